# Qui a le plus besoin d’une propriété aux enchères, et ce qu’elle compléterait : `need-<quoi>` ; `-you` pour sa propre place.

need-completes = { $seat } a { $lots }. Avec { $lot }, le groupe { $group } serait complet.
need-completes-you = Vous avez { $lots }. Avec { $lot }, votre groupe { $group } serait complet.
need-some = { $seat } a { $lots }. Avec { $lot }, cela ferait { $count } sur { $size } ({ $group }).
need-some-you = Vous avez { $lots }. Avec { $lot }, cela ferait { $count } sur { $size } ({ $group }).
need-nobody = Groupe { $group } : personne n’en a encore.
need-others = Groupe { $group } : parmi ceux qui misent encore, personne n’en a.
