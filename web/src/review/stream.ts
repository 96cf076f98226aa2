/** A review as the server sends it: events, each with a message. */
import { Trouble, troubleOf } from "../net/api";
import type { ReviewEvent } from "../net/messages";

const DATA = "data: ";

/** The messages in a text, and what is left of it: the beginning of the next one. */
export function messagesIn(text: string): readonly [readonly ReviewEvent[], string] {
  const parts = text.split("\n\n");
  const rest = parts.pop() ?? "";
  const whole = parts.filter((part) => part.startsWith(DATA));
  return [whole.map((part) => JSON.parse(part.slice(DATA.length)) as ReviewEvent), rest];
}

/** Tells each message as it comes; who aborts the signal drops the rest. */
export async function follow(table: string, signal: AbortSignal, tell: (event: ReviewEvent) => void): Promise<void> {
  const path = `/api/tables/${encodeURIComponent(table)}/review`;
  const response = await fetch(path, { method: "POST", signal }).catch(() => {
    throw new Trouble("unreachable");
  });
  if (!response.ok || response.body === null) throw await troubleOf(response);
  const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
  let rest = "";
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    const [events, left] = messagesIn(rest + part.value);
    events.forEach(tell);
    rest = left;
  }
}
