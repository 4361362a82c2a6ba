# What passgo editions says.

editions-about-where = Say where editions are looked for.
editions-about-add = Add the edition in a folder or a zip.
editions-about-check = Check the edition in a folder or a zip.
editions-about-new = Begin an edition as a copy of another.
editions-about-remove = Remove an edition that was added.
editions-about-folder-or-zip = The folder of an edition, or a zip of it.
editions-about-name = The name of the edition.
editions-about-from = The edition to copy; Euro unless stated.
editions-about-into = The folder in which it is begun; your own editions unless stated.
editions-about-same-rules = Play by the other’s rules, with none of its own to change.

editions-added = { $name } is added, in { $path }. To play it: passgo play --edition { $name }
editions-begun = { $name } is there, in { $path }. Change its files, then: passgo play --edition { $name }
editions-begun-elsewhere = { $name } is there. Change its files, then: passgo play --edition { $path }
editions-removed = { $name } is removed.
editions-checked = { $name } can be played: { $title }, digest { $digest }.
editions-trouble = cannot be played: { $why }

editions-place-package = Passgo’s own: { $path }
editions-place-environment = PASSGO_EDITIONS: { $path }
editions-place-data = Yours: { $path }
