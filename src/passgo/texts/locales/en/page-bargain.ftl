# Answers of bots to offers, offers that wait, and what a deed means now.

bargain-answer = { $seat } answers
bargain-quoted = “{ $words }”
bargain-heard = { $seat } says: { $says } { $why }
bargain-why = Why?
bargain-wish = { $seat }’s wish
bargain-nothing = nothing
bargain-keep = you keep { $amount }
bargain-has = { $seat } has { $amount }
bargain-wants-more = { $seat } wants more.
bargain-wants = { $seat } wants something else.
bargain-wants-not = { $seat } says no.
bargain-do-add = Add { $amount }
bargain-do-take = Do it
bargain-do-raise = Raise { $amount } first
bargain-do-change = Change it
bargain-do-not-now = Not now
bargain-also = { $seat } would also say yes to
bargain-one-tap = one tap asks
bargain-gives-cash = { $given } in cash
bargain-gives-no-cash = { $given }, no cash
bargain-gives-back = { $given }, and you get { $amount }
bargain-fair = A fair trade for you
bargain-see = See the answer
bargain-spoken = { $seat }: { $says }
bargain-deal = Deal!
bargain-suggested = Fair trades
bargain-suggested-then = a tap lays it out

offers-one = { $seat } offers you a trade
offers-many = { $count } offers wait for you
offers-open = Open until the next roll or the end of the turn.
offers-mat = offer
offers-look = Open the offer from { $seat }

deed-free = free: { $amount }
deed-owned = { $seat }’s
deed-mine = yours
deed-mortgaged = mortgaged
deed-rent = { $who ->
    [mine] Who stops here now
   *[other] If you stop here now,
}
deed-rent-pays = { $who ->
    [mine] pays you { $amount }.
   *[other] you pay { $seat } { $amount }.
}
deed-no-rent = No rent now: it is mortgaged.
deed-needs = { $who ->
    [you] You need it most.
   *[other] { $seat } needs it most.
}
deed-needs-has = { $who ->
    [you] You have { $lots }.
   *[other] { $seat } has { $lots }.
}
deed-needs-completes = This one completes the colour: { $group }.
deed-for-you = For you: { $count } of { $size } ({ $group }).
deed-has = You have { $count } of { $size } ({ $group }).
deed-stops = It would stop { $seat } from building there.
deed-ahead =
    { $count ->
        [0] You are on this square.
        [one] { $count } square ahead of you.
       *[other] { $count } squares ahead of you.
    }
deed-throw = You stop here with a { $sum }: { $ways ->
        [one] { $ways } chance
       *[other] { $ways } chances
    } in { $of }.
deed-pay = You can pay it.
deed-pay-left = You would keep { $amount }.
deed-pay-not = You cannot pay it now.
deed-pay-lacks = You lack { $amount }.
deed-likes = What { $seat } likes:
deed-to-go = Squares to go
deed-would-take = Trades { $seat } would take
deed-offer = Offer a trade for { $lot }
deed-offer-mine = Offer { $lot } in a trade
deed-show = Show on board
deed-next = Next square
deed-previous = Previous square
deed-how = Stop here to buy it.
