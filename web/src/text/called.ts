/** What seats are called in a sentence; the same as in simoun/text.py. */

/** A seat, or several of them: on a label, and in a sentence. */
export type Called = Readonly<{
  alone: string;
  the: string;
  start: string;
  to: string;
  of: string;
  count: number;
}>;

export type Variables = Readonly<Record<string, string | number>>;
/** What a sentence is given: seats come in all their forms. */
export type Facts = Readonly<Record<string, string | number | Called>>;

/** $who, $who-the and so on. */
export function spread(facts: Facts): Variables {
  const found: Record<string, string | number> = {};
  for (const [fact, value] of Object.entries(facts)) {
    if (typeof value === "object") {
      for (const [form, said] of Object.entries(value)) found[`${fact}-${form}`] = said;
      found[fact] = value.alone;
    } else found[fact] = value;
  }
  return found;
}

/** Ada, Bo, and the Diver: `row` puts words in a row. */
export function grouped(seats: readonly Called[], row: (words: readonly string[]) => string): Called {
  return {
    alone: row(seats.map(({ alone }) => alone)),
    the: row(seats.map(({ the }) => the)),
    start: row(seats.map(({ start, the }, number) => (number === 0 ? start : the))),
    to: row(seats.map(({ to }) => to)),
    of: row(seats.map(({ of }) => of)),
    count: seats.length,
  };
}

/** To the ear, as Ada, Élise, Hélène and Yves do, and Yann doesn't. */
export function beginsWithVowel(name: string): boolean {
  return /^(?:[aeiouœæh]|y(?![aeiouœæ]))/.test(name.normalize("NFD").toLowerCase());
}
