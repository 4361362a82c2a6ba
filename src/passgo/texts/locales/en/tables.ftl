# The commands for whoever runs a server: what is stored of its tables.

tables-about-list = List tables, the last changed first.
tables-about-show = Show what is stored of a table; nothing secret.
tables-about-export = Write tables to a file, with everything that belongs to them.
tables-about-import = Put exported tables into the store; those that are there stay as they are.
tables-about-prune = Remove tables at which nothing has happened for a while, and guests who hold no seat.
tables-about-phase = Only tables in this phase; prune takes those that are over unless told otherwise, and several may be named.
tables-about-limit = How many at most.
tables-about-code = The code of a table.
tables-about-export-file = A new file. Keep it safe: it holds seeds, and what opens seats.
tables-about-export-codes = Which tables; otherwise all.
tables-about-import-file = A file that passgo tables export has written.
tables-about-days = For how many days nothing has happened.
tables-about-trial = Only say which would go.
tables-word-code = CODE

tables-none = There are no such tables.
tables-column-code = code
tables-column-phase = phase
tables-column-edition = edition
tables-column-seats = seats
tables-column-changed = changed
tables-shown =
    { $code }: { $phase }, { $number } entries, { $holders } holding seats
    at the table: { $seats }
    made { $created }, changed { $changed }
tables-led = led by { $leader }
tables-rests = led by no server at the moment
tables-exported =
    { $count ->
        [one] One table is in { $file }.
       *[other] { $count } tables are in { $file }.
    }
tables-imported =
    { $count ->
        [0] No table was added.
        [one] One table was added.
       *[other] { $count } tables were added.
    }
tables-taken =
    { $count ->
        [one] One was there already and stays as it is: { $codes }
       *[other] { $count } were there already and stay as they are: { $codes }
    }
tables-gone =
    { $count ->
        [0] Nothing to remove.
        [one] One table is gone.
       *[other] { $count } tables are gone.
    }
tables-would-go =
    { $count ->
        [0] Nothing would go.
        [one] One table would go.
       *[other] { $count } tables would go.
    }
tables-wrong = The tables cannot be reached: { $why }
tables-file-wrong = { $file }, line { $line }: { $why }. Tables added before it: { $count }.
