/** Choices come in columns; each by itself says what to click. */
import { type Choice, type Choices, FIRST_LETTER, type Form, type Things } from "./messages";

export const listed = ({ things, forms }: Choices): readonly Choice[] => forms.flatMap((form) => filled(form, things));

const GAP = /\{(\d+)\}/; // split by it, every other part is a number

/** The choices of one form, one for each row; one alone where nothing is left open. */
function filled(form: Form, things: Choices["things"]): readonly Choice[] {
  const { seat, verb, rows } = form;
  const tables = form.kinds.map((kind) => things[kind]!);
  const parts = form.action.split(GAP);
  return Array.from({ length: tables.length === 0 ? 1 : rows.length / tables.length }, (_, row) => {
    const first = row * tables.length;
    const named = tables.map((_, gap) => rows.charCodeAt(first + gap) - FIRST_LETTER);
    return {
      action: said(parts, tables, named),
      seat,
      verb,
      picks: tables.map(({ pick, picks }, gap) => `${pick}:${picks[named[gap]!]}`),
    };
  });
}

const said = (parts: readonly string[], tables: readonly Things[], named: readonly number[]): string =>
  parts.map((part, k) => (k % 2 === 0 ? part : tables[Number(part)]!.names[named[Number(part)]!]!)).join("");
