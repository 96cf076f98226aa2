/** The pages that every visitor finds, in their order. */
import { pathOfLearn, pathOfPuzzles, pathOfToday, pathOfWatch } from "./addresses";

export type Tab = "play" | "learn" | "puzzles" | "daily" | "watch";

export const tabs: readonly Readonly<{ tab: Tab; path: string; symbol: string }>[] = [
  { tab: "play", path: "/", symbol: "ui-play" },
  { tab: "learn", path: pathOfLearn, symbol: "ui-book" },
  { tab: "puzzles", path: pathOfPuzzles, symbol: "ui-puzzle" },
  { tab: "daily", path: pathOfToday, symbol: "ui-day" },
  { tab: "watch", path: pathOfWatch, symbol: "ui-eye" },
];
