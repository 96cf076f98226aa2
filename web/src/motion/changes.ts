/** What changed between two views: it moves, sounds and is marked for a moment. */

export type Change =
  | Readonly<{ what: "moved"; seat: number; from: number; to: number }>
  | Readonly<{ what: "flooded" | "dried" | "sank"; place: number }>
  | Readonly<{ what: "drew" | "spent"; seat: number; card: string }>
  | Readonly<{ what: "captured"; treasure: string }>
  | Readonly<{ what: "rose"; level: number }>
  | Readonly<{ what: "turn"; seat: number }>
  | Readonly<{ what: "ended"; won: boolean }>;

/** The places where something changed. */
export const changedPlaces = (changes: readonly Change[]): ReadonlySet<number> =>
  new Set(
    changes.flatMap((change) => {
      if (change.what === "moved") return [change.to];
      return "place" in change ? [change.place] : [];
    }),
  );

/** The cards that one bag holds more than another, each as often as it does. */
export function more(bag: readonly string[], than: readonly string[]): readonly string[] {
  const left = [...than];
  return bag.filter((card) => {
    const at = left.indexOf(card);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
}
