/** What a key means at the table. */

export type Wish =
  | Readonly<{ what: "verb"; number: number }>
  | Readonly<{
      what:
        | "back"
        | "end"
        | "go-on"
        | "hold"
        | "agree"
        | "decline"
        | "undo"
        | "timeline"
        | "hint"
        | "ping"
        | "plan"
        | "chat"
        | "board"
        | "hand"
        | "journal"
        | "help";
    }>;

const letters: Readonly<Record<string, Exclude<Wish["what"], "verb">>> = {
  Escape: "back",
  e: "end",
  g: "go-on",
  w: "hold",
  y: "agree",
  n: "decline",
  u: "undo",
  t: "timeline",
  i: "hint",
  p: "ping",
  d: "plan",
  c: "chat",
  b: "board",
  h: "hand",
  j: "journal",
  "?": "help",
};

export type Press = Readonly<{ key: string; ctrlKey: boolean; altKey: boolean; metaKey: boolean }>;

export function wishOf(press: Press): Wish | null {
  if (press.ctrlKey || press.altKey || press.metaKey) return null;
  if (/^[1-9]$/.test(press.key)) return { what: "verb", number: Number(press.key) };
  const what = letters[press.key];
  return what === undefined ? null : { what };
}

/** The keys as the help sheet lists them: a key, and the message that explains it. */
export const shown: readonly (readonly [string, string])[] = [
  ["Tab", "lit"],
  ["← ↑ → ↓", "arrows"],
  ["PgUp PgDn", "next"],
  ["+ − 0", "zoom"],
  ["Enter", "choose"],
  ["1 – 9", "verbs"],
  ["Esc", "back"],
  ["E", "end"],
  ["G", "go-on"],
  ["W", "hold"],
  ["Y N", "answer"],
  ["U", "undo"],
  ["I", "hint"],
  ["C", "chat"],
  ["P", "ping"],
  ["D", "plan"],
  ["B", "board"],
  ["H", "hand"],
  ["J", "journal"],
  ["T", "timeline"],
  ["R", "rules"],
  [",", "settings"],
  ["?", "help"],
];
