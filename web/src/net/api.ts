/** What is asked of the server by HTTP. */
import type { FirstPage, NewTable, Opened, Problem } from "./messages";

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

async function troubleOf(response: Response): Promise<Trouble> {
  try {
    const problem = (await response.json()) as Problem;
    return new Trouble(problem.reason, problem.facts, problem.sentence);
  } catch {
    return new Trouble(response.status >= 502 ? "unreachable" : `status-${response.status}`);
  }
}
