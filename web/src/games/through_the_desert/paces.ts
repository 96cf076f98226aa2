/** Arrow keys on hexes: one step to a neighbour, or over mountains to what lies behind them. */
import { around, cells, isBeyond, placeAt, type Spot } from "./hexes";

const ways: Readonly<Record<string, Spot>> = {
  ArrowUp: { col: 0, row: -1 },
  ArrowDown: { col: 0, row: 1 },
  ArrowLeft: { col: -1, row: 0 },
  ArrowRight: { col: 1, row: 0 },
};

/** What a key means on a board that lies on its side. */
const turnedKeys: Readonly<Record<string, string>> = {
  ArrowRight: "ArrowUp",
  ArrowDown: "ArrowRight",
  ArrowLeft: "ArrowDown",
  ArrowUp: "ArrowLeft",
};

const FARTHEST = 20; // columns

export function pace(from: number, pressed: string, turned: boolean, whole: boolean): number | null {
  const way = ways[turned ? (turnedKeys[pressed] ?? "") : pressed];
  const here = cells[from];
  if (way === undefined || here === undefined) return null;
  const straight = Array.from({ length: FARTHEST }, (_, steps) => ({
    col: here.col + way.col * (steps + 1),
    row: here.row + way.row * (steps + 1),
  }));
  const aside = around(here).filter(({ col }) => way.col !== 0 && col === here.col + way.col);
  const [first, ...farther] = straight;
  const inPlay = (place: number | null): place is number => place !== null && (whole || !isBeyond(place));
  return [first!, ...aside, ...farther].map(placeAt).find(inPlay) ?? null;
}

/** The next of some places after one, or the one before it, around and around. */
export function nextOf(lit: readonly number[], from: number, key: string): number | null {
  if (lit.length === 0) return null;
  if (key === "PageDown") return lit.find((place) => place > from) ?? lit[0]!;
  if (key === "PageUp") return lit.findLast((place) => place < from) ?? lit.at(-1)!;
  return null;
}
