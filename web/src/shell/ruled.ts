/** Rule numbers in running text: I24, D20, S23a, T19. */

export type Part = Readonly<{ text: string; rule: string | null }>;

const NUMBER = /\b([IDST]\d{1,2}[a-z]?)\b/;

export function partsWithRules(text: string): readonly Part[] {
  return text
    .split(NUMBER)
    .map((part, index) => ({ text: part, rule: index % 2 ? part : null }))
    .filter((part) => part.text !== "");
}
