# L’échelle et ses joueurs.

# Le caractère de chaque joueur en une ligne.
bot-random = N’importe quelle action permise, au hasard ; l’étalon le plus bas.
bot-simple = Achète ce qu’il trouve, bâtit dès qu’il peut et demande, une fois par tour, le terrain qui lui manque.
bot-buyer = Achète tout, met tout son argent dans les maisons et n’échange jamais : une stratégie fixe de la littérature.
bot-dealer = Le même, mais répond aux offres selon les prix imprimés ; il n’en fait jamais.
bot-railways = N’échange jamais non plus ; friand de gares et lent à acheter le reste.
bot-thrifty = N’échange jamais non plus ; friand de rues bon marché et lent à acheter les chères.
bot-novice = Un débutant plausible : achète volontiers, voit à un coin de plateau, laisse passer la plupart des occasions et paie trop cher ce qu’il demande.
bot-regular = Un bon joueur du dimanche : garde un peu d’argent, échange quand on le lui demande et demande parfois.
bot-shrewd = Pèse les chances de chaque case, ce que promettent les groupes et les loyers du prochain tour ; barre la route, hypothèque pour bâtir, trouve des échanges.

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
ladder-chart-title = L’échelle
ladder-chart-about = Deux contre deux, { $games } parties par paire ; barres : intervalles à 95 % ; une partie indécise n’est à personne.
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
ladder-error-twice = --players : « { $player } » y figure deux fois ; chaque joueur se nomme une fois
ladder-error-one-alone = --one et --against vont ensemble : un joueur, et ceux qu’il rencontre
ladder-error-one = --one : trouvé { $count } joueurs, attendu un seul
ladder-error-two-ways = { $first } et { $second } s’excluent : donnez seulement l’un des deux
ladder-error-same-file = { $path } : deux résultats ne peuvent aller dans le même fichier
ladder-error-marks = { $path } : les repères { $begin } et { $end } n’y sont pas, dans cet ordre

# Les commandes.
cli-about-ladder = Faire se rencontrer des joueurs en beaucoup de parties : cotes, victoires, durée et vitesse.
cli-about-bots = Donner la liste des joueurs de l’échelle.
cli-about-editions-played = Une édition par son nom, ou son dossier ; peut être donnée plusieurs fois.
cli-about-all-editions = Toutes les éditions.
cli-about-ladder-players = Les joueurs qui se rencontrent, séparés par des virgules ; sinon tous.
cli-about-one = Un joueur, contre ceux de --against.
cli-about-rivals = Ceux qu’il rencontre, séparés par des virgules ; un seul nom prend trois places.
cli-about-ladder-games = Parties par paire, ou de l’unique rencontre ; arrondi pour que les places soient partagées également.
cli-about-turns = Tours de chaque joueur après lesquels une partie est coupée ; une partie à durée fixée finit alors. D’ordinaire 1000, à durée fixée 40.
cli-about-workers = Combien de fils d’exécution jouent ; sinon autant que de cœurs.
cli-about-json-file = Écrire les chiffres dans ce fichier en JSON.
cli-about-svg-file = Dessiner les chiffres dans ce fichier en SVG.
cli-about-write-docs = Renouveler les tableaux de l’échelle dans cette page Markdown, entre leurs repères.
