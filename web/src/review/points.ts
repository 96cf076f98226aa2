/** Turning points: which moves they are about, and the way from one to the next. */
import type { Moment, Point, Review } from "../net/messages";

export const symbols: Readonly<Record<Point["mark"], string>> = {
  strong: "mark-best",
  slip: "mark-slip",
  costly: "mark-blunder",
  card: "mark-luck",
  even: "mark-even",
};

/** The moves that a turning point is about: a card, or the choices until something is turned up. */
export function movesOf({ steps, turns }: Review, { move, turn, mark }: Point): readonly number[] {
  if (mark === "card") return [move];
  const found: number[] = [];
  for (const step of steps.slice(move - 1, turns[turn - 1]?.last ?? move)) {
    if (step.due) break;
    found.push(step.move);
    if (step.card !== 0) break;
  }
  return found;
}

/** After how many moves one looks at it: before somebody chose, or when the card has come. */
export const lookAt = ({ move, mark }: Point): number => (mark === "card" ? move : move - 1);

/** What the expert says of a point, once it was asked. */
export const momentOf = ({ moments }: Review, point: Point): Moment | null =>
  point.mark === "card" ? null : (moments.find(({ move }) => move === point.move) ?? null);

/** The next turning point after so many moves, or the one before. */
export function nearest({ points }: Review, moves: number, forward: boolean): Point | null {
  return (
    (forward ? points.find((point) => lookAt(point) > moves) : points.findLast((point) => lookAt(point) < moves)) ??
    null
  );
}
