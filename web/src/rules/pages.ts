/** Where the rules pages lie; each is loaded when it is first read. */
import type { Language } from "../shell/preferences";
import { type Block, blocksOf } from "./markdown";

const files = import.meta.glob<string>("../../../locales/*/rules/*.md", {
  query: "?raw",
  import: "default",
});

export async function rulesPage(language: Language, game: string, express: boolean): Promise<readonly Block[]> {
  const name = express ? `${game}-express` : game;
  const load = files[`../../../locales/${language}/rules/${name}.md`];
  return load ? blocksOf(await load()) : [];
}
