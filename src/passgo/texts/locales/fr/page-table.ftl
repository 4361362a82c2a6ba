# La table dans la page : la barre et ses phrases, les tapis, le journal, les panneaux.

play-table = Table { $code }
play-table-word = Table
play-back = Retour à l’accueil
play-coming = On ouvre la table…
play-bar = Que faire
play-mats = Joueurs
play-no-deeds = Aucun titre pour l’instant
play-paper = Le fil de la partie
play-menu = Menu
play-key-space = Espace
play-key-escape = Échap
play-more = Plus
play-more-title = Tout ce que vous pouvez faire
play-seat-switch = Pour qui jouez-vous ?
play-speak-for = Jouer pour { $seat }
play-gone = Ce n’est plus possible.
play-plus = +{ $amount }
play-stay = Rester

# Ce qui se passe, et ce qui s’ensuit
play-over = La partie est finie.
play-over-won =
    { $count ->
        [one] { $seats } a gagné.
       *[other] { $seats } ont gagné.
    }
play-paused = La table fait une pause.
play-paused-then = La partie reprend dès qu’un joueur est prêt.
play-out = Vous êtes hors jeu.
play-lent = Un robot joue pour vous.
play-lent-then = Reprenez votre place quand vous voulez.
play-throw-for = Lancez les dés pour { $seat }.
play-throw-for-then = Puis entrez ce qu’ils montrent.
play-offered = { $other } vous propose un échange.
play-offered-then = La table attend votre réponse.
play-claim = { $other } est chez vous, { $lot }.
play-claim-until =
    { $until ->
        [next_throw] Avant le prochain lancer.
        [next_player] Avant le tour suivant.
       *[second_player] Avant le deuxième tour suivant.
    }
play-waiting =
    { $count ->
        [one] { $seats } réfléchit.
       *[other] { $seats } réfléchissent.
    }
play-waiting-then = La table vous appelle quand c’est à vous.
play-watching = Vous regardez cette table.
play-nobody = Un instant…
play-free = { $lot } est à vendre.
play-free-then = Il vous resterait { $amount }.
play-free-dear = Prix : { $amount }, plus que vous n’avez.
play-auction-leads = { $seat } mène avec { $amount }.
play-auction-mine = Vous menez avec { $amount }.
play-auction-open = { $lot } est aux enchères.
play-auction-most = Vous pouvez aller jusqu’à { $amount }.
play-auction-no-cash = Vous n’avez plus d’argent pour enchérir.
play-a-house = { $house } à vendre
play-a-hotel = { $hotel } à vendre
play-debt = Vous devez { $amount } ({ $other }).
play-debt-rent = Loyer : { $lot }.
play-debt-short = Vous devez { $amount }, il manque { $missing }.
play-debt-short-then = Vendez, hypothéquez ou échangez.
play-debt-raise = Réunir la somme
play-debt-ready = Vous avez la somme
play-debt-to = Pour { $other }. Vous avez { $cash }.
play-debt-missing = il manque { $amount }
play-debt-meter = Réuni jusqu’ici
play-settle-asked = { $other } veut vous payer avec des propriétés.
play-settle-asked-then = La dette est de { $amount }. Acceptez, ou refusez.
play-shortage =
    { $sort ->
        [hotel]
            { $count ->
                [one] Il ne reste qu’un { $hotel }.
               *[other] Il ne reste que { $count } { $hotels }.
            }
       *[house]
            { $count ->
                [one] Il ne reste qu’une { $house }.
               *[other] Il ne reste que { $count } { $houses }.
            }
    }
play-shortage-then = Votre réponse reste secrète.
play-shortage-by = { $seat } veut construire. Dites ce que vous achèteriez ; les réponses restent secrètes.
play-shortage-asked = Pas encore de réponse : { $seats }.
play-keep = Vous recevez des propriétés hypothéquées.
play-keep-then = Levez l’hypothèque maintenant, ou gardez-la.
play-keep-costs = Lever l’hypothèque : { $redeem }. La garder : { $keep }.
play-choice = Payez { $amount }, ou tirez une carte { $pack }.
play-choice-then = La carte vous laisse choisir.
play-price = Lancez les dés pour le loyer : { $lot }.
play-price-then = { $other } reçoit { $times } fois ce que montrent les dés.
play-zone = Choisissez une zone, ou continuez.
play-zone-then = Tous ceux de la zone reçoivent une Chance.
play-zone-empty = personne là-bas
play-text = L’unité vous montre un texte.
play-text-then = Faites ce qu’il dit avant qu’il disparaisse.
play-order = Lancez les dés pour savoir qui commence.
play-order-then = Le plus haut total joue en premier.
play-roll = C’est à vous.
play-roll-then = Avant, construisez ou échangez si vous voulez.
play-again = Un double : relancez.
play-again-then = Un troisième double de suite vous envoie en prison.
play-end = Votre coup est joué.
play-end-then = Construisez, échangez, ou finissez votre tour.
play-jail = Vous êtes en prison.
play-jail-then =
    { $turn ->
        [1] Un double, l’amende ou une carte : premier essai.
        [2] Un double, l’amende ou une carte : deuxième essai.
       *[other] Un double, l’amende ou une carte : dernier essai.
    }

# Boutons
play-do-buy = Acheter pour { $amount }
play-do-bid = Enchérir à { $amount }
play-do-claim = Réclamer { $amount }
play-do-fine = Payer { $amount }
play-do-pay = Payer { $amount }
play-do-again = Relancer
play-do-next-lot = Propriété suivante
play-do-decline = Enchères
play-do-decline-free = Ne pas acheter
play-do-card = Jouer la carte
play-do-accept = Accepter
play-do-reject = Refuser
play-do-withdraw = Retirer
play-do-draw = Tirer une carte
play-do-keep = Garder l’hypothèque
play-do-redeem = Lever pour { $amount }
# La lettre par laquelle chaque chose se fait, comme le dit son bouton ; h et o sont prises, g et z aussi.
play-keys = accept a, bankrupt k, bid m, build c, buy a, card j, claim r, decline n, draw t, end t, fine p, force f, keep g, myself c, mortgage y, next_lot n, offer e, pass p, pay p, redeem v, reject x, roll l, sell v, settle i, swap w, undo u, want d, withdraw w, zone z
play-open-build = Construire
play-open-sell = Vendre
play-open-swap = Remplacer
play-open-mortgage = Hypothéquer
play-open-redeem = Lever une hypothèque
play-open-offer = Échanger
play-open-settle = Payer en propriétés
play-open-want = Demander des bâtiments
play-open-force = Forcer un échange
play-open-resign = Quitter la partie
play-open-bankrupt = Se déclarer en faillite
play-open-roll = Entrer les dés
play-open-unit = Votre unité affiche un texte
play-unit-text-title = Qu’affiche votre unité ?
play-unit-text-for = C’est pour { $seat }, tout de suite.
play-request-end = Voir les résultats
play-request-resume = Continuer
play-request-take-back = Reprendre votre place
play-request-throw = Entrer les dés
play-request-watch = Laisser jouer les robots
play-request-pass = Pas maintenant
play-take = Jouer pour { $seat }
play-take-here = S’asseoir
play-take-over = Laisser les spectateurs remplacer un robot
play-take-over-end = Les robots gardent leur place

# Tapis
play-mat-you = vous
play-mat-jail = en prison
play-mat-out = hors jeu
play-mat-away = pas là
play-mat-bot = Robot · { $bot }
play-mat-hidden = ?
play-mat-card = Carte « Sortez de prison » ({ $pack })
play-mini-mortgaged = { $lot }, hypothéquée
play-mortgaged = hypothéquée
play-hotel-letter = H
play-claim-for-me = Réclamer mes loyers
play-roll-for-me = Lancer les dés pour moi
play-chip-you = Vous
play-chip-out = hors jeu
play-chip-jail = prison

# Journal et conversation
play-log = Le fil de la partie
play-tab-log = Le fil
play-tab-deeds = Titres
play-tab-chat = Parler
play-unread = nouveau
play-turn =
    { $turn ->
        [0] Mise en place
       *[other] Tour { $turn }
    }
play-minutes =
    { $minutes ->
        [one] { $minutes } min
       *[other] { $minutes } min
    }
play-next = Ensuite
play-watchers =
    { $count ->
        [0] Personne ne regarde
        [one] { $count } personne regarde
       *[other] { $count } personnes regardent
    }
play-unmute = Remettre le son
play-chat-none = Personne n’a encore rien dit.
play-say = Dire…
play-phrases = Phrases rapides
play-quick-nice = Joli !
play-quick-deal = Échange ?
play-quick-ouch = Aïe !

# Outils
play-hint = Conseil
play-hint-wait = Attendez : il n’y a rien de bon à faire.
play-hint-do = Le faire
play-rules = Règles
play-rules-own = Règles de la maison
play-rules-book = Comme dans la règle du jeu
play-rules-printed = Dans la règle du jeu : { $value }
play-rules-ruling = Notre lecture : { $value } (la règle du jeu ne le dit pas)
play-pause = Demander une pause
play-lend = Laisser un robot jouer pour moi
play-device = Jouer aussi sur un autre appareil
play-device-code = Sur l’autre appareil, tapez { $code } à l’accueil ou ouvrez ce lien. Valable une fois, pendant dix minutes.

# Propriétés et bâtiments
play-property = Mes propriétés
play-property-cash = Vous avez { $amount }.
play-property-note = Chaque changement se fait aussitôt.
play-rent-from-to = loyer { $before } → { $after }
play-receipt = Construire
play-receipt-how = Touchez + sur le plateau pour prévoir un bâtiment, − pour en vendre un.
play-receipt-how-want = Touchez + pour chaque bâtiment que vous achèteriez.
play-receipt-pay = À payer
play-receipt-get = Vous recevez
play-receipt-cash = Votre argent
play-receipt-bank = Il reste { $houses } { $house } et { $hotels } { $hotel } à la banque. Un bâtiment se revend la moitié de son prix.
play-building = Prévoyez vos bâtiments.
play-building-then = Rien n’est acheté tant que vous n’avez pas confirmé.
play-building-sum =
    { $count ->
        [one] Un bâtiment : { $amount }.
       *[other] { $count } bâtiments : { $amount }.
    }
play-building-sell =
    { $count ->
        [one] Vendre un bâtiment : +{ $amount }.
       *[other] Vendre { $count } bâtiments : +{ $amount }.
    }
play-build-for =
    { $word ->
        [want] Les demander
       *[build] Construire pour { $amount }
    }
play-sell-for = Vendre pour { $amount }
play-build-over = Recommencer
play-build-done = Fermer
play-level =
    { $level ->
        [0] rien de construit
        [one] { $level } { $house }
        [5] { $hotel }
       *[other] { $level } { $houses }
    }

# Les enchères
play-auction-title = { $lot } : enchères
play-auction-price = Prix imprimé { $amount }. Si vous passez, ces enchères sont finies pour vous.
play-auction-price-then = Si vous passez, ces enchères sont finies pour vous.
play-auction-worth = Combien vaut { $lot } pour vous ?
play-auction-deed = Voir le titre
play-auction-have = Vous avez
play-auction-have-sum = vous avez { $amount }
play-auction-none = Pas encore d’enchère. Enchérissez à
play-auction-bid = Meilleure enchère
play-auction-by = { $seat } mène
play-auction-from = ou plus
play-auction-once = Une fois…
play-auction-twice = Deux fois…
play-auction-last = Trois fois…
play-auction-then = { $seconds } s, puis c’est à { $seat }
play-auction-seconds = encore { $seconds } s
play-auction-unless = C’est à { $seat }, sauf si { $other } enchérit
play-auction-wait = Vous avez enchéri. Les autres réfléchissent.
play-auction-out = Vous avez passé : ces enchères sont finies pour vous.
play-auction-stopped = Vous vous êtes arrêté à { $amount }.
play-limit-question = Jusqu’où montez-vous ?
play-limit-up-to = Enchérir jusqu’à { $amount }
play-limit-go-to = Monter à { $amount }
play-limit-set = Vous enchérissez jusqu’à { $amount }.
play-limit-then = Vous payez juste un peu plus que les autres.
play-limit-leads = Votre enchère est la meilleure.
play-limit-topped = { $seat } dépasse { $amount }.
play-limit-met = { $seat } a misé { $amount } avant vous.
play-limit-topped-then = Montez encore, ou laissez partir.
play-limit-passes = Dans { $seconds } s, vous passez.
play-limit-change = Changer
play-limit-stop = M’arrêter là
play-limit-less = Un cran de moins
play-limit-more = Un cran de plus
play-limit-of = { $amount } sur { $most }
play-limit-flag = Votre limite, que vous seul voyez : { $amount }
play-card-step = un cran
play-card-good = bon prix
play-card-all = tout
play-do-pass = Passer
play-keys-bid = m
play-passing = Passer pour de bon ?
play-passing-then = Ces enchères seront finies pour vous, et votre limite effacée.
play-passing-leads = Vous menez avec { $amount }. Si personne ne monte, vous payez cette somme. Sinon, ces enchères seront finies pour vous.
play-passing-yes = Passer
play-sold-title = Adjugé !
play-sold-unsold = Personne n’a enchéri
play-sold-stamp = Vendu
play-sold-mine = { $lot } est à vous pour
play-sold-mine-for = { $lot } est à vous pour { $amount }.
play-sold-pays = { $seat } obtient { $lot } pour
play-sold-for = { $seat } paie { $amount } pour { $lot }.
play-sold-nobody = Personne n’enchérit : la propriété reste libre.
play-sold-under = { $amount } sous votre limite.
play-sold-keep = Il vous reste { $amount }.
play-sold-stopped = { $seat } s’est arrêté à { $amount }.
play-sold-rent = Loyer pour qui s’arrête ici : { $amount }.
play-sold-go-on = Continuer
play-sold-then = La partie continue d’elle-même dans un instant.
play-bidder-wins = gagne
play-bidder-stopped = arrêté
play-bidder-out = passe
play-bidder-leads = mène
play-bidder-thinks = réfléchit…
play-bidder-you = votre enchère
play-bidder-in = encore là
play-bidder-passed = passe

# Échanger
play-trade-with = Échange avec { $seat }
play-trade-partner = Avec qui ?
play-trade-sides = Les deux côtés
play-trade-give = Vous donnez
play-trade-get = Vous recevez
play-trade-keep = Il vous resterait { $amount }
play-trade-other-has = { $seat } aurait { $amount }
play-trade-new = Choisissez ce que vous donnez et ce que vous demandez à { $seat }.
play-trade-theirs = { $seat } propose ceci. Acceptez, refusez, ou changez l’offre et renvoyez-la.
play-trade-changed = Vous avez changé l’offre faite par { $seat }.
play-trade-offered = Vous proposiez : { $give } contre { $get }.
play-trade-answers = Je donne { $give } contre { $get }.
play-trade-change = nouvelle offre faite par { $seat }
play-trade-waits = { $seat } a votre offre et y réfléchit.
play-trade-tap-give = Touchez pour ajouter
play-trade-tap-get = Touchez pour demander
play-trade-remove = Retirer { $lot }
play-trade-cash-give = Argent que vous donnez
play-trade-cash-get = Argent donné par { $seat }
play-trade-no-cash = pas d’argent
play-trade-less = Moins d’argent
play-trade-more = Plus d’argent
play-trade-built = avec { $houses }
play-trade-nothing = rien à donner
play-trade-reject = Refuser
play-trade-counter = Envoyer une nouvelle offre
play-trade-send = Proposer à { $seat }
play-trade-accept = Accepter l’offre faite par { $seat }
play-scales-even = Échange égal
play-scales-more = { $amount } de plus
play-scales-you = pour vous, aux prix imprimés
play-scales-them = pour l’autre, aux prix imprimés
play-would-do = Ce que cela change
play-would-empty = Personne ne donne encore rien.
play-would-nothing = Aucune couleur complétée, aucun loyer changé, aucuns frais.
play-would-complete =
    { $who ->
        [you] Vous complétez une couleur : { $group }.
       *[other] { $seat } complète une couleur : { $group }.
    }
play-would-break =
    { $who ->
        [you] Vous n’avez plus toute la couleur : { $group }.
       *[other] { $seat } n’a plus toute la couleur : { $group }.
    }
play-would-own =
    { $who ->
        [you] Vous avez { $count } { $group } sur { $size }.
       *[other] { $seat } a { $count } { $group } sur { $size }.
    }
play-would-rent-each =
    { $count ->
        [one] Son loyer passe de { $before } à { $after }.
       *[other] Chaque loyer passe de { $before } à { $after }.
    }
play-would-rent = { $lots } : { $before } → { $after }.
play-would-build = On pourra y construire, à { $amount } la { $house }.
play-would-build-later = Levez d’abord l’hypothèque sur { $lots } : ensuite, on construit à { $amount } la { $house }.
play-would-stay =
    { $count ->
        [one] { $lots } : l’hypothèque reste.
       *[other] { $lots } : les hypothèques restent.
    }
play-would-fee =
    { $who ->
        [you] Vous devez { $amount } à la banque, ou { $redeem } pour { $count ->
            [one] la
           *[other] les
        } lever.
       *[other] { $seat } doit { $amount } à la banque, ou { $redeem } pour { $count ->
            [one] la
           *[other] les
        } lever.
    }
play-would-lift =
    { $who ->
        [you] { $count ->
            [one] La
           *[other] Les
        } lever vous coûte { $redeem }.
       *[other] { $count ->
            [one] La
           *[other] Les
        } lever coûte { $redeem } à { $seat }.
    }

# Autres panneaux
play-claims = Loyers à réclamer
play-settle-form = Tout votre argent, { $amount }, et les propriétés que vous choisissez :
play-settle-go = Proposer ce paiement
play-force-title = Forcer un échange
play-force-give = L’une des vôtres
play-force-take = Celle que donne { $seat }
play-force-pick = Choisissez de chaque côté
play-force-go = { $give } contre { $take }
play-dice-title = Que montrent les dés ?
play-dice-for = Que montrent les dés ({ $seat }) ?
play-die = Dé { $number }
play-dice-go = Voilà ce qu’ils montrent
play-sure-resign = Quitter la partie ?
play-sure-resign-then = Vous perdez vos propriétés et vous êtes hors jeu. Les autres continuent. On ne peut pas revenir en arrière.
play-sure-resign-yes = Quitter la partie
play-sure-bankrupt = Se déclarer en faillite ?
play-sure-bankrupt-then = Tout ce que vous avez sert à payer votre dette et vous êtes hors jeu. On ne peut pas revenir en arrière.
play-sure-bankrupt-yes = Se déclarer en faillite
play-out-title = Vous êtes hors jeu. Bien joué !
play-out-lead = Regardez les autres continuer, ou allez à la fin.
play-out-watch = Regarder les autres
play-out-skip = Aller à la fin
play-out-leave = Partir ; la partie est enregistrée
play-pass-to = Passez à { $seat }
play-pass-to-then = Ce qui suit est pour un seul joueur.
play-pass-ready = Je suis { $seat }
