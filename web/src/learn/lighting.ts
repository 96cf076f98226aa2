/** What of the table a step is about: that stays out of the shade. */
import type { Choice } from "../net/messages";
import { type Guide, nameOf } from "../table/narrowing";

type Board = Readonly<{
  guide: Guide;
  /** The places of the pawns by seat, below 0 where there is none. */
  standing: readonly number[];
  /** The verb that ends a turn, if one does. */
  end: string | null;
}>;

/** Where to look for it, what one clicks first in front. */
export function litBy(step: Choice, { guide, standing, end }: Board): readonly string[] {
  if (step.verb === end) return ["#main-button"];
  const asked = guide.aside[step.verb];
  const card = asked?.includes(":") ? [picked(asked)] : [];
  const own = standing[step.seat] ?? -1;
  const here = own < 0 ? [] : [`#board ${picked(`place:${own}`)}`];
  const buttons = [step.verb, ...step.picks.map(nameOf)].map((name) => `.acts [data-verb="${name}"]`);
  return [...card, ...step.picks.map(picked), ...buttons, ...here];
}

const picked = (pick: string): string => `[data-pick="${pick}"]`;
