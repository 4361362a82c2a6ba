# Ce qui se passe à une table en dehors du jeu : on vient, on part, le temps passe. Et ce qu’une table refuse.

bot-name-random = hasard
bot-name-simple = simple
bot-name-buyer = acheteur
bot-name-dealer = marchand
bot-name-railways = cheminot
bot-name-thrifty = économe
bot-name-novice = débutant
bot-name-regular = habitué
bot-name-shrewd = rusé

table-thinking = { $seat } réfléchit…
table-left-to = { $seat } laisse jouer un robot ({ $bot }).
table-taken-back = { $seat } joue de nouveau.
table-given-up = { $seat } a quitté la table ; un robot continue ({ $bot }).
table-seat-taken = { $seat } prend place à la table.
table-away = { $seat } n’est plus là.
table-away-for =
    { $seconds ->
        [one] { $seat } n’est plus là. Un robot prendra le relais dans { $seconds } seconde.
       *[other] { $seat } n’est plus là. Un robot prendra le relais dans { $seconds } secondes.
    }
table-came-back = { $seat } est de retour.
table-stood-in = Un robot ({ $bot }) joue pour { $seat }.
table-pause-asked = { $seat } aimerait faire une pause.
table-paused = La table fait une pause.
table-resumed = { $seat } reprend : la partie continue.
table-held-out = Aucun joueur présent n’est encore en jeu. Les robots attendent.
table-held-away = Tout le monde est parti. Les robots attendent.
table-held-unwatched = Les robots jouent seuls depuis un moment. Ils attendent que quelqu’un regarde.
table-went-on = Les robots continuent.
table-time-out = Temps écoulé pour { $seat } : un robot décide pour cette fois.
table-forfeited =
    { $bot } { $why ->
        [raised] s’est trompé dans son programme
        [late] a mis trop de temps
        [refused] voulait faire une chose que la règle ne permet pas
        [silent] n’a pas dit quoi faire
        [gone] n’est plus là
       *[nonsense] a donné une réponse qui n’a pas de sens
    } : un robot ({ $stand_in }) décide pour { $seat }.
table-throw-asked = Lancez les dés pour { $seat }, s’il vous plaît.
table-hammer-soon =
    { $seconds ->
        [one] Une fois… il reste { $seconds } seconde.
       *[other] Une fois… il reste { $seconds } secondes.
    }

table-error-no-such-seat = Il n’y a pas de place { $seat } ici ; il y a { $seats }.
table-error-paused = La table fait une pause : un joueur doit être prêt avant de continuer.
table-error-seat-with-bot = Un robot ({ $bot }) joue pour { $seat } en ce moment : reprenez d’abord la place.
table-error-seat-of-bot = { $seat } est un robot ({ $bot }).
table-error-seat-not-lent = Aucun robot ne joue pour { $seat }.
table-error-seat-taken = Un joueur a déjà cette place : { $seat }.
table-error-said-no = { $seat } a déjà refusé cela. Changez quelque chose.
table-error-nobody-waits-for = Personne n’attend que { $seat } laisse continuer les autres.
table-error-nobody-to-throw-for = Personne ne doit lancer les dés maintenant.
table-error-no-such-way = « { $found } » n’est pas une façon de continuer ; il y a { $known }.
table-error-not-bidding = { $seat } ne participe pas à des enchères en ce moment.
table-error-limit-too-low = { $found }, c’est trop peu : la prochaine mise est de { $least }.
