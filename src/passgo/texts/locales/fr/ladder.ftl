# L’échelle et ses joueurs.

# Une ligne sur chaque joueur.
bot-random = N’importe quelle action permise, au hasard : le plus faible, pour mesurer les autres.
bot-simple = Achète là où il s’arrête, construit dès qu’il peut et demande, une fois par tour, la propriété qui lui manque.
bot-buyer = Achète tout, met tout son argent dans les maisons et n’échange jamais : une stratégie fixe tirée d’études.
bot-dealer = Le même, mais répond aux offres selon les prix imprimés ; il n’en fait jamais.
bot-railways = N’échange jamais non plus ; aime les gares et achète peu le reste.
bot-thrifty = N’échange jamais non plus ; aime les rues bon marché et achète peu les chères.
bot-outside = Un joueur qui ne vient pas de Passgo.
bot-novice = Un débutant : adore acheter, voit à un côté du plateau, manque la plupart de ses chances et paie trop cher ce qu’il demande.
bot-regular = Un bon joueur en famille : garde un peu d’argent, échange quand on le lui demande et demande parfois.
bot-shrewd = Calcule les chances de chaque case, la valeur des groupes de couleur et les loyers du prochain tour ; gêne ses rivaux, hypothèque pour construire, trouve des échanges.

# Les titres.
ladder-title = { $edition }, partie { $mode } : { $games } parties
ladder-player = joueur
ladder-rating = cote
ladder-wins = gagné
ladder-margin = ±
ladder-interval = 95 %
ladder-turns = tours
ladder-undecided = indécises
ladder-decisions = décisions/s
ladder-games-s = parties/s
ladder-games = parties
ladder-edition = édition
ladder-fair = égalité
ladder-times-fair = rapport
ladder-matrix = Victoires de la ligne sur la colonne
ladder-own-note = Tours (médiane), parties indécises et vitesse (un cœur) : quatre joueurs de la même sorte.
ladder-against = { $one } contre { $others }
ladder-challenge-title = { $table }, partie { $mode }
ladder-again = Pour rejouer ces parties : { $command }
ladder-written = Écrit : { $path }
ladder-one-by-one =
    { $count ->
        [one] { $players } est une fonction Python : ses parties ont été jouées une à une, ce qui est plus long.
       *[other] { $players } sont des fonctions Python : leurs parties ont été jouées une à une, ce qui est plus long.
    }
ladder-forfeits =
    { $count ->
        [one] { $player } n’a pas su prendre { $count } décision, que { $stand_in } a prise : { $first }
       *[other] { $player } n’a pas su prendre { $count } décisions, que { $stand_in } a prises. La première : { $first }
    }
ladder-chart-title = L’échelle
ladder-chart-about = Deux contre deux, { $games } parties par paire ; barres : intervalles à 95 % ; une partie indécise ne compte pour personne.
ladder-chart-matrix = Victoires de la ligne sur la colonne
ladder-chart-shares = Part des victoires et son intervalle à 95 %
ladder-chart-fair = part égale { $share }

# Ce qui peut ne pas aller.
ladder-error-player =
    { $close ->
        [none] { $option } : joueur inconnu « { $player } » ; il y a { $known }
       *[other] { $option } : joueur inconnu « { $player } » (peut-être { $close }) ; il y a { $known }
    }
ladder-error-few =
    { $count ->
        [one] --players : trouvé { $count } joueur, attendu au moins 2
       *[other] --players : trouvé { $count } joueurs, attendu au moins 2
    }
ladder-error-twice = --players : « { $player } » est nommé deux fois ; nommez chaque joueur une fois
ladder-error-one-alone = --one et --against vont ensemble : un joueur, et ceux qu’il rencontre
ladder-error-one = --one : trouvé { $count } joueurs, attendu un seul
ladder-error-two-ways = { $first } et { $second } ne vont pas ensemble : donnez l’un des deux
ladder-error-same-file = { $path } : deux résultats ne peuvent aller dans le même fichier
ladder-error-marks = { $path } : les repères { $begin } et { $end } manquent ou ne sont pas dans cet ordre

# Les commandes.
cli-about-ladder = Jouer beaucoup de parties entre des joueurs : cotes, victoires, durée et vitesse.
cli-about-bots = Donner la liste des joueurs de l’échelle.
cli-about-editions-played = Une édition par son nom, ou son dossier ; peut être donnée plusieurs fois.
cli-about-all-editions = Toutes les éditions.
cli-about-ladder-players = Les joueurs, séparés par des virgules ; tous par défaut.
cli-about-one = Un joueur, contre ceux de --against.
cli-about-rivals = Ceux qu’il rencontre, séparés par des virgules ; un seul nom prend trois places.
cli-about-ladder-games = Parties par paire, ou pour l’unique rencontre ; arrondi pour que les places soient partagées également.
cli-about-turns = Arrêter une partie après ce nombre de tours de chaque joueur ; une partie à durée fixée finit alors. D’habitude 1000, à durée fixée 40.
cli-about-workers = Combien de fils d’exécution jouent ; par défaut un par cœur.
cli-about-json-file = Écrire les chiffres dans ce fichier en JSON.
cli-about-svg-file = Dessiner les chiffres dans ce fichier en SVG.
cli-about-write-docs = Mettre à jour les tableaux de l’échelle dans cette page Markdown, entre leurs repères.
