import { onMount } from "svelte";

/** What a page asks the server for when it opens: found, or why it can't be had. */
export class Asked<T> {
  found = $state.raw<T | null>(null);
  trouble = $state.raw<unknown>(null);

  constructor(private readonly ask: () => Promise<T>) {
    onMount(() => void this.look());
  }

  async look(): Promise<void> {
    try {
      this.found = await this.ask();
      this.trouble = null;
    } catch (why) {
      this.trouble = why;
    }
  }
}
