"""``passgo tables`` in both languages, with and without a running server."""

import json
import stat

import pytest

from passgo.commands.app import main
from passgo.server.store import Batch, open_store
from tests.server.store.making import entries, row

FACE = {"edition": "euro", "seats": [{"name": "Zoë"}, {"name": None}]}


@pytest.fixture
async def url(tmp_path, monkeypatch):
    """A store with two tables; its server has gone, or not, as a test likes."""
    monkeypatch.setenv("LANG", "en_GB.UTF-8")
    path = str(tmp_path / "tables.db")
    async with await open_store(path) as store:
        for code in ("AAAAAAA", "BBBBBBB"):
            await store.add_table(row(code), entries(1), [(0, "ana")])
            await store.append(Batch(code, 1, 1, entries(2), face=FACE))
        await store.append(Batch("BBBBBBB", 1, 2, phase="over"))
    return path


def tables(*words):
    return main(["tables", *map(str, words)])


def test_tables_are_listed(url, capsys):
    assert tables("list", "--database", url) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[0].split() == ["code", "phase", "edition", "seats", "changed"]
    assert lines[1].split()[:5] == ["BBBBBBB", "over", "euro", "Zoë,", "–"]
    assert tables("list", "--database", url, "--phase", "gathering", "--json") == 0
    [found] = json.loads(capsys.readouterr().out)
    assert (found["code"], found["seats"]) == ("AAAAAAA", ["Zoë", "–"])
    assert tables("list", "--database", url, "--phase", "playing", "--lang", "fr") == 0
    assert capsys.readouterr().out == "Il n’y a pas de table comme cela.\n"


def test_a_table_is_shown_without_its_secret(url, capsys):
    assert tables("show", "aaaaaaa", "--database", url) == 0
    out = capsys.readouterr().out
    assert "AAAAAAA: gathering, 2 entries" in out
    assert "not led by any server" in out
    assert tables("show", "AAAAAAA", "--database", url, "--json") == 0
    out = capsys.readouterr().out
    assert json.loads(out)["face"] == FACE
    assert "5ec2e7" not in out
    assert "ana" not in out


def test_tables_move_to_another_store(url, tmp_path, capsys):
    file, other = tmp_path / "kept.jsonl", tmp_path / "new" / "other.db"
    assert tables("export", file, "--database", url) == 0
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    assert tables("import", file, "--database", other) == 0
    assert "2 tables were added" in capsys.readouterr().out
    assert tables("import", file, "--database", other) == 1
    out = capsys.readouterr().out
    assert "No table was added." in out
    assert "2 exist already" in out
    again = tmp_path / "again.jsonl"
    assert tables("export", again, "bbbbbbb", "--database", other) == 0
    assert again.read_text() in file.read_text()


def test_nothing_is_written_over(url, tmp_path, capsys):
    file = tmp_path / "kept.jsonl"
    file.write_text("mine")
    assert tables("export", file, "--database", url) == 2
    assert file.read_text() == "mine"
    assert "kept.jsonl" in capsys.readouterr().err


def test_a_damaged_file_is_named_with_its_line(url, tmp_path, capsys):
    file = tmp_path / "kept.jsonl"
    assert tables("export", file, "--database", url) == 0
    file.write_text(file.read_text() + "{}\n")
    capsys.readouterr()
    assert tables("import", file, "--database", tmp_path / "other.db") == 2
    err = capsys.readouterr().err
    assert "line 3" in err
    assert "Tables added before this line: 2" in err


def test_old_tables_are_pruned(url, capsys):
    assert tables("prune", "--days", 0, "--trial", "--database", url) == 0
    assert capsys.readouterr().out == "BBBBBBB\nOne table would be removed.\n"
    assert tables("prune", "--database", url) == 0
    assert capsys.readouterr().out == "Nothing to remove.\n"
    assert tables("prune", "--days", 0, "--database", url) == 0
    assert capsys.readouterr().out == "BBBBBBB\nOne table was removed.\n"


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (["list", "--database", "/nowhere/tables.db"], "there is no database"),
        (["list", "--database", "mysql://a:hidden@b/c"], "no store of kind"),
        (["list", "--phase", "sleeping"], "gathering | playing | over"),
        (["show", "ZZZZZZZ"], "there is no table ZZZZZZZ"),
    ],
)
def test_what_is_wrong_is_said_in_one_line(url, words, told, capsys):
    given = [] if "--database" in words else ["--database", url]
    assert tables(*words, *given) == 2
    err = capsys.readouterr().err
    assert told in err
    assert "hidden" not in err
    assert err.count("\n") == 1


async def test_it_works_beside_a_server(tmp_path):
    """The server has the file; a visit reads and prunes all the same."""
    import asyncio

    path = tmp_path / "tables.db"
    async with await open_store(path) as store:
        await store.add_table(row("AAAAAAA"), entries(1))
        await store.append(Batch("AAAAAAA", 1, 1, phase="over"))
        assert await asyncio.to_thread(tables, "show", "AAAAAAA", "--database", path) == 0
        assert await asyncio.to_thread(tables, "prune", "--days", 0, "--database", path) == 0
        # It is led by a living server, so that it stays.
        assert (await store.load_table("AAAAAAA")).phase == "over"
