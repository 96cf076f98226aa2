"""Good paper spoiled somewhere: by a slip of the pen, or by somebody who tries what happens."""

from __future__ import annotations

import json
from collections.abc import Iterator

from hypothesis import strategies as st

Json = object
Spot = tuple[list[Json] | dict[str, Json], int | str]  # a list or an object, and where in it

junk: st.SearchStrategy[Json] = st.one_of(
    st.none(),
    st.booleans(),
    st.integers(-2, 12),
    st.sampled_from([2**31, 2**53, 2**63, 2**64, -(2**63), 10**40]),
    st.floats(allow_nan=False),
    st.text(max_size=8),
    st.sampled_from([[], {}, [[]], [{}], {"": 0}, "seat1", "seat4", "island", "won", "x" * 5000]),
)


@st.composite
def spoiled(draw: st.DrawFn, good: Json) -> Json:
    """The same with one, two or three things replaced, removed, repeated or put elsewhere."""
    page: Json = json.loads(json.dumps(good))
    for _ in range(draw(st.integers(1, 3))):
        spots = list(spots_of(page))
        if spots:
            spoil(draw, draw(st.sampled_from(spots)), draw(st.sampled_from(spots)))
    return page


def spots_of(page: Json) -> Iterator[Spot]:
    if isinstance(page, list):
        for k, item in enumerate(page):
            yield page, k
            yield from spots_of(item)
    elif isinstance(page, dict):
        for key, item in page.items():
            yield page, key
            yield from spots_of(item)


def spoil(draw: st.DrawFn, spot: Spot, other: Spot) -> None:
    change = draw(st.sampled_from(["replace", "copy", "copy", "remove", "repeat", "nudge"]))
    held = at(spot)
    if change == "remove":
        remove(spot)
    elif change == "repeat" and isinstance(spot[0], list):
        spot[0].append(copied(held))
    elif change == "nudge" and isinstance(held, int):
        put(spot, held + draw(st.sampled_from([-1, 1])))
    elif change == "copy":
        put(spot, copied(at(other)))
    else:
        put(spot, draw(junk))


def at(spot: Spot) -> Json:
    page, where = spot
    return page[where]  # type: ignore[index]


def put(spot: Spot, item: Json) -> None:
    page, where = spot
    page[where] = item  # type: ignore[index]


def remove(spot: Spot) -> None:
    page, where = spot
    del page[where]  # type: ignore[arg-type]


def copied(item: Json) -> Json:
    copy: Json = json.loads(json.dumps(item))
    return copy


def nested(depth: int) -> list[object]:
    inner: list[object] = []
    for _ in range(depth):
        inner = [inner]
    return inner
