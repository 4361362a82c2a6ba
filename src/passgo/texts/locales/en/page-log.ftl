# The log in short and what happened since one’s last turn: what a turn comes to, without its seat.

log-turn-one = { $seat } { $first }.
log-turn-two = { $seat } { $first } and { $second }.
log-open =
    { $count ->
        [one] Show { $count } line
       *[other] Show { $count } lines
    }
log-pays-rent =
    { $who ->
        [you] pays you { $amount } in rent
       *[other] pays { $other } { $amount } in rent
    }
log-pays =
    { $who ->
        [you] pays you { $amount }
       *[other] pays { $other } { $amount }
    }
log-pays-bank = pays the bank { $amount }
log-pays-all = pays the others { $amount }
log-gets =
    { $who ->
        [you] gets { $amount } from you
       *[other] gets { $amount } from { $other }
    }
log-gets-all = gets { $amount } from the others
log-gets-bank = gets { $amount } from the bank
log-gets-pot = takes the pot of { $amount }
log-trades =
    { $who ->
        [you] trades with you
       *[other] trades with { $other }
    }
log-forces =
    { $who ->
        [you] forces a deal on you
       *[other] forces a deal on { $other }
    }
log-buys = buys { $lots }
log-leaves-lot =
    { $who ->
        [you] leaves { $lots } to you
        [none] leaves { $lots } with the bank
       *[other] leaves { $lots } to { $other }
    }
log-builds-house =
    { $count ->
        [one] builds a { piece-house } on { $lots }
       *[other] builds { $count } { piece-houses } on { $lots }
    }
log-builds-hotel =
    { $count ->
        [one] builds a { piece-hotel } on { $lots }
       *[other] builds { $count } { piece-hotels } on { $lots }
    }
log-sells =
    { $count ->
        [one] sells a building
       *[other] sells { $count } buildings
    }
log-mortgages = mortgages { $lots }
log-redeems = unmortgages { $lots }
log-no-rent =
    { $who ->
        [you] gets away without paying your rent
       *[other] gets away without paying rent to { $other }
    }
log-cannot-pay = cannot pay { $amount }
log-out = is out of the game
log-jailed = goes to jail
log-stays-jailed = stays in jail
log-leaves-jail = leaves jail
log-draws = draws a { $pack } card
log-lands = lands on { $lots }
log-rolls = rolls { $die1 } and { $die2 }
log-sold =
    { $sort ->
        [house] Sold. { $seat } buys a { piece-house } for { $amount }.
        [hotel] Sold. { $seat } buys a { piece-hotel } for { $amount }.
       *[other] Sold. { $seat } buys { $lot } for { $amount }.
    }
log-raised = { $seat } raises { $amount } for the debt.

recap-title = Since your last turn
recap-had = You had { $before }. Now you have { $now }.
recap-same = You still have { $now }.
recap-again = Show it again
recap-rent = rent there: { $amount }
recap-owns = owns all { $group }
recap-change = { $change } for you

# The bar while dice and tokens move
play-showing = { $seat } is on the move.
play-showing-own = Off you go.
play-showing-then = Then you see what comes of it.
play-show-at-once = Show it at once

# Talk
talk-emotes = Emotes
talk-emote-smile = Smile
talk-emote-laugh = Laugh
talk-emote-wow = Surprise
talk-emote-sad = Sad
talk-emote-angry = Angry
talk-emote-love = Love it
talk-rest = Enough emotes for a moment.
talk-mute = Mute { $seat }
talk-muted = You do not hear { $seat }.
talk-unmute = Hear { $seat } again

# Small screens
play-my-lots = Properties
play-open-log = Log
play-thousands = { $figure }k
