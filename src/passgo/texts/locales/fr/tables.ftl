# Les commandes des administrateurs : les tables enregistrées par un serveur.

tables-about-list = Lister les tables, la dernière changée d’abord.
tables-about-show = Montrer ce qui est enregistré d’une table ; rien de secret.
tables-about-export = Écrire des tables dans un fichier, avec tout ce qui leur appartient.
tables-about-import = Importer des tables exportées ; celles qui existent déjà restent telles quelles.
tables-about-prune = Supprimer les tables sans activité depuis un moment, et les invités sans place.
tables-about-phase = Seulement les tables dans cette phase ; peut être donné plusieurs fois. Par défaut, prune prend les tables finies.
tables-about-limit = Combien au plus.
tables-about-code = Le code d’une table.
tables-about-export-file = Un nouveau fichier. Gardez-le en lieu sûr : il contient les graines et les clés des places.
tables-about-export-codes = Quelles tables ; toutes par défaut.
tables-about-import-file = Un fichier écrit par passgo tables export.
tables-about-days = Depuis combien de jours rien ne s’est passé.
tables-about-trial = Montrer seulement quelles tables seraient supprimées.
tables-word-code = CODE

tables-none = Il n’y a pas de table comme cela.
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
        [0] Rien à supprimer.
        [one] Une table a été supprimée.
       *[other] { $count } tables ont été supprimées.
    }
tables-would-go =
    { $count ->
        [0] Aucune table ne serait supprimée.
        [one] Une table serait supprimée.
       *[other] { $count } tables seraient supprimées.
    }
tables-wrong = Impossible d’atteindre les tables : { $why }
tables-file-wrong = { $file }, ligne { $line } : { $why }. Tables ajoutées avant cette ligne : { $count }.
