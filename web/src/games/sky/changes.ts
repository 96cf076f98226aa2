/** What changes on the platform of Forbidden Sky, and how it sounds. */
import type { SkyCableView, SkySeatView, SkyView } from "../../net/messages";
import { noise, type Sound } from "../../sound/instruments";
import type { Sounds } from "../../sound/sound";
import { knock, sand } from "../sounds";
import { endChanges, more, seatChanges, type TeamChange } from "../team/changes";
import { deep, paper, teamSounds } from "../team/sounds";

export type SkyChange =
  | TeamChange
  | Readonly<{ what: "placed"; place: number; seat: number }>
  | Readonly<{ what: "built" | "hung"; thing: string }>
  | Readonly<{ what: "struck" }>
  | Readonly<{ what: "blew"; direction: string }>
  | Readonly<{ what: "hurt" | "worn"; seat: number }>;

const spark: Sound = (audio, at) => {
  noise(audio, at, 0.05, 5200, 0.2);
  noise(audio, at + 0.07, 0.12, 3000, 0.12);
};

export const sounds: Sounds<SkyChange> = {
  ...teamSounds,
  placed: knock,
  built: knock,
  hung: spark,
  struck: spark,
  blew: sand,
  hurt: deep,
  worn: paper,
};

export function changes(before: SkyView, after: SkyView): readonly SkyChange[] {
  const seat = after.turn.seat;
  const laid = after.places.slice(before.places.length).map((_, at) => before.places.length + at);
  const standing = before.components.map(({ component }) => component);
  const turnedUp = (card: string): boolean => (after.storm.discard[card] ?? 0) > (before.storm.discard[card] ?? 0);
  return [
    ...laid.map((place) => ({ what: "placed" as const, place, seat })),
    ...more(
      after.components.map(({ component }) => component),
      standing,
    ).map((thing) => ({ what: "built" as const, thing })),
    ...more(after.cables.map(cableName), before.cables.map(cableName)).map((thing) => ({
      what: "hung" as const,
      thing,
    })),
    ...(turnedUp("lightning") ? [{ what: "struck" as const }] : []),
    ...(turnedUp("gust") ? [{ what: "blew" as const, direction: before.storm.vane }] : []),
    ...after.seats.flatMap((is, number) => playerChanges(number, before.seats[number], is)),
    ...endChanges(before, after, before.storm.level, after.storm.level),
  ];
}

export const cableName = ({ from, to, length }: SkyCableView): string => `${from} ${to} ${length}`;

const held = ({ place, tiles, equipment }: SkySeatView) => ({
  place,
  hand: [...tiles.map(({ tile }) => tile), ...equipment],
});

function playerChanges(seat: number, was: SkySeatView | undefined, is: SkySeatView): readonly SkyChange[] {
  if (was === undefined) return [];
  const hurt = is.health < was.health ? [{ what: "hurt" as const, seat }] : [];
  const worn = is.rope < was.rope ? [{ what: "worn" as const, seat }] : [];
  return [...seatChanges(seat, held(was), held(is)), ...hurt, ...worn];
}
