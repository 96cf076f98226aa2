/** Cables overhead: where they hang, how they arch, and their shadow on the ground. */
import type { Point } from "../../board/arrows";
import type { Choice, SkyCableView, SkyComponentView } from "../../net/messages";
import { kindOf, nameOf } from "../../table/narrowing";
import { pointAt } from "./platform";

export type Arc = Readonly<{
  key: string;
  cable: SkyCableView;
  from: Point;
  to: Point;
  /** The line of the cable, and that of its shadow. */
  d: string;
  shadow: string;
  /** The top of the arch. */
  middle: Point;
}>;

export const PAD = "launch-pad";
const HALVES = 17; // of the launch pad: from the middle to where a cable is fixed
const APART = 15; // two cables between the same two
const SAG = { x: 8, y: 20 }; // of a shadow: the sun stands in the upper left

/** How high above its foot a component holds a cable. */
const heights: Readonly<Record<string, number>> = {
  rod: 26,
  "small-capacitor": 15,
  "large-capacitor": 21,
  [PAD]: -6,
};

export const topOf = (component: SkyComponentView): Point => {
  const { x, y } = pointAt(component);
  return { x, y: y - (heights[component.kind] ?? 0) };
};

export function arcsOf(cables: readonly SkyCableView[], components: readonly SkyComponentView[]): readonly Arc[] {
  const found = new Map(components.map((component) => [component.component, component]));
  const onPad = cables.filter(({ to }) => to === PAD);
  const westFirst = onPad.toSorted((one, other) => (found.get(one.from)?.x ?? 0) - (found.get(other.from)?.x ?? 0));
  return cables.flatMap((cable) => {
    const [one, other] = [found.get(cable.from), found.get(cable.to)];
    if (one === undefined || other === undefined) return [];
    const half = cable.to === PAD ? halfOf(westFirst, cable, one, other) : 0;
    const twin = twinOf(cables, cable);
    const from = topOf(one);
    const top = topOf(other);
    const to = { x: top.x + half, y: top.y };
    const key = `${cable.from} ${cable.to} ${cable.length} ${twin}`;
    const [d, middle] = [archOf(from, to, twin), middleOf(from, to, twin)];
    return [{ key, cable, from, to, d, shadow: shadowOf(from, to), middle }];
  });
}

/** What would hang a cable. */
export const hangs = ({ verb }: Choice): boolean => verb === "wire" || verb === "fuse";

/** The components that a choice names, or that are picked. */
export const endsOf = (picks: readonly string[]): readonly string[] =>
  picks.filter((pick) => kindOf(pick) === "component").map(nameOf);

/** The cables that could be hung between two ends: one of each length at most. */
export function cablesBetween(choices: readonly Choice[], ends: readonly string[]): readonly SkyCableView[] {
  const found = choices.filter(hangs).flatMap(({ picks }): readonly SkyCableView[] => {
    const [from, to] = endsOf(picks);
    const length = picks.find((pick) => kindOf(pick) === "cable");
    const fits = from !== undefined && to !== undefined && ends.includes(from) && ends.includes(to);
    return fits && length !== undefined ? [{ from, to, length: nameOf(length), live: false }] : [];
  });
  return found.filter(({ length }, at) => found.findIndex((other) => other.length === length) === at);
}

/** How cables would hang, beside those that do. */
export function ghostsOf(
  cables: readonly SkyCableView[],
  hanging: readonly SkyCableView[],
  components: readonly SkyComponentView[],
): readonly Arc[] {
  return arcsOf([...hanging, ...cables], components).filter(({ cable }) => cables.includes(cable));
}

/** The half of the pad that is nearer; with two cables, one on each. */
function halfOf(
  onPad: readonly SkyCableView[],
  cable: SkyCableView,
  one: SkyComponentView,
  pad: SkyComponentView,
): number {
  const side = onPad.length > 1 ? onPad.indexOf(cable) : one.x > pad.x ? 1 : 0;
  return side > 0 ? HALVES : -HALVES;
}

/** A second cable between the same two hangs beside the first. */
function twinOf(cables: readonly SkyCableView[], cable: SkyCableView): number {
  const same = cables.filter(({ from, to }) => from === cable.from && to === cable.to);
  return same.indexOf(cable);
}

/** Up in the middle, and aside where it runs up and down, so that one sees it arch. */
export const archOf = (from: Point, to: Point, twin = 0): string =>
  `M${rounded(from)}Q${rounded(pullOf(from, to, twin))} ${rounded(to)}`;

function middleOf(from: Point, to: Point, twin: number): Point {
  const pull = pullOf(from, to, twin);
  return { x: (from.x + 2 * pull.x + to.x) / 4, y: (from.y + 2 * pull.y + to.y) / 4 };
}

/** The point that draws the arch up. */
function pullOf(from: Point, to: Point, twin: number): Point {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const length = Math.hypot(dx, dy);
  const lift = 14 + length * 0.2;
  const steep = length === 0 ? 0 : Math.abs(dy) / length;
  const aside = steep * steep * 22 * (dx >= 0 ? 1 : -1);
  return {
    x: (from.x + to.x) / 2 + aside + twin * APART * steep,
    y: (from.y + to.y) / 2 - lift * (1 - steep * 0.55) - twin * APART,
  };
}

function shadowOf(from: Point, to: Point): string {
  const middle = { x: (from.x + to.x) / 2 + SAG.x, y: (from.y + to.y) / 2 + SAG.y };
  return `M${rounded({ x: from.x + 3, y: from.y + 16 })}Q${rounded(middle)} ${rounded({ x: to.x + 3, y: to.y + 16 })}`;
}

const rounded = ({ x, y }: Point): string => `${Math.round(x * 10) / 10} ${Math.round(y * 10) / 10}`;
