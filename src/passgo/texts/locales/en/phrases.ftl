# What can be said at a table with one touch.

phrase-hello = Hello, everyone!
phrase-good-luck = Good luck!
phrase-nice = Nice one!
phrase-well-played = Well played!
phrase-thanks = Thank you!
phrase-sorry = Sorry!
phrase-ouch = Ouch!
phrase-your-turn = It’s your turn!
phrase-one-moment = One moment, please.
phrase-deal = Shall we make a deal?
phrase-no-deal = No deal!
phrase-back-soon = I’ll be right back.
phrase-good-game = Good game!
phrase-goodbye = Goodbye!

# Faces, for readers that do not draw them.
phrase-smile = (smiles)
phrase-laugh = (laughs)
phrase-wow = (is amazed)
phrase-sad = (is sad)
phrase-angry = (is cross)
phrase-love = (loves it)
