# Pourquoi un joueur agit : `reason-<clé>`, une phrase entière.

reason-none = Par habitude.
reason-obliged = Il n’y a rien d’autre à faire.
reason-claims-rent = { $seat } doit { $amount } de loyer.
reason-completes-group = { $lot } complète un groupe, pour { $amount }.
reason-worth-its-price = { $lot } vaut son prix : { $amount }.
reason-too-dear = { $lot } ne vaut pas { $amount }.
reason-keeps-cash = Mieux vaut garder au moins { $amount } en argent.
reason-cheaper-at-auction = Les autres ont peu d’argent : { $lot } peut partir à moins de { $amount } aux enchères.
reason-denies-rival = { $lot } aiderait trop { $seat } : pour l’empêcher, on peut payer plus cher.
reason-worth-the-bid = { $lot } vaut jusqu’à { $amount }.
reason-outbid =
    { $lot ->
        [none] Un bâtiment ne vaut pas ce prix maintenant.
       *[other] Plus de { $amount }, c’est trop pour { $lot }.
    }
reason-builds-income = Le loyer monte à { $amount } ({ $lot }).
reason-raises-to-build = Hypothéquer { $lot } paie un bâtiment sur { $other_lot }.
reason-raises-to-buy = Hypothéquer { $lot } permet d’acheter { $other_lot }.
reason-lifts-mortgage = Pour { $amount }, { $lot } rapporte de nouveau.
reason-raises-to-pay = Il faut payer { $amount }, et { $lot } est la moins utile.
reason-pays = Il y a assez d’argent pour payer les { $amount }.
reason-cannot-pay = Il n’y a plus rien à vendre ou à hypothéquer pour payer les { $amount }.
reason-trade-gains = L’échange avec { $seat } change de { $per_mille } la part du plateau de ce joueur.
reason-trade-loses = L’échange avec { $seat } ne rapporte pas assez : la part du plateau de ce joueur change de { $per_mille }.
reason-proposes-gain = Si { $seat } accepte, la part du plateau de ce joueur change de { $per_mille }.
reason-leaves-jail-to-buy =
    { $count ->
        [one] Il reste { $count } propriété à vendre : pas de temps à perdre en prison.
       *[other] Il reste { $count } propriétés à vendre : pas de temps à perdre en prison.
    }
reason-safer-in-jail = La prison est plus sûre : dehors, un tour coûte en moyenne { $amount } de loyers.
reason-takes-scarce =
    { $lot ->
        [none] Les bâtiments vont manquer, et il reste de la place pour un.
       *[other] Les bâtiments vont manquer, et il reste de la place pour un sur { $lot }.
    }
reason-settles = L’offre vaut { $amount }.
reason-keeps-mortgage = L’hypothèque peut attendre.
reason-draws = Une carte peut être mieux que payer.
reason-goes-for-lot = { $lot } est encore à vendre.
reason-names-zone = La plupart des textes coûtent de l’argent, et ce sont les autres qui sont dans cette zone ({ $zone }).
reason-forces-deal = { $lot } vaut plus, ici, que { $other_lot }.
reason-by-chance = Au hasard.
reason-frees-itself = Hors de prison, un tour coûte peu.
reason-offers-in-kind = { $seat } peut préférer des propriétés aux { $amount } dus, et les bâtiments restent.
reason-short-of-cash = Il n’y a pas assez d’argent pour { $lot }, qui coûte { $amount }.
reason-prices-gain = Aux prix imprimés, l’échange avec { $seat } rapporte { $amount } de plus qu’il ne coûte.
reason-prices-lose = Aux prix imprimés, l’échange avec { $seat } coûte { $amount } de trop.
reason-never-trades = Ce joueur n’échange jamais.
reason-uses-card = Une carte « Sortez de prison » est faite pour servir.
reason-tries-dice = Un double ferait sortir de prison sans payer.
reason-settles-short = L’offre vaut { $amount }, moins que la dette.
reason-awaits-estate = { $seat } ne peut pas tout payer. Une faillite rapporterait { $amount }, plus que l’offre.
reason-last-rival = Il ne reste que { $seat } à battre : pas d’accord maintenant.
reason-short-of-fees = Il n’y a pas assez d’argent pour les intérêts des propriétés hypothéquées.

# What a player from outside says of its action, in its own words.

own-reason = { $words }
own-reason-none = Il n’en dit rien.
