"""Gymnasium: one mind for all seats where they play together, or one seat against a bot."""

from __future__ import annotations

from typing import Any, Final

import gymnasium

from simoun.bots.guests import bot_called
from simoun.core.paper import is_whole, shown
from simoun.core.record import MOST_SEED
from simoun.core.refusal import Refused, one_of_these
from simoun.core.squares import bit
from simoun.rl.episode import blank
from simoun.rl.layout import Choices, Marks, Row, as_marks, as_row
from simoun.rl.setting import EXCHANGES, Setting, checked_seed, whole

Info = dict[str, Any]

REFUSED: Final = "refused"
ILLEGAL: Final = [REFUSED, "lost"]  # what comes of a number that can't be chosen


class Mind(gymnasium.Env[Any, Any]):
    """`info["action_mask"]` tells which numbers can be chosen; the reward is 1 for a win.

    Any other number is refused, or with `illegal="lost"` the game is lost at once.
    """

    metadata: dict[str, Any] = {"render_modes": []}  # noqa: RUF012

    def __init__(
        self,
        game: str,
        *,
        step_in: bool = True,
        exchanges: int = EXCHANGES,
        illegal: str = REFUSED,
        render_mode: None = None,
        **wishes: object,
    ) -> None:
        if illegal not in ILLEGAL:
            raise Refused(f"'illegal' can't be {shown(illegal)}: it is {one_of_these(ILLEGAL)}.")
        self.illegal = illegal
        self.given_up = False  # lost by a number that can't be chosen
        self.render_mode = render_mode
        self.setting = Setting(game, wishes, step_in, exchanges)
        self.rules = self.setting.rules
        self.space = self.setting.space(self.seats())
        self.episode = self.setting.episode(self.space)
        self.layout = self.setting.layout(self.space)
        self.observation_space = self.layout.box()
        self.action_space = Choices(int(self.space.n), self.action_masks)
        self.columns = self.layout.size
        self.numbers = int(self.space.n)
        self.marks = blank(self.numbers)

    def seats(self) -> int:
        """For how many it decides: whoever must, and what anyone may do besides."""
        return self.setting.players

    @property
    def state(self) -> object:
        """The position itself, for those who look behind the numbers."""
        return self.episode.s

    def reset(self, *, seed: int | None = None, options: Info | None = None) -> tuple[Row, Info]:
        """The same seed deals the same cards; without one, each game has another."""
        super().reset(seed=seed)
        self.begin(int(self.np_random.integers(MOST_SEED)) if seed is None else checked_seed(seed))
        self.go_on()
        return self.seen(), self.info()

    def begin(self, seed: int) -> None:
        self.given_up = False
        self.episode.begin(seed)

    def step(self, action: Any) -> tuple[Row, float, bool, bool, Info]:
        number = whole(action)
        if not 0 <= number < self.numbers or not self.marks[number]:
            return self.wrong(number)
        self.episode.play(number)
        self.go_on()
        over = self.episode.s.over
        return self.seen(), self.reward() if over else 0.0, over, False, self.info()

    def wrong(self, number: int) -> tuple[Row, float, bool, bool, Info]:
        if self.episode.s.over or self.given_up:
            raise Refused("The game is over: 'reset' begins another one.")
        if self.illegal == REFUSED:
            raise Refused(f"The number {number} can't be chosen now: 'action_mask' tells what can.")
        self.given_up = True
        self.marks = blank(self.numbers)
        return self.seen(), 0.0, True, False, self.info()

    def go_on(self) -> None:
        """To the next choice."""
        self.marks = blank(self.numbers)
        self.episode.advance(self.marks, 0)

    def seat(self) -> int:
        """With whose eyes it looks: who decides comes first."""
        return int(self.episode.me)

    def seen(self) -> Row:
        row = blank(self.columns)
        self.episode.observe(self.seat(), row, 0)
        return as_row(row).copy()

    def info(self) -> Info:
        """At the end also how it ended, in a word, and everyone's points if there are any."""
        info: Info = {"action_mask": self.action_masks()}
        if self.given_up:
            info["outcome"] = "illegal"
        elif self.episode.s.over:
            info["outcome"] = self.setting.face.outcome(self.episode.s)
            info["scores"] = self.rules.scores(self.episode.s)
        return info

    def action_masks(self) -> Marks:
        return as_marks(self.marks).copy()

    def reward(self) -> float:
        return float(len(self.rules.winners(self.episode.s)) > 0)


class Rival(Mind):
    """One seat; the others are played by a bot. A win that is shared counts in parts."""

    def __init__(
        self, game: str, *, seat: int = 0, opponent: str = "greedy", **others: Any
    ) -> None:
        super().__init__(game, **others)
        if not is_whole(seat, 0, self.setting.players - 1):
            allowed = f"0 to {self.setting.players - 1}"
            raise Refused(f"There is no seat {shown(seat)}: it is {allowed}.")
        self.mine = seat
        self.opponent = bot_called(opponent, self.rules, 0)

    def seats(self) -> int:
        return 1

    def seat(self) -> int:
        return self.mine

    def begin(self, seed: int) -> None:
        super().begin(seed)
        self.opponent.begin(seed)

    def go_on(self) -> None:
        """The others play until it is one's turn again."""
        self.let_others_play()
        super().go_on()
        while not self.episode.s.over and self.episode.me != self.mine:
            self.let_others_play()
            super().go_on()

    def let_others_play(self) -> None:
        episode = self.episode
        while not episode.s.over and self.rules.decider(episode.s) != self.mine:
            seats = bit(self.rules.decider(episode.s))
            episode.happens(self.opponent.choose(episode.s, seats))

    def reward(self) -> float:
        winners = self.rules.winners(self.episode.s)
        return 1.0 / len(winners) if self.mine in winners else 0.0
