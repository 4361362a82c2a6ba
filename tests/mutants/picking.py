"""Which mutants a seed picks.

Every token has its own random number, from the seed and from what identifies it, and the lowest are
picked: a change elsewhere in the rules does not affect the others.
"""

from hashlib import blake2b

from .changes import Mutant, mutants_of, tokens_of


def pick(seed, count, family):
    """So many tokens of a family's rules, each with one of its changes; 0 for every change."""
    if count == 0:
        return mutants_of(family)
    drawn = sorted(tokens_of(family), key=lambda token: lot_of(seed, *token.key))[:count]
    return sorted((one_of(seed, token) for token in drawn), key=place_of)


def one_of(seed, token):
    """One of a token's changes."""
    return Mutant(token, token.new[lot_of(seed, "change", *token.key) % len(token.new)])


def place_of(mutant):
    """The order of the files."""
    token = mutant.token
    return token.module, token.line, token.column, mutant.new


def lot_of(seed, *words):
    """A number that depends on a seed and on words, and on nothing else."""
    text = "\0".join(map(str, (seed, *words)))
    return int.from_bytes(blake2b(text.encode(), digest_size=8).digest(), "big")
