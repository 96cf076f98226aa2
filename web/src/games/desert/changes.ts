/** What changes on the board of Forbidden Desert, and how it sounds. */
import type { DesertView } from "../../net/messages";
import type { Sounds } from "../../sound/sound";
import { knock, sand } from "../sounds";
import { endChanges, seatChanges, type TeamChange } from "../team/changes";
import { paper, teamSounds } from "../team/sounds";
import { players } from "./reading";
import { slides } from "./slides";

export type DesertChange =
  | TeamChange
  | Readonly<{ what: "cleared" | "revealed"; place: number }>
  /** A tile that slides after those before it; `place` is where it comes to lie. */
  | Readonly<{ what: "slid"; from: number; place: number; order: number; lasts: number }>
  | Readonly<{ what: "drank"; seat: number }>;

export const sounds: Sounds<DesertChange> = { ...teamSounds, cleared: sand, revealed: knock, slid: sand, drank: paper };

export const SLIDE = 420; // milliseconds a tile

export function changes(before: DesertView, after: DesertView): readonly DesertChange[] {
  const moved = slides(before, after);
  const tiles = moved.map(({ from, to }, order) => ({ what: "slid" as const, from, place: to, order, lasts: SLIDE }));
  const carried = (change: DesertChange): boolean =>
    change.what === "went" && moved.some(({ from, to }) => from === change.from && to === change.place);
  return [
    ...tiles,
    ...(moved.length > 0 ? [] : after.places.flatMap((_, place) => tileChanges(before, after, place))),
    ...after.seats.flatMap((_, seat) => playerChanges(before, after, seat)).filter((change) => !carried(change)),
    ...partChanges(before, after),
    ...endChanges(before, after, before.storm.level, after.storm.level),
  ];
}

function tileChanges(before: DesertView, after: DesertView, place: number): readonly DesertChange[] {
  const was = before.places[place];
  const is = after.places[place];
  if (was === undefined || is === undefined || was.hole || is.hole) return [];
  const found: DesertChange[] = [];
  if (is.sand < was.sand) found.push({ what: "cleared", place });
  if (is.revealed !== was.revealed || is.face !== was.face) found.push({ what: "revealed", place });
  return found;
}

function playerChanges(before: DesertView, after: DesertView, seat: number): readonly DesertChange[] {
  const [was, is] = [before, after].map((view) => players(view)[seat]);
  if (is === undefined) return [];
  const drank = before.seats[seat]?.water === after.seats[seat]?.water ? [] : [{ what: "drank" as const, seat }];
  return [...seatChanges(seat, was, is), ...drank];
}

const partChanges = (before: DesertView, after: DesertView): readonly DesertChange[] =>
  after.parts
    .filter(({ taken }, part) => taken && !before.parts[part]?.taken)
    .map(({ part }) => ({ what: "captured", thing: part }));
