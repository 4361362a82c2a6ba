# La table de Knockout dans la page : la piste, la visée, les camps.

lane-name = La piste
lane-spaces = Cases de la piste
lane-view = Vue de la piste
lane-perspective = En 3D
lane-above = Vue de dessus
lane-round = Ronde { $round }
lane-round-of = Ronde { $round } sur { $rounds }
lane-scoring = on compte
lane-slide-no =
    { $number ->
        [1] premier lancer
        [2] deuxième lancer
        [3] troisième lancer
       *[other] quatrième lancer
    }
lane-place = Numéro { $place } dans l’ordre
lane-pot = au-dessus du stationnement
lane-pot-short = cagnotte

# Ce que rapporte un endroit
lane-pays = rapporte { $amount }
lane-pays-none = ne rapporte rien de plus : un autre pion y compte déjà
lane-completes = et complète le groupe { $group } : { $amount } de plus
lane-lie = { $tokens } dessus
lane-aim-at = viser ici
lane-meets = Touche { $token }
lane-meets-then = On verra bien où ils finissent.
lane-falls = Hors du plateau
lane-short = Arrêté derrière le départ
lane-falls-then = Le pion serait hors jeu.

# La visée
lane-x = Position
lane-angle = Angle
lane-speed = Vitesse
lane-mm = { $value } mm
lane-speed-of = { $value } m/s
lane-angle-of =
    { $way ->
        [straight] tout droit
        [left] { $angle }° à gauche
       *[right] { $angle }° à droite
    }
lane-other-token = Prendre plutôt { $token }

# La barre
lane-aims = { $seat } vise.
lane-pull = Tirez, visez, lâchez.
lane-hand =
    { $hand ->
        [none] Une main parfaitement sûre.
        [expert] Une main d’expert : elle dévie à peine.
        [skilled] Une main adroite : elle dévie un peu.
        [child] Une main d’enfant : elle dévie beaucoup.
       *[casual] Une main ordinaire : elle peut dévier un peu.
    }
lane-jailed = Votre pion est en prison.
lane-jailed-then = Payez { $amount } à la cagnotte et relancez-le, ou laissez-le.
lane-retry = Votre pion a quitté le plateau.
lane-retry-then = Tentez une seconde chance, ou laissez-le.
lane-chance = Encore un lancer grâce à Chance.
lane-chance-then = Relancez le pion, ou laissez-le là.
lane-railroad = Où va votre pion du chemin de fer ?
lane-railroad-then = Touchez une propriété libre, ou prenez la meilleure.
lane-house = Quelle propriété doublez-vous ?
lane-house-then = Elle paie deux fois : touchez-en une, ou prenez la meilleure.
lane-do-slide = Lancer
lane-do-railroad = Vers { $space }
lane-do-house = Doubler { $space }
lane-do-retry = Réessayer pour { $amount }
lane-do-retry-free = Réessayer
lane-do-stay = Laisser

# À côté de la piste
lane-sets = Groupes complets
lane-jail = En prison
lane-jail-asked = peut payer et relancer
lane-jail-stays = y reste jusqu’à la fin de la ronde
lane-jail-none = Personne.
lane-then = Après le dernier lancer
lane-then-chance = Chance relance une fois
lane-then-railroad = On prend les chemins de fer
lane-then-property = Propriétés et groupes paient
lane-then-house = Une maison en double une
lane-then-luxury-tax = Taxe de luxe : { $amount } chacune
lane-then-free-parking = Le stationnement partage
