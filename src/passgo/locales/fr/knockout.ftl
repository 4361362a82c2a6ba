# Transactions chocs. Événements, refus, actions et phases ; un pion est une couleur et un numéro.

knockout-point = ,
knockout-token = { $colour } { $number }
knockout-event-order-drawn = { $side } est numéro { $place } dans l’ordre.
knockout-event-pot-filled = La banque met { $amount } au-dessus du stationnement gratuit.
knockout-event-round-started = La manche { $round } sur { $rounds } commence.
knockout-event-slid = { $seat } lance { $token } depuis { $x } mm à { $speed } m/s, { $slope ->
        [0] tout droit
       *[other] en déviant de { $slope } mm par mètre
    }{ $reason ->
        [jail] , au sortir de prison
        [chance] , à nouveau depuis Chance
        [retry] , pour une seconde chance
       *[turn] { "" }
    }.
knockout-event-token-moved = Après { $time } ms, { $token } est à { $x }, { $y }, { $change ->
        [launched] il part
        [struck] il y a choc
        [stopped] il s’arrête
       *[fell] il tombe
    }, à { $vx } et { $vy } mm/s.
knockout-event-token-rested = { $token } s’arrête sur { $space }.
knockout-event-token-out = { $change ->
        [short] { $token } s’est arrêté derrière le départ et est hors jeu.
       *[fell] { $token } a quitté le plateau et est hors jeu.
    }
knockout-event-token-jailed = { $token } va en prison.
knockout-event-jail-asked = { $seat } peut payer { $amount } et relancer { $token }.
knockout-event-fee-paid = { $seat } verse { $amount } au stationnement { $reason ->
        [jail] pour sortir de prison
       *[retry] pour une seconde chance
    }.
knockout-event-jail-stayed = { $seat } laisse { $token } en prison.
knockout-event-retry-asked = { $seat } peut réessayer avec { $token }.
knockout-event-retry-taken = { $seat } reprend { $token } pour un autre essai.
knockout-event-retry-declined = { $seat } abandonne { $token }.
knockout-event-chance-asked = { $seat } peut relancer depuis Chance.
knockout-event-chance-left = { $seat } laisse { $token } sur Chance.
knockout-event-railroad-asked = { $seat } peut voyager en train.
knockout-event-railroad-taken = { $seat } envoie { $token } en train à { $space }.
knockout-event-railroad-left = { $seat } laisse { $token } à la gare.
knockout-event-scoring-started = Tous les pions sont lancés, on compte la manche { $round }.
knockout-event-property-collected = { $side } touche { $amount } pour { $space }.
knockout-event-bonus-collected = { $side } a toute la couleur { $group }, soit une prime de { $amount }.
knockout-event-house-asked = { $seat } peut doubler une propriété.
knockout-event-house-doubled = { $side } double { $space }, soit { $amount } de plus.
knockout-event-tax-paid = { $side } paie { $amount } de taxe de luxe, pour { $count ->
        [one] une propriété
       *[other] { $count } propriétés
    }.
knockout-event-pot-shared = { $side } prend { $amount } au stationnement, avec { $count ->
        [one] un pion
       *[other] { $count } pions
    }.
knockout-event-pot-left = Il reste { $amount } au-dessus du stationnement gratuit.
knockout-event-tokens-returned = La manche { $round } est finie, chacun reprend ses pions.
knockout-event-cash-counted = { $side } a { $amount }.
knockout-event-game-won = { $count ->
        [one] { $sides } gagne.
       *[other] { $sides } gagnent ensemble.
    }
knockout-event-slide-cut = Après { $count } chocs, tout est arrêté.
knockout-event-resigned = { $seat } quitte la partie.
knockout-event-side-left = Plus personne ne joue { $side } : { $amount } retourne à la banque, et ses pions gênent jusqu’à la fin de la manche.

knockout-refusal-game-over = La partie est finie.
knockout-refusal-no-such-seat = Il n’y a pas de place { $seat } ; il y en a { $seats }.
knockout-refusal-unknown-action = Il n’y a pas d’action { $kind }.
knockout-refusal-not-your-turn = C’est à { $mover }.
knockout-refusal-not-now = Ce n’est pas demandé maintenant.
knockout-refusal-no-such-token = Un camp a quatre pions.
knockout-refusal-token-not-in-hand = { $token } a déjà été lancé.
knockout-refusal-not-this-token = Ce n’est pas le pion dont il s’agit.
knockout-refusal-not-behind-go = On lance depuis derrière le départ.
knockout-refusal-bad-place = Tout le pion doit être sur le plateau ; { $x } mm est trop sur le côté.
knockout-refusal-bad-angle = C’est trop en biais.
knockout-refusal-bad-speed = Une main ne lance pas à { $speed } m/s.
knockout-refusal-place-taken = { $token } gêne.
knockout-refusal-tokens-overlap = { $token } et { $other_token } se chevauchent.
knockout-refusal-not-enough-cash = Il faut { $needed }, et il y a { $cash }.
knockout-refusal-no-such-space = Il n’y a pas de telle case.
knockout-refusal-not-a-property = { $space } n’est pas une propriété.
knockout-refusal-occupied = { $space } est occupée.
knockout-refusal-not-collected = Ce camp n’a rien touché pour { $space }.
knockout-refusal-seat-is-out = { $seat } a quitté la partie.

knockout-action-wait = attendre
knockout-action-slide = lancer un pion
knockout-action-pay = payer et relancer
knockout-action-stay = laisser le pion
knockout-action-retry = réessayer
knockout-action-railroad = voyager vers une propriété
knockout-action-house = doubler une propriété
knockout-action-resign = quitter la partie

knockout-phase-slide = un lancer
knockout-phase-over = plus rien
knockout-phase-jail = payer pour le pion en prison ou le laisser
knockout-phase-again = le nouveau lancer
knockout-phase-retry = réessayer ou non
knockout-phase-chance = un lancer depuis Chance
knockout-phase-railroad = où va le pion de la gare
knockout-phase-house = quelle propriété doubler

knockout-option-noise = La sûreté des mains, none, expert, skilled, casual ou child ; un mot pour tous ou un par place.
knockout-option-teams = Qui joue quelle couleur, seul ou à deux.
knockout-option-small-teams = Si l’on peut former des équipes à moins de cinq.
knockout-option-second-chance = Si un pion lancé droit dehors peut être relancé, none, free ou paid.
knockout-option-second-chance-hit = Si toucher n’importe quel pion fait perdre la seconde chance, ou seulement un pion rival.

knockout-purse = { $side } : { $cash }, { $hand } en main, { $jail } en prison, { $off } dehors
knockout-pot-shown = Au-dessus du stationnement gratuit : { $amount }.
knockout-ask = { $seat }, la table attend { $what }.
knockout-not-understood = Ce n’est pas une réponse.
knockout-how-slide = Tapez une case à viser, comme Promenade ; ou place, angle et vitesse, comme 150 -2,5 1,4 (mm depuis la gauche, degrés vers la droite, m/s). Un quatrième nombre dit quel pion.
knockout-keys = { "?" } aide · l piste · s sauver · q arrêter · resign : quitter la partie
knockout-help =
    Pour lancer, tapez une case : une main sûre s’arrêterait en son milieu. Ou tapez trois nombres : où
    vous lâchez le pion, en mm depuis la gauche, l’angle en degrés (vers la droite, ou vers la gauche
    avec un signe moins) et la vitesse en m/s. Les mains tremblent : de combien, c’est l’option noise.
    Là où des lignes sont numérotées, tapez le numéro de l’une d’elles.
    l  revoir la piste       s  sauver la partie      q  arrêter de jouer
    resign  quitter la partie pour de bon
knockout-kind-property = propriété
knockout-kind-railroad = chemin de fer
knockout-kind-house = maison
knockout-kind-chance = Chance
knockout-kind-luxury-tax = taxe de luxe
knockout-kind-free-parking = stationnement gratuit
knockout-kind-go-to-jail = prison

# Pourquoi un joueur agit ainsi : une phrase qui se suffit.
knockout-reason-none = De tous les coups essayés en pensée, c’est le meilleur.
knockout-reason-by-chance = Le hasard seul.
knockout-reason-likes-space = { $space } fera l’affaire.
knockout-reason-completes-set = { $space } complète une couleur, pour une prime de { $amount }.
knockout-reason-wants-property = { $space } rapporte { $amount }, et cela vaut le risque.
knockout-reason-wants-pot = Il y a { $amount } à prendre : { $space }.
knockout-reason-wants-railroad = Depuis { $space }, le pion ira là où il faut.
knockout-reason-wants-house = { $space } double la propriété la plus chère.
knockout-reason-wants-chance = Depuis { $space }, le pion sera relancé à la fin.
knockout-reason-knocks-out = { $token } ne doit pas rester sur { $space }.
knockout-reason-out-of-the-way = { $token } gêne le passage.
knockout-reason-worth-the-fee = Un lancer de plus vaut bien { $amount }.
knockout-reason-not-worth-the-fee = Un lancer de plus ne vaut pas { $amount }.
knockout-reason-tries-again = Une seconde chance ne coûte rien.
knockout-reason-better-left = Un lancer de plus ferait plus de mal que de bien.
knockout-reason-travels = { $space } est libre et rapporte { $amount }.
knockout-reason-travels-for-set = { $space } complète une couleur, pour une prime de { $amount }.
knockout-reason-nowhere-to-go = Aucune propriété n’est libre.
knockout-reason-doubles = { $space } est la plus chère : { $amount } de plus.
knockout-action-slide-aim = lancer depuis { $x } mm, { $angle }°, à { $speed } m/s

# Une ligne de caractère pour chaque joueur.
knockout-bot-random = Lance sans viser ; l’étalon le plus bas.
knockout-bot-novice = Un débutant plausible : vise la case qui lui plaît et ne pense guère à sa main ni aux rivaux.
knockout-bot-regular = Un bon joueur du dimanche : essaie chaque case en pensée, et pèse ce qu’elle rapporte et les chances de s’y arrêter.
knockout-bot-simple = Essaie chaque visée quelques fois en pensée et joue la meilleure ; paie toujours.
knockout-bot-shrewd = Essaie chaque visée avec sa propre main et joue la manche jusqu’au bout en pensée : couleurs, cagnotte, pions des rivaux, ordre du tour, manches qui restent.
