/** The five camels and the five players: colour, and what else tells them apart. */

export const camels = ["saffron", "rose", "mint", "azure", "violet"] as const;

/** The same letter in English and French. */
export const letterOf = (camel: string): string => camel.charAt(0).toUpperCase();
export const coatOf = (camel: string): string => `var(--camel-${letterOf(camel)})`;

/** The mark on the cloth: light on the darkest coat. */
export const markOf = (camel: string): string => (camel === "violet" ? "var(--mat-paper)" : "var(--mat-ink)");
export const camelSymbol = (camel: string): string => `camel-${camel}`;

export const seatColour = (seat: number): string => `var(--seat-${seat + 1})`;
export const pennantSymbol = (seat: number): string => `pennant-${seat + 1}`;
export const flagSymbol = (colour: string): string => `flag-${colour}`;

/** The lines of a territory run at an angle of their owner. */
const angles = [45, 135, 0, 90, 67.5];
export const hatchAngle = (seat: number): number => angles[seat] ?? 0;
export const hatchId = (seat: number): string => `caravans-hatch-${seat}`;
