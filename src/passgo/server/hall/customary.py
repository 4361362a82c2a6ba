"""What a hall goes by: how long it waits for things, and how much it keeps."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Customary:
    """Spans in seconds, and counts."""

    grace: float = 5.0
    """From somebody's last socket until the seat counts as away."""
    host_patience: float = 60.0
    """From the host's going until somebody else who is there may start the game."""
    idle: float = 300.0
    """How long a table that nobody is at stays in memory."""
    snapshot_every: int = 128
    """Actions between two positions that are kept: what waking has to replay at most."""
    recent: int = 50
    """Entries kept in memory, for those who come back."""
    story: int = 200
    """Entries told in one answer about the past."""
    patience: float = 3.0
    """How long a wish waits for a leader elsewhere before one asks whether it still lives."""
    watch: float = 1.0
    """Between two looks at leaders elsewhere and at tables that are idle."""
    presence_delay: float = 0.2
    """How long comings and goings gather before they are shown."""
    thinking_slow: float = 3.0
    """Seconds a heavy bot may take uncompiled before a lighter one decides for it."""
    thinkers: int = 2
    """Threads in which bots think."""
    tables: int = 20_000
    """Tables in memory at most."""
    queue_messages: int = 256
    """Messages that may wait for a slow client before it is dropped."""
    queue_bytes: int = 1 << 20
    """Characters that may wait for a slow client before it is dropped."""
