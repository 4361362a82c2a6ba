"""Settings of a hall: waiting times and limits."""

from dataclasses import dataclass


@dataclass(frozen=True)
class HallLimits:
    """Times in seconds, and counts."""

    grace: float = 5.0
    """From the moment a player's last socket closes until the seat counts as away."""
    host_patience: float = 60.0
    """From the moment the host leaves until another player who is present may start the game."""
    idle: float = 300.0
    """How long a table without sockets stays in memory."""
    snapshot_every: int = 128
    """Actions between two stored positions: the most that waking has to replay."""
    recent: int = 50
    """Entries kept in memory for clients that reconnect."""
    story: int = 200
    """Entries in one answer about the past."""
    patience: float = 3.0
    """How long a request waits for a leader elsewhere before checking that the leader is alive."""
    watch: float = 1.0
    """Interval between two checks of leaders elsewhere and of idle tables."""
    presence_delay: float = 0.2
    """How long arrivals and departures are collected before they are shown."""
    thinking_slow: float = 3.0
    """Seconds a heavy bot may take uncompiled before a lighter one decides for it."""
    thinkers: int = 2
    """Threads in which bots think."""
    tables: int = 20_000
    """Most tables in memory."""
    queue_messages: int = 256
    """Most messages that may wait for a slow client before it is dropped."""
    queue_bytes: int = 1 << 20
    """Most characters that may wait for a slow client before it is dropped."""
