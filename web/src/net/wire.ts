/** What a browser knows of its table, and how each message from the server changes it. */
import type {
  AskHint,
  Choice,
  Do,
  Earlier,
  Guess,
  Hint,
  Judged,
  Line,
  Link,
  Nudged,
  Paused,
  Refusal,
  TableInfo,
  Taught,
  Ticking,
  ToBrowser,
  Undo,
  UndoAsked,
  Update,
} from "./messages";

/** How a table that can't be shown ends, by the reason of the server's refusal. */
const ENDS: Readonly<Record<string, NonNullable<Known["end"]>>> = {
  "no-table": "unknown",
  "no-lesson": "unknown",
  "no-puzzle": "unknown",
  private: "private",
  damaged: "damaged",
  "other-rules": "other-rules",
};

/** A command that the server acknowledges by its id. */
export type Command = Do | Undo;

/** What we want to know of an expert, and what looks best to it at first sight. */
export type Question = Readonly<{ ask: AskHint; guess: readonly Choice[] | null }>;

/** A hint, and what one has done of it since: it holds as long as nothing else happens. */
export type Advised = Readonly<{ hint: Hint; at: number; done: readonly string[] }>;

export type Known = Readonly<{
  table: TableInfo | null;
  update: Update | null;
  journal: readonly Line[];
  pending: readonly Command[];
  done: Readonly<Record<string, number>>; // the version that each acknowledged command led to
  moment: Earlier | null;
  refused: Refusal | null;
  /** For a hint. */
  question: Question | null;
  advised: Advised | null;
  /** Why there is no hint. */
  unadvised: Refusal | null;
  /** What was last said to us alone: somebody waits or asks, or the link that we asked for. */
  word: Nudged | UndoAsked | Link | null;
  /** Whose turn is timed. */
  ticking: Ticking | null;
  /** How we stand with the lesson, where it is one. */
  taught: Taught | null;
  /** How we stand with the puzzle, where it is one. */
  judged: Judged | null;
  /** How many look on without a seat. */
  lookers: number;
  moved: string | null;
  /** Deleted, never there, not for those who look on, not to be read, or played by other rules. */
  end: "gone" | "unknown" | "private" | "damaged" | "other-rules" | null;
}>;

export const nothing: Known = {
  table: null,
  update: null,
  journal: [],
  pending: [],
  done: {},
  moment: null,
  refused: null,
  question: null,
  advised: null,
  unadvised: null,
  word: null,
  ticking: null,
  taught: null,
  judged: null,
  lookers: 0,
  moved: null,
  end: null,
};

export function heard(known: Known, message: ToBrowser): Known {
  switch (message.type) {
    case "welcome":
      return { ...known, table: message.table, journal: message.journal, question: null, ticking: null, lookers: 0 };
    case "changed":
      return { ...known, table: message.table };
    case "watched":
      return { ...known, lookers: message.lookers };
    case "update":
      return updated(known, message);
    case "paused":
      return paused(known, message);
    case "done":
      return settled({ ...known, done: { ...known.done, [message.id]: message.v } });
    case "refused":
      return refused(known, message);
    case "moment":
      return { ...known, moment: message };
    case "lines":
      return { ...known, journal: [...message.lines, ...known.journal] };
    case "because": // whoever asked waits for it
    case "talk": // it has a state of its own
    case "pinged":
    case "drawn":
    case "writing":
      return known;
    case "guess":
      return guessed(known, message);
    case "hint":
      return advised(known, message);
    case "nudged":
    case "undo-asked":
    case "link":
      return { ...known, word: message };
    case "ticking":
      return { ...known, ticking: message };
    case "taught":
      return { ...known, taught: message };
    case "judged":
      return { ...known, judged: message };
    case "moved":
      return { ...known, moved: message.table };
    case "gone":
      return { ...known, end: "gone" };
  }
}

/** A command goes out: an earlier refusal is no longer news, and a look back ends. */
export function commanded(known: Known, command: Command): Known {
  return { ...known, pending: [...known.pending, command], refused: null, unadvised: null, moment: null };
}

/** Somebody wants to know what an expert would do. */
export function wondered(known: Known, ask: AskHint): Known {
  return { ...known, question: { ask, guess: null }, advised: null, unadvised: null, refused: null };
}

function guessed(known: Known, { id, steps }: Guess): Known {
  const { question } = known;
  return question?.ask.id === id ? { ...known, question: { ...question, guess: steps } } : known;
}

/** An answer to a question that was asked before is of no use. */
function advised(known: Known, hint: Hint): Known {
  if (known.question?.ask.id !== hint.id) return known;
  return { ...known, question: null, advised: { hint, at: hint.at, done: [] } };
}

function updated(known: Known, update: Update): Known {
  const kept = known.journal.filter((line) => line.move <= update.keep);
  return settled({ ...known, ...wonderedAt(known, update.v), update, journal: [...kept, ...update.told] });
}

/** What was asked of another position is forgotten; a hint that was followed still holds. */
function wonderedAt(known: Known, v: number): Pick<Known, "question" | "advised" | "unadvised"> {
  return {
    question: known.question?.ask.at === v ? known.question : null,
    advised: known.advised === null ? null : followed(known.advised, known, v),
    unadvised: known.update?.v === v ? known.unadvised : null,
  };
}

function followed(given: Advised, { pending, done }: Known, v: number): Advised | null {
  if (given.at === v) return given;
  const own = pending.find((command) => command.at === given.at && done[command.id] === v);
  if (own?.type !== "do") return null;
  const after = { ...given, at: v, done: [...given.done, own.action] };
  return holding(after).length > 0 ? after : null;
}

/** The plans of a hint that still go on from what has been done. */
export const holding = ({ hint, done }: Advised): Hint["advice"]["lines"] =>
  hint.advice.lines.filter(
    ({ steps }) => steps.length > done.length && done.every((action, step) => steps[step]?.action === action),
  );

/** Only how long the table waits and for whom, or what a bot offers, is other than before. */
function paused(known: Known, { waiting, pause, offer }: Paused): Known {
  return known.update === null ? known : { ...known, update: { ...known.update, waiting, pause, offer } };
}

/** A command is pending until the position that it led to is here. */
function settled(known: Known): Known {
  const here = known.update?.v ?? 0;
  return { ...known, pending: known.pending.filter(({ id }) => (known.done[id] ?? Infinity) > here) };
}

function refused(known: Known, message: Refusal): Known {
  const end = message.id === null ? ENDS[message.reason] : undefined;
  if (end !== undefined) return { ...known, end: end === "unknown" && known.table ? "gone" : end };
  const now = message.now === null ? known : updated(known, message.now);
  if (known.question !== null && known.question.ask.id === message.id) {
    return { ...now, question: null, unadvised: message };
  }
  return { ...now, pending: without(now.pending, message.id), refused: message };
}

function without(pending: readonly Command[], id: string | null): readonly Command[] {
  return pending.filter((command) => command.id !== id);
}
