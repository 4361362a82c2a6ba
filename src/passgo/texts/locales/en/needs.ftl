# Whom a property helps most in an auction, and what it would complete: `need-<what>`; `-you` for the player’s own seat.

need-completes = { $seat } has { $lots }. { $lot } would complete { $group }.
need-completes-you = You have { $lots }. { $lot } would complete { $group } for you.
need-some = { $seat } has { $lots }. With { $lot } that makes { $count } of { $size } ({ $group }).
need-some-you = You have { $lots }. With { $lot } that makes { $count } of { $size } ({ $group }).
need-nobody = Nobody has { $group } yet.
need-others = Nobody who is still bidding has { $group }.
