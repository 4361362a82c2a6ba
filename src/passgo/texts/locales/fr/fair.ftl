# Dés équitables : ce qui ne peut pas entrer dans une graine.

fair-error-luck = contribution : trouvé { $found }, attendu au plus { $most } chiffres hexadécimaux (0 à 9, a à f)
fair-error-secret = secret : attendu { $digits } chiffres hexadécimaux minuscules
fair-error-name = nom : trouvé { $name }, attendu des caractères imprimables

# Ce que passgo verify a trouvé.

verify-mark-holds = exact
verify-mark-wrong = FAUX
verify-mark-open = ouvert
verify-no-promise = L’enregistrement ne contient aucune promesse sur ses dés : rien ne montre que la graine n’a pas été choisie.
verify-commitment-holds = Le secret est bien celui qui était promis ({ $commitment }).
verify-commitment-wrong = Le secret n’est pas celui qui était promis : son empreinte est { $made }, l’engagement { $found }.
verify-noted-holds = La promesse est celle que vous aviez notée.
verify-noted-wrong = La promesse n’est pas celle que vous aviez notée : vous avez { $noted }, l’enregistrement { $found }.
verify-seed-holds =
    { $count ->
        [0] La graine vient bien du secret et des noms ; aucune place n’a ajouté de hasard.
        [one] La graine vient bien du secret, des noms et du hasard ajouté par { $count } place.
       *[other] La graine vient bien du secret, des noms et du hasard ajouté par { $count } places.
    }
verify-seed-wrong = La graine ne vient pas du secret, des noms et du hasard ajouté : ils donnent { $made }, l’enregistrement dit { $found }.
verify-start-open = L’enregistrement part d’une position ; rien n’y montre comment la partie en est arrivée là.
verify-actions-hold =
    { $count ->
        [one] { $count } action suit les règles et laisse la table comme le dit l’enregistrement.
       *[other] Les { $count } actions suivent toutes les règles et laissent la table comme le dit l’enregistrement.
    }
verify-refused = Action { $action } : les règles la refusent : { $why }
verify-unreadable = L’enregistrement ne peut pas être rejoué : { $why }
verify-mark-differs = Action { $action } : elle ne laisse pas la table comme le dit l’enregistrement.
verify-marks-left = Après l’action { $action }, la dernière, il reste des marques d’autres actions.
verify-rules-changed = Partie jouée selon les règles { $played }, celles-ci sont { $present } : à partir de l’action { $action }, rien ne peut être vérifié.
verify-edition-changed = Partie jouée avec l’édition { $played }, qui a été corrigée depuis (maintenant { $present }) : à partir de l’action { $action }, rien ne peut être vérifié.
verify-rolls-hold =
    { $count ->
        [one] { $count } lancer vient bien de la graine.
       *[other] Les { $count } lancers viennent bien de la graine.
    }
verify-roll-wrong = Action { $action } : l’enregistrement dit { $said1 } et { $said2 }, les dés étaient { $die1 } et { $die2 }.
verify-roll-missing = Action { $action } : l’enregistrement n’a pas de lancer, les dés étaient { $die1 } et { $die2 }.
verify-roll-made-up = Action { $action } : l’enregistrement dit { $said1 } et { $said2 }, mais personne n’a lancé les dés.
verify-end-holds = La partie finit dans la position où finit l’enregistrement.
verify-end-wrong = Après l’action { $action }, la dernière, la partie n’est pas dans la position de l’enregistrement.
verify-end-open = L’enregistrement est d’une ancienne version et ne dit pas dans quelle position il finit.
verify-by-hand = Les dés ont été lancés à la main et saisis ; ils ne viennent pas de la graine.
verify-faces =
    { $count ->
        [one] Faces sur { $count } lancer, et leur nombre attendu
       *[other] Faces sur { $count } lancers, et leur nombre attendu
    }
verify-sums = Sommes, et leur nombre attendu
verify-chance = Des dés équitables s’écartent au moins autant dans { $share } % des parties.
verify-too-few = Trop peu de lancers pour dire si c’est probable.
verify-proved = Tout est exact : personne n’a choisi ces dés.
verify-not-so = Cet enregistrement n’est pas exact.
verify-left-open = Rien n’est faux, mais tout n’a pas pu être prouvé.
