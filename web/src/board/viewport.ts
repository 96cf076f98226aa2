/** A window on a board: how large the board is drawn, and which part of it is seen. */
import type { Point } from "./arrows";

export type Size = Readonly<{ width: number; height: number }>;

/** The middle of what is seen, in units of the board; at scale 1 all of it is. */
export type Sight = Readonly<Point & { scale: number }>;

/** A part of the board, in its units. */
export type Part = Readonly<Point & Size>;

export const CLOSEST = 4;
export const STEP = 1.4; // of a button or a key
export const TAP = 2; // of a tap on what is small
const STRIP = 44; // pixels: the buttons' width
const TURNING = 1.1; // how much wider than high a board is that is better turned
const FINGER = 24; // pixels: what is smaller is easily missed
const STILL = 6; // pixels a finger may move without dragging
const ROOM = 0.12; // of what is seen, between a place that is looked for and the edge

/** What one sees at first, and after looking at all of it again. */
export const wholeOf = (board: Size): Sight => ({ x: board.width / 2, y: board.height / 2, scale: 1 });

/** The part of the board that a pane shows. */
export function seen(board: Size, pane: Size, sight: Sight): Part {
  const unit = unitsPerPixel(board, pane, sight);
  const [width, height] = [pane.width * unit, pane.height * unit];
  return { x: sight.x - width / 2, y: sight.y - height / 2, width, height };
}

export function unitsPerPixel(board: Size, pane: Size, { scale }: Sight): number {
  return Math.max(board.width / Math.max(pane.width, 1), board.height / Math.max(pane.height, 1)) / scale;
}

/** The point of the board under a point of the pane. */
export function under(board: Size, pane: Size, sight: Sight, at: Point): Point {
  const unit = unitsPerPixel(board, pane, sight);
  return { x: sight.x + (at.x - pane.width / 2) * unit, y: sight.y + (at.y - pane.height / 2) * unit };
}

/** Never further than all of the board, never beyond its edge. */
export function kept(board: Size, pane: Size, sight: Sight): Sight {
  const scale = Math.max(1, Math.min(CLOSEST, sight.scale));
  const { width, height } = seen(board, pane, { ...sight, scale });
  return { x: inside(sight.x, width, board.width), y: inside(sight.y, height, board.height), scale };
}

function inside(middle: number, length: number, whole: number): number {
  if (length >= whole) return whole / 2;
  return Math.max(length / 2, Math.min(whole - length / 2, middle));
}

/** Closer by a factor, with the point `at` of the board where it was. */
export function zoomed(board: Size, pane: Size, sight: Sight, factor: number, at: Point = sight): Sight {
  const scale = Math.max(1, Math.min(CLOSEST, sight.scale * factor));
  const nearer = sight.scale / scale;
  return kept(board, pane, { x: at.x + (sight.x - at.x) * nearer, y: at.y + (sight.y - at.y) * nearer, scale });
}

/** The board drawn along by so many pixels. */
export function dragged(board: Size, pane: Size, sight: Sight, by: Point): Sight {
  const unit = unitsPerPixel(board, pane, sight);
  return kept(board, pane, { ...sight, x: sight.x - by.x * unit, y: sight.y - by.y * unit });
}

/** Two fingers: the board stays under both of them. */
export function pinched(
  board: Size,
  pane: Size,
  sight: Sight,
  was: readonly [Point, Point],
  is: readonly [Point, Point],
): Sight {
  const factor = distance(...is) / Math.max(distance(...was), 1);
  const nearer = zoomed(board, pane, sight, factor, under(board, pane, sight, middle(...was)));
  const [from, to] = [middle(...was), middle(...is)];
  return dragged(board, pane, nearer, { x: to.x - from.x, y: to.y - from.y });
}

/** Moved as little as need be for a point to be seen, with some room around it. */
export function shownAt(board: Size, pane: Size, sight: Sight, point: Point): Sight {
  const { width, height } = seen(board, pane, sight);
  const [dx, dy] = [width * (0.5 - ROOM), height * (0.5 - ROOM)];
  const near = (middle: number, at: number, most: number): number => Math.max(at - most, Math.min(at + most, middle));
  return kept(board, pane, { ...sight, x: near(sight.x, point.x, dx), y: near(sight.y, point.y, dy) });
}

export const isDrag = (from: Point, to: Point): boolean => distance(from, to) > STILL;

/** Whether a finger may hit what is beside it. */
export const isSmall = ({ width, height }: Size): boolean => Math.min(width, height) < FINGER;

/** Whether a board is larger in a pane when it lies on its side. */
export const isBetterTurned = ({ width, height }: Size, pane: Size): boolean =>
  pane.height > pane.width && width > height * TURNING;

/** Buttons beside the board never lie over it: the strip kept free for them, if there is none already. */
export function marginFor(board: Size, pane: Size): Readonly<{ right: number; bottom: number }> {
  const fit = (right: number, bottom: number): number =>
    Math.min((pane.width - right) / board.width, (pane.height - bottom) / board.height);
  const scale = fit(0, 0);
  if ((pane.width - board.width * scale) / 2 >= STRIP) return { right: 0, bottom: 0 };
  return fit(STRIP, 0) > fit(0, STRIP) ? { right: STRIP, bottom: 0 } : { right: 0, bottom: STRIP };
}

const distance = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);
const middle = (a: Point, b: Point): Point => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });
