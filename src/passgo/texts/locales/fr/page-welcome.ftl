# Qui joue, et à qui le tour devant un seul écran.

welcome-title = Qui joue ?
welcome-dress = Votre visage et votre pion
welcome-lead = Choisissez ce que les autres verront.
welcome-others = À la table : { $names }. Choisissez ce qu’ils verront.
welcome-another = Une autre personne devant cet écran.
welcome-seat = Voici votre place
welcome-name = Votre nom
welcome-names = Ana, Léo, Mia, Sam, Zoé, Tom, Nina, Jules
welcome-free = personne d’autre ne l’a
welcome-taken = { $fresh } ? Il y a déjà { $name } à la table de { $host }.
welcome-face = Votre visage
welcome-faces = D’autres visages
welcome-face-is = { $hair }{ $extra ->
        [glasses] , lunettes
        [freckles] , taches de rousseur
        [beard] , barbe
       *[none] { "" }
    }
welcome-hair-long = cheveux longs { $colour }
welcome-hair-short = cheveux courts { $colour }
welcome-hair-curly = cheveux bouclés { $colour }
welcome-hair-bun = chignon, cheveux { $colour }
welcome-hair-bob = carré, cheveux { $colour }
welcome-hair-tails = couettes, cheveux { $colour }
welcome-colour-brown = bruns
welcome-colour-black = noirs
welcome-colour-chestnut = châtains
welcome-colour-blond = blonds
welcome-colour-grey = gris
welcome-token = Votre pion et sa couleur
welcome-token-number = Pion { $number }
welcome-token-taken = { $token }, déjà pris : { $seat }
welcome-has-it = { $seat } l’a
welcome-kept = Gardé sur cet appareil seulement. À tout moment, touchez votre visage à la table pour changer.
welcome-here = Seulement pour cette partie, devant cet écran.
welcome-skip = Passer
welcome-cancel = Fermer
welcome-play = Jouer : { $name }
welcome-wear = Prendre
play-key-enter = Entrée
welcome-change = Changer le visage et le pion de { $seat }

# Plusieurs personnes devant un écran.
turn-yours = { $seat }, à vous
turn-do = { $seat } : { $action }
turn-pass-to = Passez l’écran à { $seat }.
turn-played = { $before } a joué. Passez l’écran à { $seat }.
turn-order = Qui joue ensuite
turn-now = maintenant
turn-no-card = Pas de carte entre deux joueurs devant cet écran
