/** A review of a game of two turns, for tests: four moves and one. */
import type { Review, Step } from "../net/messages";

const step = (move: number, turn: number, chance: number, more: Partial<Step> = {}): Step => ({
  move,
  turn,
  seat: 0,
  action: "seat1 end",
  due: false,
  chances: [chance],
  choice: 0,
  card: 0,
  ...more,
});

export const review: Review = {
  game: "chess",
  level: "expert",
  together: true,
  players: 2,
  outcome: "mated",
  winners: [],
  begin: [0.5],
  steps: [
    step(1, 1, 0.5),
    step(2, 1, 0.375),
    step(3, 1, 0.375, { due: true }),
    step(4, 1, 0.25, { due: true, card: -0.125 }),
    step(5, 2, 0),
  ],
  turns: [
    { turn: 1, seat: 0, first: 1, last: 4, chances: [0.25], choice: -0.125, card: -0.125 },
    { turn: 2, seat: 1, first: 5, last: 5, chances: [0], choice: -0.25, card: 0 },
  ],
  balances: [],
  scores: [[0], [1], [1], [2], [2], [4]],
  points: [
    { move: 1, turn: 1, seat: 0, mark: "costly", change: -0.125 },
    { move: 4, turn: 1, seat: 0, mark: "card", change: -0.125 },
    { move: 5, turn: 2, seat: 1, mark: "costly", change: -0.25 },
  ],
  moments: [],
  deal: null,
};
