# Ce qu’on dit à quelqu’un qui est ailleurs quand une table l’attend.

call-title = À vous de jouer !
call-body = La table { $code } vous attend.

call-keys-how = Gardez cette clé secrète, la même pour tous vos serveurs. Donnez-la à passgo serve avec une adresse où les services de messages peuvent vous joindre : PASSGO_PUSH_CONTACT=mailto:NOM@HOTE
