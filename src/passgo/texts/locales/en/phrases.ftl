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
phrase-smile = I’m smiling!
phrase-laugh = I’m laughing!
phrase-wow = I can’t believe it!
phrase-sad = I’m sad.
phrase-angry = I’m cross!
phrase-love = I love it!
