# La fin d’une partie, les rediffusions, et ce que l’accueil dit des parties en cours.

end-won =
    { $count ->
        [one] { $seats } gagne !
       *[other] Victoire partagée : { $seats }
    }
end-last-standing = Dernier joueur en lice après { $what }.
end-after = Après { $what }.
end-length-turn =
    { $times ->
        [one] { $times } tour
       *[other] { $times } tours
    }
end-length-round =
    { $times ->
        [one] { $times } manche
       *[other] { $times } manches
    }
end-minutes =
    { $minutes ->
        [one] { $minutes } minute
       *[other] { $minutes } minutes
    }
end-ranking = Le classement
end-rematch = Rejouer
end-rematch-join = Aller à la partie suivante
end-watch = Revoir
end-save = Garder la partie
end-telling = On repense à la partie…
end-to-table = Retour à la table
end-parted = Les règles ont changé depuis : le récit s’arrête avant l’action { $number }.

end-start = début
end-round = Manche { $round }
end-watch-point = Revoir le tournant { $number }
end-no-points = Rien n’a fait basculer cette partie.

end-payments-lead = En ligne qui a payé, en colonne qui a reçu.
end-payments-none = Personne n’a rien payé à personne.
end-paid-by = { $seat } a payé
end-purses = Recettes et dépenses
end-purses-lead = Ce que chaque camp a encaissé, et ce qu’il a dû payer.
end-received = Encaissé
end-paid = Payé
end-facts = Sur la piste

end-dice-lead =
    { $throws ->
        [one] { $throws } lancer ; la ligne est ce que donnerait le seul hasard.
       *[other] { $throws } lancers ; la ligne est ce que donnerait le seul hasard.
    }
end-doubles = Doubles
end-doubles-expected = ({ $expected } attendus)
end-most-doubles = Le plus de doubles
end-most-rolled = Le plus fréquent

end-fair = Les dés étaient honnêtes
end-fair-lead = La graine est celle qui avait été scellée avant la partie.
end-fair-lane = Le hasard était honnête
end-open = Rien à redire sur les dés
end-open-lead = Mais tout ne peut pas être prouvé.
end-wrong = Ces dés ne tiennent pas
end-check = Vérifier vous-même
end-verify = Les dés étaient-ils honnêtes ?
end-verify-hand = Pour vérifier sur votre propre ordinateur, gardez la partie et donnez le fichier à « passgo verify ».

replay-bar = Rediffusion
replay-loading = On remet la partie en place…
replay-play = Lecture
replay-pause = Pause
replay-back = Une action en arrière
replay-on = Une action en avant
replay-turn-back-turn = Au tour précédent
replay-turn-back-round = À la manche précédente
replay-turn-on-turn = Au tour suivant
replay-turn-on-round = À la manche suivante
replay-moment = Moment de la partie
replay-action = Action { $number } sur { $count }
replay-set-up = La table est mise.
replay-quiet = { $seat } poursuit.
replay-bank = La banque poursuit.
replay-points = Tournants
replay-point = Tournant { $number } : { $what }
replay-end = Voir le bilan
replay-keys = Espace lit, les flèches avancent d’une action, avec Maj d’un tour.

replays-title = Revoir une partie
replays-lead = Toutes les parties que vous avez finies, et toute partie enregistrée qu’on vous envoie.
replays-mine = Vos parties finies
replays-none = Aucune de vos parties n’est encore finie. Dès qu’une le sera, elle sera ici.
replays-won =
    { $count ->
        [one] { $seats } a gagné
       *[other] Victoire partagée : { $seats }
    }
replays-open = Ouvrir un enregistrement
replays-drop = Déposez ici le fichier d’une partie, ou choisissez-le.
replays-choose = Choisir un fichier
replays-reading = On met en place { $name }…
replays-no-record = { $name } n’est pas un enregistrement de Passgo : ce n’est pas du JSON lisible.
replays-large = { $name } est trop gros pour un enregistrement : { $size } ko, pour { $most } ko permis.
replays-show-end = Voir le bilan
replays-more = Montrer des parties plus anciennes

home-turn = Tour { $time }, vous avez { $cash }
home-round = Manche { $time }, vous avez { $cash }
home-turn-only = Tour { $time }
home-round-only = Manche { $time }
home-thinking = { $seat } réfléchit
home-out = Hors jeu ; voir la suite
home-held = Les robots vous attendent
home-moved = Dernier coup { $when }
