/** A tile's name on its plate: one line, or two of about the same length. */

const ONE_LINE = 10; // letters
const DANGLING = 2.5; // letters that a short word at the end of a line counts more

export function linesOf(name: string): readonly string[] {
  const words = name.split(" ");
  if (words.length === 1 || name.length <= ONE_LINE) return [name];
  const splits = words.slice(1).map((_, at) => [words.slice(0, at + 1).join(" "), words.slice(at + 1).join(" ")]);
  return splits.reduce((best, lines) => (clumsiness(lines) < clumsiness(best) ? lines : best));
}

/** The longer line counts; "of", "de" or "the" belongs to the second one. */
function clumsiness(lines: readonly string[]): number {
  const longest = Math.max(...lines.map((line) => line.length));
  return / \S{1,3}$/.test(lines[0] ?? "") ? longest + DANGLING : longest;
}
