# Ce que l’on fait à une table en dehors de la partie, pourquoi c’est refusé, et ce qui peut mal tourner en chemin.

table-made = La table est prête : { $edition }.
table-sat = { $seat } prend place.
table-stood = { $seat } quitte sa place.
table-renamed = { $before } s’appelle maintenant { $seat }.
table-bot-seated = Un robot ({ $bot }) rejoint la table : { $seat }.
table-seat-opened =
    { $count ->
        [one] Une place est libre ; la table en a { $count }.
       *[other] Une place est libre ; la table en a { $count }.
    }
table-seat-removed =
    { $count ->
        [one] Une place est retirée ; il en reste { $count }.
       *[other] Une place est retirée ; il en reste { $count }.
    }
table-luck-given = { $seat } ajoute un peu de hasard aux dés.
table-changed = On jouera à autre chose : { $edition }. Regardez les règles de la table.
table-host-passed = L’hôte de la table est maintenant { $seat }.
table-take-over-on = Les spectateurs peuvent maintenant prendre la place d’un robot.
table-take-over-off = Les spectateurs ne peuvent plus prendre la place d’un robot.
table-started = La partie commence.
table-said = { $seat } : { $what }
table-watcher-said = Quelqu’un qui regarde : { $what }
table-device-added = { $seat } joue aussi sur un autre appareil.
table-over = La partie est finie. Le secret des dés est dévoilé : chacun peut vérifier tous les lancers.
table-rematch = Encore une partie ! Elle se joue à la table { $code }.
table-rules-changed = Passgo a été mis à jour pendant cette partie, qui continue là où elle en était.

lobby-error-not-your-seat = Cette place n’est pas la vôtre : { $seat }.
lobby-error-not-your-place = La place { $place } n’est pas la vôtre.
lobby-error-no-such-place =
    { $count ->
        [one] Il n’y a pas de place { $place } ; cette table en a { $count }.
       *[other] Il n’y a pas de place { $place } ; cette table en a { $count }.
    }
lobby-error-place-taken = Cette place est déjà prise : { $seat }.
lobby-error-no-open-place = Aucune place n’est libre à cette table.
lobby-error-no-take-over = À cette table, les spectateurs ne peuvent pas prendre la place d’un robot ({ $seat }) ; l’hôte peut l’autoriser.
lobby-error-only-watchers = Vous avez déjà une place ; seuls les spectateurs peuvent prendre celle d’un robot.
lobby-error-seat-out = { $seat } n’est plus dans la partie.
lobby-error-seat-of-person = Cette place est celle d’une personne : { $seat }.
lobby-error-not-host = Seul l’hôte de la table peut faire cela.
lobby-error-not-seated = Il faut avoir une place à cette table pour faire cela.
lobby-error-not-gathering = La partie a déjà commencé.
lobby-error-not-playing = Aucune partie n’est en cours à cette table.
lobby-error-not-over = La partie n’est pas encore finie.
lobby-error-nobody-seated = Personne n’a encore de place.
lobby-error-too-many-places = Cette table ne peut pas avoir plus de { $most } places.
lobby-error-too-few-places = Il faut au moins { $least } places pour cette partie.
lobby-error-name-missing = Il faut un nom pour prendre place.
lobby-error-name-empty = Un nom doit avoir au moins une lettre ou un chiffre que l’on voit.
lobby-error-name-long = Ce nom est trop long ; { $most } caractères au plus.
lobby-error-name-taken = Un autre joueur s’appelle { $name } ici, ou a un nom qui y ressemble.
lobby-error-name-reserved = Aucun joueur ne peut s’appeler { $name }.
lobby-error-name-kept = Une fois la partie commencée, une place garde son nom ; celle-ci est { $seat }.
lobby-error-token-taken = { $seat } a déjà ce pion.
lobby-error-words-empty = Ce message est vide.
lobby-error-words-long = C’est trop long ; { $most } caractères au plus.
lobby-error-no-such-phrase = Il n’y a pas de phrase rapide « { $phrase } ».
lobby-error-phrase-or-words = Envoyez soit une phrase rapide, soit vos propres mots.
lobby-error-emotes-often = { $most } mimiques au plus en { $seconds } secondes. Réessayez dans un instant.
lobby-error-option = { $name } : trouvé { $found }, attendu { $expected }.
lobby-error-bad-action = Cette action n’est pas valable : { $detail }.
lobby-error-no-such-handover = Ce code est faux, trop ancien ou déjà utilisé. Demandez-en un autre sur l’appareil où vous jouez.
lobby-error-no-watching = Cette table est réservée aux joueurs ; prenez une place pour la voir.
lobby-error-no-lot = Personne ne peut posséder cette case.
lobby-error-no-hint = Pas de conseil pour { $seat } maintenant.
lobby-error-id-used = L’identifiant « { $id } » a déjà servi à une autre commande ; il en faut un nouveau.

trouble-storage = Le serveur ne peut pas joindre sa base de données. Rien de ce qui a été confirmé n’est perdu ; la partie reprend dès que possible.
trouble-not-stored = Le serveur ne peut rien enregistrer en ce moment ({ $why }).
trouble-moving = La table passe à un autre serveur et reprend dans un instant.
trouble-busy = Le serveur a trop à faire. Réessayez dans un instant, s’il vous plaît.
trouble-restarting = Le serveur redémarre. La table est enregistrée, et cette page se reconnecte toute seule.
trouble-fault = Une erreur s’est produite dans le serveur. C’est notre faute, et c’est noté.
trouble-too-fast =
    { $seconds ->
        [one] Trop de messages à la fois. Attendez { $seconds } seconde, s’il vous plaît.
       *[other] Trop de messages à la fois. Attendez { $seconds } secondes, s’il vous plaît.
    }
trouble-too-big = Ce message est trop long ; { $most } octets au plus.
trouble-too-slow = La connexion est trop lente pour suivre cette table.
trouble-silent = La connexion est restée trop longtemps silencieuse.
trouble-malformed = Le serveur ne comprend pas ce message ({ $where } : { $what }).
trouble-no-key = Qui êtes-vous ? La clé de votre première visite manque ou n’est pas connue.
trouble-wrong-origin = Cette demande vient d’une page qui n’a pas le droit d’utiliser ce serveur.
trouble-no-such-table = Il n’y a pas de table { $code }.
trouble-no-edition = Cette table utilise l’édition { $edition }, mais ce serveur ne l’a pas, ou en a une autre du même nom. L’administrateur peut l’ajouter.
trouble-table-gone = La table { $code } a été supprimée.
trouble-version = Cette page utilise la version { $found } du protocole, et le serveur la version { $known }. Rechargez la page, s’il vous plaît.
trouble-no-such-page = Il n’y a rien à cette adresse.
trouble-wrong-method = Cette adresse n’accepte pas ce genre de demande.
trouble-too-many-tables = D’ici, on peut ouvrir { $most } tables au plus à la fois.
trouble-too-many-sockets = D’ici, on peut ouvrir { $most } connexions au plus à la fois.
trouble-bad-record = Cette partie ne peut pas être rejouée : { $why }
trouble-long-record = Cette partie est trop longue pour être montrée ici ; { $most } actions au plus.
trouble-no-push = Ce serveur n’envoie pas de messages aux navigateurs.
