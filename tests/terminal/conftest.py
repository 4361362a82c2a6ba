"""Each test of the terminal saves its games in a separate folder."""

import pytest


@pytest.fixture(autouse=True)
def data_dir(tmp_path_factory, monkeypatch):
    folder = tmp_path_factory.mktemp("data")
    monkeypatch.setenv("PASSGO_DATA_DIR", str(folder))
    return folder
