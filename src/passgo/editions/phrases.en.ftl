# What was found and what was expected: parts of one line, so none ends with a full stop.

either = { $first } or { $last }
one-of = one of { $names }
range = { $least } to { $most }
at-least = at least { $least }
at-most = at most { $most }
number = a number
whole = a whole number
whole-from = a whole number of at least { $least }
whole-range = a whole number from { $least } to { $most }
word-list = a list of { $always } and optionally { $perhaps }
count-list = a list of { $length } whole numbers from 0 to { $most }
odds = a number from 0 to 1 or a fraction such as 1/12
sum = a sum such as 1500, 500K or 1.5M
multiple = a multiple of { $unit }
seat-or-name = a seat from 0 to { $most } or a seat’s name

# Editions, modes and options.
edition-or-folder = { $names } or a folder
edition-perhaps = { $names } or a folder (perhaps { $close })
edition-name-form = small letters and digits, with single hyphens or underscores between them, such as my-box
edition-name-taken = another name, because Passgo has its own edition { $name }: rename the folder
edition-name-used = another name, because { $folder } already has this one
edition-to-add = { $names }, or that edition: first run passgo editions add
edition-meant = { $digest }, the edition this was played with: run passgo editions add for it, or put its folder in PASSGO_EDITIONS
edition-of-version = { $digest }, the edition this was played with: it belongs to another version of Passgo
in-edition = { $names } in edition { $edition }
name-and-value = name=value
option-table = a table of names and values
unknown-option = an unknown option
option-such-as = an option such as { $close }
no-odds = 0, because edition { $edition } has no electronic unit
seat-number = a seat’s number, because the seats have no names
nothing-without = nothing, because edition { $edition } has { $lack }
lack-packs = no decks of cards
lack-zones = no zones
lack-deals = no forced deals
lack-unit = no electronic unit
nothing-in-kind = nothing, because edition { $edition } has no payment with property
dearest-titles = at least { $least }, the price of the dearest title deeds that mode { $mode } may deal
no-wealth = nothing, because mode { $mode } does not count wealth in edition { $edition }
true-in-mode = true in mode { $mode }
false-in-mode = false in mode { $mode } of edition { $edition }
not-timed = nothing, because mode { $mode } is not timed

# Seats, sides and hands.
players =
    { $count ->
        [one] { $count } player
       *[other] { $count } players
    }
players-alone =
    { $count ->
        [one] { $count } player alone
       *[other] { $count } players alone
    }
players-in = { $least } to { $most } in { $edition }
name-list = a list of names
printable-name = a name of printable characters
not-the-bank = another name, because the bank has this one
names-differ = names that are all different
seen-name = a name with a visible character
names-look-different = names that look different
seat-names = names of seats
levels = { $count } levels
one-or = one, or { $count }
sides = { $count } sides
colours-with-members = colours, each with its members
one-or-two-members = one or two members
twice = { $name } twice
each-once = each player once
teams-from = { $least } or more for teams
one-alone = one at most

# A slide on the lane.
tokens-apart = tokens that do not overlap
place = x,y in millimetres, such as 150,400
place-on-lane = a place on the lane, 0,0 to { $x },{ $y }

# Editions that are added: folders and zips.
parcel-nothing = nothing
parcel-folder-or-zip = the folder or the zip of an edition
parcel-plain-files = plain files, at the top or in one folder
parcel-only-files = only { $names }
parcel-bytes = { $size } bytes
parcel-at-most-bytes = at most { $most } bytes
parcel-files-many = { $number } files
parcel-folders-many = several folders
parcel-folder-within = a folder inside
parcel-file-twice = a second file of that name
parcel-link = a link
parcel-no-plain-file = something other than a file
parcel-odd-file = a file that does not belong to an edition
parcel-way-out = a name that points outside the zip
parcel-broken-zip = something that cannot be unpacked
parcel-whole-zip = a complete zip with the usual compression
parcel-locked = a file with a password
parcel-odd-packing = an unusual compression
parcel-bomb = a file that unpacks to far too much
edition-is-there = a new name; passgo editions remove { $name } frees this one
editions-known = one that you added: { $names }
editions-none = one that you added, but there is none

# Players.
player-function = a function
player-name = a name of small letters, digits, hyphens and underscores that begins with a letter, such as my-bot
player-name-used = another name, because there is already a player of this one
player-title = a text of one line with at most { $most } characters
