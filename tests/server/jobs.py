"""Jobs for worker processes, which import them from here."""

import os
import signal
import sys

from passgo.protocol.errors import LobbyError


def refuse():
    raise LobbyError("no_such_place", place=3, count=2)


def break_down():
    raise KeyError("nowhere")


def lament():
    """Die with a word."""
    print("oh no", file=sys.stderr)
    die()


def die():
    os.kill(os.getpid(), signal.SIGKILL)


def fill():
    return len(bytearray(1 << 40))


def chatter(length=0):
    print("." * length + "this is no answer")
    return "an answer"


def wait_for(pipe):
    """Work until something is written into a named pipe; what was written."""
    with open(pipe, encoding="utf-8") as words:
        return words.read()
