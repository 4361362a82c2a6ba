"""Where a server keeps its tables when nobody says otherwise."""

import os
from pathlib import Path

import platformdirs


def default_database() -> str:
    """A file of SQLite in the user's data folder; ``PASSGO_DATA_DIR`` moves it."""
    given = os.environ.get("PASSGO_DATA_DIR")
    folder = Path(given) if given else Path(platformdirs.user_data_dir("passgo"))
    folder.mkdir(parents=True, exist_ok=True)
    return str(folder / "tables.sqlite")
