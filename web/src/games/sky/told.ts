/** What the storm would do now, in words. */
import type { SkyView } from "../../net/messages";
import { type Called, group, t } from "../../text/words.svelte";

const named = (seats: readonly number[], names: readonly Called[]): Called =>
  group(seats.flatMap((seat) => names[seat] ?? []));

/** Whom Lightning would hurt. */
export function lightningTold({ forecast }: SkyView, names: readonly Called[]): string {
  const hit = forecast.lightning.map(({ seat }) => seat);
  if (hit.length === 0) return t("sky-table-foresee-lightning.none");
  return t("sky-table-foresee-lightning.hits", { who: named(hit, names) });
}

/** Whose rope a gust would wear, and whom it would blow along. */
export function gustTold({ forecast }: SkyView, names: readonly Called[]): string {
  const worn = forecast.gust.filter(({ rope }) => rope > 0).map(({ seat }) => seat);
  const blown = forecast.gust.filter(({ to }) => to !== null).map(({ seat }) => seat);
  const told = [
    worn.length > 0 ? t("sky-table-foresee-gust.wears", { who: named(worn, names) }) : "",
    blown.length > 0 ? t("sky-table-foresee-gust.moves", { who: named(blown, names) }) : "",
  ].filter((part) => part !== "");
  return told.length > 0 ? told.join(" · ") : t("sky-table-foresee-gust.none");
}

export const gustName = (view: SkyView): string =>
  t("sky-table-foresee-gust", { direction: t(`sky-${view.storm.vane}.to`) });

export const foreseenLightning = (view: SkyView, names: readonly Called[]): string =>
  t("table-lit", { name: t("sky-table-foresee-lightning"), verbs: lightningTold(view, names) });

export const foreseenGust = (view: SkyView, names: readonly Called[]): string =>
  t("table-lit", { name: gustName(view), verbs: gustTold(view, names) });
