# La commande du serveur, et la page quand aucune n’est construite.

server-about-host = L’adresse sur laquelle écouter ; 0.0.0.0 ouvre le serveur à la maison.
server-about-port = Le port sur lequel écouter ; 0 en prend un libre.
server-about-database = Un fichier SQLite, ou postgresql://… ; sinon un fichier dans votre dossier de données.
server-about-durability = Si SQLite attend le disque à chaque écriture.
server-about-public-url = Où l’on trouve le serveur, par exemple https://play.example.org/passgo.
server-about-trust-proxy = Adresses des mandataires que l’on croit quand ils disent pour qui ils parlent ; * pour tous.
server-about-origins = Autres origines dont les pages peuvent se servir de ce serveur.
server-about-metrics = Qui peut lire /metrics.
server-about-log-level = Ce qui est noté dans le journal.
server-word-urls = URL,…
server-word-addresses = ADRESSE,…
server-word-address = ADRESSE

server-listening = Passgo écoute sur { $link }
server-stored = Les tables sont gardées dans { $database }
server-only-here = Seule cette machine peut l’atteindre. Pour l’ouvrir à la maison : passgo serve --host 0.0.0.0. Pour l’ouvrir au monde, avec https devant : docs/deploy.md.
server-open-house = Quiconque est sur le même réseau peut l’atteindre, à { $links }. Il parle http en clair : pour le monde, mettez https devant (docs/deploy.md).
server-open-world = On le trouve à { $link }
server-stop-how = Ctrl-C l’arrête ; les tables sont gardées et reprennent où elles en étaient.
server-handing-over = Les tables sont confiées à d’autres mains…
server-no-page = La page n’est pas construite ici. Le serveur est prêt pour d’autres clients : /api/docs dit comment.

server-setting-wrong = { $name } : trouvé { $found }, attendu { $expected }
server-cannot-listen = Impossible d’écouter sur { $host }:{ $port } : { $why }
server-store-wrong = Impossible d’ouvrir les tables : { $why }

# La partie dans le navigateur.
server-play-open = Passgo est ouvert à l’adresse { $link }
server-play-already = Passgo est déjà ouvert, à l’adresse { $link }
server-play-browser = Votre navigateur devrait le montrer ; sinon, ouvrez cette adresse vous-même.
server-play-no-browser = Ouvrez cette adresse dans un navigateur de cette machine.
server-play-stop = Ctrl-C y met fin ; les parties sont gardées.
server-play-kept = Passgo se ferme. Vos parties sont gardées : { $command } les montre à nouveau.
server-play-trouble = Quelque chose n’a pas marché. Ce qui s’est passé est noté dans { $path }
server-play-no-page = La page n’est pas construite ici : make web la construit. Sans elle, il y a la partie dans le terminal : passgo play --text
server-play-folder = Passgo est déjà en marche, sans l’édition de { $folder }. Arrêtez-le d’abord (Ctrl-C), ou bien : passgo editions add { $folder }
