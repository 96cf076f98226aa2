/** The buttons of the action bar: what can be done, and the one large thing to do next. */
import { endSymbol, type PickButton } from "../games/game";
import { t } from "../text/words.svelte";
import { verbPick } from "./narrowing";
import type { Sitting } from "./sitting.svelte";

export type MainButton = Readonly<{ label: string; key: string; symbol: string; possible: boolean; act: () => void }>;

export function buttonsOf({ game, play, turn }: Sitting): readonly PickButton[] {
  const inTurn = turn.asked !== "decide";
  return [
    ...game.asking.verbs
      .filter(
        ({ verb, shown }) =>
          shown !== "elsewhere" && ((shown === "always" && inTurn) || play.targets(verbPick(verb)) > 0),
      )
      .map(({ verb, symbol }) => ({ pick: verbPick(verb), symbol, label: t(`${game.name}-verb-${verb}`) })),
    ...game.things.map(({ pick, symbol, name }) => ({ pick, symbol, label: t(`${game.name}-${name}`) })),
  ];
}

/** Back from the past, to the result, on with it, or the end of the turn. */
export function mainButton(
  { past, ending, won, waitsForMe, game, play, connection }: Sitting,
  now: () => void,
  showResult: () => void,
): MainButton | null {
  if (past) return { label: t("table-now"), key: "T", symbol: "ui-end", possible: true, act: now };
  if (ending)
    return { label: t("table-result"), key: "E", symbol: endSymbol(ending, won), possible: true, act: showResult };
  if (waitsForMe)
    return { label: t("table-go-on"), key: "G", symbol: "ui-end", possible: true, act: () => connection.goOn() };
  if (game.end === null) return null;
  const end = verbPick(game.end);
  const possible = play.targets(end) > 0;
  return { label: t("table-end-turn"), key: "E", symbol: "ui-end", possible, act: () => play.click(end) };
}
