"""The page as people use it: a real server, Debian's Chromium, clicks and keys."""
