"""Rows as Parquet, for who reads them with a data frame: `simoun[lab]` brings what it takes."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Final

from simoun.core.refusal import Refused
from simoun.lab.study import Columns

if TYPE_CHECKING:
    from pyarrow import Schema

MISSING: Final = "Parquet needs pyarrow: pip install 'simoun[lab]'. CSV needs nothing."
BYTES: Final = 1 << 20  # of CSV that are held at once


def check_installed() -> None:
    try:
        import pyarrow.parquet  # noqa: F401
    except ImportError:
        raise Refused(MISSING) from None


def write_parquet(rows: Path, file: Path, columns: Columns) -> None:
    """From a file of rows, some at a time; it stands there when it is whole."""
    from pyarrow import csv, parquet

    beside = file.with_name(f".{file.name}.part")
    schema = schema_of(columns)
    reading = csv.ReadOptions(block_size=BYTES)
    kinds = csv.ConvertOptions(column_types=schema)
    try:
        with (
            csv.open_csv(rows, read_options=reading, convert_options=kinds) as source,
            parquet.ParquetWriter(beside, schema) as sink,
        ):
            for batch in source:
                sink.write_batch(batch)
        beside.replace(file)
    except OSError as error:
        beside.unlink(missing_ok=True)
        raise Refused(f"{file} can't be written: {error.strerror or error}.") from None


def schema_of(columns: Columns) -> Schema:
    """What a game lacks is null, where others have numbers or flags."""
    import pyarrow

    known = {int: pyarrow.int64(), float: pyarrow.float64(), bool: pyarrow.bool_()}
    kinds = [columns.kinds.get(name, str) for name in columns.names]
    types = [known.get(kind, pyarrow.string()) for kind in kinds]
    return pyarrow.schema(list(zip(columns.names, types, strict=True)))
