"""How the computer's players decide; compiled, and nothing else."""
