# Ce que les robots répondent aux offres, les offres qui attendent, ce qu’un titre vaut à présent.

bargain-answer = La réponse de { $seat }
bargain-quoted = « { $words } »
bargain-heard = { $seat } dit : { $says } { $why }
bargain-why = Pourquoi ?
bargain-wish = souhait de { $seat }
bargain-nothing = rien
bargain-keep = il vous reste { $amount }
bargain-has = { $seat } aurait { $amount }
bargain-wants-more = { $seat } en veut plus.
bargain-wants = { $seat } veut autre chose.
bargain-wants-not = { $seat } dit non.
bargain-do-add = Ajouter { $amount }
bargain-do-take = D’accord
bargain-do-raise = Trouver d’abord { $amount }
bargain-do-change = Modifier
bargain-do-not-now = Plus tard
bargain-also = { $seat } dirait aussi oui à
bargain-one-tap = un geste suffit
bargain-gives-cash = { $given } en argent
bargain-gives-no-cash = { $given }, sans argent
bargain-gives-back = { $given }, et vous recevez { $amount }
bargain-fair = Un échange juste pour vous
bargain-see = Voir la réponse
bargain-spoken = { $seat } : { $says }
bargain-deal = Marché conclu !
bargain-suggested = Des échanges justes
bargain-suggested-then = un geste les prépare

offers-one = { $seat } vous propose un échange
offers-many = { $count } offres vous attendent
offers-open = Jusqu’au prochain lancer ou à la fin du tour.
offers-mat = offre
offers-look = Ouvrir l’offre de { $seat }

deed-free = libre : { $amount }
deed-owned = à { $seat }
deed-mine = à vous
deed-mortgaged = hypothéquée
deed-rent = { $who ->
    [mine] Qui s’arrête ici à présent
   *[other] Si vous vous arrêtez ici,
}
deed-rent-pays = { $who ->
    [mine] vous paie { $amount }.
   *[other] vous payez { $amount } à { $seat }.
}
deed-no-rent = Pas de loyer : elle est hypothéquée.
deed-needs = { $who ->
    [you] C’est vous qui en avez le plus besoin.
   *[other] { $seat } en a le plus besoin.
}
deed-needs-has = { $who ->
    [you] Vous avez { $lots }.
   *[other] { $seat } a { $lots }.
}
deed-needs-completes = Celle-ci complète la couleur : { $group }.
deed-for-you = Pour vous : { $count } sur { $size } ({ $group }).
deed-has = Vous avez { $count } sur { $size } ({ $group }).
deed-stops = { $seat } ne pourrait pas y construire.
deed-ahead =
    { $count ->
        [0] Vous êtes sur cette case.
        [one] À { $count } case de vous.
       *[other] À { $count } cases de vous.
    }
deed-throw = Vous vous y arrêtez avec { $sum } : { $ways ->
        [one] { $ways } chance
       *[other] { $ways } chances
    } sur { $of }.
deed-pay = Vous pouvez la payer.
deed-pay-left = Il vous resterait { $amount }.
deed-pay-not = Vous ne pouvez pas la payer maintenant.
deed-pay-lacks = Il vous manque { $amount }.
deed-likes = Ce que { $seat } aime :
deed-to-go = Cases à parcourir
deed-would-take = Ce que { $seat } accepterait
deed-offer = Proposer un échange pour { $lot }
deed-offer-mine = Proposer { $lot } en échange
deed-show = Montrer sur le plateau
deed-next = Case suivante
deed-previous = Case précédente
deed-how = Arrêtez-vous ici pour l’acheter.
