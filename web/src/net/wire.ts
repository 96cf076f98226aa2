/** What a browser knows of its table, and how each message from the server changes it. */
import type { Do, Line, Earlier, Paused, Refusal, TableInfo, ToBrowser, Undo, Update } from "./messages";

const NO_TABLE = "no-table"; // the reason of the server's refusal

/** A command that the server acknowledges by its id. */
export type Command = Do | Undo;

export type Known = Readonly<{
  table: TableInfo | null;
  update: Update | null;
  journal: readonly Line[];
  pending: readonly Command[];
  done: Readonly<Record<string, number>>; // the version that each acknowledged command led to
  moment: Earlier | null;
  refused: Refusal | null;
  moved: string | null;
  end: "gone" | "unknown" | null; // deleted, or never there
}>;

export const nothing: Known = {
  table: null,
  update: null,
  journal: [],
  pending: [],
  done: {},
  moment: null,
  refused: null,
  moved: null,
  end: null,
};

export function heard(known: Known, message: ToBrowser): Known {
  switch (message.type) {
    case "welcome":
      return { ...known, table: message.table, journal: message.journal };
    case "changed":
      return { ...known, table: message.table };
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
    case "because": // whoever asked waits for it
      return known;
    case "moved":
      return { ...known, moved: message.table };
    case "gone":
      return { ...known, end: "gone" };
  }
}

/** A command goes out: an earlier refusal is no longer news, and a look back ends. */
export function commanded(known: Known, command: Command): Known {
  return { ...known, pending: [...known.pending, command], refused: null, moment: null };
}

function updated(known: Known, update: Update): Known {
  const kept = known.journal.filter((line) => line.move <= update.keep);
  return settled({ ...known, update, journal: [...kept, ...update.told] });
}

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
  if (message.reason === NO_TABLE) return { ...known, end: known.table ? "gone" : "unknown" };
  const now = message.now === null ? known : updated(known, message.now);
  return { ...now, pending: without(now.pending, message.id), refused: message };
}

function without(pending: readonly Command[], id: string | null): readonly Command[] {
  return pending.filter((command) => command.id !== id);
}
