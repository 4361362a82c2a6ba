# La fin d’une partie, les parties à revoir, et ce que l’accueil dit des parties en cours.

end-won =
    { $count ->
        [one] { $seats } gagne !
       *[other] Victoire partagée : { $seats }
    }
end-last-standing = Dernier joueur en jeu après { $what }.
end-after = Après { $what }.
end-length-turn =
    { $times ->
        [one] { $times } tour
       *[other] { $times } tours
    }
end-length-round =
    { $times ->
        [one] { $times } ronde
       *[other] { $times } rondes
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
end-save = Enregistrer la partie
end-share = Partager le résultat
end-share-title = Le résultat en image
end-share-save = Enregistrer l’image
end-share-share = Partager
end-share-svg = Enregistrer en SVG
end-share-link = Lien pour revoir la partie
end-share-failed = L’image n’a pas pu être faite ou partagée ici.
end-telling = On prépare l’histoire de la partie…
end-to-table = Retour à la table
end-parted = Les règles ont changé depuis : l’histoire s’arrête avant l’action { $number }.

end-start = début
end-round = Ronde { $round }
end-watch-point = Revoir le tournant { $number }
end-no-points = Il n’y a pas eu de tournant dans cette partie.

end-payments-lead = En ligne, qui a payé ; en colonne, qui a reçu.
end-payments-none = Personne n’a rien payé.
end-paid-by = { $seat } a payé
end-purses = L’argent reçu et payé
end-purses-lead = Ce que chaque camp a reçu, et ce qu’il a payé.
end-received = Reçu
end-paid = Payé
end-facts = Sur la piste

end-dice-lead =
    { $throws ->
        [one] { $throws } lancer ; la ligne montre ce que donnerait le seul hasard.
       *[other] { $throws } lancers ; la ligne montre ce que donnerait le seul hasard.
    }
end-doubles = Doubles
end-doubles-expected = ({ $expected } attendus)
end-most-doubles = Le plus de doubles
end-most-rolled = Le plus fréquent

end-fair = Les dés étaient honnêtes
end-fair-lead = La graine a été scellée avant la partie, et c’est bien la même.
end-fair-lane = Le hasard était honnête
end-open = Pas de problème avec les dés
end-open-lead = Mais tout ne peut pas être prouvé.
end-wrong = Ne vous fiez pas à ces dés
end-check = Vérifier vous-même
end-verify = Les dés étaient-ils honnêtes ?
end-verify-hand = Pour vérifier sur votre ordinateur, enregistrez la partie et lancez « passgo verify » avec le fichier.

replay-bar = Revoir la partie
replay-loading = On remet la partie en place…
replay-play = Lecture
replay-pause = Pause
replay-back = Une action en arrière
replay-on = Une action en avant
replay-turn-back-turn = Tour précédent
replay-turn-back-round = Ronde précédente
replay-turn-on-turn = Tour suivant
replay-turn-on-round = Ronde suivante
replay-moment = Moment de la partie
replay-action = Action { $number } sur { $count }
replay-set-up = La table est prête.
replay-quiet = { $seat } continue.
replay-bank = La banque continue.
replay-points = Tournants
replay-point = Tournant { $number } : { $what }
replay-end = Voir les résultats
replay-keys = Espace : lecture. Flèches : une action. Maj et flèches : un tour.

replays-title = Revoir une partie
replays-lead = Toutes les parties que vous avez finies, et toute partie enregistrée qu’on vous envoie.
replays-mine = Vos parties finies
replays-none = Vous n’avez pas encore fini de partie. Vos parties finies seront ici.
replays-won =
    { $count ->
        [one] { $seats } a gagné
       *[other] Victoire partagée : { $seats }
    }
replays-open = Ouvrir une partie enregistrée
replays-drop = Déposez ici le fichier d’une partie, ou choisissez-le.
replays-choose = Choisir un fichier
replays-reading = On met en place { $name }…
replays-no-record = { $name } n’est pas une partie de Passgo : ce n’est pas du JSON lisible.
replays-large = { $name } est trop gros pour une partie : { $size } ko, et { $most } ko sont permis.
replays-show-end = Voir les résultats
replays-more = Montrer des parties plus anciennes

home-turn = Tour { $time }, vous avez { $cash }
home-round = Ronde { $time }, vous avez { $cash }
home-turn-only = Tour { $time }
home-round-only = Ronde { $time }
home-thinking = { $seat } réfléchit
home-out = Vous êtes hors jeu ; voir la suite
home-held = Les robots vous attendent
home-moved = Dernier coup { $when }
