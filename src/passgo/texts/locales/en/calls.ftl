# Word to a person who is elsewhere that a table waits for them.

call-title = It’s your turn!
call-body = Table { $code } is waiting for you.

call-keys-how = Keep this key secret, and use the same one on every server. Give it to passgo serve, with an address at which push services can reach you: PASSGO_PUSH_CONTACT=mailto:NAME@HOST
