# Ce que dit passgo editions.

editions-about-where = Afficher les dossiers où les éditions sont cherchées.
editions-about-add = Ajouter l’édition d’un dossier ou d’un zip.
editions-about-check = Vérifier l’édition d’un dossier ou d’un zip.
editions-about-new = Créer une édition, copie d’une autre.
editions-about-remove = Retirer une édition ajoutée.
editions-about-folder-or-zip = Le dossier d’une édition, ou son zip.
editions-about-name = Le nom de l’édition.
editions-about-from = L’édition à copier ; Euro par défaut.
editions-about-into = Le dossier où la créer ; par défaut celui de vos éditions.
editions-about-same-rules = Utiliser les règles de l’autre édition, sans copie à changer.

editions-added = { $name } est ajoutée, dans { $path }. Pour y jouer, lancez : passgo play --edition { $name }
editions-begun = { $name } est créée, dans { $path }. Changez ses fichiers, puis lancez : passgo play --edition { $name }
editions-begun-elsewhere = { $name } est créée. Changez ses fichiers, puis lancez : passgo play --edition { $path }
editions-removed = { $name } est retirée.
editions-checked = On peut jouer à { $name } : { $title }, empreinte { $digest }.
editions-trouble = on ne peut pas y jouer : { $why }

editions-place-package = Celles de Passgo : { $path }
editions-place-environment = PASSGO_EDITIONS : { $path }
editions-place-data = Les vôtres : { $path }
