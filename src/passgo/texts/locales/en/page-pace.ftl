# The big button, a way out of a debt, and how long a game takes.

play-see-offer-of = See { $other }’s offer
play-see-offers = See { $count } offers
hint-waits-for-answer = { $other } has yet to answer your offer.
play-offer-open = { $other } has not answered your offer yet. Press again to go on.
play-offer-ends = { $other }’s offer ends with your turn. Press again to end it.

play-do-build = Build for { $amount }

play-debt-owe = You owe { $other } { $amount }.
play-debt-owe-only = You owe { $amount }.
play-debt-have = You have { $cash }.
play-debt-more = You need { $missing } more.
play-plan-brings = this plan: { $amount }
play-plan-best = Best plan
play-plan-short = All you have brings { $amount }.
play-plan-mortgage = Mortgage { $lot }
play-plan-sleeps = no more rent of { $rent }
play-plan-sleeps-some = you have { $count } of { $size }; no more rent of { $rent }
play-plan-others = Other ways
play-plan-sell = Sell houses
play-plan-trade = Ask for a trade
play-plan-myself = Choose myself
play-plan-do = Do it and pay { $amount }
play-plan-keep = After this plan you keep { $amount }.

# Why a careful player would pay like this. The plan is made of what costs the least rent.

way-out-keeps-houses = You keep your houses: the bank gives back only half of what they cost. A mortgage can be lifted later.
way-out-mortgages = These earn you the least rent. A mortgage can be lifted later.
way-out-sells-some = These cost you the least rent for the money they bring.
way-out-sells = The houses have to go. These cost you the least rent for the money they bring.
way-out-short = Even all of it is not enough. Only a trade can help now.

play-end-for-me = End my turn when I can do nothing
play-ending = Your turn ends.
play-ending-then = Esc keeps it open.
play-fast-lane = Fast lane
play-fast-lane-about = Others move four times as fast, and bots do not wait.

# How long a game takes, at set-up.

setup-length = Half of the games take { $low } to { $high } minutes.
setup-length-about = Half of the games take about { $minutes } minutes.
setup-length-clock = The clock ends the game after { $minutes } minutes.
setup-length-usual = If each person takes { $seconds } seconds for a turn.
setup-length-measured = As fast as you play here: { $seconds } seconds for a turn.
setup-length-bots = Bots among themselves, at the pace set below.
setup-length-changed = Measured without house rules: they may make it shorter or longer.
