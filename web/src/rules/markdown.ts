/** The few forms that the rules pages use: headings, paragraphs, lists, tables, bold and italics. */
import { partsWithRules } from "../shell/ruled";

export type Inline = Readonly<{ kind: "text" | "bold" | "italic"; text: string }> | Rule;
export type Rule = Readonly<{ kind: "rule"; text: string }>;

export type Block =
  | Readonly<{ kind: "title"; text: string }>
  | Readonly<{ kind: "heading"; text: string }>
  | Readonly<{ kind: "paragraph"; inlines: readonly Inline[] }>
  | Readonly<{ kind: "rule"; number: string; inlines: readonly Inline[] }>
  | Readonly<{ kind: "list"; items: readonly (readonly Inline[])[] }>
  | Readonly<{ kind: "table"; head: readonly string[]; rows: readonly (readonly Inline[])[][] }>;

const RULE = /^\*\*([A-Z]\d+[a-z]?)\*\* (.*)$/s;
const MARKED = /(\*\*[^*]+\*\*|\*[^*]+\*)/;

export function blocksOf(markdown: string): readonly Block[] {
  return markdown
    .trim()
    .split(/\n{2,}/)
    .map(block);
}

function block(text: string): Block {
  if (text.startsWith("# ")) return { kind: "title", text: text.slice(2) };
  if (text.startsWith("## ")) return { kind: "heading", text: text.slice(3) };
  if (text.startsWith("- ")) return { kind: "list", items: text.slice(2).split("\n- ").map(inlines) };
  if (text.startsWith("| ")) return table(text.split("\n"));
  const [, number, rest] = RULE.exec(text) ?? [];
  if (number === undefined) return { kind: "paragraph", inlines: inlines(text) };
  return { kind: "rule", number, inlines: inlines(rest ?? "") };
}

function table(lines: readonly string[]): Block {
  const [head = "", , ...rows] = lines;
  return { kind: "table", head: cells(head), rows: rows.map((row) => cells(row).map(inlines)) };
}

function cells(row: string): string[] {
  return row
    .split("|")
    .slice(1, -1)
    .map((cell) => cell.trim());
}

function inlines(text: string): readonly Inline[] {
  return text.split(MARKED).flatMap(inline);
}

function inline(text: string): readonly Inline[] {
  if (text.startsWith("**")) return [{ kind: "bold", text: text.slice(2, -2) }];
  if (text.startsWith("*")) return [{ kind: "italic", text: text.slice(1, -1) }];
  return partsWithRules(text).map((part) => ({ kind: part.rule ? "rule" : "text", text: part.text }));
}
