# Le fil en bref et ce qui s’est passé depuis son dernier tour : à quoi revient un tour, sans sa place.

log-turn-one = { $seat } { $first }.
log-turn-two = { $seat } { $first } et { $second }.
log-open =
    { $count ->
        [one] Montrer { $count } ligne
       *[other] Montrer { $count } lignes
    }
log-pays-rent =
    { $who ->
        [you] vous paie { $amount } de loyer
       *[other] paie { $amount } de loyer à { $other }
    }
log-pays =
    { $who ->
        [you] vous paie { $amount }
       *[other] paie { $amount } à { $other }
    }
log-pays-bank = paie { $amount } à la banque
log-pays-all = paie { $amount } aux autres
log-gets =
    { $who ->
        [you] reçoit { $amount } de vous
       *[other] fait payer { $amount } à { $other }
    }
log-gets-all = fait payer { $amount } aux autres
log-gets-bank = reçoit { $amount } de la banque
log-gets-pot = prend la cagnotte : { $amount }
log-trades =
    { $who ->
        [you] fait un échange avec vous
       *[other] fait un échange avec { $other }
    }
log-forces =
    { $who ->
        [you] vous force à un échange
       *[other] force un échange avec { $other }
    }
log-buys = achète { $lots }
log-leaves-lot =
    { $who ->
        [you] vous laisse { $lots }
        [none] laisse { $lots } à la banque
       *[other] laisse { $lots } à { $other }
    }
log-builds-house =
    { $count ->
        [one] construit une { piece-house } sur { $lots }
       *[other] construit { $count } { piece-houses } sur { $lots }
    }
log-builds-hotel =
    { $count ->
        [one] construit un { piece-hotel } sur { $lots }
       *[other] construit { $count } { piece-hotels } sur { $lots }
    }
log-sells =
    { $count ->
        [one] vend un bâtiment
       *[other] vend { $count } bâtiments
    }
log-mortgages = hypothèque { $lots }
log-redeems = lève l’hypothèque sur { $lots }
log-no-rent =
    { $who ->
        [you] échappe à votre loyer
       *[other] échappe au loyer que pouvait réclamer { $other }
    }
log-cannot-pay = ne peut pas payer { $amount }
log-out = est hors jeu
log-jailed = va en prison
log-stays-jailed = reste en prison
log-leaves-jail = sort de prison
log-draws = tire une carte { $pack }
log-lands = arrive sur la case { $lots }
log-rolls = fait { $die1 } et { $die2 }
log-sold =
    { $sort ->
        [house] Adjugé. { $seat } achète une { piece-house } pour { $amount }.
        [hotel] Adjugé. { $seat } achète un { piece-hotel } pour { $amount }.
       *[other] Adjugé. { $seat } achète { $lot } pour { $amount }.
    }
log-raised = { $seat } réunit { $amount } pour sa dette.

recap-title = Depuis votre dernier tour
recap-had = Vous aviez { $before }. Vous avez maintenant { $now }.
recap-same = Vous avez toujours { $now }.
recap-again = Revoir
recap-rent = loyer là-bas : { $amount }
recap-owns = tout le groupe { $group }
recap-change = { $change } pour vous

# La barre tant que les dés et les pions bougent
play-showing = { $seat } est en route.
play-showing-own = C’est parti.
play-showing-then = Vous verrez ensuite ce qui arrive.
play-show-at-once = Voir tout de suite

# Se parler
talk-emotes = Mimiques
talk-emote-smile = Sourire
talk-emote-laugh = Rire
talk-emote-wow = Surprise
talk-emote-sad = Tristesse
talk-emote-angry = Colère
talk-emote-love = J’adore
talk-rest = Assez de mimiques pour l’instant.
talk-mute = Ne plus entendre { $seat }
talk-muted = Vous n’entendez plus { $seat }.
talk-unmute = Entendre { $seat } à nouveau

# Petits écrans
play-my-lots = Propriétés
play-open-log = Le fil
play-thousands = { $figure } k
