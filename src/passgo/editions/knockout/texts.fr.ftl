# Ids: space-, group-, colour- and side- with the id of the other files (- for _), currency-name, edition-.
# A text takes no argument; it may quote another.

edition-title = Transactions chocs (2024)
edition-character = Quatre pions chacun, une piste, pas de quartier.
currency-name = dollar

group-brown = marron
group-light-blue = bleu clair
group-pink = rose
group-orange = orange
group-red = rouge
group-yellow = jaune
group-green = vert
group-dark-blue = bleu foncé

colour-red = rouge
colour-yellow = jaune
colour-green = vert
colour-blue = bleu

side-red = Rouge
side-yellow = Jaune
side-green = Vert
side-blue = Bleu

space-mediterranean-avenue = Avenue Méditerranée
space-baltic-avenue = Avenue de la Baltique
space-oriental-avenue = Avenue Orientale
space-vermont-avenue = Avenue Vermont
space-connecticut-avenue = Avenue Connecticut
space-st-charles-place = Place St-Charles
space-states-avenue = Avenue des États
space-virginia-avenue = Avenue Virginie
space-house-1 = Maison 1
space-luxury-tax = Taxe de luxe
space-house-2 = Maison 2
space-st-james-place = Place St-Jacques
space-tennessee-avenue = Avenue Tennessee
space-new-york-avenue = Avenue New York
space-kentucky-avenue = Avenue Kentucky
space-indiana-avenue = Avenue Indiana
space-illinois-avenue = Avenue Illinois
space-railroad-1 = Chemin de fer 1
space-chance-1 = Chance
space-railroad-2 = Chemin de fer 2
space-atlantic-avenue = Avenue Atlantique
space-ventnor-avenue = Avenue Ventnor
space-marvin-gardens = Jardins Marvin
space-pacific-avenue = Avenue Pacifique
space-north-carolina-avenue = Avenue de la Caroline-du-Nord
space-pennsylvania-avenue = Avenue Pennsylvanie
space-railroad-3 = Chemin de fer 3
space-go-to-jail-1 = Allez en prison 1
space-go-to-jail-2 = Allez en prison 2
space-railroad-4 = Chemin de fer 4
space-park-place = Place du Parc
space-free-parking = Stationnement gratuit
space-boardwalk = Promenade

preset-book-about = Comme dans le livret.
preset-kids-about = Un pion sorti de la piste peut réessayer.
