# What passgo editions says.

editions-about-where = Show the folders that are searched for editions.
editions-about-add = Add the edition in a folder or a zip.
editions-about-check = Check the edition in a folder or a zip.
editions-about-new = Create an edition as a copy of another.
editions-about-remove = Remove an edition that was added.
editions-about-folder-or-zip = The folder of an edition, or a zip of it.
editions-about-name = The name of the edition.
editions-about-from = The edition to copy; Euro by default.
editions-about-into = The folder to create it in; by default that of your editions.
editions-about-same-rules = Use the rules of the other edition, without a copy to change.

editions-added = { $name } is added, in { $path }. To play it, run: passgo play --edition { $name }
editions-begun = { $name } is created, in { $path }. Edit its files, then run: passgo play --edition { $name }
editions-begun-elsewhere = { $name } is created. Edit its files, then run: passgo play --edition { $path }
editions-removed = { $name } is removed.
editions-checked = { $name } can be played: { $title }, digest { $digest }.
editions-trouble = cannot be played: { $why }

editions-place-package = Passgo’s own: { $path }
editions-place-environment = PASSGO_EDITIONS: { $path }
editions-place-data = Yours: { $path }
