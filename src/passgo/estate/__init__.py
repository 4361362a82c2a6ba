"""The estate family: dice, lots and rents."""
