# Transactions chocs. Événements, refus, actions et phases ; un pion est une couleur et un numéro.

knockout-token = { $colour } { $number }
knockout-side = { $side } ({ $members })
knockout-pair = { $first }, { $second }
knockout-aslant =
    { $way ->
        [straight] tout droit
        [left] { $angle }° vers la gauche
       *[right] { $angle }° vers la droite
    }
knockout-event-order-drawn = { $side } est numéro { $place } dans l’ordre.
knockout-event-pot-filled = La banque met { $amount } au-dessus du Stationnement gratuit.
knockout-event-round-started = La ronde { $round } sur { $rounds } commence.
knockout-event-slid = { $seat } lance { $token } depuis { $x } mm à { $speed } m/s, { $slope }{ $reason ->
        [jail] , en sortant de prison
        [chance] , à nouveau depuis Chance
        [retry] , pour une seconde chance
       *[turn] { "" }
    }.
knockout-event-token-moved = Après { $time } ms, { $token } est à { $x }, { $y }, { $change ->
        [launched] il part
        [struck] il est touché
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
knockout-event-fee-paid = { $seat } paie { $amount } au Stationnement gratuit { $reason ->
        [jail] pour sortir de prison
       *[retry] pour une seconde chance
    }.
knockout-event-jail-stayed = { $seat } laisse { $token } en prison.
knockout-event-retry-asked = { $seat } peut réessayer avec { $token }, { $sum ->
        [0] sans rien payer
       *[other] pour { $amount }
    }.
knockout-event-retry-taken = { $seat } reprend { $token } pour un autre essai.
knockout-event-retry-declined = { $seat } ne réessaie pas avec { $token }.
knockout-event-chance-asked = { $seat } peut relancer depuis Chance.
knockout-event-chance-left = { $seat } laisse { $token } sur Chance.
knockout-event-railroad-asked = { $seat } peut prendre le chemin de fer.
knockout-event-railroad-taken = { $seat } envoie { $token } par chemin de fer sur { $space }.
knockout-event-railroad-left = { $seat } laisse { $token } sur son chemin de fer.
knockout-event-scoring-started = Tous les pions sont lancés : on compte la ronde { $round }.
knockout-event-property-collected = { $side } touche { $amount } pour { $space }.
knockout-event-bonus-collected = { $side } a tout le groupe { $group } : un bonus de { $amount }.
knockout-event-house-asked = { $seat } peut doubler une propriété.
knockout-event-house-doubled = { $side } double { $space } : { $amount } de plus.
knockout-event-tax-paid = { $side } paie { $amount } de taxe de luxe, pour { $count ->
        [one] une propriété
       *[other] { $count } propriétés
    }.
knockout-event-pot-shared = { $side } prend { $amount } au Stationnement gratuit, avec { $count ->
        [one] un pion
       *[other] { $count } pions
    }.
knockout-event-nothing-collected = { $side } ne touche rien : { $why }.
knockout-nothing-off =
    { $count ->
        [one] un pion est hors du plateau
       *[other] { $count } pions sont hors du plateau
    }
knockout-nothing-jail =
    { $count ->
        [one] un pion est en prison
       *[other] { $count } pions sont en prison
    }
knockout-nothing-luxury-tax =
    { $count ->
        [one] un pion est sur la Taxe de luxe
       *[other] { $count } pions sont sur la Taxe de luxe
    }
knockout-nothing-house =
    { $count ->
        [one] un pion est sur une Maison sans rien à doubler
       *[other] { $count } pions sont sur des Maisons sans rien à doubler
    }
knockout-nothing-chance =
    { $count ->
        [one] un pion est resté sur Chance
       *[other] { $count } pions sont restés sur Chance
    }
knockout-nothing-railroad =
    { $count ->
        [one] un pion est resté sur un Chemin de fer
       *[other] { $count } pions sont restés sur des Chemins de fer
    }
knockout-nothing-fewer = un autre camp a plus de pions au Stationnement gratuit
knockout-nothing-empty = il n’y a pas d’argent au Stationnement gratuit
knockout-nothing-nowhere =
    { $count ->
        [one] un pion n’est sur aucune case
       *[other] { $count } pions ne sont sur aucune case
    }
knockout-nothing-taken = un autre camp touche l’argent en premier pour { $spaces }
knockout-event-pot-left = Il reste { $amount } au-dessus du Stationnement gratuit.
knockout-event-tokens-returned = La ronde { $round } est finie : chacun reprend ses pions.
knockout-event-cash-counted = { $side } a { $amount }.
knockout-event-game-won = { $count ->
        [one] { $sides } gagne.
       *[other] { $sides } gagnent ensemble.
    }
knockout-event-slide-cut = Après { $count } chocs, tous les pions sont arrêtés.
knockout-event-resigned = { $seat } quitte la partie.
knockout-event-side-left = Plus personne ne joue { $side } : { $sum ->
        [0] ses pions gênent
       *[other] { $amount } retournent à la banque, et ses pions gênent
    } jusqu’à la fin de la ronde.

knockout-refusal-game-over = La partie est finie.
knockout-refusal-no-such-seat = Il n’y a pas de place { $seat } ; il y en a { $seats }.
knockout-refusal-unknown-action = Il n’y a pas d’action { $kind }.
knockout-refusal-not-your-turn = C’est à { $mover }.
knockout-refusal-not-now = Ce n’est pas possible maintenant.
knockout-refusal-no-such-token = Il n’y a pas ce pion : un camp en a quatre.
knockout-refusal-token-not-in-hand = { $token } a déjà été lancé.
knockout-refusal-not-this-token = Il faut d’abord décider pour l’autre pion.
knockout-refusal-not-behind-go = On lance depuis derrière le départ.
knockout-refusal-bad-place = Tout le pion doit être sur le plateau : { $x } mm n’est pas entre { $left } et { $right } mm depuis la gauche.
knockout-refusal-bad-angle = L’angle est trop grand : { $angle }° au plus, vers la gauche ou vers la droite.
knockout-refusal-bad-speed = La vitesse doit être entre { $slow } et { $fast } m/s, pas { $speed } m/s.
knockout-refusal-place-taken = { $token } est sur le chemin.
knockout-refusal-tokens-overlap = { $token } et { $other_token } se chevauchent.
knockout-refusal-not-enough-cash = Pas assez d’argent : il faut { $needed }, et il n’y a que { $cash }.
knockout-refusal-no-such-space = Il n’y a pas cette case.
knockout-refusal-not-a-property = { $space } n’est pas une propriété.
knockout-refusal-occupied = { $space } est occupée.
knockout-refusal-not-collected = Ce camp n’a rien touché pour { $space }.
knockout-refusal-seat-is-out = { $seat } a quitté la partie.

knockout-action-wait = attendre
knockout-action-slide = lancer un pion
knockout-action-slide-token = lancer { $token }
knockout-action-slide-aim = lancer depuis { $x } mm à { $speed } m/s, { $aslant }
knockout-action-pay = payer et relancer
knockout-action-stay = laisser le pion
knockout-action-stay-token = laisser le pion ({ $token })
knockout-action-retry = réessayer
knockout-action-railroad = aller sur une propriété
knockout-action-house = doubler une propriété
knockout-action-space = { $space } ({ $amount })
knockout-action-resign = quitter la partie

knockout-phase-slide = { $seat }, à vous de lancer.
knockout-phase-over = La partie est finie.
knockout-phase-jail = { $seat }, payez-vous pour le pion en prison, ou l’y laissez-vous ?
knockout-phase-again = { $seat }, relancez le pion.
knockout-phase-retry = { $seat }, voulez-vous réessayer, ou laisser ce pion ?
knockout-phase-chance = { $seat }, relancez-vous depuis Chance, ou y laissez-vous le pion ?
knockout-phase-railroad = { $seat }, où va votre pion du chemin de fer ?
knockout-phase-house = { $seat }, quelle propriété doublez-vous ?

knockout-option-noise = Si les mains sont sûres : none, expert, skilled, casual ou child ; un mot pour tous, ou un par place.
knockout-option-teams = Qui joue quelle couleur, seul ou à deux.
knockout-option-small-teams = Si l’on peut former des équipes à moins de cinq joueurs.
knockout-option-second-chance = Si un pion sorti du plateau dès son lancer peut être relancé : none, free ou paid.
knockout-option-second-chance-hit = Si toucher n’importe quel pion fait perdre la seconde chance, ou seulement un pion rival.

knockout-purse = { $side } : { $cash }, { $hand } en main, { $jail } en prison, { $off } dehors
knockout-pot-shown = Au-dessus du Stationnement gratuit : { $amount }.
knockout-not-understood = « { $typed } » n’est pas une réponse ici.
knockout-how-slide = Tapez une case, comme Promenade, ou position, angle, vitesse : 150 -2,5 1,4
knockout-keys = b piste · p prix · l journal · y raisons · i conseil · bot · ? aide · q arrêter · abandon
knockout-help =
    Pour lancer, tapez une case ou une partie de son nom : une main sûre s’arrêterait en son milieu. Ou tapez trois nombres : où vous lâchez le pion, en mm depuis la gauche (de { $left } à { $right }), l’angle en degrés (vers la droite, ou vers la gauche avec un signe moins ; { $angle } au plus) et la vitesse en m/s (de { $slow } à { $fast }). Un quatrième nombre choisit un de vos pions. Les mains tremblent : l’option noise dit de combien.
    Là où des lignes sont numérotées, tapez le numéro d’une ligne.
    b  la piste              p  les cases et leur prix      l  les derniers faits
    i  un conseil            y  pourquoi ils agissent bot NOM  un robot joue
    s  enregistrer           q  arrêter de jouer
    v 0,5  secondes entre deux actions des robots
    abandon  quitter la partie

# Pourquoi un joueur agit : une phrase entière.
knockout-reason-none = De tous les lancers essayés, c’est le meilleur.
knockout-reason-by-chance = Au hasard.
knockout-reason-likes-space = Ce que le pion peut toucher en allant vers { $space } vaut le lancer.
knockout-reason-completes-set = { $space } complète un groupe, pour un bonus de { $amount }.
knockout-reason-wants-property = { $space } rapporte { $amount }, et le risque en vaut la peine.
knockout-reason-wants-pot = Il y a { $amount } à prendre : { $space }.
knockout-reason-wants-railroad = Depuis { $space }, le pion peut aller là où il faut.
knockout-reason-wants-house = { $space } double la meilleure propriété.
knockout-reason-wants-chance = Depuis { $space }, le pion sera relancé à la fin.
knockout-reason-knocks-out = { $token } ne doit pas rester sur { $space }.
knockout-reason-out-of-the-way = { $token } est sur le chemin.
knockout-reason-worth-the-fee = Un lancer de plus vaut bien { $amount }.
knockout-reason-not-worth-the-fee = Un lancer de plus ne vaut pas { $amount }.
knockout-reason-tries-again = Une seconde chance ne coûte rien.
knockout-reason-better-left = Un lancer de plus ferait plus de mal que de bien.
knockout-reason-travels = { $space } est libre et rapporte { $amount }.
knockout-reason-travels-for-set = { $space } complète un groupe, pour un bonus de { $amount }.
knockout-reason-nowhere-to-go = Aucune propriété n’est libre.
knockout-reason-doubles = { $space } rapporte le plus : { $amount } de plus.

# Une ligne sur chaque joueur.
knockout-bot-random = Lance sans viser : le plus faible, pour mesurer les autres.
knockout-bot-novice = Un débutant : vise une case qui lui plaît et ne pense guère à sa main ni aux rivaux.
knockout-bot-regular = Un bon joueur en famille : essaie chaque case dans sa tête et compare ce qu’elle rapporte avec les chances de s’y arrêter.
knockout-bot-simple = Essaie chaque lancer quelques fois dans sa tête et joue le meilleur ; paie toujours.
knockout-bot-shrewd = Essaie chaque lancer avec sa main qui tremble et joue le reste de la ronde dans sa tête : groupes, cagnotte, pions des rivaux, ordre du tour, rondes qui restent.

# Ce que l’on tape pour une action.
knockout-word-pay = payer
knockout-word-stay = laisser
knockout-word-retry = réessayer
knockout-word-resign = abandon
knockout-pick-a-line = Tapez le numéro d’une ligne.
knockout-one-token = Le quatrième nombre est celui d’un de vos pions, de 1 à 4.
knockout-which-space = « { $typed } » peut être plusieurs cases : { $spaces }.
knockout-space-alike = Aucune case ne s’appelle « { $typed } ». Est-ce { $spaces } ?
knockout-no-such-space = Aucune case ne s’appelle « { $typed } » ; p en donne la liste.
knockout-go = DÉPART
knockout-on-no-space = sur aucune case :

# La liste des cases.
knockout-list-space = case
knockout-list-pays = ce qu’elle fait
knockout-list-lie = pions
knockout-list-aim = visée
knockout-pays = { $amount }, les { $count } : +{ $bonus }
knockout-does-railroad = mène à une propriété
knockout-does-house = double une propriété
knockout-does-chance = un lancer de plus
knockout-does-luxury-tax = une taxe par propriété
knockout-does-free-parking = part de la cagnotte
knockout-does-go-to-jail = prison, sauf si l’on paie
