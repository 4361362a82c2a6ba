# What passgo editions says.

editions-about-where = Show where editions are looked for.
editions-about-add = Add an edition from a folder or a zip.
editions-about-check = Check an edition in a folder or a zip.
editions-about-new = Create an edition as a copy of another.
editions-about-remove = Remove an edition that was added.
editions-about-folder-or-zip = The folder of an edition, or its zip.
editions-about-name = The name of the edition.
editions-about-from = The edition to copy; Euro by default.
editions-about-into = The folder to create it in; your own editions by default.
editions-about-same-rules = Play by the rules of the other edition, with no rules of its own.

editions-added = { $name } is added, in { $path }. To play it: passgo play --edition { $name }
editions-begun = { $name } is created, in { $path }. Change its files, then: passgo play --edition { $name }
editions-begun-elsewhere = { $name } is created. Change its files, then: passgo play --edition { $path }
editions-removed = { $name } is removed.
editions-checked = { $name } can be played: { $title }, digest { $digest }.
editions-trouble = cannot be played: { $why }

editions-place-package = Passgo’s own: { $path }
editions-place-environment = PASSGO_EDITIONS: { $path }
editions-place-data = Yours: { $path }
