# Le terminal : la partie qu’on y joue, et ce que disent les commandes.

cli-welcome = Bienvenue dans Passgo !
cli-edition-shown = Édition : { $edition } · partie { $mode }
cli-mode-standard = normale
cli-mode-short = courte
cli-mode-timed = à durée fixée
cli-seed-shown = Graine : { $seed } (la même graine et les mêmes choix donnent la même partie)
cli-departures-none = On joue selon la règle imprimée.
cli-departures = Cette table change un peu la règle imprimée : { $departures }.
cli-departure =
    { $choice ->
        [rent_claims-auto] les loyers se paient sans être réclamés, { $option } = { $value }
        [auction-passes] l’enchère se clôt quand tous les autres ont passé, { $option } = { $value }
       *[other] { $option } = { $value }
    } { $source ->
        [ruling] (notre lecture : { $printed })
       *[printed] (imprimé : { $printed })
    }
cli-players = Autour de la table : { $seats }.
cli-computer = ordinateur : { $bot }
cli-you = vous

# Les réglages qu’un menu demande avant la partie.
cli-language-fr = français
cli-language-en = anglais
cli-ask-language = Quelle langue ?
cli-ask-edition = Quelle édition ?
cli-ask-mode = Quelle sorte de partie ?
cli-ask-name = Votre nom ?
cli-ask-opponents = Combien d’adversaires ? (de { $least } à { $most })
cli-ask-minutes = Combien de minutes ? (de { $least } à { $most })
cli-time-limit =
    { $minutes ->
        [one] La fin sera annoncée après { $minutes } minute.
       *[other] La fin sera annoncée après { $minutes } minutes.
    }
cli-default-name = Alex
cli-bot-names = Clara, Oscar, Zoé, Max, Lina, Hugo, Mia, Léo
cli-not-a-line = « { $typed } » n’est pas une des lignes. Tapez un nombre de 1 à { $most }.

# Le tour.
cli-your-turn = À vous de jouer, { $seat }.
cli-to-answer = { $seat }, c’est à vous de répondre.
cli-waiting-for = On attend { $seats } : { $phase }
cli-choose-default = Votre choix ? (Entrée : { $action })
cli-keys = b plateau · p joueurs · d titres · l journal · y pourquoi · i conseil · bot · ? aide · q arrêter
cli-go-on = Laisser les autres continuer
cli-throw-for = Les dés, pour { $seat } :
cli-not-dice = « { $typed } » n’est pas deux dés. Tapez deux nombres de 1 à 6.
cli-not-money = « { $typed } » n’est pas une somme d’argent.
cli-not-a-lot-number = « { $typed } » n’est pas dans la liste. Tapez des nombres de 1 à { $most }.
cli-no-such-lot = Aucun titre ne s’appelle « { $typed } ».
cli-attention-needed = On vous demandera à votre tour, et pour les offres et les loyers.
cli-attention-turns = On vous demandera aussi avant chaque tour des autres.
cli-attention-always = On vous demandera à chaque moment où vous pouvez agir.
cli-why = Pourquoi : { $why }
cli-why-on = Désormais les robots disent pourquoi ils agissent ; les derniers faits de nouveau :
cli-why-off = Les robots gardent de nouveau leurs raisons pour eux.
cli-hint = À votre place, { $bot } ferait ceci : { $action }. { $why }
cli-hint-only = À votre place, { $bot } ferait ceci : { $action }.
cli-hint-wait = À votre place, { $bot } laisserait les autres continuer.
cli-no-such-bot = Aucun robot ne s’appelle « { $typed } » ; il y a { $known }.
cli-left-now = On vous redemandera avant le prochain tour.
cli-left = { $bot } joue pour vous, { $seat }. Que faire ?
cli-left-on = Laisser { $bot } jouer aussi ce tour
cli-left-back = Reprendre votre place
cli-left-end = Laisser { $bot } jouer jusqu’à la fin
cli-learning = Les robots ne connaissent pas encore ce plateau : ils en font d’abord le tour, ce qui peut prendre des minutes.
cli-bot-random = tout ce que la règle permet
cli-bot-simple = achète, bâtit et paie par habitude
cli-bot-buyer = achète tout ce qui se présente
cli-bot-dealer = achète tout ce qui se présente, et vend selon les prix imprimés
cli-bot-railways = vise les gares, et garde son argent pour elles
cli-bot-thrifty = vise les terrains bon marché
cli-bot-novice = voit à court terme, laisse passer des occasions et paie trop cher
cli-bot-regular = pèse les loyers, garde une réserve et demande les titres qui lui manquent
cli-bot-shrewd = pèse tout, négocie ferme et emprunte pour bâtir
cli-ask-file = Enregistrer dans quel fichier ? (Entrée : { $path })

# Toute une famille de choix en une ligne du menu.
cli-family-build = Bâtir…
cli-family-want = Demander des constructions…
cli-family-sell = Vendre des constructions…
cli-family-swap = Échanger des { piece-hotels } contre des { piece-houses }…
cli-family-redeem = Lever une hypothèque…
cli-family-mortgage = Hypothéquer…
cli-family-offer = Proposer un échange…
cli-family-settle = Proposer des titres en paiement…
cli-back = Retour
cli-not-a-choice = « { $typed } » ne fait pas partie des choix. Tapez un nombre de 1 à { $most }, ou ? pour de l’aide.
cli-not-a-number = « { $typed } » n’est pas un nombre entier.
cli-out-of-range = { $typed } n’est pas entre { $least } et { $most }.
cli-refused = Impossible : { $why }
cli-yes = oui
cli-no = non
cli-yes-no = o/n
cli-yes-no-usual = ({ cli-yes-no } ; Entrée : { $usual })
cli-yes-letter = o
cli-no-letter = n
cli-answer-yes-no = Répondez { cli-yes } ou { cli-no }.
cli-sure-resign = Voulez-vous vraiment quitter la partie ?
cli-sure-bankrupt = Voulez-vous vraiment déclarer faillite ?
cli-help =
    Tapez le numéro d’un choix puis Entrée ; Entrée seule prend le premier. 0 revient en arrière.
    b  le plateau            p  les joueurs           d  vos titres
    l  les derniers faits    o  les règles jouées     d NOM  un titre ou ceux d’un joueur
    w  quand vous demander   s  enregistrer           q  arrêter de jouer
    i  un conseil            y  pourquoi ils agissent bot NOM  céder votre place
    v 0,5  secondes entre deux actions des robots ; les flèches rappellent vos lignes
    Sur le plateau : A à H possèdent, { $first } à { $last } s’y tiennent, { $house }2 compte des { piece-houses }, { $hotel } est un { piece-hotel }, { $mortgaged } est une hypothèque.
cli-bots-listed = Les robots, du plus faible au plus fort :
cli-ask-bid = Votre offre ? (de { $least } à { $most } ; Entrée : { $least } ; 0 revient en arrière)
cli-cash-range = (jusqu’à { $most } ; Entrée : { $usual } ; 0 revient en arrière)
cli-ask-lots = Des numéros séparés par des espaces (Entrée : aucun ; 0 revient en arrière).
cli-ask-order = Des numéros dans l’ordre voulu, séparés par des espaces ; répétez-en un pour nommer deux fois un terrain (0 revient en arrière).
cli-ask-dice = Que montrent les deux dés ? (par exemple 3 4 ; Entrée les lance pour vous)
cli-trade-give-lots = Lesquels de vos titres donnez-vous ?
cli-trade-give-cash = Combien d’argent donnez-vous ?
cli-trade-give-cards = Quelles cartes de sortie de prison donnez-vous ?
cli-trade-get-lots = Quels titres demandez-vous à { $other } ?
cli-trade-get-cash = Combien d’argent demandez-vous à { $other } ?
cli-trade-get-cards = Quelles cartes de sortie de prison demandez-vous ?
cli-trade-terms = À { $other } : vous donnez { $give } et recevez { $get }.
cli-trade-empty = Une offre doit donner ou demander quelque chose.
cli-sure-offer = Faire cette offre ?
cli-ask-settle = Tout votre argent part, et quels terrains avec ?
cli-ask-lot = Le numéro de l’un d’eux (0 revient en arrière).
cli-unit-shows = Qu’affiche votre unité ?
cli-force-give = Quel titre donnez-vous ?
cli-force-take = Quel titre prenez-vous en échange ?
cli-still-missing = Il manque encore { $amount }
cli-current-bid = Meilleure offre : { $amount }, par { $seat }
cli-no-bid-yet = Pas encore d’offre

# Le panneau des joueurs.
cli-cash = argent
cli-position = case
cli-in-jail = en prison (tour { $tries })
cli-owns = titres
cli-owns-nothing = aucun titre
cli-mortgaged = sous hypothèque
cli-level =
    { $level ->
        [one] { $level } { piece-house }
       *[other] { $level } { piece-houses }
    }
cli-level-hotel = { piece-hotel }
cli-out = hors jeu
cli-bank-stock = À la banque : { piece-houses } { $houses }, { piece-hotels } { $hotels }
cli-pot = Cagnotte : { $amount }
cli-owner = propriétaire
cli-price = prix
cli-rent = loyer
cli-group = groupe
cli-square = case
cli-stands = bâti
cli-rent-now = loyer actuel
cli-house-cost = construction
cli-mortgage = hypothèque
cli-times-dice = { $figure }×dés
cli-release-short = carte prison ×
# Des mots qui disent peu dans le nom d’une case, omis quand la place manque.
cli-common-words = le la les l’ de du des d’ et au aux en sur aéroport gare européen européenne zone rue avenue boulevard place faubourg compagnie

# La fin.
cli-game-over = La partie est finie.
cli-winner =
    { $count ->
        [one] La victoire est pour { $seats } !
       *[other] { $seats } se partagent la victoire !
    }
cli-you-win = Bien joué : la victoire est à vous !
cli-final-wealth = { $seat } : { $amount }
cli-stopped = Partie arrêtée.
cli-interrupted = Arrêté.
cli-explain-would = Pour { $seat }, { $bot } aurait fait ceci : { $action }
cli-explain-wait = Pour { $seat }, { $bot } aurait laissé les autres continuer
cli-explain-same = { $seat } a fait de même.
cli-explain-done = { $seat } a fait ceci : { $action }
cli-explain-bank = La banque a agi : { $action }
cli-explain-sum =
    { $count ->
        [one] { $bot } aurait fait de même { $same } fois sur { $count }.
       *[other] { $bot } aurait fait de même { $same } fois sur { $count }.
    }
cli-goodbye = Plus personne ne répond : au revoir !
cli-record-saved = La partie est enregistrée dans { $path }.

# Les rapports.
cli-players-range = de { $least } à { $most } joueurs
cli-printed = (imprimé : { $value })
cli-ruling = (notre lecture : { $value })
cli-default = (par défaut : { $value })
cli-clause = clause
cli-edition = édition
cli-status = état
cli-rule = règle
cli-proofs = preuves
cli-scenarios-sum = Réussis : { $passed }, en échec : { $failed }
cli-status-proved = prouvée
cli-status-failing = en échec
cli-status-unproved = sans preuve
cli-status-physical = matérielle
cli-warm-already = Les règles sont déjà compilées.
cli-warm-now = Compilation des règles ; la première fois prend quelques minutes.
cli-warm-what = règles
cli-warm-done = Les règles sont compilées.

# Les commandes.
cli-about = Jouer à des éditions de Monopoly selon la règle, contre l’ordinateur ou pour l’étude.
cli-about-help = Montrer cette aide.
cli-about-play = Jouer dans le navigateur, sur cette machine ; ou dans ce terminal (--text).
cli-about-serve = Faire jouer en réseau : tables, connexions et page.
cli-about-scenario = Exécuter des scénarios et dire lesquels échouent.
cli-about-rules = Montrer les clauses de la règle et ce qui prouve chacune.
cli-about-replay = Raconter une partie enregistrée.
cli-about-story = Raconter l’histoire d’une partie enregistrée : fortunes, tournants, paiements, dés.
cli-about-explain = Dire ce qu’un robot aurait fait dans une partie enregistrée, et pourquoi.
cli-about-verify = Vérifier que les dés d’une partie enregistrée étaient équitables, et montrer comment ils sont tombés.
cli-about-commitment = L’engagement montré avant la partie, tel que vous l’avez noté.
cli-about-schema = Écrire le schéma JSON de ce qui sort du moteur : vues, choix, événements.
cli-about-schema-protocol = Plutôt de tout ce que se disent les serveurs de tables et leurs clients.
cli-about-schema-typescript = Écrire plutôt les types du protocole pour TypeScript.
cli-about-position = Écrire la position où finit une partie enregistrée.
cli-about-editions = Donner la liste des éditions ; en ajouter, vérifier, commencer ou enlever une.
cli-about-options = Donner la liste des options d’une table.
cli-about-warm = Compiler les règles d’avance.
cli-about-loops = Compiler aussi ce qui les secoue et les mesure.
cli-about-soak = Jouer longtemps au hasard en vérifiant chaque action.
cli-about-balance = Faire jouer des viseurs à Transactions chocs et dire si la piste est équitable.
cli-about-slide = Dessiner un lancer de Transactions chocs en SVG.
cli-about-slide-x = D’où part le pion, en millimètres depuis la gauche.
cli-about-slide-angle = Degrés à droite de tout droit.
cli-about-slide-speed = Mètres par seconde.
cli-about-slide-token = Un pion sur la piste, x,y en millimètres ; peut être donné plusieurs fois.
cli-about-slide-out = Écrire l’image dans ce fichier.
cli-about-threads = Combien de fils jouent.
cli-about-gpu-check = Comparer un GPU avec le processeur, partie par partie.
cli-about-tables = Prendre soin des tables d’un serveur : liste, détail, export, import, ménage.
cli-about-text = Jouer dans ce terminal. Là seulement : les options de --mode à --pace.
cli-about-no-browser = Ne pas ouvrir de navigateur : montrer seulement l’adresse.
cli-about-play-port = Le port de la page ; sinon le dernier, ou un port libre.
cli-about-edition = Une édition par son nom, ou son dossier.
cli-about-mode = La sorte de partie ; voir passgo editions.
cli-about-players = Combien de joueurs, vous compris.
cli-about-name = Votre nom.
cli-about-seats = Tous les noms dans l’ordre ; « bob:shrewd » est un adversaire. Les robots : { $bots } ; « bob:bot » est le robot habituel.
cli-about-seed = Une graine : la même graine et les mêmes choix donnent la même partie.
cli-about-option = Une option de la table, par exemple rent_claims=manual ; voir passgo options.
cli-about-lang = La langue ; sinon celle de l’environnement.
cli-about-json = Écrire en JSON.
cli-about-record = Enregistrer la partie dans ce fichier quand elle finit ou s’arrête.
cli-about-resume = Continuer une partie enregistrée : un fichier, ou « last » pour la dernière inachevée.
cli-about-ask = Quand vous demander hors de votre tour : pour offres et loyers, avant chaque tour, ou toujours.
cli-about-why = Dire pourquoi les robots agissent ainsi.
cli-about-pace = Secondes entre deux actions des robots ; sinon 0,4 à un terminal.
cli-about-at = Le moment avant l’action N ; sinon le dernier moment.
cli-about-seat = À la place de qui ; sinon de qui a agi, ou doit agir.
cli-about-bot = Quel robot : { $bots } ; sinon { $usual }.
cli-about-all = Toutes les actions de la partie, l’une après l’autre.
cli-about-soak-bots = Faire jouer les robots, et vérifier chacune de leurs décisions.
cli-about-paths = Des fichiers de scénarios, ou leurs dossiers.
cli-about-target = Comment les règles sont exécutées.
cli-about-scenarios = Le dossier des scénarios.
cli-about-record-file = Le fichier d’une partie enregistrée.
cli-about-actions = Combien d’actions, ou de décisions de robots, pour chaque édition et chaque mode.
cli-about-games = Combien de parties.
cli-about-cut = Où les parties au hasard sont coupées.
cli-about-out = Écrire les chiffres dans ce fichier.
cli-about-simulator = Employer le simulateur CUDA de Numba.
cli-error = erreur : { $what }
cli-error-see = { $what } (voir { $command } --help)
cli-error-no-such-option =
    { $close ->
        [none] il n’y a pas d’option { $option }
       *[other] il n’y a pas d’option { $option } (peut-être { $close })
    }
cli-error-needs-a-value = il faut une valeur à l’option { $option }
cli-error-takes-no-value = l’option { $option } ne prend pas de valeur
cli-error-missing = il manque { $name }
cli-error-no-such-command = il n’y a pas de commande « { $word } »
cli-error-not-taken = rien ne prend « { $words } »
cli-error-unknown-mode = l’édition { $edition } n’a pas de mode « { $mode } » ; elle a { $known }
cli-error-option-value = option { $option } : trouvé « { $found } », attendu { $expected }
cli-error-players = l’édition { $edition } se joue de { $least } à { $most }, pas à { $count }
cli-error-language = langue inconnue « { $language } » ; il y a { $known }
cli-error-text-only = l’option { $option } est pour la partie dans le terminal : ajoutez --text
cli-error-page-only = l’option { $option } est pour la partie dans le navigateur : enlevez --text
cli-error-seed = une graine est un nombre entier, pas « { $seed } »
cli-error-bot = --bot : il n’y a pas de robot « { $bot } » ; il y a { $known }
cli-error-seat = --seat : personne à cette table ne s’appelle « { $seat } » ; il y a { $known }
cli-error-seat-out = --seat : { $seat } est hors jeu à ce moment ; jouent encore { $known }
cli-error-at = --at : trouvé { $at }, attendu un nombre de 1 à { $most }
cli-error-at-and-all = --at { $at } et --all s’excluent
cli-error-no-file = fichier introuvable : { $path }
cli-error-folder = { $path } est un dossier, attendu le fichier d’un enregistrement
cli-error-cannot-read = impossible de lire { $path } : { $why }
cli-error-cannot-write = impossible d’écrire { $path } : { $why }
cli-error-record = { $path } : enregistrement abîmé : { $why }
cli-error-edition-file = { $path } : { $key } : trouvé { $found }, attendu { $expected }
cli-error-value = { $name } : trouvé { $found }, attendu { $expected }
