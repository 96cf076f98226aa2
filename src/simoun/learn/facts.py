"""Tests of one fact: that it is so, one of these, at least so much, that it holds something."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from simoun.core.paper import is_whole, shown
from simoun.core.refusal import Refused, one_of_these

Test = Callable[[object], bool]

MOST: Final = 1_000_000


def tested(wanted: object, title: str) -> Test:
    """A plain value must be the same; an object says how it is tested, and all of it must hold."""
    if not isinstance(wanted, Mapping):
        return same_as(wanted)
    if not wanted:
        raise Refused(f"{title} lacks a test: it is {one_of_these(list(TESTS))}.")
    tests = [one_test(name, value, title) for name, value in wanted.items()]
    return lambda fact: all(test(fact) for test in tests)


def one_test(name: object, value: object, title: str) -> Test:
    if not isinstance(name, str) or name not in TESTS:
        raise Refused(f"{title} has no test {shown(name)}: it is {one_of_these(list(TESTS))}.")
    if name in ("at_least", "at_most") and not is_whole(value, -MOST, MOST):
        raise Refused(f"{title}: {name!r} can't be {shown(value)}: it is a whole number.")
    if name == "one_of" and not isinstance(value, list):
        raise Refused(f"{title}: 'one_of' can't be {shown(value)}: it is a list.")
    return TESTS[name](value)


def same_as(value: object) -> Test:
    return lambda fact: fact == value


def one_of(values: object) -> Test:
    assert isinstance(values, list)
    return lambda fact: fact in values


def at_least(number: object) -> Test:
    assert isinstance(number, int)
    return lambda fact: amount(fact) >= number


def at_most(number: object) -> Test:
    assert isinstance(number, int)
    return lambda fact: amount(fact) <= number


def holding(thing: object) -> Test:
    return lambda fact: holds(fact, thing)


def lacking(thing: object) -> Test:
    return lambda fact: not holds(fact, thing)


def holds(fact: object, thing: object) -> bool:
    return isinstance(fact, (Sequence, Mapping)) and not isinstance(fact, str) and thing in fact


def amount(fact: object) -> int:
    """A number, how much a list or an object holds, or nothing."""
    if isinstance(fact, int):
        return int(fact)
    if isinstance(fact, Mapping):
        return sum(n if isinstance(n, int) else 1 for n in fact.values())
    return len(fact) if isinstance(fact, (list, tuple)) else 0


TESTS: Final[dict[str, Callable[[object], Test]]] = {
    "is": same_as,
    "one_of": one_of,
    "at_least": at_least,
    "at_most": at_most,
    "has": holding,
    "lacks": lacking,
}
