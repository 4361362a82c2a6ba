# Taking back your own building or mortgage before anything else happens.
# $what is a list of the texts undone-…; $flow says whether $amount comes back or goes away.

undo-action =
    { $flow ->
        [in] Take back { $what } (+{ $amount })
       *[out] Take back { $what } (−{ $amount })
    }
undo-event =
    { $flow ->
        [in] { $seat } takes back { $what } and gets { $amount } back.
       *[out] { $seat } takes back { $what } and returns { $amount }.
    }
undo-refused-nothing = There is nothing you can take back now.
undo-refused-not-yours = Only { $seat } can take back the last action.

undone-house-built =
    { $count ->
        [one] the { piece-house } on { $lots }
       *[other] the { $count } { piece-houses } on { $lots }
    }
undone-hotel-built =
    { $count ->
        [one] the { piece-hotel } on { $lots }
       *[other] the { $count } { piece-hotels } on { $lots }
    }
undone-house-sold =
    { $count ->
        [one] the sale of the { piece-house } on { $lots }
       *[other] the sale of { $count } { piece-houses } on { $lots }
    }
undone-hotel-sold =
    { $count ->
        [one] the sale of the { piece-hotel } on { $lots }
       *[other] the sale of { $count } { piece-hotels } on { $lots }
    }
undone-hotel-swapped =
    { $count ->
        [one] the swap of the { piece-hotel } on { $lots }
       *[other] the swap of { $count } { piece-hotels } on { $lots }
    }
undone-lot-mortgaged = the mortgage on { $lots }
undone-lot-redeemed = the unmortgaging of { $lots }
