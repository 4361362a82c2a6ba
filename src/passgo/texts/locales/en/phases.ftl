# What the table is waiting for, in a few words.

phase-order = rolling for the first turn
phase-roll = rolling the dice
phase-end = ending the turn
phase-over = game over
phase-buy = deciding whether to buy
phase-auction = auction
phase-debt = paying a debt
phase-shortage = sharing out the last buildings
phase-keep = unmortgaging, or keeping mortgages
phase-choice = choosing to pay or draw
phase-price = rolling for a rent
phase-zone = choosing on a zone square
phase-text = reading a text on the unit
