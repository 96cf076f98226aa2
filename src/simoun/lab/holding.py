"""One run at a time writes a file: a second one is told so, and a killed one holds nothing."""

from __future__ import annotations

import contextlib
import os
import sys
from collections.abc import Iterator
from pathlib import Path

from simoun.core.refusal import Refused


@contextlib.contextmanager
def held(file: Path | None) -> Iterator[None]:
    """By a small file beside it, which the system lets go of when the process ends, however."""
    if file is None:
        yield
        return
    beside = file.with_name(f".{file.name}.lock")
    handle = taken(file, beside)
    try:
        yield
    finally:
        with contextlib.suppress(OSError):
            beside.unlink()  # while it is held: who waits for it finds another one, and asks again
        os.close(handle)


def taken(file: Path, beside: Path) -> int:
    while True:
        try:
            handle = os.open(beside, os.O_RDWR | os.O_CREAT, 0o644)
        except OSError as error:
            raise Refused(f"{file} can't be written: {error.strerror}.") from None
        try:
            lock(handle)
            if is_still(handle, beside):
                return handle
        except OSError:
            os.close(handle)
            raise Refused(f"{file} is being written by another run: wait until it ends.") from None
        os.close(handle)


def is_still(handle: int, beside: Path) -> bool:
    """The run before may have taken the file away between our opening and our locking it."""
    try:
        return os.path.samestat(os.fstat(handle), os.stat(beside))
    except FileNotFoundError:
        return False


if sys.platform == "win32":
    import msvcrt

    def lock(handle: int) -> None:
        msvcrt.locking(handle, msvcrt.LK_NBLCK, 1)

else:
    import fcntl

    def lock(handle: int) -> None:
        fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
