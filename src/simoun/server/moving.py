"""All tables from one store to another: moves, talk, endings, days, and the guests' key."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Final

from simoun.core.refusal import Refused
from simoun.server.store import END, EVERYBODY, MOST_SAID, Counts, Store, StoreFailed
from simoun.server.stores import Address, Place, place_at

AT_ONCE: Final = 50  # tables in memory


def move(source: Address, target: Address) -> Counts:
    """Refused if the target holds anything; the source stays as it is."""
    if source == target:
        raise Refused("A store can't be moved to itself.")
    if isinstance(source, Path) and not source.exists():
        raise Refused(f"{source} isn't there.")
    there = place_at(source)
    return asyncio.run(carry(there, place_at(target, there.key)))


async def carry(source: Place, target: Place) -> Counts:
    one = source.open()
    try:
        other = target.open()
        try:
            held = await other.counts()
            if source.key != target.key or held.tables or held.notes:
                raise Refused("The target is in use already: choose an empty one.")
            return await carry_all(one, other)
        finally:
            await other.close()
    except StoreFailed as failure:
        raise Refused(
            f"Not all could be moved ({failure}): empty the target, and try again."
        ) from None
    finally:
        await one.close()


async def carry_all(source: Store, target: Store) -> Counts:
    names = await source.names(None, AT_ONCE)
    while names:
        for name in names:  # one by one: the order in which they were opened is kept
            found = await source.load(name)
            if found:
                talk = await source.talk(name, EVERYBODY, END, MOST_SAID)
                await target.open(*found, talk, await source.ending(name))
        names = await source.names(names[-1], AT_ONCE)
    for day in await source.days():
        for note in await source.notes(day, None, None):
            await target.note(note)
    here, there = await source.counts(), await target.counts()
    if here != there:
        raise Refused(
            f"{there.moves} of {here.moves} moves, {there.lines} of {here.lines} lines of talk and"
            f" {there.endings} of {here.endings} endings at {there.tables} of {here.tables} tables"
            f" arrived, and {there.notes} of {here.notes} notes of days: empty the target, and try"
            " again."
        )
    return there
