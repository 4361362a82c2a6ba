"""The folders of this user's games, tables and editions."""

import os
from collections.abc import Mapping
from pathlib import Path

VARIABLE = "PASSGO_DATA_DIR"


def data_folder(environ: Mapping[str, str] = os.environ) -> Path:
    """The user's data folder, which may not exist yet; ``PASSGO_DATA_DIR`` changes it."""
    given = environ.get(VARIABLE)
    if given:
        return Path(given)
    import platformdirs

    return Path(platformdirs.user_data_dir("passgo"))


def editions_folder(environ: Mapping[str, str] = os.environ) -> Path:
    """The folder of the editions that the user has added."""
    return data_folder(environ) / "editions"
