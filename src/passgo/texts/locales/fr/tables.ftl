# Les commandes de qui tient un serveur : ce qui est gardé de ses tables.

tables-about-list = Donner la liste des tables, la dernière changée d’abord.
tables-about-show = Montrer ce qui est gardé d’une table ; rien de secret.
tables-about-export = Écrire des tables dans un fichier, avec tout ce qui leur appartient.
tables-about-import = Ajouter des tables exportées ; celles qui existent déjà restent telles quelles.
tables-about-prune = Retirer les tables où rien ne s’est passé depuis un moment, et les invités sans place.
tables-about-phase = Seulement les tables dans cette phase ; prune prend les tables finies sauf demande contraire, et l’on peut en nommer plusieurs.
tables-about-limit = Combien au plus.
tables-about-code = Le code d’une table.
tables-about-export-file = Un nouveau fichier. À garder en lieu sûr : il contient les graines et ce qui ouvre les places.
tables-about-export-codes = Quelles tables ; sinon toutes.
tables-about-import-file = Un fichier écrit par passgo tables export.
tables-about-days = Depuis combien de jours rien ne s’est passé.
tables-about-trial = Dire seulement lesquelles partiraient.
tables-word-code = CODE

tables-none = Il n’y a pas de telle table.
tables-column-code = code
tables-column-phase = phase
tables-column-edition = édition
tables-column-seats = places
tables-column-changed = changée
tables-shown =
    { $code } : { $phase }, { $number } entrées, { $holders } personnes assises
    à la table : { $seats }
    créée { $created }, changée { $changed }
tables-led = menée par { $leader }
tables-rests = menée par aucun serveur pour l’instant
tables-exported =
    { $count ->
        [one] Une table est dans { $file }.
       *[other] { $count } tables sont dans { $file }.
    }
tables-imported =
    { $count ->
        [0] Aucune table n’a été ajoutée.
        [one] Une table a été ajoutée.
       *[other] { $count } tables ont été ajoutées.
    }
tables-taken =
    { $count ->
        [one] Une existait déjà et reste telle quelle : { $codes }
       *[other] { $count } existaient déjà et restent telles quelles : { $codes }
    }
tables-gone =
    { $count ->
        [0] Rien à retirer.
        [one] Une table est partie.
       *[other] { $count } tables sont parties.
    }
tables-would-go =
    { $count ->
        [0] Rien ne partirait.
        [one] Une table partirait.
       *[other] { $count } tables partiraient.
    }
tables-wrong = Les tables sont hors d’atteinte : { $why }
tables-file-wrong = { $file }, ligne { $line } : { $why }. Tables ajoutées avant elle : { $count }.
