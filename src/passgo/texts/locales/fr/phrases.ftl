# Ce que l’on peut dire à une table d’une seule touche.

phrase-hello = Bonjour à tous !
phrase-good-luck = Bonne chance !
phrase-nice = Joli coup !
phrase-well-played = Bien joué !
phrase-thanks = Merci !
phrase-sorry = Désolé !
phrase-ouch = Aïe !
phrase-your-turn = C’est à vous !
phrase-one-moment = Un instant, s’il vous plaît.
phrase-deal = On fait affaire ?
phrase-no-deal = Pas question !
phrase-back-soon = Je reviens tout de suite.
phrase-good-game = Belle partie !
phrase-goodbye = Au revoir !

# Des mimiques, pour qui ne les dessine pas.
phrase-smile = Je souris !
phrase-laugh = Je ris !
phrase-wow = Je n’en reviens pas !
phrase-sad = Ça m’attriste.
phrase-angry = Ça me fâche !
phrase-love = J’adore !
