# What the table is waiting for, in a few words.

phase-order = throwing for the first turn
phase-roll = throwing the dice
phase-end = ending the turn
phase-over = game over
phase-buy = deciding whether to buy
phase-auction = auction
phase-debt = settling a debt
phase-shortage = sharing out the last buildings
phase-keep = lifting or keeping mortgages
phase-choice = choosing to pay or to draw
phase-price = throwing for a rent
phase-zone = choosing on a zone square
