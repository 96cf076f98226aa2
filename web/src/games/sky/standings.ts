/** Where pawns stand on the platform: in front on their tile, beside a rod; or in the rocket. */
import type { Point } from "../../board/arrows";
import { standing, type Standing } from "../../board/standing";
import type { SkyView } from "../../net/messages";
import { PAD } from "./cables";
import { cornerOf, pointAt } from "./platform";

const SIZE = 0.98;
const FEET = { x: 60, y: 113 };
const BESIDE_ROD = -24;
const MARK = 29; // the height of a mark above a pawn

/** The rocket has left. */
export const hasLaunched = ({ outcome }: SkyView): boolean => outcome === "won" || outcome === "abandoned";

/** The middle of the launch pad. */
export const padOf = ({ components }: SkyView): Point =>
  pointAt(components.find(({ kind }) => kind === PAD) ?? { x: 0, y: 0 });

export const headOf = ({ x, y, scale }: Standing): Point => ({ x: x + 24 * scale, y: y + 6 });

/** How much higher a mark above a pawn is, for those of others on its tile not to cover it. */
export function raised({ seats }: SkyView, marked: readonly number[], seat: number): number {
  const before = marked.filter((other) => other < seat && seats[other]?.place === seats[seat]?.place);
  return before.length * MARK;
}

/** By seat; who is in the rocket is seen as long as it is still there. */
export function standings(view: SkyView, launching: boolean): readonly (Standing | null)[] {
  return view.seats.map((_, seat) => {
    if (!hasLaunched(view) || view.launch.left_behind.includes(seat)) return standingOn(view, seat);
    const { x, y } = padOf(view);
    return launching ? { x: x - 6, y: y - 44, scale: 0.25 } : null;
  });
}

function standingOn({ seats, places, turn, outcome }: SkyView, seat: number): Standing {
  const at = seats[seat]?.place ?? 0;
  const together = seats.flatMap(({ place }, other) => (place === at ? [other] : []));
  const place = places[at];
  const { x, y } = cornerOf(place ?? { x: 0, y: 0 });
  const aside = place?.tile.symbol === "rod" && together.length < 3 ? BESIDE_ROD : 0;
  const isActive = seat === turn.decider && outcome === null;
  return standing({ x: x + FEET.x + aside, y: y + FEET.y }, together.indexOf(seat), together.length, isActive, SIZE);
}
