/** Camels of one player and colour hang together: the lines between them. */
import { centre, neighbours } from "./hexes";
import type { ThroughTheDesertCamelView } from "../../net/messages";

export type Caravan = Readonly<{ seat: number; camel: string; places: readonly number[]; links: string }>;

export function caravansOf(camels: readonly ThroughTheDesertCamelView[]): readonly Caravan[] {
  const groups = new Map<string, ThroughTheDesertCamelView[]>();
  for (const one of camels) {
    const key = `${one.seat} ${one.camel}`;
    groups.set(key, [...(groups.get(key) ?? []), one]);
  }
  return [...groups.values()].map((group) => {
    const places = group.map(({ place }) => place);
    const { seat, camel } = group[0]!;
    return { seat, camel, places, links: linksOf(places) };
  });
}

/** From each camel to those next to it, once. */
function linksOf(places: readonly number[]): string {
  const later = (place: number): readonly number[] =>
    neighbours(place).filter((other) => other > place && places.includes(other));
  return places.flatMap((place) => later(place).map((other) => line(place, other))).join("");
}

function line(one: number, other: number): string {
  const [a, b] = [centre(one), centre(other)];
  return `M${a.x} ${a.y.toFixed(1)}L${b.x} ${b.y.toFixed(1)}`;
}
