/** A table as it is being planned on the first page, and the wish that it becomes. */
import type { GameInfo, NewTable, OptionInfo, Pace, SeatWish } from "../net/messages";

export type Value = number | string | boolean;

/** `me`, `here`: another person at this screen, `bot`, `open`: whoever has the link. */
export type Who = "me" | "here" | "bot" | "open";

/** A bot without a level of its own has the table's. */
export type Seat = Readonly<{ who: Who; name: string; level: string | null; adventurer: string }>;

export type Draft = Readonly<{
  game: string;
  values: Readonly<Record<string, Value>>; // what was chosen; the rest is as usual
  level: string; // of its bots
  seats: readonly Seat[]; // as many as could ever sit; the first `players` count
  listed: boolean;
  private: boolean; // to those who look on
  idle: number; // seconds until a bot may stand in for who is away or doesn't play; 0: for ever
  clock: number; // seconds for a turn between rivals; 0: as many as they like
  botsAsk: boolean; // people, before they touch their pawns and hands
  winBar: boolean; // who looks on may see how likely a win is
}>;

export const DRAWN = "drawn";
export const everyone: readonly Who[] = ["me", "here", "bot", "open"];

const USUAL_PLAYERS = 3;
const USUAL_LEVEL = "normal";
const STARTER = "first";
const PLACED = ["players", "difficulty", STARTER]; // each has a place of its own on the page

/** You and bots, and you start: good enough to play at once. */
export function firstDraft(game: GameInfo): Draft {
  const allowed = allowedPlayers(game);
  const players = allowed.includes(USUAL_PLAYERS) ? USUAL_PLAYERS : (allowed[0] ?? 1);
  return {
    game: game.name,
    values: { players },
    level: game.levels.includes(USUAL_LEVEL) ? USUAL_LEVEL : (game.levels.at(-1) ?? ""),
    seats: Array.from({ length: Math.max(...allowed) }, (_, seat) => usualSeat(seat)),
    listed: false,
    private: false,
    idle: 0,
    clock: 0,
    botsAsk: true,
    winBar: true,
  };
}

export function allowedPlayers(game: GameInfo): readonly number[] {
  const allowed = game.options.find((option) => option.name === "players")?.allowed ?? [];
  return allowed.filter((value) => typeof value === "number");
}

export function adventurersOf(game: GameInfo): readonly string[] {
  return game.options.find((option) => option.each_seat)?.allowed.map(String) ?? [];
}

/** What is agreed once for all seats. */
export function common(game: GameInfo): readonly OptionInfo[] {
  return game.options.filter((option) => !option.each_seat);
}

/** The option that says who starts. */
export function starter(game: GameInfo): OptionInfo | undefined {
  return game.options.find((option) => option.name === STARTER);
}

/** What else is agreed. */
export function others(game: GameInfo): readonly OptionInfo[] {
  return common(game).filter((option) => !PLACED.includes(option.name));
}

export function players(draft: Draft): number {
  return Number(draft.values["players"]);
}

export function seated(draft: Draft): readonly Seat[] {
  return draft.seats.slice(0, players(draft));
}

export function withValue(draft: Draft, name: string, value: Value): Draft {
  return { ...draft, values: { ...draft.values, [name]: value } };
}

/** An adventurer sits only once: whoever had it before draws one. */
export function withSeat(draft: Draft, number: number, seat: Seat): Draft {
  const freed = (other: Seat): Seat => (other.adventurer === seat.adventurer ? { ...other, adventurer: DRAWN } : other);
  const seats = draft.seats.map((other, index) => (index === number ? seat : freed(other)));
  return { ...draft, seats };
}

export function bots(draft: Draft): readonly Seat[] {
  return seated(draft).filter((seat) => seat.who === "bot");
}

export function levelOf(draft: Draft, seat: Seat): string {
  return seat.level ?? draft.level;
}

/** As it was chosen, where that still makes sense; else as usual. */
export function valueOf(draft: Draft, option: OptionInfo): Value {
  const wished = draft.values[option.name];
  if (wished !== undefined && allowedNow(option, draft).includes(wished)) return wished;
  return usualValue(draft, option);
}

/** Somebody at this screen starts, so that nobody watches bots before their own first turn. */
function usualValue(draft: Draft, option: OptionInfo): Value {
  const person = seated(draft).findIndex(({ who }) => who === "me" || who === "here");
  const starter = `seat${person + 1}`;
  return option.name === STARTER && option.allowed.includes(starter) ? starter : option.default;
}

/** The values that make sense for so many players: no seat that nobody has. */
export function allowedNow(option: OptionInfo, draft: Draft): readonly Value[] {
  return option.allowed.filter((value) => (seatNumber(value) ?? 0) < players(draft));
}

/** `seat2` names the seat 1. */
export function seatNumber(value: Value): number | null {
  const found = /^seat(\d+)$/.exec(String(value))?.[1];
  return found === undefined ? null : Number(found) - 1;
}

export function isOpen(draft: Draft): boolean {
  return seated(draft).some((seat) => seat.who === "open");
}

/** Rivals who are people may agree on a clock. */
export function isTimed(draft: Draft, game: GameInfo): boolean {
  return !game.together && seated(draft).length - bots(draft).length > 1;
}

/** Whether there will be people and bots who could disturb them. */
export function botsMayAsk(draft: Draft, game: GameInfo): boolean {
  const all = seated(draft).length;
  const those = bots(draft).length;
  return game.together && those > 0 && those < all;
}

export function wishOf(draft: Draft, game: GameInfo, names: readonly string[], pace: Pace): NewTable {
  const seats = seated(draft);
  return {
    game: draft.game,
    options: { ...agreedValues(draft, game), ...eachSeat(game, seats) },
    seats: seats.map((seat, index) => seatWish(seat, names[index] ?? "", levelOf(draft, seat))),
    listed: draft.listed && isOpen(draft),
    pace,
    bots_ask: draft.botsAsk,
    win_bar: draft.winBar,
    private: draft.private && isOpen(draft),
    idle: isOpen(draft) ? draft.idle || null : null,
    clock: isTimed(draft, game) ? draft.clock || null : null,
  };
}

function agreedValues(draft: Draft, game: GameInfo): Record<string, Value> {
  return Object.fromEntries(common(game).map((option) => [option.name, valueOf(draft, option)]));
}

function eachSeat(game: GameInfo, seats: readonly Seat[]): Record<string, Value | string[]> {
  const option = game.options.find((one) => one.each_seat);
  if (!option) return {};
  const chosen = seats.map((seat) => seat.adventurer);
  return { [option.name]: chosen.every((one) => one === DRAWN) ? DRAWN : chosen };
}

function seatWish(seat: Seat, name: string, level: string): SeatWish {
  if (seat.who === "bot") return { kind: "bot", level };
  if (seat.who === "open") return { kind: "open" };
  return { kind: "you", name };
}

function usualSeat(seat: number): Seat {
  return { who: seat === 0 ? "me" : "bot", name: "", level: null, adventurer: DRAWN };
}
