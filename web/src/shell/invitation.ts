/** The link that brings others to a table. */
import { inviteUrl } from "../net/api";
import { t } from "../text/words.svelte";
import { toast } from "./toasts.svelte";

/** A browser that doesn't let pages copy shows the link instead. */
export async function copyInvitation(table: string): Promise<void> {
  const url = inviteUrl(table);
  try {
    await navigator.clipboard.writeText(url);
    toast(t("table-invite-copied"), "good");
  } catch {
    toast(url);
  }
}
