"""The kernel of the knockout family: the physics of a slide, the round, the scoring."""
