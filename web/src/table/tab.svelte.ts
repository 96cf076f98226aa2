/** What the browser's tab tells of a table: its title, its icon, and a notification when it is out of sight. */
import icon from "../look/simoun.svg";
import iconYours from "../look/simoun-yours.svg";
import { settings } from "../shell/settings.svelte";
import { t } from "../text/words.svelte";
import type { Sitting } from "./sitting.svelte";

export class Tab {
  readonly #sitting: Sitting;
  readonly title = $derived.by(() => {
    const { game, isAsked, isMyTurn, outcome } = this.#sitting;
    const title = `${t(`${game.name}-title`)} · Simoun`;
    if (outcome !== null) return t("table-tab-over", { title, outcome });
    if (isAsked) return t("table-tab-asked", { title });
    return isMyTurn ? t("table-tab-yours", { title }) : title;
  });

  constructor(sitting: Sitting) {
    this.#sitting = sitting;
    const yours = $derived(sitting.isMyTurn || sitting.isAsked);
    $effect(() => {
      setIcon(yours ? iconYours : icon);
      return () => setIcon(icon);
    });
    $effect(() => {
      if (yours && settings.notify && document.hidden) return notified(this.title);
    });
  }
}

function setIcon(href: string): void {
  document.querySelector('link[rel="icon"]')?.setAttribute("href", href);
}

/** Until it is no longer true, or somebody comes to look. */
function notified(title: string): () => void {
  if (!("Notification" in window) || Notification.permission !== "granted") return () => undefined;
  const notification = new Notification(title, { icon: iconYours, tag: "simoun" });
  notification.onclick = () => {
    window.focus();
    notification.close();
  };
  return () => notification.close();
}
