# Ce que les robots disent des offres : pourquoi non, quoi d’autre, et ce qu’ils prendraient.

bargain-no = Non, merci.
bargain-add = Ajoutez { $amount } et c’est à vous.
bargain-add-deal = Ajoutez { $amount } et marché conclu.
bargain-for = Je suis d’accord pour { $goods }.
bargain-for-back = Je suis d’accord pour { $goods }, et j’ajoute { $amount }.
bargain-pay = Je paie { $amount }, pas plus.
bargain-no-cash = Si je ne paie rien, marché conclu.
bargain-turn = Je ne paie rien et vous me donnez { $amount } : marché conclu.
bargain-short-no = Non, merci.
bargain-short-add = Encore { $amount } ?
bargain-short-for = Pour { $goods } ?
bargain-short-pay = Pour { $amount } ?
bargain-short-no-cash = Sans argent ?
bargain-short-turn = { $amount } de votre part ?
bargain-likes = Parlons plutôt de { $lots }.
bargain-goods = { $goods }

bargain-why-completes-yours = Avec { $lots }, vous auriez une couleur entière : { $group }.
bargain-why-stops-somebody = { $seat } a tout le reste d’une couleur ({ $group }). Tant que je garde { $lots }, { $seat } ne peut pas la compléter.
bargain-why-breaks-mine = Je n’aurais plus ce groupe en entier : { $group }.
bargain-why-one-fewer = J’aurais moins de propriétés de ce groupe ({ $group }), et elles rapporteraient toutes moins.
bargain-why-too-low = Ce n’est pas assez pour { $lots }.
bargain-why-too-little = Ce n’est pas assez.
bargain-why-keeps-cash = Je veux garder plus d’argent.
bargain-why-needs-cash = J’ai une dette à payer : il me faut de l’argent.
bargain-why-last-two = Nous ne sommes plus que deux : ce qui vous aide me nuit.
bargain-why-not-for-sale = Je veux garder { $lots }.
bargain-why-not-wanted = Je n’en ai pas besoin.
bargain-why-never-trades = Je n’échange jamais.
bargain-why-by-chance = Je n’en ai pas envie, c’est tout.
bargain-why-by-itself = Cette offre ne me plaît pas.

bargain-fair-needs = Vous avez ce qu’il faut à { $seat } : { $group }.
bargain-fair-completes = Vous compléteriez une couleur : { $group }.
bargain-fair-both = Une bonne affaire pour vous et pour { $seat }.
