/** Sits down at a table, for as long as the component lives that shows it. */
import { onDestroy, untrack } from "svelte";
import type { Change } from "../motion/changes";
import { Motion } from "../motion/motion.svelte";
import type { View } from "../net/messages";
import { takeUp } from "../shell/game.svelte";
import { type Present, Sitting } from "./sitting.svelte";

/** `shown` hears of each position on the board, and of what has changed in it. */
export function attend(present: () => Present, shown: (changes: readonly Change[], sitting: Sitting) => void): Sitting {
  const { connection, game } = present(); // a table keeps its game
  const motion = new Motion<View>(game.moving.changes);
  const sitting = new Sitting(connection, game, present, motion);
  onDestroy(() => motion.stop());
  $effect(() => takeUp(game.name));
  $effect.pre(() => {
    const [view, moves] = [sitting.view, sitting.shown];
    untrack(() => shown(motion.show(view, moves), sitting));
  });
  return sitting;
}
