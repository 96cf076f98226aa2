"""Records in files: none is overwritten unless somebody says so."""

from __future__ import annotations

import os
from pathlib import Path

from simoun.core.record import Record
from simoun.core.refusal import Refused


def is_taken(file: Path) -> bool:
    """There is something with that name, be it a link to nowhere."""
    return os.path.lexists(file)


def keep(record: Record, file: Path) -> None:
    """Write it beside the file and then in its place: who is interrupted loses nothing."""
    beside = file.with_name(f".{file.name}.part")
    try:
        beside.write_text(record.to_json() + "\n", encoding="utf-8")
        beside.replace(file)
    except OSError as error:
        raise Refused(f"{file} can't be written: {error.strerror}.") from None
    except ValueError:
        raise Refused(f"{str(file)!r} can't be written: no file has such a name.") from None
