/** How each adventurer's pawn is drawn: six shapes, glyphs and colours. */

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
  engineer: { shape: "pawn-tower", glyph: "role-engineer", colour: "var(--pawn-red)" },
};
