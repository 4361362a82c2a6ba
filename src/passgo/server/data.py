"""The default location of the server's database."""

from ..editions.data_folder import data_folder


def default_database() -> str:
    """A SQLite file in the user's data folder; ``PASSGO_DATA_DIR`` changes the folder."""
    folder = data_folder()
    folder.mkdir(parents=True, exist_ok=True)
    return str(folder / "tables.sqlite")
