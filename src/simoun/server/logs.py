"""What the server writes down: one line an event, without names of people or what they did."""

from __future__ import annotations

import datetime
import json
import logging
import sys
import traceback
from typing import Final, Literal

Style = Literal["json", "plain", "errors"]  # the last: in words, and only what went wrong

DEEPEST: Final = 5  # places in the code that an error tells, the last ones


def begin(style: Style) -> None:
    """On the error output; whoever runs the server keeps it."""
    told = logging.StreamHandler(sys.stderr)
    told.setFormatter(Json() if style == "json" else Plain())
    ours = logging.getLogger("simoun")
    ours.handlers = [told]
    ours.setLevel(logging.WARNING if style == "errors" else logging.INFO)
    ours.propagate = False


def usual_style() -> Style:
    """A person at a terminal reads words."""
    return "plain" if sys.stderr.isatty() else "json"


def event(log: logging.Logger, what: str, **facts: object) -> None:
    log.info(what, extra={"facts": facts})


class Json(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        line = {
            "time": moment(record).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "where": record.name.removeprefix("simoun."),
            "event": record.getMessage(),
            **facts_of(record),
        }
        return json.dumps(line, ensure_ascii=False)


class Plain(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        facts = "".join(f" {name}={value}" for name, value in facts_of(record).items())
        return f"{moment(record):%H:%M:%S} {record.levelname.lower()}: {record.getMessage()}{facts}"


def moment(record: logging.LogRecord) -> datetime.datetime:
    return datetime.datetime.fromtimestamp(record.created, datetime.UTC)


def facts_of(record: logging.LogRecord) -> dict[str, object]:
    """An error's own words could tell what somebody wrote: it is told by its kind and place."""
    facts: dict[str, object] = dict(getattr(record, "facts", {}))
    if record.exc_info and record.exc_info[1]:
        error = record.exc_info[1]
        places = traceback.extract_tb(error.__traceback__)[-DEEPEST:]
        facts["error"] = type(error).__name__
        facts["at"] = [f"{place.filename}:{place.lineno} {place.name}" for place in places]
    return facts
