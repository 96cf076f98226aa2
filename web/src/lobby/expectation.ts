/** How often a table like the one that is planned has won, as far as it was measured. */
import type { GameInfo, Measured } from "../net/messages";
import { bots, type Draft, levelOf, players } from "./draft";

export type Expectation = Readonly<{
  /** What was measured: a bot of this level in every seat. */
  level: string;
  players: number;
  games: number;
  /** Whether other seats were measured than these. */
  nearest: boolean;
  rates: Readonly<Record<string, Rate>>; // by difficulty
}>;

export type Rate = Readonly<{ share: number; low: number; high: number }>;

/** Of the tables with bots of this level, the one with most nearly so many players. */
export function expectationOf(game: GameInfo, draft: Draft): Expectation | null {
  const levels = bots(draft).map((seat) => levelOf(draft, seat));
  const level = levels.includes(draft.level) ? draft.level : (levels[0] ?? draft.level);
  const count = nearestTo(
    players(draft),
    game.measured.filter((one) => one.level === level).map((one) => one.players),
  );
  const figures = game.measured.filter((one) => one.level === level && one.players === count);
  if (count === null || !figures[0]) return null;
  return {
    level,
    players: count,
    games: Math.min(...figures.map((one) => one.games)),
    nearest: count !== players(draft) || levels.some((other) => other !== level),
    rates: Object.fromEntries(figures.map((one) => [one.difficulty, rateOf(one)])),
  };
}

/** Halfway between two, the larger table: more players seldom have it easier. */
function nearestTo(wanted: number, counts: readonly number[]): number | null {
  const far = (count: number): number => Math.abs(count - wanted);
  return [...counts].sort((one, other) => far(one) - far(other) || other - one)[0] ?? null;
}

function rateOf({ wins, games, low, high }: Measured): Rate {
  return { share: wins / games, low, high };
}
