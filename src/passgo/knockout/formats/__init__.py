"""Games of this family for people: views, positions, wording, scenarios."""
