/** The pages that every visitor finds, in their order. */
import { pathOfLearn, pathOfPuzzles } from "./addresses";

export type Tab = "play" | "learn" | "puzzles";

export const tabs: readonly Readonly<{ tab: Tab; path: string; symbol: string }>[] = [
  { tab: "play", path: "/", symbol: "ui-play" },
  { tab: "learn", path: pathOfLearn, symbol: "ui-book" },
  { tab: "puzzles", path: pathOfPuzzles, symbol: "ui-puzzle" },
];
