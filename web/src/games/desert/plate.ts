/** What the plate of a tile tells: which side it is, as long as it is known. */
import type { DesertPlaceView } from "../../net/messages";
import { motifOf, partSymbol } from "./symbols";

/** The message that names it, and a sign where the picture alone isn't enough. */
export type Plate = Readonly<{ message: string; sign: string | null }>;

const backs: Readonly<Record<string, string>> = { "water-mark": "water", "crash-site": "crash" };

/** A side that was only looked at bears an eye; what lies under a dune still has its sign. */
export function plateOf({ back, face, revealed }: DesertPlaceView, buried: boolean): Plate | null {
  if (face !== null) {
    const { symbol, part } = motifOf(face);
    const picture = part === null ? symbol : partSymbol(part);
    return { message: nameOf(face, part), sign: buried ? picture : revealed ? null : "ui-eye" };
  }
  const sign = backs[back ?? ""];
  return buried && sign ? { message: `desert-${back}`, sign } : null;
}

/** Some names are too long for a plate. */
function nameOf(face: string, part: string | null): string {
  if (part !== null) return `desert-table-plate-${face.split("-").at(-1)}`;
  return face === "launch-pad" ? "desert-table-plate-pad" : `desert-${face}`;
}
