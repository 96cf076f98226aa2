/** What is asked of the server by HTTP. */
import type {
  Branch,
  Courses,
  Daily,
  Export,
  Figures,
  FirstPage,
  NewDaily,
  NewTable,
  Opened,
  OpenTables,
  Problem,
  PuzzleAnswer,
  PuzzleShelves,
} from "./messages";

/** A request that was refused, or that found no server (`unreachable`). */
export class Trouble extends Error {
  readonly reason: string;
  readonly facts: Readonly<Record<string, string>>;

  constructor(reason: string, facts: Readonly<Record<string, string>> = {}, sentence = reason) {
    super(sentence);
    this.reason = reason;
    this.facts = facts;
  }
}

export function first(): Promise<FirstPage> {
  return asked<FirstPage>("/api/first");
}

/** The lessons of each game. */
export function courses(): Promise<Courses> {
  return asked<Courses>("/api/learn");
}

/** The puzzles of each game. */
export function puzzles(): Promise<PuzzleShelves> {
  return asked<PuzzleShelves>("/api/puzzles");
}

/** Hints, the answer, and why it works. */
export function answerTo(game: string, number: number): Promise<PuzzleAnswer> {
  return asked<PuzzleAnswer>(`/api/puzzles/${game}/${number}`);
}

/** The deal of a day, or of today. */
export function daily(date: string | null): Promise<Daily> {
  return asked<Daily>(date === null ? "/api/daily" : `/api/daily/${date}`);
}

/** A table for today's deal. */
export async function openDaily(wish: NewDaily): Promise<string> {
  const opened = await asked<Opened>("/api/daily", sent("POST", JSON.stringify(wish)));
  return opened.table;
}

/** One's own finished games, counted. */
export function myFigures(): Promise<Figures> {
  return asked<Figures>("/api/me/figures");
}

/** All that the server knows of one's own games. */
export function myExport(): Promise<Export> {
  return asked<Export>("/api/me/export");
}

/** Nothing of one's own is left at the server: one is somebody new there. */
export async function forgetMe(): Promise<void> {
  await answer("/api/me", { method: "DELETE" });
}

/** Listed tables of one game or of all (""), all of them or those with a free seat. */
export function openTables(wanted: Readonly<{ game: string; free: boolean; page: number }>): Promise<OpenTables> {
  const query = new URLSearchParams({ free: String(wanted.free), page: String(wanted.page) });
  if (wanted.game !== "") query.set("game", wanted.game);
  return asked<OpenTables>(`/api/open?${query.toString()}`);
}

export async function openTable(wish: NewTable): Promise<string> {
  const opened = await asked<Opened>("/api/tables", sent("POST", JSON.stringify(wish)));
  return opened.table;
}

export async function deleteTable(id: string): Promise<void> {
  await answer(pathTo(id), { method: "DELETE" });
}

export async function importRecord(file: Blob): Promise<string> {
  const opened = await asked<Opened>("/api/records", sent("POST", await file.text()));
  return opened.table;
}

/** Plays on from a finished game after so many moves, at a table of its own. */
export async function branch(id: string, wish: Branch): Promise<string> {
  const opened = await asked<Opened>(`${pathTo(id)}/branch`, sent("POST", JSON.stringify(wish)));
  return opened.table;
}

/** A table with another course of the same game: its moves as a record writes them. */
export async function openCourse(id: string, moves: readonly string[]): Promise<string> {
  const record = await asked<Record<string, unknown>>(exportUrl(id));
  return importRecord(new Blob([JSON.stringify({ ...record, moves })]));
}

export function exportUrl(id: string): string {
  return `${pathTo(id)}/record`;
}

export function inviteUrl(id: string): string {
  return `${location.origin}/t/${encodeURIComponent(id)}`;
}

function pathTo(id: string): string {
  return `/api/tables/${encodeURIComponent(id)}`;
}

function sent(method: string, body: string): RequestInit {
  return { method, body, headers: { "Content-Type": "application/json" } };
}

async function asked<Answer>(path: string, request?: RequestInit): Promise<Answer> {
  return (await (await answer(path, request)).json()) as Answer;
}

async function answer(path: string, request?: RequestInit): Promise<Response> {
  const response = await fetch(path, request).catch(() => {
    throw new Trouble("unreachable");
  });
  if (!response.ok) throw await troubleOf(response);
  return response;
}

export async function troubleOf(response: Response): Promise<Trouble> {
  try {
    const problem = (await response.json()) as Problem;
    return new Trouble(problem.reason, problem.facts, problem.sentence);
  } catch {
    return new Trouble(response.status >= 502 ? "unreachable" : `status-${response.status}`);
  }
}
