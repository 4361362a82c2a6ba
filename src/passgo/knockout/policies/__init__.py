"""How the bots decide; this folder holds compiled code only."""
