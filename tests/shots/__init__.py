"""Pictures of every screen and panel: real tables of a real server, laid as telling moments."""
