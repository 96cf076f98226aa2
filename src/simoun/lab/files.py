"""Files of text: what can't be read or written is told in a sentence."""

from __future__ import annotations

from pathlib import Path

from simoun.core.refusal import Refused


def text_in(file: Path) -> str:
    try:
        return file.read_text(encoding="utf-8")
    except OSError as error:
        raise Refused(f"{file} can't be read: {error.strerror}.") from None
    except ValueError:  # other bytes, or a name that no file can have
        raise Refused(f"{str(file)!r} can't be read: it is no file of text.") from None


def written(file: Path, content: str) -> None:
    try:
        file.write_text(content, encoding="utf-8")
    except OSError as error:
        raise Refused(f"{file} can't be written: {error.strerror}.") from None
