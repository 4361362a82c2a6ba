# Le gros bouton, comment payer une dette, et la durée d’une partie.

play-see-offer-of = Voir l’offre ({ $other })
play-see-offers = Voir { $count } offres
hint-waits-for-answer = { $other } n’a pas encore répondu à votre offre.
play-offer-open = { $other } n’a pas encore répondu à votre offre. Appuyez encore pour continuer.
play-offer-ends = L’offre de { $other } se termine avec votre tour. Appuyez encore pour le finir.

play-do-build = Construire : { $amount }

play-debt-owe = Vous devez { $amount } à { $other }.
play-debt-owe-only = Vous devez { $amount }.
play-debt-have = Vous avez { $cash }.
play-debt-more = Il manque { $missing }.
play-plan-brings = ce plan : { $amount }
play-plan-best = Le meilleur plan
play-plan-short = Tout ce que vous avez rapporte { $amount }.
play-plan-mortgage = Hypothéquer { $lot }
play-plan-sleeps = plus de loyer de { $rent }
play-plan-sleeps-some = vous en avez { $count } sur { $size } ; plus de loyer de { $rent }
play-plan-others = Autres possibilités
play-plan-sell = Vendre des maisons
play-plan-trade = Demander un échange
play-plan-myself = Choisir moi-même
play-plan-do = Le faire et payer { $amount }
play-plan-keep = Il vous restera { $amount }.

# Pourquoi un joueur prudent paierait ainsi. Le plan prend ce qui fait perdre le moins de loyers.

way-out-keeps-houses = Vous gardez vos maisons : la banque n’en rend que la moitié du prix. Une hypothèque peut être levée plus tard.
way-out-mortgages = Ce sont celles qui vous rapportent le moins. Une hypothèque peut être levée plus tard.
way-out-sells-some = C’est ce qui vous fait perdre le moins de loyers pour cette somme.
way-out-sells = Il faut vendre des maisons : celles-ci vous font perdre le moins de loyers.
way-out-short = Même tout vendre ne suffit pas. Seul un échange peut encore vous aider.

play-end-for-me = Finir mon tour quand je ne peux rien faire
play-ending = Votre tour se termine.
play-ending-then = Échap pour continuer.
play-fast-lane = Voie rapide
play-fast-lane-about = Les autres jouent quatre fois plus vite et les robots n’attendent pas.

# La durée d’une partie, à la préparation.

setup-length = Une partie sur deux dure de { $low } à { $high } minutes.
setup-length-about = Une partie sur deux dure environ { $minutes } minutes.
setup-length-clock = La partie s’arrête après { $minutes } minutes.
setup-length-usual = Si chacun prend { $seconds } secondes par tour.
setup-length-measured = À votre rythme ici : { $seconds } secondes par tour.
setup-length-bots = Entre robots, au rythme choisi plus bas.
setup-length-changed = Mesuré sans règles maison : elles peuvent changer la durée.
