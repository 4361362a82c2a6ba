# Ce que seule la page dit.

page-skip = Aller au jeu
page-language = Langue
page-settings = Réglages
page-close = Fermer
page-error-no-answer = Le serveur ne répond pas. Réessayez dans un instant.
page-away = Passgo ne répond pas. Cette page continuera dès qu’il répondra.
page-lost = Connexion perdue. La table attend ; on réessaie.

# L’accueil
page-nav = Pages
page-nav-play = Jouer
page-nav-replays = Revoir
page-home-title = Choisissez. Jouez ce soir.
page-home-lead = Un clic, et trois robots sont prêts à jouer avec vous.
page-home-shelf = Les boîtes
page-home-more = D’autres boîtes
page-home-more-lead = Passgo suit à la lettre cinq règles du jeu ; ces plateaux n’en font pas partie.
page-home-code = Un code ?
page-home-code-field = Code d’une table
page-home-join = Rejoindre
page-home-no-table = Il n’y a pas de table { $code }.
page-home-bad-code = Un code a { $length } lettres et chiffres.
page-home-code-never = Les codes n’ont jamais { $letters } : ces signes ressemblent à d’autres.
page-home-code-signs = Les codes n’ont que des lettres sans accent et des chiffres.
page-home-play-now = Jouer
page-home-play-box = Jouer à { $title }
page-home-set-up = Préparer
page-home-set-up-box = Préparer une table de { $title }
page-home-players = { $least } à { $most }
page-home-players-label = de { $least } à { $most } joueurs
page-home-minutes = { $minutes } min
page-home-minutes-label =
    { $minutes ->
        [one] environ { $minutes } minute
       *[other] environ { $minutes } minutes
    }
page-home-go-on = Continuer
page-home-game-with = { $title } avec { $seats }
page-home-game-alone = { $title }
page-home-your-turn = À vous
page-home-waiting = { $seats } réfléchit
page-home-gathering = On attend des joueurs
page-home-running = La partie est en cours
page-home-replays-lead = Revoir vos parties
page-home-fine-print = Passgo est un programme d’amateurs, sans lien avec Hasbro. Ni compte, ni publicité.
page-home-laying = On prépare la table…
page-box-print-disney = vingt-deux histoires

# Les réglages
page-theme = Thème
page-theme-auto = Comme l’appareil
page-theme-light = Clair
page-theme-dark = Sombre
page-speed = Vitesse
page-speed-off = Sans
page-speed-times = ×{ $times }
page-volume = Son
page-mute = Muet
page-name = Votre nom
page-name-most = Un nom a { $most } lettres au plus.
