# L’écran de l’unité électronique : des lignes courtes. Les sommes sont écrites comme l’unité les
# écrit, par exemple 1.26M.

unit-card = Carte { $number }
unit-ready = Insérez une carte.
unit-asleep = En veille : appuyez sur une touche.
unit-balance = { $card } : { $amount }
unit-both = { $card } : { $amount } → { $other } : { $balance }
unit-entry = { $entry }

# La touche zone et sa Chance.
unit-zone =
    { $zone ->
        [walking] Zone piétonne
        [cycle] Zone cycliste
        [car] Zone automobile
       *[space] Zone spatiale
    }
unit-zone-chosen =
    { $zone ->
        [walking] Zone piétonne : Chance !
        [cycle] Zone cycliste : Chance !
        [car] Zone automobile : Chance !
       *[space] Zone spatiale : Chance !
    }
unit-chance = Chance : { $text }
unit-chance-unknown = Chance

# La touche Deal.
unit-deal = Deal : { $seconds } s
unit-deal-stopped = Affaire conclue : il restait { $seconds } s.
unit-deal-over = C’est fini !

# Une nouvelle partie, et le volume.
unit-reset-ask = Nouvelle partie ? Départ : oui. Une autre touche : non.
unit-reset-done = Nouvelle partie : { $amount } sur chaque carte.
unit-reset-dropped = Pas de nouvelle partie : les soldes restent.
unit-volume =
    { $level ->
        [0] Volume : bips seuls
       *[other] Volume : { $level }
    }

# Ce que l’unité ne fait pas.
unit-refused-no-card = Insérez d’abord une carte.
unit-refused-no-green-card = Mettez d’abord une carte dans la fente verte.
unit-refused-slot-taken = Il y a déjà une carte dans cette fente.
unit-refused-card-in-use = Déjà dans l’autre fente : { $card }.
unit-refused-slot-empty = Il n’y a pas de carte dans cette fente.
unit-refused-two-points = Un seul point suffit.
unit-refused-entry-full = Ce nombre est trop long.
unit-refused-unfinished = Il manque M ou K : l’argent n’a pas bougé.
unit-refused-no-number = Tapez d’abord un nombre, puis M ou K.
unit-refused-no-amount = Tapez une somme plus grande que zéro.
unit-refused-not-a-step = Les sommes vont de 10K en 10K.
unit-refused-above-balance = { $amount }, c’est trop : il y a { $balance } sur la carte.
unit-refused-timer-running = Le minuteur tourne : seule la touche Deal l’arrête.
unit-refused-text-awaited = Un texte Chance va s’afficher.

# Dans la partie à l’écran : ce que les événements affichent.
unit-salary = { $seat } : salaire +{ $amount }
unit-paid = { $seat } : −{ $amount }
unit-received = { $seat } : +{ $amount }
unit-paid-player = { $seat } → { $other } : { $amount }
unit-auction = Enchères à partir de { $amount }
unit-bid = { $seat } enchérit à { $amount }
unit-sold = Adjugé ! { $seat } : { $amount }
unit-unsold = Aucune enchère : rien n’est vendu.
unit-short = { $seat } : pas assez pour { $amount }
