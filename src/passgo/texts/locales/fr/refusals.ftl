# Pourquoi une action est refusée, dit au joueur qui l’a tentée, et ce qu’il faudrait faire à la place.
# Les variables sont les paramètres du refus, déjà mis en mots.

refusal-game-over = La partie est finie.
refusal-no-such-seat = Il n’y a pas de place { $number } : cette table en a { $players }, numérotées à partir de 0.
refusal-seat-is-out = { $seat } ne joue plus.
refusal-unknown-action = Il n’y a pas d’action { $kind }.
refusal-for-the-bank = Seule la banque peut faire cela.
refusal-not-your-turn = Attendez votre tour : c’est à { $mover } de jouer.
refusal-not-now =
    { $phase ->
        [order] Pas encore : on lance les dés pour savoir qui commence.
        [roll] Pas maintenant : il faut lancer les dés.
        [end] Pas maintenant : il faut d’abord terminer le tour.
        [over] La partie est finie.
        [buy] Pas maintenant : un joueur décide d’un achat.
        [auction] Pas pendant des enchères.
        [debt] Pas maintenant : il faut d’abord payer une dette.
        [shortage] Pas maintenant : la banque demande qui veut construire.
        [keep] Pas maintenant : il faut d’abord lever ou garder les hypothèques reçues.
        [choice] Pas maintenant : un joueur doit d’abord payer ou tirer une carte.
        [zone] Pas maintenant : le joueur sur la case de zone doit d’abord choisir.
       *[price] Pas maintenant : il faut d’abord lancer les dés pour fixer un loyer.
    }
refusal-not-asked =
    { $phase ->
        [buy] Ce n’est pas à vous de décider de cet achat.
        [auction] Vous ne participez pas à ces enchères.
        [debt] Cette dette ne vous concerne pas.
        [shortage] La banque ne vous demande rien, ou vous avez déjà répondu.
        [keep] Ces hypothèques ne sont pas à vous.
        [choice] Ce n’est pas à vous de choisir pour cette carte.
        [zone] Ce n’est pas à vous de choisir sur cette case de zone.
       *[other] Personne ne vous demande cela maintenant.
    }
refusal-not-your-throw = C’est à { $seat } de lancer les dés.
refusal-dice-needed = À cette table, on lance de vrais dés : entrez ce qu’ils montrent.
refusal-dice-not-manual = Ici, c’est le jeu qui lance les dés : lancez sans entrer de nombres.
refusal-bad-dice = { $die1 } et { $die2 } ? Un dé montre un nombre de 1 à 6.

refusal-no-such-square = Il n’y a pas de case { $lot } sur ce plateau.
refusal-not-a-lot = { $lot } ne s’achète pas.
refusal-not-yours = { $lot } n’est pas à vous, mais à { $owner }.
refusal-not-theirs = Vous ne pouvez pas demander { $lot } : c’est à { $owner }.
refusal-not-enough-cash = Pas assez d’argent : il faut { $needed } et il n’y a que { $cash }.
refusal-bad-amount = On ne peut pas utiliser la somme { $amount } ici.

refusal-bid-too-low = { $amount }, c’est trop peu : enchérissez à { $least } au moins.
refusal-bid-over-limit = { $amount }, c’est trop : vous pouvez enchérir à { $most } au plus.
refusal-already-leading = Votre enchère de { $amount } est déjà la meilleure.
refusal-already-passed = Vous avez passé : ces enchères sont finies pour vous.
refusal-not-a-bidder = Ces enchères sont entre d’autres joueurs.
refusal-no-timer = Ici, pas de minuteur : les enchères finissent quand tous les autres ont passé.

refusal-no-claim = Il n’y a pas de loyer à réclamer là, ou il est trop tard.

refusal-list-empty = Nommez au moins une propriété.
refusal-list-too-long = Vous avez nommé { $count } propriétés : { $limit } au plus.
refusal-not-a-street = On ne construit pas sur { $lot } : { piece-houses } et { piece-hotels } ne vont que sur les propriétés d’une couleur.
refusal-group-not-owned = Pour construire sur { $lot }, il vous faut tout le groupe de couleur.
refusal-group-mortgaged = Vous ne pouvez pas construire sur { $lot } tant qu’il y a une hypothèque sur { $other_lot }.
refusal-not-even = Construisez et vendez de façon égale : { $other_lot } passe avant { $lot }.
refusal-lot-full = Plus de place sur { $lot } : rien n’est plus grand qu’un { piece-hotel }.
refusal-bank-has-no-houses =
    { $left ->
        [0] La banque n’a plus une seule { piece-house } : attendez qu’un joueur en revende.
        [1] Il vous faut { $wanted } { piece-houses } et la banque n’en a qu’une.
       *[other] Il vous faut { $wanted } { piece-houses } et la banque n’en a que { $left }.
    }
refusal-bank-has-no-hotels =
    { $left ->
        [0] La banque n’a plus un seul { piece-hotel } : attendez qu’un joueur en revende.
        [1] Il vous faut { $wanted } { piece-hotels } et la banque n’en a qu’un.
       *[other] Il vous faut { $wanted } { piece-hotels } et la banque n’en a que { $left }.
    }
refusal-no-building = Il n’y a pas de bâtiment à vendre sur { $lot }.
refusal-hotels-go-together = Les { piece-hotels } d’un groupe de couleur se vendent ensemble : vendez en même temps ceux qui sont sur { $lot } et { $other_lot }.
refusal-no-hotel = Il n’y a aucun { piece-hotel } sur { $lot }.
refusal-no-swap = Dans cette édition, un { piece-hotel } ne s’échange pas contre des { piece-houses } : vendez-le.
refusal-has-buildings = Il y a des bâtiments sur { $lot } : vendez-les d’abord.
refusal-group-has-buildings = Impossible avec { $lot } tant qu’il y a des bâtiments sur { $other_lot } : vendez-les d’abord.

refusal-already-mortgaged = Il y a déjà une hypothèque sur { $lot }.
refusal-not-mortgaged = Il n’y a pas d’hypothèque sur { $lot }.
refusal-only-for-debt = À cette table, on n’hypothèque que pour payer une dette.

refusal-offer-to-self = On ne fait pas d’échange avec soi-même.
refusal-offer-empty = Cette offre est vide : mettez-y quelque chose.
refusal-card-not-held =
    { $pack ->
        [none] Il n’y a pas de carte « Sortez de prison » à jouer ici.
       *[other] Ce joueur n’a pas la carte « Sortez de prison » ({ $pack }).
    }
refusal-no-offer = Cette offre n’existe pas, ou ne tient plus.
refusal-gift-to-debtor = À cette table, on ne fait pas de cadeau à un joueur qui a une dette.
refusal-debtor-raises-cash = { $debtor } a d’abord une dette à payer : après l’échange, { $debtor } doit avoir plus d’argent qu’avant.
refusal-no-mortgages = À cette table, on joue sans hypothèques.
refusal-not-with-debtor = Tant que la dette n’est pas payée, on n’échange qu’avec { $debtor }.
refusal-fee-not-covered = Une propriété hypothéquée arrive avec des intérêts à payer : il faut { $needed } et il n’y a que { $cash }.

refusal-no-debt = Vous ne devez rien.
refusal-still-solvent = Vous n’êtes pas en faillite : vous devez { $debt } et pouvez encore réunir { $raisable }.
refusal-not-in-kind = Cette dette se paie en argent.
refusal-cash-covers = Vous avez assez d’argent ({ $cash }) pour les { $debt } que vous devez : payez en argent.
refusal-all-cash-first = Les propriétés ne paient que le reste : mettez d’abord tout votre argent, { $cash }.
refusal-half-in-cash = Il faut en payer au moins { $least } en argent.

refusal-not-in-jail = Vous n’êtes pas en prison.
refusal-before-the-throw = Trop tard : cela se fait avant de lancer les dés.
refusal-wrong-sort =
    { $sort ->
        [hotel] La banque demande qui veut des { piece-hotels }, et { $lot } ne peut pas encore en recevoir.
       *[other] La banque demande qui veut des { piece-houses }, et le prochain bâtiment sur { $lot } est un { piece-hotel }.
    }
refusal-not-timed = Cette partie n’a pas de durée fixée.
refusal-time-already-called = Le temps est déjà écoulé.
refusal-too-many-matters = Trop de choses sont en attente : finissez-en d’abord une.

refusal-no-such-zone = Il n’y a pas de zone { $zone } sur ce plateau.
refusal-zone-empty = Il n’y a personne là ({ $zone }) : choisissez une zone où se trouve un joueur.
refusal-nothing-unowned = Toutes les propriétés sont prises : forcez un échange, ou choisissez une zone.
refusal-not-all-owned = On ne force un échange que lorsque toutes les propriétés sont prises, et { $lot } ne l’est pas.
refusal-in-full-group = { $lot } fait partie d’un groupe complet : un échange forcé ne peut pas le défaire.
refusal-no-such-text = L’unité n’a pas ce texte.
refusal-jailed-this-turn = Vous êtes en prison depuis ce tour : vous pourrez payer l’amende à votre prochain tour.

# Un plan de construction construit ou vend, pas les deux.
plan-refused-builds = Finissez d’abord de construire.
plan-refused-sells = Finissez d’abord la vente.
