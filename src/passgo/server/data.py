"""Where a server keeps its tables when nobody says otherwise."""

from ..editions.data_folder import data_folder


def default_database() -> str:
    """A file of SQLite in the user's data folder; ``PASSGO_DATA_DIR`` moves it."""
    folder = data_folder()
    folder.mkdir(parents=True, exist_ok=True)
    return str(folder / "tables.sqlite")
