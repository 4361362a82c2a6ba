# The screen of the electronic unit: short lines. Sums come as the unit writes them, such as 1.26M.

unit-card = Card { $number }
unit-ready = Insert a card.
unit-asleep = Asleep: press any key.
unit-balance = { $card }: { $amount }
unit-both = { $card }: { $amount } → { $other }: { $balance }
unit-entry = { $entry }

# The zone button and its Chance.
unit-zone =
    { $zone ->
        [walking] Walking zone
        [cycle] Cycle zone
        [car] Car zone
       *[space] Rocket zone
    }
unit-zone-chosen =
    { $zone ->
        [walking] Walking zone: Chance!
        [cycle] Cycle zone: Chance!
        [car] Car zone: Chance!
       *[space] Rocket zone: Chance!
    }
unit-chance = Chance: { $text }
unit-chance-unknown = Chance

# The Deal button.
unit-deal = Deal: { $seconds } s
unit-deal-stopped = Deal done with { $seconds } s left.
unit-deal-over = Time is up!

# A new game, and the volume.
unit-reset-ask = New game? Start button: yes. Any other key: no.
unit-reset-done = New game: every card holds { $amount }.
unit-reset-dropped = No new game: the balances stay.
unit-volume =
    { $level ->
        [0] Volume: beeps only
       *[other] Volume: { $level }
    }

# What the unit will not do.
unit-refused-no-card = Insert a card first.
unit-refused-no-green-card = Put a card in the green slot first.
unit-refused-slot-taken = There is a card in this slot already.
unit-refused-card-in-use = In the other slot already: { $card }.
unit-refused-slot-empty = There is no card in this slot.
unit-refused-two-points = One point is enough.
unit-refused-entry-full = This number is too long.
unit-refused-unfinished = M or K is missing: no money moved.
unit-refused-no-number = Enter a number first, then M or K.
unit-refused-no-amount = Enter a sum above zero.
unit-refused-not-a-step = Sums go in steps of 10K.
unit-refused-above-balance = { $amount } is too much: the card holds { $balance }.
unit-refused-timer-running = The timer is running: only Deal stops it.
unit-refused-text-awaited = A Chance text is coming.

# In the digital game: what the events put on the screen.
unit-salary = { $seat }: salary +{ $amount }
unit-paid = { $seat }: −{ $amount }
unit-received = { $seat }: +{ $amount }
unit-paid-player = { $seat } → { $other }: { $amount }
unit-auction = Auction from { $amount }
unit-bid = { $seat } bids { $amount }
unit-sold = Sold! { $seat }: { $amount }
unit-unsold = No bid: unsold.
unit-short = { $seat }: not enough for { $amount }
