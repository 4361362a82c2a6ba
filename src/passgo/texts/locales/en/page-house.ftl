# House rules at the table: presets, what differs from the booklet, every rule.

house-title = How do you want to play?
house-lead = Pick one. You can still change any rule below.
house-row = { $played }, { $count ->
        [0] just as in the booklet
        [one] { $count } difference
       *[other] { $count } differences
    }
house-differs =
    { $count ->
        [0] Just as in the booklet
        [one] { $count } thing differs from the booklet
       *[other] { $count } things differ from the booklet
    }
house-back = Back to the booklet
house-take-away = Take away: { $difference }
house-all = All rules
house-more = More rules
house-find = Find a rule: jail, rent, hotel…
house-only = only what differs
house-book = the booklet
house-is-book = as in the booklet
house-none = No rule has these words.
house-keep = Keep as “Our rules”
house-kept = Kept on this device
house-ours = Our rules
house-ours-about = Kept on this device.
house-do = Play: { $played }
house-look = Close
house-usual = Friendly table
house-own = Rules of your own
house-changed = { $preset }, changed
house-less = less
house-plus = more
house-odds = { $above } in { $below }
house-odds-never = never
house-odds-always = always
house-or-minutes = { $end }, or { $minutes } min
house-fixed = The host chooses the rules.
