/** Links to a table: for others, or for oneself on another device. */
import { inviteUrl } from "../net/api";
import { t } from "../text/words.svelte";
import { toast } from "./toasts.svelte";

export async function copyInvitation(table: string): Promise<void> {
  await copyLink(inviteUrl(table), t("table-invite-copied"));
}

/** For those who want to look on. */
export async function share(table: string): Promise<void> {
  await copyLink(inviteUrl(table), t("table-share-copied"));
}

/** A browser that doesn't let pages copy shows the link instead. */
export async function copyLink(url: string, copied: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(url);
    toast(copied, "good");
  } catch {
    toast(url);
  }
}
