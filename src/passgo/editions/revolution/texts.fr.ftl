# Ids: square-, group-, zone-, token- and card- with the id of the other files (- for _), piece- for
# buildings (one and several), currency-name, edition-.
# A text takes no argument; it may quote another, such as { square-go }.

edition-title = Révolution (2009)
edition-character = Un plateau rond et une banque qui répond.
currency-name = M (million) et K (millier)

piece-house = maison
piece-houses = maisons
piece-hotel = hôtel
piece-hotels = hôtels

group-brown = marron
group-light-blue = bleu clair
group-pink = rose
group-orange = orange
group-red = rouge
group-yellow = jaune
group-green = vert
group-dark-blue = bleu foncé
group-station = gares
group-utility = compagnies

zone-walking = Zone piétonne
zone-cycle = Zone cycliste
zone-car = Zone automobile
zone-space = Zone spatiale

token-dog = Chien
token-shoe = Chaussure
token-car = Voiture
token-top-hat = Chapeau
token-ship = Bateau
token-iron = Fer à repasser

square-go = Départ
square-boulevard-de-belleville = Boulevard de Belleville
square-gas-company = Compagnie du gaz
square-rue-lecourbe = Rue Lecourbe
square-income-tax = Impôts sur le revenu
square-gare-montparnasse = Gare Montparnasse
square-rue-de-vaugirard = Rue de Vaugirard
square-zone-walking = { zone-walking }
square-rue-de-courcelles = Rue de Courcelles
square-avenue-de-la-republique = Avenue de la République
square-jail = Prison / Simple visite
square-boulevard-de-la-villette = Boulevard de la Villette
square-electric-company = Compagnie d’électricité
square-avenue-de-neuilly = Avenue de Neuilly
square-rue-de-paradis = Rue de Paradis
square-gare-de-lyon = Gare de Lyon
square-avenue-mozart = Avenue Mozart
square-zone-cycle = { zone-cycle }
square-boulevard-saint-michel = Boulevard Saint-Michel
square-place-pigalle = Place Pigalle
square-free-parking = Parc gratuit
square-avenue-matignon = Avenue Matignon
square-zone-car = { zone-car }
square-boulevard-malesherbes = Boulevard Malesherbes
square-avenue-henri-martin = Avenue Henri-Martin
square-gare-du-nord = Gare du Nord
square-faubourg-saint-honore = Faubourg Saint-Honoré
square-place-de-la-bourse = Place de la Bourse
square-water-works = Compagnie des eaux
square-rue-la-fayette = Rue La Fayette
square-go-to-jail = Allez en prison
square-avenue-de-breteuil = Avenue de Breteuil
square-avenue-foch = Avenue Foch
square-communications-company = Compagnie de télécommunications
    .short = Télécoms
square-boulevard-des-capucines = Boulevard des Capucines
square-gare-saint-lazare = Gare Saint-Lazare
square-zone-space = { zone-space }
square-avenue-des-champs-elysees = Avenue des Champs-Élysées
square-luxury-tax = Taxe de luxe
square-rue-de-la-paix = Rue de la Paix

card-ev01 = Filez à la case { square-go } et touchez votre salaire.
card-ev02 = En prison, tout de suite et sans salaire.
card-ev03 = La porte de la prison s’ouvre : si vous y êtes, vous êtes libre.
card-ev04 = Cap sur { square-rue-de-la-paix }.
card-ev05 = Cap sur { square-avenue-henri-martin }, avec votre salaire si vous franchissez la case { square-go }.
card-ev06 = Cap sur { square-boulevard-de-la-villette }, avec votre salaire si vous franchissez la case { square-go }.
card-ev07 = Un train vous attend : { square-gare-de-lyon }, avec votre salaire si vous franchissez la case { square-go }.
card-ev08 = Rejoignez la prochaine gare.
card-ev09 = Rendez-vous à la prochaine compagnie.
card-ev10 = Faites trois cases en arrière.
card-ev11 = Gros travaux : 250K par maison, 1M par hôtel.
card-ev12 = Un radar vous a pris en photo : 150K d’amende.
card-ev13 = Frais de scolarité : payez 1,5M.
card-ev14 = Séjour à l’hôpital : payez 1M.
card-ev15 = L’assurance arrive à échéance : payez 500K.
card-ev16 = La banque s’est trompée en votre faveur : touchez 2M.
card-ev17 = Votre prêt vous rapporte 1,5M.
card-ev18 = Un héritage vous apporte 1M.
card-ev19 = Dividende : recevez 500K.
card-ev20 = Bon anniversaire ! Recevez 100K de chaque joueur.
