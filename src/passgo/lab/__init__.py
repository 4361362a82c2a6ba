"""Studies of many games: batches, the soak, the benchmarks, the check against a GPU."""
