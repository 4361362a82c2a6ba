# The server’s command, and the page where none is built.

server-about-host = The address to listen on; 0.0.0.0 opens the server to the house.
server-about-port = The port to listen on; 0 takes a free one.
server-about-database = A file of SQLite, or postgresql://…; otherwise a file in your data folder.
server-about-durability = Whether SQLite waits for the disk at every commit.
server-about-public-url = Where people find the server, such as https://play.example.org/passgo.
server-about-trust-proxy = Addresses of proxies that are believed about whom they speak for; * is anybody.
server-about-origins = Other origins whose pages may use this server.
server-about-metrics = Who may read /metrics.
server-about-log-level = How much is logged.
server-word-urls = URL,…
server-word-addresses = ADDRESS,…
server-word-address = ADDRESS

server-listening = Passgo listens on { $link }
server-stored = Tables are kept in { $database }
server-only-here = Only this machine can reach it. To open it to your house: passgo serve --host 0.0.0.0. To open it to the world, with https in front of it: docs/deploy.md.
server-open-house = Whoever is in the same network can reach it, at { $links }. It speaks plain http: for the world, put https in front of it (docs/deploy.md).
server-open-world = People find it at { $link }
server-stop-how = Ctrl-C stops it; tables are kept and go on where they were.
server-handing-over = Handing the tables over …
server-no-page = The page is not built here. The server is ready for other clients: /api/docs says how.

server-setting-wrong = { $name }: found { $found }, expected { $expected }
server-cannot-listen = Cannot listen on { $host }:{ $port }: { $why }
server-store-wrong = The tables cannot be opened: { $why }

# The game in the browser.
server-play-open = Passgo is open at { $link }
server-play-already = Passgo is open already, at { $link }
server-play-browser = Your browser should show it now; if not, open that address yourself.
server-play-no-browser = Open that address in a browser on this machine.
server-play-stop = Ctrl-C ends it; games are kept.
server-play-kept = Closing. Your games are kept: { $command } shows them again.
server-play-trouble = Something went wrong. What happened is written in { $path }
server-play-no-page = The page is not built here: make web builds it. Without it there is the game in the terminal: passgo play --text
server-play-folder = { $folder } is a folder: editions of your own are played in the terminal, with --text
