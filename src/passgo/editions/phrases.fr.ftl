# Ce qu’on a trouvé et ce qu’on attendait : des parties d’une ligne, sans point final.

either = { $first } ou { $last }
one-of = l’un de ceux-ci : { $names }
range = de { $least } à { $most }
at-least = au moins { $least }
at-most = au plus { $most }
number = un nombre
whole = un nombre entier
whole-from = un nombre entier d’au moins { $least }
whole-range = un nombre entier de { $least } à { $most }
word-list = une liste de { $always } et, au choix, de { $perhaps }
count-list = une liste de { $length } nombres entiers de 0 à { $most }
odds = un nombre de 0 à 1 ou une fraction comme 1/12
sum = une somme comme 1500, 500K ou 1.5M
multiple = un multiple de { $unit }
seat-or-name = une place de 0 à { $most } ou le nom d’une place

# Éditions, modes et options.
edition-or-folder = { $names } ou un dossier
edition-perhaps = { $names } ou un dossier (peut-être { $close })
edition-name-form = des minuscules et des chiffres, séparés par des tirets simples, comme ma-boite
edition-name-taken = un autre nom, car Passgo a sa propre édition { $name } : renommez le dossier
edition-name-used = un autre nom, car { $folder } a déjà celui-ci
edition-to-add = { $names }, ou cette édition : lancez d’abord passgo editions add
edition-meant = { $digest }, l’édition de cette partie : lancez passgo editions add pour elle, ou mettez son dossier dans PASSGO_EDITIONS
edition-of-version = { $digest }, l’édition de cette partie : elle vient d’une autre version de Passgo
in-edition = { $names } dans l’édition { $edition }
name-and-value = nom=valeur
option-table = un tableau de noms et de valeurs
unknown-option = une option inconnue
option-such-as = une option comme { $close }
no-odds = 0, car l’édition { $edition } n’a pas d’unité électronique
seat-number = le numéro d’une place, car les places n’ont pas de nom
nothing-without = rien, car l’édition { $edition } n’a { $lack }
lack-packs = pas de paquets de cartes
lack-zones = pas de zones
lack-deals = pas d’échanges forcés
lack-unit = pas d’unité électronique
nothing-in-kind = rien, car l’édition { $edition } n’a pas de paiement en propriétés
dearest-titles = au moins { $least }, le prix des titres de propriété les plus chers que le mode { $mode } peut distribuer
no-wealth = rien, car le mode { $mode } ne compte pas les fortunes dans l’édition { $edition }
true-in-mode = true dans le mode { $mode }
false-in-mode = false dans le mode { $mode } de l’édition { $edition }
not-timed = rien, car le mode { $mode } n’a pas de durée fixée

# Places, camps et mains.
players =
    { $count ->
        [one] { $count } joueur
       *[other] { $count } joueurs
    }
players-alone =
    { $count ->
        [one] { $count } joueur seul
       *[other] { $count } joueurs seuls
    }
players-in = de { $least } à { $most } dans { $edition }
name-list = une liste de noms
printable-name = un nom en caractères imprimables
not-the-bank = un autre nom, car c’est celui de la banque
names-differ = des noms tous différents
seen-name = un nom avec un caractère visible
names-look-different = des noms qui ne se ressemblent pas
seat-names = des noms de places
levels = { $count } degrés
one-or = un, ou { $count }
sides = { $count } camps
colours-with-members = des couleurs, chacune avec ses membres
one-or-two-members = un ou deux membres
twice = { $name } deux fois
each-once = chaque joueur une fois
teams-from = { $least } ou plus pour des équipes
one-alone = un au plus

# Un lancer sur la piste.
tokens-apart = des pions qui ne se chevauchent pas
place = x,y en millimètres, par exemple 150,400
place-on-lane = un endroit de la piste, de 0,0 à { $x },{ $y }

# Éditions qu’on ajoute : dossiers et zips.
parcel-nothing = rien
parcel-folder-or-zip = le dossier ou le zip d’une édition
parcel-plain-files = de simples fichiers, au premier niveau ou dans un seul dossier
parcel-only-files = seulement { $names }
parcel-bytes = { $size } octets
parcel-at-most-bytes = au plus { $most } octets
parcel-files-many = { $number } fichiers
parcel-folders-many = plusieurs dossiers
parcel-folder-within = un dossier à l’intérieur
parcel-file-twice = un deuxième fichier de ce nom
parcel-link = un lien
parcel-no-plain-file = autre chose qu’un fichier
parcel-odd-file = un fichier qui n’appartient pas à une édition
parcel-way-out = un nom qui mène hors du zip
parcel-broken-zip = quelque chose qui ne se décompresse pas
parcel-whole-zip = un zip complet, avec la compression habituelle
parcel-locked = un fichier avec un mot de passe
parcel-odd-packing = une compression inhabituelle
parcel-bomb = un fichier qui devient bien trop gros
edition-is-there = un nouveau nom ; passgo editions remove { $name } libère celui-ci
editions-known = une édition que vous avez ajoutée : { $names }
editions-none = une édition que vous avez ajoutée, mais il n’y en a pas

# Les joueurs.
player-function = une fonction
player-name = un nom fait de petites lettres, de chiffres, de traits d’union et de tirets bas, qui commence par une lettre, par exemple mon-robot
player-name-used = un autre nom, car un joueur porte déjà celui-ci
player-title = un texte d’une ligne de { $most } caractères au plus
