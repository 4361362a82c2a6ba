# The server’s command, and what it says where no page is built.

server-about-host = The address to listen on; 0.0.0.0 opens the server to your network.
server-about-port = The port to listen on; 0 picks a free one.
server-about-database = An SQLite file, or postgresql://…; a file in your data folder by default.
server-about-durability = Whether SQLite waits for the disk at every commit.
server-about-public-url = The address players use, such as https://play.example.org/passgo.
server-about-trust-proxy = Proxies whose forwarded addresses are trusted; * trusts all.
server-about-origins = Other origins whose pages may use this server.
server-about-metrics = Who may read /metrics.
server-about-log-level = How much is logged.
server-word-urls = URL,…
server-word-addresses = ADDRESS,…
server-word-address = ADDRESS

server-listening = Passgo listens on { $link }
server-stored = Tables are stored in { $database }
server-only-here = Only this machine can reach it. To open it to your network: passgo serve --host 0.0.0.0. To open it to the internet, behind https: docs/deploy.md.
server-open-house = Every machine on this network can reach it, at { $links }. It speaks plain http: for the internet, put https in front of it (docs/deploy.md).
server-open-world = Players reach it at { $link }
server-stop-how = Ctrl-C stops it; tables are saved and continue where they were.
server-handing-over = Handing over the tables…
server-no-page = The page is not built here. Other clients can use the server: see /api/docs.
server-push-keys = Keep this key secret, and use the same one on every server. Give it to passgo serve, with an address at which push services can reach you: PASSGO_PUSH_CONTACT=mailto:NAME@HOST

server-setting-wrong = { $name }: found { $found }, expected { $expected }
server-cannot-listen = Cannot listen on { $host }:{ $port }: { $why }
server-store-wrong = The tables cannot be opened: { $why }

# The game in the browser.
server-play-open = Passgo is running at { $link }
server-play-already = Passgo is already running, at { $link }
server-play-browser = Your browser should show it now; if not, open that address yourself.
server-play-no-browser = Open that address in a browser on this machine.
server-play-stop = Ctrl-C stops it; games are saved.
server-play-kept = Closing. Your games are saved: { $command } shows them again.
server-play-trouble = Something went wrong. The details are in { $path }
server-play-no-page = The page is not built here: run make web to build it, or play in the terminal: passgo play --text
server-play-folder = Passgo is already running, without the edition in { $folder }. Stop it first with Ctrl-C, or run: passgo editions add { $folder }
