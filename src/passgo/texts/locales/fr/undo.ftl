# Annuler ses propres bâtiments et hypothèques tant que rien d’autre n’est arrivé.
# $what est une liste des textes undone-… ; $flow dit si $amount revient ou repart.

undo-action =
    { $flow ->
        [in] Annuler { $what } (+{ $amount })
       *[out] Annuler { $what } (−{ $amount })
    }
undo-event =
    { $flow ->
        [in] { $seat } annule { $what } et récupère { $amount }.
       *[out] { $seat } annule { $what } et rend { $amount }.
    }
undo-refused-nothing = Vous n’avez rien à annuler maintenant.
undo-refused-not-yours = C’est à { $seat } d’annuler la dernière action.

undone-house-built =
    { $count ->
        [one] l’achat d’une { piece-house } sur { $lots }
       *[other] l’achat de { $count } { piece-houses } sur { $lots }
    }
undone-hotel-built =
    { $count ->
        [one] l’achat d’un { piece-hotel } sur { $lots }
       *[other] l’achat de { $count } { piece-hotels } sur { $lots }
    }
undone-house-sold =
    { $count ->
        [one] la vente d’une { piece-house } sur { $lots }
       *[other] la vente de { $count } { piece-houses } sur { $lots }
    }
undone-hotel-sold =
    { $count ->
        [one] la vente d’un { piece-hotel } sur { $lots }
       *[other] la vente de { $count } { piece-hotels } sur { $lots }
    }
undone-hotel-swapped =
    { $count ->
        [one] l’échange d’un { piece-hotel } sur { $lots }
       *[other] l’échange de { $count } { piece-hotels } sur { $lots }
    }
undone-lot-mortgaged = l’hypothèque sur { $lots }
undone-lot-redeemed = la levée de l’hypothèque sur { $lots }
