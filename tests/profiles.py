"""Two ways to try made-up examples: a short one that is always the same, and a long one.

``PASSGO_PROFILE=soak pytest tests/properties`` looks further, at other games every time, and takes
minutes to make a failure small.
"""

import os

from hypothesis import HealthCheck, Phase, settings

SLOW = [HealthCheck.too_slow, HealthCheck.data_too_large, HealthCheck.filter_too_much]

settings.register_profile(
    "test",
    derandomize=True,
    database=None,
    deadline=None,
    max_examples=7,
    stateful_step_count=30,
    phases=[Phase.explicit, Phase.generate],
    suppress_health_check=SLOW,
)
settings.register_profile(
    "soak",
    deadline=None,
    database=None,
    max_examples=300,
    stateful_step_count=80,
    print_blob=True,
    suppress_health_check=SLOW,
)
settings.load_profile(os.environ.get("PASSGO_PROFILE", "test"))
