"""The records and the names of the knockout kernel."""

from ..families.tables import Tables
from .rules.actions import ACTION_DTYPE
from .rules.events import EVENT_FIELDS
from .rules.legal import CHOICE_ROWS, CHOICE_WIDTH
from .rules.refusals import REFUSAL_FIELDS
from .rules.state import ASK_OVER, PHASE_NAMES, STATE_DTYPE

LOG_ROWS = 4096
"""A slide into a packed lane writes hundreds of rows."""

TABLES = Tables(
    state_dtype=STATE_DTYPE,
    action_dtype=ACTION_DTYPE,
    log_rows=LOG_ROWS,
    choice_rows=CHOICE_ROWS,
    choice_width=CHOICE_WIDTH,
    phases=PHASE_NAMES,
    over=ASK_OVER,
    events=EVENT_FIELDS,
    refusals=REFUSAL_FIELDS,
    marked=("cash", "pot", "where", "x", "y"),
)
