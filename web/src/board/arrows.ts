/** Arrow keys: the next place in a direction, on any board. */

export type Point = Readonly<{ x: number; y: number }>;

const directions: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

const ASIDE = 2; // a step aside counts twice a step ahead

/** The number of the nearest point ahead, or null at the edge. */
export function ahead(points: readonly Point[], from: number, key: string): number | null {
  const way = directions[key];
  const here = points[from];
  if (way === undefined || here === undefined) return null;
  let best: number | null = null;
  let least = Infinity;
  points.forEach((point, number) => {
    const dx = point.x - here.x;
    const dy = point.y - here.y;
    const forward = dx * way.x + dy * way.y;
    const aside = Math.abs(dx * way.y) + Math.abs(dy * way.x);
    if (forward <= 0 || aside > forward * ASIDE) return;
    const distance = forward + aside * ASIDE;
    if (distance < least) [best, least] = [number, distance];
  });
  return best;
}
