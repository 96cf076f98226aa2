/** What a browser knows of the talk at its table, and how each message from the server changes it. */
import { type Arrow, type Drawn, MOST_TALK, type Pinged, type Spoken, type Talk, type Talking } from "./messages";
import type { ToBrowser, Writing } from "./messages";

export type ToTalker = Talk | Pinged | Drawn | Writing;

/** A pin on the board, and until when it stands there. */
export type Pin = Readonly<Omit<Pinged, "type"> & { key: number; until: number }>;

export type Talked = Readonly<{
  /** Whether the table has told us yet. */
  told: boolean;
  /** What we may say here. */
  talking: Talking;
  /** Who looks on talks with the players. */
  together: boolean;
  silenced: boolean;
  lines: readonly Spoken[];
  /** There are no lines before these. */
  whole: boolean;
  pins: readonly Pin[];
  /** Arrows by seat, until the turn ends. */
  plans: Drawn["plans"];
  /** Seats that are just writing. */
  writing: readonly number[];
}>;

export const PIN = 6000; // milliseconds that a pin stands

export const untalked: Talked = {
  told: false,
  talking: "off",
  together: false,
  silenced: false,
  lines: [],
  whole: true,
  pins: [],
  plans: {},
  writing: [],
};

export const isTalk = (message: ToBrowser): message is ToTalker =>
  message.type === "talk" || message.type === "pinged" || message.type === "drawn" || message.type === "writing";

/** `now` is a clock in milliseconds. */
export function overheard(talked: Talked, message: ToTalker, now: number): Talked {
  switch (message.type) {
    case "talk":
      return told(talked, message);
    case "pinged":
      return { ...talked, pins: pinned(talked.pins, message, now) };
    case "drawn":
      return { ...talked, plans: message.plans };
    case "writing":
      return { ...talked, writing: message.seats };
  }
}

/** The pins that still stand. */
export const standing = (pins: readonly Pin[], now: number): readonly Pin[] => pins.filter(({ until }) => until > now);

/** Who shows the same place again moves the pin that stands there. */
function pinned(pins: readonly Pin[], { seat, spot, phrase, count }: Pinged, now: number): readonly Pin[] {
  const others = standing(pins, now).filter((pin) => pin.seat !== seat || pin.spot !== spot);
  return [...others, { seat, spot, phrase, count, key: (pins.at(-1)?.key ?? 0) + 1, until: now + PIN }];
}

function told(talked: Talked, { talking, together, silenced, keep, lines }: Talk): Talked {
  const all = keep ? merged(talked.lines, lines) : lines;
  const whole = keep ? talked.whole : isWhole(lines);
  return { ...talked, told: true, talking, together, silenced, lines: all, whole };
}

/** Each line once, as it was told last, in their order. */
function merged(known: readonly Spoken[], told: readonly Spoken[]): readonly Spoken[] {
  const lines = new Map([...known, ...told].map((spoken) => [spoken.line, spoken]));
  return [...lines.values()].sort((one, other) => one.line - other.line);
}

const isWhole = (lines: readonly Spoken[]): boolean => lines.length < MOST_TALK || (lines[0]?.line ?? 1) <= 1;

/** What came in answer to a wish for the lines before one of them. */
export function asked(talked: Talked, before: number, { lines }: Talk): Talked {
  const earlier = lines.filter(({ line }) => line < before);
  return { ...talked, whole: isWhole(earlier) };
}

/** The last line that was said. */
export const lastLine = ({ lines }: Talked): number => lines.at(-1)?.line ?? 0;

/** The plan with one arrow more, or without it if it is there already. */
export function drawn(plan: readonly Arrow[], arrow: Arrow): readonly Arrow[] {
  const others = plan.filter(({ start, end }) => start !== arrow.start || end !== arrow.end);
  return others.length < plan.length ? others : [...plan, arrow];
}
