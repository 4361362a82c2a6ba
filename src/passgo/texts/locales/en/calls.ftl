# Word to a person who is elsewhere that a table waits for them.

call-title = It’s your turn!
call-body = Table { $code } is waiting for you.

# In the page.
call-tab = Your turn! Table { $code }
call-ask = Shall we tell you when it is your turn?
call-ask-why = Then you can do something else while the others play.
call-yes = Yes, tell me
call-no = No, thanks
call-setting = Tell me when it is my turn and I am elsewhere
call-denied = Your browser does not allow it. You can change that in the browser’s settings for this site.
call-sound = A sound when it is my turn
