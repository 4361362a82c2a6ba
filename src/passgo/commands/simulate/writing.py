"""Rows of a study in a file: CSV, or Parquet where pyarrow is installed."""

import csv
import json
import os
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Protocol

from ...errors import CommandError
from ...families.records import Numbers
from ...lab.study import Study


class Writer(Protocol):
    """Takes rows of whole numbers."""

    def write(self, rows: Numbers) -> None:
        """Append rows."""
        ...


@contextmanager
def rows_file(path: Path, names: Sequence[str], study: Study) -> Iterator[Writer]:
    """A file that takes rows as they come; it is complete, or it is not there."""
    draft = path.with_name(f".{path.name}.part")
    opened = _parquet if path.suffix == ".parquet" else _csv
    try:
        with opened(draft, names, study) as writer:
            yield writer
        os.replace(draft, path)
    except OSError as error:
        why = error.strerror or str(error)
        raise CommandError("cli-error-cannot-write", path=str(path), why=why) from None
    finally:
        draft.unlink(missing_ok=True)


class _Lines:
    """Rows as lines of CSV."""

    def __init__(self, file: Any) -> None:
        self._file = csv.writer(file)

    def write(self, rows: Numbers) -> None:
        self._file.writerows(rows.tolist())


@contextmanager
def _csv(path: Path, names: Sequence[str], study: Study) -> Iterator[Writer]:
    with path.open("w", encoding="utf-8", newline="") as file:
        csv.writer(file).writerow(names)
        yield _Lines(file)


class _Table:
    """Rows as groups of a Parquet table."""

    def __init__(self, writer: Any, schema: Any) -> None:
        self._writer = writer
        self._schema = schema

    def write(self, rows: Numbers) -> None:
        import pyarrow as pa

        columns = [pa.array(rows[:, column]) for column in range(rows.shape[1])]
        self._writer.write_table(pa.Table.from_arrays(columns, schema=self._schema))


@contextmanager
def _parquet(path: Path, names: Sequence[str], study: Study) -> Iterator[Writer]:
    try:
        import pyarrow as pa
        import pyarrow.parquet as pq
    except ImportError:
        raise CommandError("simulate-error-pyarrow", path=str(path)) from None
    # The file says how it was made.
    told = {"passgo_study": json.dumps(study.as_data())}
    schema = pa.schema([(name, pa.int64()) for name in names], metadata=told)
    with pq.ParquetWriter(path, schema, compression="zstd") as writer:
        yield _Table(writer, schema)
