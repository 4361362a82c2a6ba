# Des mots qui servent à d’autres textes. Une édition redéfinit les quatre pièces dans ses propres
# textes, en gardant leur genre.

piece-house = maison
piece-houses = maisons
piece-hotel = hôtel
piece-hotels = hôtels

the-bank = la banque
nothing-word = rien
release-card = une carte « Sortez de prison » ({ $pack })
in-zone = { $zone } ({ $seats })
in-zone-nobody = personne
list-and = { $items } et { $last }
percent = { $figure } %
decimal-point = ,

# Une carte connue par son seul effet.
effect-from-pack = La carte suivante du paquet.
effect-advance-to = Avancez jusqu’à la case { $target }.
effect-go-back =
    { $amount ->
        [one] Reculez d’une case.
       *[other] Reculez de { $amount } cases.
    }
effect-go-back-to = Reculez jusqu’à la case { $target }.
effect-go-to-jail = Allez en prison.
effect-jail-free = Sortez de prison sans payer : gardez cette carte jusqu’à ce qu’elle vous serve.
effect-repairs = Travaux : payez { $amount } par { piece-house }, plus par { piece-hotel }.
effect-pay = Payez { $amount }.
effect-collect = Recevez { $amount }.
effect-collect-each = Recevez { $amount } de chaque joueur.
effect-pay-each = Payez { $amount } à chaque joueur.
effect-pay-or-draw = Payez { $amount }, ou tirez une carte { $target }.
effect-advance-to-nearest =
    { $target ->
        [station] Avancez jusqu’à la prochaine gare.
        [utility] Avancez jusqu’à la prochaine compagnie.
       *[other] Avancez jusqu’à la prochaine case de ce genre.
    }
effect-leave-jail = Sortez de prison.
