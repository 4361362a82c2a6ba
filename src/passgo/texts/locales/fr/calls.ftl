# Ce qu’on dit à quelqu’un qui est ailleurs quand une table l’attend.

call-title = À vous de jouer !
call-body = La table { $code } vous attend.

# Dans la page.
call-tab = À vous ! Table { $code }
call-ask = Voulez-vous qu’on vous prévienne quand c’est votre tour ?
call-ask-why = Vous pourrez faire autre chose pendant que les autres jouent.
call-yes = Oui, prévenez-moi
call-no = Non merci
call-setting = Me prévenir quand c’est mon tour et que je suis ailleurs
call-denied = Votre navigateur ne le permet pas. Vous pouvez changer cela dans ses réglages pour ce site.
call-sound = Un son quand c’est mon tour
