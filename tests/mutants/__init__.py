"""`make mutants`: changes one token of a rule at a time, and asks whether anything notices."""
