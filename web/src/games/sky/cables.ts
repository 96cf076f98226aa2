/** Cables overhead: where they hang, how they arch, and their shadow on the ground. */
import type { Point } from "../../board/arrows";
import type { SkyCableView, SkyComponentView } from "../../net/messages";
import { pointAt } from "./platform";

export type Arc = Readonly<{
  key: string;
  cable: SkyCableView;
  from: Point;
  to: Point;
  /** The line of the cable, and that of its shadow. */
  d: string;
  shadow: string;
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
    return [{ key, cable, from, to, d: archOf(from, to, twin), shadow: shadowOf(from, to) }];
  });
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
export function archOf(from: Point, to: Point, twin = 0): string {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const length = Math.hypot(dx, dy);
  const lift = 14 + length * 0.2;
  const steep = length === 0 ? 0 : Math.abs(dy) / length;
  const aside = steep * steep * 22 * (dx >= 0 ? 1 : -1);
  const control = {
    x: (from.x + to.x) / 2 + aside + twin * APART * steep,
    y: (from.y + to.y) / 2 - lift * (1 - steep * 0.55) - twin * APART,
  };
  return `M${rounded(from)}Q${rounded(control)} ${rounded(to)}`;
}

function shadowOf(from: Point, to: Point): string {
  const middle = { x: (from.x + to.x) / 2 + SAG.x, y: (from.y + to.y) / 2 + SAG.y };
  return `M${rounded({ x: from.x + 3, y: from.y + 16 })}Q${rounded(middle)} ${rounded({ x: to.x + 3, y: to.y + 16 })}`;
}

const rounded = ({ x, y }: Point): string => `${Math.round(x * 10) / 10} ${Math.round(y * 10) / 10}`;
