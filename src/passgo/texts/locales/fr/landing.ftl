# La commande ``passgo landing`` : où finissent les lancers de dés.
landing-playing = tous les lancers sont joués
landing-title =
    { $jail ->
        [pay] Où finit un lancer, en pour cent (l’amende est payée tout de suite)
       *[other] Où finit un lancer, en pour cent (en prison, on tente le double)
    }
landing-square = case
landing-exact = exact
landing-simulated = simulé
landing-margin = ±
landing-in-jail = En prison
landing-compared = { $rolls } lancers simulés : { $far } cases sur { $of } s’écartent de plus de deux erreurs types (le hasard seul en donne environ une sur vingt).
landing-error-no-dice = l’édition { $edition } se joue sans dés : choisissez une édition avec un plateau
