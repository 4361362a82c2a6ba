# Pourquoi une action est refusée, dit à qui l’a tentée, et ce qu’il faudrait faire à la place.
# Les variables sont les paramètres du refus, déjà mis en mots.

refusal-game-over = La partie est finie.
refusal-no-such-seat = Il n’y a pas de place { $number } : cette table en compte { $players }, numérotées à partir de 0.
refusal-seat-is-out = { $seat } ne joue plus.
refusal-unknown-action = Cette action n’existe pas ({ $kind }).
refusal-for-the-bank = Seule la banque peut faire cela.
refusal-not-your-turn = Attendez votre tour : c’est à { $mover } de jouer.
refusal-not-now =
    { $phase ->
        [order] Pas encore : on lance les dés pour savoir qui commence.
        [roll] Pas maintenant : il faut lancer les dés.
        [end] Pas maintenant : il reste à terminer le tour.
        [over] La partie est finie.
        [buy] Pas maintenant : un achat est en attente.
        [auction] Pas pendant une vente aux enchères.
        [debt] Pas maintenant : il faut d’abord régler une dette.
        [shortage] Pas maintenant : la banque demande qui veut bâtir.
        [keep] Pas maintenant : il faut d’abord lever ou garder les hypothèques reprises.
        [choice] Pas maintenant : une carte attend un choix, payer ou tirer.
        [zone] Pas maintenant : sur une case de zone, un choix est en attente.
       *[price] Pas maintenant : il faut d’abord lancer les dés pour fixer un loyer.
    }
refusal-not-asked =
    { $phase ->
        [buy] Ce n’est pas à vous de décider de cet achat.
        [auction] Ces enchères ne vous demandent rien.
        [debt] Cette dette ne vous concerne pas.
        [shortage] La banque ne vous demande rien, ou vous avez déjà répondu.
        [keep] Ces hypothèques ne sont pas à vous.
        [choice] Le choix que propose cette carte n’est pas le vôtre.
        [zone] Le choix sur cette case de zone n’est pas le vôtre.
       *[other] Personne ne vous demande cela maintenant.
    }
refusal-not-your-throw = C’est à { $seat } de lancer les dés.
refusal-dice-needed = À cette table, on lance de vrais dés : dites ce qu’ils montrent.
refusal-dice-not-manual = Ici, c’est le jeu qui lance les dés : demandez simplement à lancer.
refusal-bad-dice = { $die1 } et { $die2 } ? Deux dés ne peuvent pas montrer cela.

refusal-no-such-square = Il n’y a pas de case { $lot } sur ce plateau.
refusal-not-a-lot = { $lot } ne s’achète pas.
refusal-not-yours = { $lot } n’est pas à vous, mais à { $owner }.
refusal-not-theirs = Impossible de demander { $lot } : le titre est à { $owner }.
refusal-not-enough-cash = Pas assez d’argent : il faut { $needed } et il y a { $cash }.
refusal-bad-amount = { $amount } n’est pas une somme possible ici.

refusal-bid-too-low = { $amount }, c’est trop peu : offrez au moins { $least }.
refusal-bid-over-limit = { $amount }, c’est trop : vous pouvez offrir { $most } au plus.
refusal-already-leading = La meilleure offre est déjà la vôtre : { $amount }.
refusal-already-passed = Vous avez quitté ces enchères : passer est définitif.
refusal-not-a-bidder = Ces enchères se jouent entre d’autres.
refusal-no-timer = Ici, pas de coup de marteau : les enchères finissent quand tous les autres ont passé.

refusal-no-claim = Il n’y a aucun loyer à réclamer là, ou il est trop tard.

refusal-list-empty = Nommez au moins un terrain.
refusal-list-too-long = Vous avez nommé { $count } terrains : { $limit } au plus.
refusal-not-a-street = On ne bâtit pas sur { $lot } : { piece-houses } et { piece-hotels } ne vont que sur les rues.
refusal-group-not-owned = Pour bâtir sur { $lot }, il vous faut tout le groupe de couleur.
refusal-group-mortgaged = Vous ne pouvez pas bâtir sur { $lot } tant qu’il y a une hypothèque sur { $other_lot }.
refusal-not-even = On bâtit et on revend également dans tout le groupe : { $other_lot } passe avant { $lot }.
refusal-lot-full = Plus de place sur { $lot } : on ne bâtit pas plus haut qu’un { piece-hotel }.
refusal-bank-has-no-houses =
    { $left ->
        [0] La banque n’a plus une seule { piece-house } : attendez qu’on lui en rende.
        [1] Il vous faut { $wanted } { piece-houses } et la banque n’en a qu’une.
       *[other] Il vous faut { $wanted } { piece-houses } et la banque n’en a que { $left }.
    }
refusal-bank-has-no-hotels =
    { $left ->
        [0] La banque n’a plus un seul { piece-hotel } : attendez qu’on lui en rende.
        [1] Il vous faut { $wanted } { piece-hotels } et la banque n’en a qu’un.
       *[other] Il vous faut { $wanted } { piece-hotels } et la banque n’en a que { $left }.
    }
refusal-no-building = Il n’y a rien à vendre sur { $lot } : aucune construction.
refusal-hotels-go-together = Les { piece-hotels } d’un groupe se vendent ensemble : ceux qui sont sur { $lot } et { $other_lot } partent en même temps.
refusal-no-hotel = Il n’y a aucun { piece-hotel } sur { $lot }.
refusal-no-swap = Dans cette édition, un { piece-hotel } ne s’échange pas contre des { piece-houses } : vendez tout.
refusal-has-buildings = { $lot } porte des constructions : vendez-les d’abord.
refusal-group-has-buildings = Rien à faire avec { $lot } tant qu’il y a des constructions sur { $other_lot } : vendez-les d’abord.

refusal-already-mortgaged = Il y a déjà une hypothèque sur { $lot }.
refusal-not-mortgaged = Il n’y a pas d’hypothèque sur { $lot }.
refusal-only-for-debt = À cette table, on n’hypothèque que pour payer une dette.

refusal-offer-to-self = On ne fait pas d’échange avec soi-même.
refusal-offer-empty = Une offre vide n’en est pas une : mettez-y quelque chose.
refusal-card-not-held =
    { $pack ->
        [none] Il n’y a pas de carte de sortie de prison à utiliser ici.
       *[other] La carte de sortie de prison ({ $pack }) n’est pas dans cette main.
    }
refusal-no-offer = Cette offre n’existe pas, ou ne tient plus.
refusal-gift-to-debtor = À cette table, on ne vient pas au secours de qui a une dette à régler.
refusal-debtor-raises-cash = { $debtor } a d’abord une dette à payer : après l’échange, { $debtor } doit avoir plus d’argent qu’avant.
refusal-not-with-debtor = Tant que la dette n’est pas réglée, on n’échange qu’avec { $debtor }.
refusal-fee-not-covered = Un titre hypothéqué arrive avec ses intérêts : il faut { $needed } et il y a { $cash }.

refusal-no-debt = Vous ne devez rien.
refusal-still-solvent = Ce n’est pas la faillite : vous devez { $debt } et pouvez encore réunir { $raisable }.
refusal-not-in-kind = Cette dette se paie en argent.
refusal-cash-covers = Votre argent, { $cash }, suffit pour les { $debt } que vous devez : payez en argent.
refusal-all-cash-first = Les titres ne font que compléter : mettez d’abord tout votre argent, { $cash }.
refusal-half-in-cash = Il faut en payer au moins { $least } en argent.

refusal-not-in-jail = Vous n’êtes pas en prison.
refusal-before-the-throw = Trop tard pour cela : c’est à faire avant de lancer les dés.
refusal-wrong-sort =
    { $sort ->
        [hotel] L’appel porte sur les { piece-hotels }, et { $lot } ne peut pas encore en recevoir.
       *[other] L’appel porte sur les { piece-houses }, et sur { $lot } c’est un { piece-hotel } qui viendrait.
    }
refusal-not-timed = Cette partie n’a pas de durée fixée.
refusal-time-already-called = L’heure a déjà sonné.
refusal-too-many-matters = Trop d’affaires sont en cours à la fois : réglez-en d’abord une.

refusal-no-such-zone = Il n’y a pas de zone { $zone } sur ce plateau.
refusal-zone-empty = Il n’y a personne là ({ $zone }) : nommez une zone où se trouve quelqu’un.
refusal-nothing-unowned = Il ne reste aucun terrain libre à rejoindre : imposez un échange, ou nommez une zone.
refusal-not-all-owned = On n’impose d’échange que lorsque tout est vendu, et { $lot } ne l’est pas.
refusal-in-full-group = { $lot } fait partie d’un groupe complet, qu’aucun échange imposé ne peut défaire.
refusal-no-such-text = L’unité n’a pas ce texte.
refusal-jailed-this-turn = Vous n’êtes en prison que depuis ce tour-ci ; l’amende attend votre prochain tour.
