# La commande du serveur, et ce qu’il dit quand la page n’est pas construite.

server-about-host = L’adresse sur laquelle écouter ; 0.0.0.0 ouvre le serveur à votre réseau.
server-about-port = Le port sur lequel écouter ; 0 en prend un libre.
server-about-database = Un fichier SQLite, ou postgresql://… ; par défaut un fichier dans votre dossier de données.
server-about-durability = Si SQLite attend le disque à chaque écriture.
server-about-public-url = L’adresse que les joueurs utilisent, par exemple https://play.example.org/passgo.
server-about-trust-proxy = Les proxys dont on croit les adresses transmises ; * pour tous.
server-about-origins = D’autres origines dont les pages peuvent utiliser ce serveur.
server-about-metrics = Qui peut lire /metrics.
server-about-log-level = Ce qui est noté dans le journal.
server-word-urls = URL,…
server-word-addresses = ADRESSE,…
server-word-address = ADRESSE

server-listening = Passgo écoute sur { $link }
server-stored = Les tables sont enregistrées dans { $database }
server-only-here = Seule cette machine peut l’atteindre. Pour l’ouvrir à votre réseau : passgo serve --host 0.0.0.0. Pour l’ouvrir à Internet, derrière https : docs/deploy.md.
server-open-house = Toutes les machines de ce réseau peuvent l’atteindre, à { $links }. Il parle http en clair : pour Internet, mettez https devant (docs/deploy.md).
server-open-world = Les joueurs l’atteignent à { $link }
server-stop-how = Ctrl-C l’arrête ; les tables sont enregistrées et reprennent où elles en étaient.
server-handing-over = Les tables sont libérées…
server-no-page = La page n’est pas construite ici. D’autres clients peuvent utiliser le serveur : voir /api/docs.
server-push-keys = Gardez cette clé secrète, la même pour tous vos serveurs. Donnez-la à passgo serve avec une adresse où les services de messages peuvent vous joindre : PASSGO_PUSH_CONTACT=mailto:NOM@HOTE

server-setting-wrong = { $name } : trouvé { $found }, attendu { $expected }
server-cannot-listen = Impossible d’écouter sur { $host }:{ $port } : { $why }
server-store-wrong = Impossible d’ouvrir les tables : { $why }

# La partie dans le navigateur.
server-play-open = Passgo est lancé à l’adresse { $link }
server-play-already = Passgo est déjà lancé, à l’adresse { $link }
server-play-browser = Votre navigateur devrait le montrer ; sinon, ouvrez cette adresse vous-même.
server-play-no-browser = Ouvrez cette adresse dans un navigateur de cette machine.
server-play-stop = Ctrl-C l’arrête ; les parties sont enregistrées.
server-play-kept = Passgo se ferme. Vos parties sont enregistrées : { $command } les montre à nouveau.
server-play-trouble = Une erreur s’est produite. Les détails sont dans { $path }
server-play-no-page = La page n’est pas construite ici : lancez make web pour la construire, ou jouez dans le terminal : passgo play --text
server-play-folder = Passgo est déjà lancé, sans l’édition du dossier { $folder }. Arrêtez-le d’abord avec Ctrl-C, ou lancez : passgo editions add { $folder }
