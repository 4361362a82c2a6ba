# Dés équitables : ce qui ne peut pas entrer dans une graine.

fair-error-luck = contribution : trouvé { $found }, attendu au plus { $most } chiffres hexadécimaux (0 à 9, a à f)
fair-error-secret = secret : attendu { $digits } chiffres hexadécimaux minuscules
fair-error-name = nom : trouvé { $name }, attendu des caractères imprimables
