# Ce que la table attend, en quelques mots.

phase-order = les dés pour savoir qui commence
phase-roll = le lancer des dés
phase-end = la fin du tour
phase-over = partie finie
phase-buy = un achat à décider
phase-auction = vente aux enchères
phase-debt = une dette à régler
phase-shortage = le partage des derniers bâtiments
phase-keep = des hypothèques à lever ou à garder
phase-choice = un choix : payer ou tirer une carte
phase-price = les dés pour fixer un loyer
phase-zone = un choix sur une case de zone
phase-text = lecture d’un texte de l’unité
