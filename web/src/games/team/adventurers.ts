/** How each adventurer's pawn is drawn: six shapes, glyphs and colours. */
import type { Mark } from "../../board/signs";

export type Adventurer = Readonly<{ shape: string; glyph: string; colour: string }>;

export const adventurers: Readonly<Record<string, Adventurer>> = {
  explorer: { shape: "pawn-peak", glyph: "role-explorer", colour: "var(--pawn-green)" },
  pilot: { shape: "pawn-sail", glyph: "role-pilot", colour: "var(--pawn-blue)" },
  navigator: { shape: "pawn-gem", glyph: "role-navigator", colour: "var(--pawn-yellow)" },
  diver: { shape: "pawn-bell", glyph: "role-diver", colour: "var(--pawn-black)" },
  messenger: { shape: "pawn-cone", glyph: "role-messenger", colour: "var(--pawn-white)" },
  archaeologist: { shape: "pawn-tower", glyph: "role-archaeologist", colour: "var(--pawn-red)" },
  climber: { shape: "pawn-cone", glyph: "role-climber", colour: "var(--pawn-black)" },
  meteorologist: { shape: "pawn-sail", glyph: "role-meteorologist", colour: "var(--pawn-white)" },
  "water-carrier": { shape: "pawn-bell", glyph: "role-carrier", colour: "var(--pawn-blue)" },
  electrician: { shape: "pawn-sail", glyph: "role-electrician", colour: "var(--pawn-white)" },
  surveyor: { shape: "pawn-tower", glyph: "role-surveyor", colour: "var(--pawn-green)" },
  sailor: { shape: "pawn-bell", glyph: "role-sailor", colour: "var(--pawn-blue)" },
  doctor: { shape: "pawn-peak", glyph: "role-doctor", colour: "var(--pawn-orange)" },
  engineer: { shape: "pawn-tower", glyph: "role-engineer", colour: "var(--pawn-red)" },
};

/** On the board: the pawn's colour, and the role's glyph. */
export function markOf(adventurer: string): Mark {
  const { colour, glyph } = adventurers[adventurer] ?? { colour: "var(--mat-sand2)", glyph: "ui-human" };
  return { colour, symbol: glyph };
}
