/** How a tile may be laid: among the choices, those for a tile, a spot and a turn. */
import type { Choice, SkyPieceView, SkyView } from "../../net/messages";
import { round } from "./ports";

export type Lay = Readonly<{ tile: string; turn: number; spot: string; choice: Choice }>;

export const tilePick = (tile: string): string => `tile:${tile}`;
export const spotPick = (spot: string): string => `spot:${spot}`;

const picked = ({ picks }: Choice, kind: string): string | undefined =>
  picks.find((pick) => pick.startsWith(`${kind}:`))?.slice(kind.length + 1);

/** What lays a tile names its spot. */
export function laysOf(choices: readonly Choice[]): readonly Lay[] {
  return choices.flatMap((choice) => {
    const [tile, turn, spot] = [picked(choice, "tile"), picked(choice, "turn"), picked(choice, "spot")];
    return tile === undefined || spot === undefined ? [] : [{ tile, turn: Number(turn), spot, choice }];
  });
}

const unique = (names: readonly string[]): readonly string[] => [...new Set(names)];

export const spotsOf = (lays: readonly Lay[]): readonly string[] => unique(lays.map(({ spot }) => spot));
export const tilesAt = (lays: readonly Lay[], spot: string): readonly string[] =>
  unique(lays.filter((lay) => lay.spot === spot).map(({ tile }) => tile));

export const turnsAt = (lays: readonly Lay[], tile: string, spot: string): readonly number[] =>
  lays.filter((lay) => lay.tile === tile && lay.spot === spot).map(({ turn }) => turn);

/** The tile as it would lie: turned as wished, or on to the next turn in which it may lie there. */
export function ghostAt(lays: readonly Lay[], tile: string, spot: string, wish: number): Lay | null {
  const turn = turnFrom(turnsAt(lays, tile, spot), wish, 1, 0);
  return lays.find((lay) => lay.tile === tile && lay.spot === spot && lay.turn === turn) ?? null;
}

/** The next of some turns, one way or the other; the same if there is no other. */
export const nextTurn = (turns: readonly number[], turn: number, way: 1 | -1): number =>
  turnFrom(turns, turn, way, 1) ?? turn;

/** The components that come to stand when a tile is laid so. */
export const piecesOf = ({ completes }: SkyView, { tile, turn, spot }: Omit<Lay, "choice">): readonly SkyPieceView[] =>
  completes.find((one) => one.tile === tile && one.turn === turn && one.spot === spot)?.pieces ?? [];

function turnFrom(turns: readonly number[], turn: number, way: 1 | -1, start: number): number | undefined {
  const tried = [0, 1, 2, 3].map((step) => round(turn + way * (step + start)));
  return tried.find((other) => turns.includes(other));
}
