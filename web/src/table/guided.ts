/** What leads through a table in another way than the game itself does: a lesson, for example. */
import type { Snippet } from "svelte";
import type { Choice } from "../net/messages";
import type { Answer } from "./answers";
import type { MainButton } from "./buttons";
import type { Ghosts } from "./ghosts";
import type { Sitting } from "./sitting.svelte";

export type Guided = Readonly<{
  /** In the place of the bar above the table; it may open the sheet with panels and journal. */
  head: Snippet<[Sitting, () => void]>;
  /** In the place of the notice. */
  note: Snippet<[Sitting, readonly Answer[]]>;
  /** Above the panels. */
  aside: Snippet<[Sitting]>;
  /** Over all that lies on the table; what has `--guided` stays above it. */
  over: Snippet<[Sitting]>;
  /** What is to be done now: it glows, and nothing else does; null: all that can be done glows. */
  task: (sitting: Sitting) => Choice | null;
  /** What is proposed on the board. */
  ghosts: (sitting: Sitting) => Ghosts;
  /** The panels are left out, and the rest may lie in the shade. */
  veiled: boolean;
  /** What the main button is here, of what it would be in a game. */
  main: (button: MainButton | null, sitting: Sitting) => MainButton | null;
  /** What the key for a hint does. */
  hint: () => void;
}>;
