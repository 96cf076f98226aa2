"""Numbers for actions: all that can be done in a game is a number of a fixed range, and back.

They are read off the phrases: `lift {whom:group} to {what:place}` takes as many numbers as there
are groups times places. First come the actions of the one who is asked, then what the next one
clockwise may do out of turn, and so on. Players are counted from the one who is asked, too: 0 is
oneself. Where there would be too many, an action takes several numbers one after the other: one
for each thing that it names, and for a way one for each step.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, Generic

from librt.vecs import vec
from mypy_extensions import i64

from simoun.core.actions import act, kind_of, who_of, whom_of
from simoun.core.numbering import Field, block_of
from simoun.core.refusal import Refused
from simoun.core.rules import S
from simoun.core.squares import has
from simoun.core.verbs import Verb
from simoun.core.ways import LONGEST, step_companion, step_place, steps_in, with_step

NOTHING: Final = -1
MOST_PARTS: Final = 4

PLAIN: Final = 0
SEAT: Final = 1
GROUP: Final = 2
WAY: Final = 3
COUNTED_AS: Final = {"seat": SEAT, "group": GROUP, "way": WAY}


class Space(Generic[S]):
    """All that can be done with so many players, of whom so many may act, as numbers below `n`."""

    def __init__(
        self, verbs: Sequence[Verb], things: Mapping[str, int], players: int, seats: int
    ) -> None:
        self.blocks = {verb.kind: block_of(verb, things, players) for verb in verbs}
        self.players: i64 = players
        self.seats: i64 = seats
        self.exchanging: i64 = sum(1 << verb.kind for verb in verbs if verb.exchange)  # kinds
        self.by_parts: i64 = sum(1 << k for k, block in self.blocks.items() if block.by_parts)
        self.moved: i64 = 0  # those that name a place by where it lies from another
        self.lay_out(1 + max(self.blocks))
        self.n: i64 = self.own_size + (seats - 1) * self.other_size

    def lay_out(self, kinds: int) -> None:
        """The first number of each kind, among one's own and among those of another player."""
        own = other = 0
        fields: list[Field] = []
        self.own: vec[i64] = vec[i64]([NOTHING] * kinds)
        self.other: vec[i64] = vec[i64]([NOTHING] * kinds)
        self.first_slot: vec[i64] = vec[i64]([0] * (kinds + 1))
        for kind in range(kinds):
            block = self.blocks.get(kind)
            if block is not None:
                fields += block.fields
                self.own[kind] = own
                own += block.size
                if block.verb.out_of_turn:
                    self.other[kind] = other
                    other += block.size
            self.first_slot[kind + 1] = len(fields)
        self.own_size: i64 = own
        self.other_size: i64 = other
        self.fill_tables(fields)

    def fill_tables(self, fields: Sequence[Field]) -> None:
        """What is looked up at each action."""
        slots = [field.slot for field in fields]
        self.shifts: vec[i64] = vec[i64]([slot.shift for slot in slots])
        self.masks: vec[i64] = vec[i64]([slot.mask for slot in slots])
        self.wholes: vec[i64] = vec[i64]([slot.wholes for slot in slots])
        self.rests: vec[i64] = vec[i64]([slot.rest for slot in slots])
        self.kinds: vec[i64] = vec[i64]([COUNTED_AS.get(slot.thing, PLAIN) for slot in slots])
        self.starts: vec[i64] = vec[i64]([field.start for field in fields])
        self.strides: vec[i64] = vec[i64]([field.stride for field in fields])
        self.ends: vec[i64] = vec[i64]([field.size for field in fields])

    # ------------------------------------------------------------ from an action to its numbers

    def told(self, s: S, action: i64) -> i64:
        """The action with a place named by where it lies from another, where a game has that."""
        return action

    def meant(self, s: S, action: i64) -> i64:
        """The other way round."""
        return action

    def distance(self, player: i64, me: i64) -> i64:
        far = player - me
        return far if far >= 0 else far + self.players

    def first(self, kind: i64, far: i64) -> i64:
        """Where the numbers of a verb begin for a player, or NOTHING."""
        if far == 0:
            return self.own[kind]
        if far >= self.seats or self.other[kind] == NOTHING:
            return NOTHING
        return self.own_size + (far - 1) * self.other_size + self.other[kind]

    def number(self, action: i64, me: i64, part: i64) -> i64:
        """One of the numbers of an action; NOTHING after the last, or if it can't be done here."""
        kind = kind_of(action)
        start = self.first(kind, self.distance(who_of(action), me))
        if start == NOTHING:
            return NOTHING
        if has(self.by_parts, kind):
            return self.part_of(action, me, start, part)
        if part > 0:
            return NOTHING
        for k in range(self.first_slot[kind], self.first_slot[kind + 1]):
            start += self.held(action, me, k) * self.strides[k]
        return start

    def part_of(self, action: i64, me: i64, start: i64, part: i64) -> i64:
        kind = kind_of(action)
        k: i64 = self.first_slot[kind] + part
        last: i64 = self.first_slot[kind + 1] - 1
        if self.kinds[last] == WAY and k >= last:
            step = self.step_of(action, me, k - last, last)
            return start + self.starts[last] + step if step != NOTHING else NOTHING
        return start + self.starts[k] + self.held(action, me, k) if k <= last else NOTHING

    def step_of(self, action: i64, me: i64, step: i64, k: i64) -> i64:
        way = whom_of(action)
        steps = steps_in(way)
        if step == steps and steps < LONGEST:
            return self.ends[k] - 1  # the way ends here
        if step >= steps:
            return NOTHING
        friend = step_companion(way, step)
        along: i64 = 0
        if friend >= 0:
            along = 1 + self.distance(friend, me)
        return step_place(way, step) * (self.players + 1) + along

    def held(self, action: i64, me: i64, k: i64) -> i64:
        """What an action has in a slot."""
        field = (action >> self.shifts[k]) & self.masks[k]
        if self.rests[k]:
            field %= self.rests[k]
        elif self.wholes[k] > 1:
            field //= self.wholes[k]
        kind = self.kinds[k]
        if kind == PLAIN:
            return field
        if kind == SEAT:
            return self.distance(field, me)
        return self.turned(field, me)

    def turned(self, group: i64, by: i64) -> i64:
        """A set of players, each so many seats nearer."""
        players = self.players
        return ((group >> by) | (group << (players - by))) & ((1 << players) - 1)

    # ------------------------------------------------------------ and back

    def taken(self, so_far: i64, number: i64, me: i64) -> i64:
        """What was named so far (0: nothing), and what a number adds to it."""
        kind, far = self.kind_and_far(number)
        if not so_far:
            so_far = act(kind, self.seat_at(far, me))
        rest = number - self.first(kind, far)
        last: i64 = self.first_slot[kind + 1] - 1
        for k in range(last, self.first_slot[kind] - 1, -1):
            if not has(self.by_parts, kind):
                so_far += self.put(k, rest // self.strides[k] % self.ends[k], me, so_far)
            elif rest >= self.starts[k]:
                return so_far + self.put(k, rest - self.starts[k], me, so_far)
        return so_far

    def kind_and_far(self, number: i64) -> tuple[i64, i64]:
        """The verb that a number belongs to, and of whom."""
        far: i64 = 0
        starts = self.own
        if number >= self.own_size:
            number -= self.own_size
            far = 1 + number // self.other_size
            number %= self.other_size
            starts = self.other
        found: i64 = NOTHING
        for kind in range(len(starts)):
            if starts[kind] != NOTHING and starts[kind] <= number:
                found = kind
        return found, far

    def seat_at(self, far: i64, me: i64) -> i64:
        return (me + far) % self.players

    def put(self, k: i64, number: i64, me: i64, so_far: i64) -> i64:
        """What a number in a slot adds to an action."""
        kind = self.kinds[k]
        if kind == SEAT:
            number = self.seat_at(number, me)
        elif kind == GROUP:
            number = self.turned(number, self.players - me)
        elif kind == WAY:
            number = self.step(number, me, steps_in(whom_of(so_far)), k)
        return number * self.wholes[k] << self.shifts[k]

    def step(self, number: i64, me: i64, steps: i64, k: i64) -> i64:
        if number == self.ends[k] - 1:
            return 0
        along = number % (self.players + 1)
        friend: i64 = NOTHING
        if along:
            friend = self.seat_at(along - 1, me)
        return with_step(0, steps, number // (self.players + 1), friend)

    def is_whole(self, so_far: i64, number: i64) -> bool:
        """After this number nothing is left to be named."""
        kind, far = self.kind_and_far(number)
        if not has(self.by_parts, kind):
            return True
        last: i64 = self.first_slot[kind + 1] - 1
        rest = number - self.first(kind, far) - self.starts[last]
        if rest < 0:
            return False
        if self.kinds[last] != WAY or rest == self.ends[last] - 1:
            return True
        return steps_in(whom_of(so_far)) == LONGEST

    # ------------------------------------------------------------ for those who have time

    def numbers(self, s: S, action: int, me: int) -> list[int]:
        """The numbers of an action, for the seat that is asked: mostly one, at most four."""
        told = self.told(s, action)
        found = [int(self.number(told, me, part)) for part in range(MOST_PARTS)]
        return [number for number in found if number != NOTHING]

    def action(self, s: S, numbers: Sequence[int], me: int) -> int:
        """The action that some numbers mean."""
        so_far: i64 = 0
        for k, number in enumerate(numbers):
            if not 0 <= number < self.n:
                raise Refused(f"There is no number {number}: it is 0 to {self.n - 1}.")
            so_far = self.taken(so_far, number, me)
            if self.is_whole(so_far, number) != (k == len(numbers) - 1):
                raise Refused(f"The numbers {list(numbers)} are no whole action.")
        return int(self.meant(s, so_far))

    def words(self, number: int) -> str:
        """What a number stands for: `lift group 5 to place 14`; who does it, if another one."""
        kind, far = self.kind_and_far(number)
        block = self.blocks[int(kind)]
        rest = number - int(self.first(kind, far))
        by = f", by player {far}" if far else ""
        if block.by_parts:
            field = [field for field in block.fields if field.start <= rest][-1]
            return f"{block.verb.verb}, {field.slot.thing} {rest - field.start}{by}"
        text = block.verb.words
        for slot in block.verb.slots:
            field = next(field for field in block.fields if field.slot is slot)
            text += f"{slot.thing} {rest // field.stride % field.size}{slot.words}"
        return text + by
