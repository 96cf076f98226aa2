import { expect, test } from "vitest";
import { blocksOf } from "./markdown";
import { rulesPage } from "./pages";

test("headings, paragraphs and lists", () => {
  expect(blocksOf("# Island\n\n## Turn\n\nDo *three* things.\n\n- one\n- two")).toEqual([
    { kind: "title", text: "Island" },
    { kind: "heading", text: "Turn" },
    {
      kind: "paragraph",
      inlines: [
        { kind: "text", text: "Do " },
        { kind: "italic", text: "three" },
        { kind: "text", text: " things." },
      ],
    },
    { kind: "list", items: [[{ kind: "text", text: "one" }], [{ kind: "text", text: "two" }]] },
  ]);
});

test("a rule begins with its number, and numbers within it are links", () => {
  expect(blocksOf("**I10** Give a card (I16).")).toEqual([
    {
      kind: "rule",
      number: "I10",
      inlines: [
        { kind: "text", text: "Give a card (" },
        { kind: "rule", text: "I16" },
        { kind: "text", text: ")." },
      ],
    },
  ]);
  expect(blocksOf("**1. Three actions** a turn.")[0]?.kind).toBe("paragraph");
});

test("a table has a head and rows", () => {
  expect(blocksOf("| a | b |\n|---|---|\n| 1 | **2** |")).toEqual([
    {
      kind: "table",
      head: ["a", "b"],
      rows: [[[{ kind: "text", text: "1" }], [{ kind: "bold", text: "2" }]]],
    },
  ]);
});

test.each(["en", "fr"] as const)("the pages of Island in %s leave no mark unread", async (language) => {
  for (const express of [true, false]) {
    const blocks = await rulesPage(language, "island", express);
    expect(blocks[0]?.kind).toBe("title");
    expect(JSON.stringify(blocks)).not.toMatch(/[*|#]/);
  }
  const rules = (await rulesPage(language, "island", false)).filter((block) => block.kind === "rule");
  expect(rules).toHaveLength(35);
});
