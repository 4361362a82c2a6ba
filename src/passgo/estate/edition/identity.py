"""The digest of an estate edition."""

from functools import lru_cache

import numpy as np

from ...editions.arrays import with_attributes
from ...editions.identity import columns_of, digest_of, flags_of
from ..rules.state import BOARD_DTYPE
from .compile import printed_board
from .flags import FLAGS
from .model import ESTATE, Edition
from .texts_file import wanted_texts

_SPECS = {flag.name: flag.spec for flag in FLAGS.values()}
_USUAL = {flag.name: flag.default for flag in FLAGS.values()}


@lru_cache(maxsize=64)
def edition_digest(edition: Edition) -> str:
    """Return the digest over squares, cards, flags and ids."""
    board = np.frombuffer(printed_board(edition), with_attributes(BOARD_DTYPE))[0]
    wanted = wanted_texts(
        edition.squares,
        edition.groups.values(),
        edition.zones.values(),
        edition.decks,
        edition.box,
    )
    return digest_of(
        [
            ("family", ESTATE),
            ("board", columns_of(board)),
            ("squares", [square.id for square in edition.squares]),
            ("cards", {name: [card.id for card in deck] for name, deck in edition.decks.items()}),
            ("texts", sorted(wanted)),
            *(
                (f"rules {mode}", flags_of(rules, _SPECS, _USUAL))
                for mode, rules in edition.rules.items()
            ),
        ]
    )
