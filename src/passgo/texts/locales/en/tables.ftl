# The commands for administrators: the tables that a server stores.

tables-about-list = List tables, the most recently changed first.
tables-about-show = Show what is stored about a table; nothing secret.
tables-about-export = Write tables to a file, with everything that belongs to them.
tables-about-import = Import exported tables; tables that already exist stay as they are.
tables-about-prune = Remove tables with no activity for a while, and guests who hold no seat.
tables-about-phase = Only tables in this phase; may be given several times. By default prune takes the tables that are over.
tables-about-limit = How many at most.
tables-about-code = The code of a table.
tables-about-export-file = A new file. Keep it safe: it holds seeds and the keys to seats.
tables-about-export-codes = Which tables; all of them by default.
tables-about-import-file = A file written by passgo tables export.
tables-about-days = For how many days nothing has happened.
tables-about-trial = Only show which tables would be removed.
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
    created { $created }, changed { $changed }
tables-led = led by { $leader }
tables-rests = not led by any server at the moment
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
        [one] One exists already and stays as it is: { $codes }
       *[other] { $count } exist already and stay as they are: { $codes }
    }
tables-gone =
    { $count ->
        [0] Nothing to remove.
        [one] One table was removed.
       *[other] { $count } tables were removed.
    }
tables-would-go =
    { $count ->
        [0] No table would be removed.
        [one] One table would be removed.
       *[other] { $count } tables would be removed.
    }
tables-wrong = Cannot reach the tables: { $why }
tables-file-wrong = { $file }, line { $line }: { $why }. Tables added before this line: { $count }.
