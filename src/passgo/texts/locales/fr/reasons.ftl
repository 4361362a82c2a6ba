# Pourquoi un joueur agit ainsi : `reason-<clé>`, une phrase qui se suffit.

reason-none = Une simple habitude de jeu.
reason-obliged = Il n’y a rien d’autre à faire.
reason-claims-rent = { $seat } doit { $amount } de loyer.
reason-completes-group = { $lot } complète un groupe, pour { $amount }.
reason-worth-its-price = { $lot } vaut son prix : { $amount }.
reason-too-dear = { $lot } ne vaut pas { $amount }.
reason-keeps-cash = Il faut garder au moins { $amount } en main.
reason-cheaper-at-auction = Les autres manquent d’argent : { $lot } peut partir à moins de { $amount } aux enchères.
reason-denies-rival = { $seat } gagnerait trop à avoir { $lot } : pour l’empêcher, on peut payer plus cher.
reason-worth-the-bid = { $lot } vaut jusqu’à { $amount }.
reason-outbid =
    { $lot ->
        [none] Une construction ne vaut pas ce prix maintenant.
       *[other] Au-delà de { $amount }, c’est trop pour { $lot }.
    }
reason-builds-income = Le loyer monte à { $amount } ({ $lot }).
reason-raises-to-build = Hypothéquer { $lot } paie une construction sur { $other_lot }.
reason-raises-to-buy = Hypothéquer { $lot } permet d’acheter { $other_lot }.
reason-lifts-mortgage = Pour { $amount }, { $lot } rapporte de nouveau.
reason-raises-to-pay = Il faut payer { $amount }, et { $lot } manquera le moins.
reason-pays = Il y a de quoi payer les { $amount } dus.
reason-cannot-pay = Plus rien ne permet de réunir les { $amount } dus.
reason-trade-gains = L’échange avec { $seat } change sa propre part de la table de { $per_mille }.
reason-trade-loses = L’échange avec { $seat } ne rapporte pas assez : { $per_mille } sur sa propre part de la table.
reason-proposes-gain = Si { $seat } accepte, sa propre part de la table change de { $per_mille }.
reason-leaves-jail-to-buy =
    { $count ->
        [one] Il reste { $count } titre à vendre : pas de temps à perdre en prison.
       *[other] Il reste { $count } titres à vendre : pas de temps à perdre en prison.
    }
reason-safer-in-jail = La prison est plus sûre : dehors, un tour coûte en moyenne { $amount } de loyers.
reason-takes-scarce =
    { $lot ->
        [none] Les constructions vont manquer, et il reste de la place pour une.
       *[other] Les constructions vont manquer, et { $lot } peut encore en recevoir une.
    }
reason-settles = Ce qui est proposé vaut { $amount }.
reason-keeps-mortgage = L’hypothèque peut attendre.
reason-draws = Une carte a des chances de coûter moins cher.
reason-goes-for-lot = { $lot } est encore à vendre.
reason-names-zone = Les textes coûtent le plus souvent, et ce sont les autres qui s’y trouvent ({ $zone }).
reason-forces-deal = { $lot } vaut plus, ici, que { $other_lot }.
reason-by-chance = Le hasard seul.
reason-frees-itself = Dehors, un tour coûte peu.
reason-offers-in-kind = { $seat } peut préférer des titres aux { $amount } dus, et les constructions restent debout.
reason-short-of-cash = Il n’y a pas assez d’argent pour { $lot }, qui coûte { $amount }.
reason-prices-gain = Aux prix imprimés, l’échange avec { $seat } rapporte { $amount } de plus qu’il ne coûte.
reason-prices-lose = Aux prix imprimés, l’échange avec { $seat } coûte { $amount } de trop.
reason-never-trades = Ce joueur n’échange jamais.
reason-uses-card = Une carte de sortie est faite pour servir.
reason-tries-dice = Les dés peuvent ouvrir la porte pour rien.
reason-settles-short = Ce qui est proposé vaut { $amount }, moins que ce qui est dû.
reason-awaits-estate = { $seat } ne peut pas tout payer. Une faillite rapporterait { $amount }, plus que ce qui est proposé.
reason-last-rival = Il ne reste que { $seat } à battre : pas d’arrangement.
reason-short-of-fees = Il n’y a pas assez d’argent pour les frais des titres hypothéqués.
