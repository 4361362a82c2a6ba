# Le terminal : la partie qu’on y joue, et ce que disent les commandes.

cli-welcome = Bienvenue dans Passgo !
cli-edition-shown = Édition : { $edition } · partie { $mode }
cli-mode-standard = normale
cli-mode-short = courte
cli-mode-timed = à durée fixée
cli-seed-shown = Graine : { $seed } (la même graine et les mêmes choix donnent la même partie)
cli-departures-none = On joue selon la règle imprimée.
cli-departures = Cette table change la règle imprimée : { $departures }.
cli-departure =
    { $choice ->
        [rent_claims-auto] les loyers se paient sans être réclamés, { $option } = { $value }
        [auction-passes] les enchères finissent quand tous les autres ont passé, { $option } = { $value }
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
        [one] La partie finit après { $minutes } minute.
       *[other] La partie finit après { $minutes } minutes.
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
cli-no-such-lot = Aucune propriété ne s’appelle « { $typed } ».
cli-attention-needed = Le jeu vous demandera à votre tour, et pour les offres et les loyers.
cli-attention-turns = Le jeu vous demandera aussi avant chaque tour des autres.
cli-attention-always = Le jeu vous demandera chaque fois que vous pouvez agir.
cli-why = Pourquoi : { $why }
cli-why-on = Les robots disent maintenant pourquoi ils agissent ; voici encore les derniers événements :
cli-why-off = Les robots ne disent plus pourquoi ils agissent.
cli-hint = À votre place, { $bot } ferait ceci : { $action }. { $why }
cli-hint-only = À votre place, { $bot } ferait ceci : { $action }.
cli-hint-wait = À votre place, { $bot } laisserait les autres continuer.
cli-no-such-bot = Aucun robot ne s’appelle « { $typed } » ; il y a { $known }.
cli-left-now = Le jeu vous demandera encore avant le prochain tour.
cli-left = { $bot } joue pour vous, { $seat }. Que faire ?
cli-left-on = Laisser { $bot } jouer aussi ce tour
cli-left-back = Reprendre votre place
cli-left-end = Laisser { $bot } jouer jusqu’à la fin
cli-learning = Les robots ne connaissent pas encore ce plateau : ils l’explorent d’abord, ce qui peut prendre plusieurs minutes.
cli-bot-random = tout ce que la règle permet
cli-bot-simple = achète, construit et paie selon des règles simples
cli-bot-buyer = achète tout là où il s’arrête
cli-bot-dealer = achète tout là où il s’arrête, et vend aux prix imprimés
cli-bot-railways = veut les gares, et garde son argent pour elles
cli-bot-thrifty = veut les propriétés bon marché
cli-bot-novice = voit à court terme, manque des occasions et paie trop cher
cli-bot-regular = compare les loyers, garde un peu d’argent et demande les propriétés qui lui manquent
cli-bot-shrewd = pense à tout, négocie dur et emprunte pour construire
cli-ask-file = Enregistrer dans quel fichier ? (Entrée : { $path })

# Toute une famille de choix en une ligne du menu.
cli-family-build = Construire…
cli-family-want = Demander des bâtiments…
cli-family-sell = Vendre des bâtiments…
cli-family-swap = Échanger des { piece-hotels } contre des { piece-houses }…
cli-family-redeem = Lever une hypothèque…
cli-family-mortgage = Hypothéquer…
cli-family-offer = Proposer un échange…
cli-family-settle = Payer en propriétés…
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
    l  le journal            o  les règles jouées     d NOM  un titre ou ceux d’un joueur
    w  quand vous demander   s  enregistrer           q  arrêter de jouer
    i  un conseil            y  pourquoi ils agissent bot NOM  un robot joue
    v 0,5  secondes entre deux actions des robots ; les flèches rappellent vos lignes
    Sur le plateau : A à H sont les propriétaires, { $first } à { $last } les pions, { $house }2 veut dire 2 { piece-houses }, { $hotel } est un { piece-hotel }, { $mortgaged } est une hypothèque.
cli-bots-listed = Les robots, du plus faible au plus fort :
cli-ask-bid = Votre mise ? (de { $least } à { $most } ; Entrée : { $least } ; 0 revient en arrière)
cli-cash-range = (jusqu’à { $most } ; Entrée : { $usual } ; 0 revient en arrière)
cli-ask-lots = Des numéros séparés par des espaces (Entrée : aucun ; 0 revient en arrière).
cli-ask-order = Des numéros dans l’ordre voulu, séparés par des espaces ; répétez-en un pour nommer deux fois une propriété (0 revient en arrière).
cli-ask-dice = Que montrent les deux dés ? (par exemple 3 4 ; Entrée les lance pour vous)
cli-trade-give-lots = Lesquelles de vos propriétés donnez-vous ?
cli-trade-give-cash = Combien d’argent donnez-vous ?
cli-trade-give-cards = Quelles cartes « Sortez de prison » donnez-vous ?
cli-trade-get-lots = Quelles propriétés demandez-vous à { $other } ?
cli-trade-get-cash = Combien d’argent demandez-vous à { $other } ?
cli-trade-get-cards = Quelles cartes « Sortez de prison » demandez-vous ?
cli-trade-terms = À { $other } : vous donnez { $give } et recevez { $get }.
cli-trade-empty = Une offre doit donner ou demander quelque chose.
cli-sure-offer = Faire cette offre ?
cli-ask-settle = Vous donnez tout votre argent. Quelles propriétés ajoutez-vous ?
cli-ask-lot = Tapez le numéro de l’une d’elles (0 revient en arrière).
cli-unit-shows = Qu’affiche votre unité ?
cli-force-give = Quelle propriété donnez-vous ?
cli-force-take = Quelle propriété prenez-vous en échange ?
cli-still-missing = Il manque encore { $amount }
cli-current-bid = Meilleure mise : { $amount }, par { $seat }
cli-no-bid-yet = Pas encore de mise

# Le panneau des joueurs.
cli-cash = argent
cli-position = case
cli-in-jail = en prison (tour { $tries })
cli-owns = propriétés
cli-owns-nothing = aucune propriété
cli-mortgaged = hypothéquée
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
cli-stands = construit
cli-rent-now = loyer actuel
cli-house-cost = bâtiment
cli-mortgage = hypothèque
cli-times-dice = { $figure }×dés
cli-release-short = « Sortez de prison » ×
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
cli-explain-same = { $seat } a fait la même chose.
cli-explain-done = { $seat } a fait ceci : { $action }
cli-explain-bank = La banque a agi : { $action }
cli-explain-sum =
    { $count ->
        [one] { $bot } aurait fait la même chose { $same } fois sur { $count }.
       *[other] { $bot } aurait fait la même chose { $same } fois sur { $count }.
    }
cli-goodbye = Plus de réponse : au revoir !
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
cli-about-play = Lancer le jeu dans le navigateur sur cette machine, ou dans le terminal avec --text.
cli-about-serve = Lancer un serveur de jeu : tables, connexions et page.
cli-about-scenario = Exécuter des fichiers de scénarios et montrer ceux qui échouent.
cli-about-rules = Montrer les clauses de la règle et ce qui prouve chacune.
cli-about-replay = Montrer une partie enregistrée, événement par événement.
cli-about-story = Montrer l’histoire d’une partie enregistrée : fortunes, tournants, paiements, dés.
cli-about-explain = Montrer ce qu’un robot aurait fait dans une partie enregistrée, et pourquoi.
cli-about-verify = Vérifier que les dés d’une partie enregistrée étaient équitables, et montrer comment ils sont tombés.
cli-about-commitment = L’engagement montré avant la partie, tel que vous l’avez noté.
cli-about-schema = Afficher le schéma JSON de ce que produit le moteur : vues, choix, événements.
cli-about-schema-protocol = Afficher plutôt le schéma du protocole entre les serveurs de tables et leurs clients.
cli-about-schema-typescript = Afficher plutôt les types du protocole pour TypeScript.
cli-about-position = Afficher la position finale d’une partie enregistrée.
cli-about-editions = Lister les éditions ; en ajouter, vérifier, créer ou retirer une.
cli-about-options = Lister les options d’une table.
cli-about-warm = Compiler les règles à l’avance.
cli-about-loops = Compiler aussi le code qui les teste et les mesure.
cli-about-soak = Jouer longtemps au hasard en vérifiant chaque action.
cli-about-balance = Faire jouer des joueurs qui visent à Transactions chocs et dire si la piste est équitable.
cli-about-landing = Dire combien de fois un lancer de dés finit sur chaque case.
cli-about-landing-jail = Payer l’amende tout de suite (pay), ou rester et tenter le double (stay).
cli-about-landing-rolls = Simuler aussi autant de lancers, pour comparer.
cli-about-simulate = Jouer beaucoup de parties d’une table, et tout compter.
cli-about-simulate-seats = Les joueurs, séparés par des virgules ; passgo bots en donne la liste.
cli-about-simulate-fixed = Laisser les joueurs à leur place ; sinon chaque ordre est joué aussi souvent.
cli-about-simulate-out = Écrire une ligne par partie (ou par tour) dans ce fichier : .csv ou .parquet.
cli-about-simulate-rows = Ce qu’est une ligne : une partie, ou un tour d’une place.
cli-about-simulate-save = Écrire le résultat dans ce fichier, pour passgo report.
cli-about-simulate-study = Jouer toutes les études de ce fichier TOML : où une clé a une liste, chacune de ses valeurs.
cli-about-report = Dessiner le résultat d’une étude en une page ; de deux, aussi la différence.
cli-about-report-results = Ce que passgo simulate --save a écrit ; deux fichiers sont comparés.
cli-about-report-out = La page.
cli-about-report-pictures = Écrire aussi chaque image dans ce dossier, en SVG.
cli-about-slide = Dessiner un lancer de Transactions chocs en SVG.
cli-about-slide-x = D’où part le pion, en millimètres depuis la gauche.
cli-about-slide-angle = Degrés vers la droite, à partir de tout droit.
cli-about-slide-speed = Mètres par seconde.
cli-about-slide-token = Un pion sur la piste, x,y en millimètres ; peut être donné plusieurs fois.
cli-about-slide-out = Écrire l’image dans ce fichier.
cli-about-threads = Combien de fils d’exécution jouent.
cli-about-gpu-check = Comparer un GPU avec le processeur, partie par partie.
cli-about-tables = Gérer les tables d’un serveur : list, show, export, import, prune.
cli-about-text = Jouer dans ce terminal. Les options de --mode à --pace ne valent que là.
cli-about-no-browser = Ne pas ouvrir de navigateur : montrer seulement l’adresse.
cli-about-play-port = Le port de la page ; par défaut le dernier utilisé, ou un port libre.
cli-about-edition = Une édition par son nom, ou son dossier.
cli-about-mode = La sorte de partie ; voir passgo editions.
cli-about-players = Nombre de joueurs, vous compris.
cli-about-name = Votre nom.
cli-about-seats = Tous les noms dans l’ordre ; « bob:shrewd » est un adversaire. Les robots : { $bots } ; « bob:bot » est le robot habituel.
cli-about-seed = Une graine : la même graine et les mêmes choix donnent la même partie.
cli-about-option = Une option de la table, par exemple rent_claims=manual ; voir passgo options.
cli-about-lang = La langue ; par défaut celle de l’environnement.
cli-about-json = Afficher du JSON.
cli-about-record = Enregistrer la partie dans ce fichier quand elle finit ou s’arrête.
cli-about-resume = Continuer une partie enregistrée : un fichier, ou « last » pour la dernière inachevée.
cli-about-ask = Quand vous demander hors de votre tour : pour offres et loyers, avant chaque tour, ou toujours.
cli-about-why = Montrer pourquoi les robots agissent.
cli-about-pace = Secondes entre deux actions des robots ; par défaut 0,4 dans un terminal.
cli-about-at = Le moment avant l’action N ; par défaut le dernier.
cli-about-seat = La place que prend le robot ; par défaut celle qui a agi ou doit agir.
cli-about-bot = Quel robot : { $bots } ; par défaut { $usual }.
cli-about-all = Toutes les actions de la partie, l’une après l’autre.
cli-about-soak-bots = Faire jouer les robots à la place, et vérifier chacune de leurs décisions.
cli-about-paths = Des fichiers de scénarios, ou leurs dossiers.
cli-about-target = Comment les règles sont exécutées.
cli-about-scenarios = Le dossier des scénarios.
cli-about-record-file = Le fichier d’une partie enregistrée.
cli-about-actions = Combien d’actions, ou de décisions de robots, pour chaque édition et chaque mode.
cli-about-games = Combien de parties.
cli-about-cut = Arrêter les parties au hasard après ce nombre d’actions.
cli-about-out = Écrire les chiffres dans ce fichier.
cli-about-simulator = Utiliser le simulateur CUDA de Numba.
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
cli-error-not-taken = argument inattendu « { $words } »
cli-error-unknown-mode = l’édition { $edition } n’a pas de mode « { $mode } » ; elle a { $known }
cli-error-option-value = option { $option } : trouvé « { $found } », attendu { $expected }
cli-error-players = l’édition { $edition } se joue de { $least } à { $most }, pas à { $count }
cli-error-language = langue inconnue « { $language } » ; il y a { $known }
cli-error-text-only = l’option { $option } est pour la partie dans le terminal : ajoutez --text
cli-error-page-only = l’option { $option } est pour la partie dans le navigateur : enlevez --text
cli-error-seed = une graine est un nombre entier, pas « { $seed } »
cli-error-bot = --bot : il n’y a pas de robot « { $bot } » ; il y a { $known }
cli-error-seat = --seat : aucun joueur à cette table ne s’appelle « { $seat } » ; il y a { $known }
cli-error-seat-out = --seat : { $seat } est hors jeu à ce moment ; jouent encore { $known }
cli-error-at = --at : trouvé { $at }, attendu un nombre de 1 à { $most }
cli-error-at-and-all = --at { $at } et --all ne vont pas ensemble
cli-error-no-file = fichier introuvable : { $path }
cli-error-folder = { $path } est un dossier, attendu le fichier d’une partie
cli-error-cannot-read = impossible de lire { $path } : { $why }
cli-error-cannot-write = impossible d’écrire { $path } : { $why }
cli-error-record = { $path } : enregistrement abîmé : { $why }
cli-error-edition-file = { $path } : { $key } : trouvé { $found }, attendu { $expected }
cli-error-value = { $name } : trouvé { $found }, attendu { $expected }

# Les joueurs qui viennent d’ailleurs.
cli-about-code = Un fichier Python avec vos propres joueurs ; voir docs/bots.md. Peut être donné plusieurs fois.
players-error-none = { $source } : il n’y a pas de fichier de ce nom, et aucun paquet installé n’a de joueurs de ce nom ({ $known })
players-error-empty = { $source } : aucun joueur ici ; marquez une fonction avec @player("nom")
players-error-code = { $source } : { $why }
