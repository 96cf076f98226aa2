/** The buttons of the notice: what can be answered to what it tells. */
import { t } from "../text/words.svelte";
import type { Deed } from "./news";
import type { Sitting } from "./sitting.svelte";

export type Answer = Readonly<{
  deed: Deed;
  label: string;
  symbol: string | null;
  key: string | null;
  look: "go" | "ghost" | "plain";
  act: () => void;
}>;

type Elsewhere = Readonly<{ onseat: (seat: number) => void; onresult: () => void }>;

/** Those that the news asks for, in its order. */
export function answersOf(sitting: Sitting, { onseat, onresult }: Elsewhere): readonly Answer[] {
  const { news, connection, doubts } = sitting;
  const all: Readonly<Record<Deed, Omit<Answer, "deed">>> = {
    sit: {
      label: t("table-take-seat"),
      symbol: "ui-plus",
      key: null,
      look: "go",
      act: () => news.seat !== null && onseat(news.seat),
    },
    hold: { label: t("table-hold"), symbol: "ui-wait", key: "W", look: "ghost", act: () => connection.hold() },
    "go-on": { label: t("table-go-on"), symbol: "ui-end", key: "G", look: "go", act: () => connection.goOn() },
    agree: { label: t("table-agree"), symbol: null, key: "Y", look: "go", act: () => sitting.answer("yes") },
    decline: { label: t("table-decline"), symbol: null, key: "N", look: "ghost", act: () => sitting.answer("no") },
    always: { label: t("table-always"), symbol: null, key: null, look: "plain", act: () => sitting.answer("always") },
    "take-back": {
      label: t("table-take-back-now"),
      symbol: "ui-undo",
      key: "U",
      look: "ghost",
      act: () => sitting.undo(),
    },
    keep: { label: t("table-keep"), symbol: "ui-undo", key: "Escape", look: "ghost", act: () => doubts.keepPlaying() },
    do: { label: doubts.question?.act ?? "", symbol: null, key: null, look: "go", act: () => doubts.confirm() },
    "never-ask": { label: t("table-never-ask"), symbol: null, key: null, look: "plain", act: () => doubts.neverAsk() },
    show: { label: t("table-show"), symbol: "ui-eye", key: null, look: "ghost", act: () => sitting.motion.replay() },
    result: { label: t("table-result"), symbol: null, key: "E", look: "go", act: onresult },
  };
  return news.deeds.map((deed) => ({ deed, ...all[deed] }));
}

/** Too many for a narrow notice: there they stand where the actions are. */
export const isLong = (answers: readonly Answer[]): boolean =>
  answers.some(({ deed }) => deed === "do" || deed === "agree");
