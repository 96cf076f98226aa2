/** Where the reader is: the first page or a table, and whether the rules lie open on it. */
import { hashOfRules, type OpenRules, type Place, placeOf, rulesOf } from "./addresses";

export {
  hashOfRules,
  isInside,
  pathOfDay,
  pathOfLearn,
  pathOfLesson,
  pathOfMe,
  pathOfPuzzle,
  pathOfPuzzles,
  pathOfReview,
  pathOfTable,
  pathOfToday,
} from "./addresses";

let place = $state.raw(placeOf(location.pathname));
let rules = $state.raw(rulesOf(location.hash));

export const route = {
  get place(): Place {
    return place;
  },
  get rules(): OpenRules | null {
    return rules;
  },
};

window.addEventListener("popstate", look);
window.addEventListener("hashchange", look);

export function go(path: string): void {
  if (path !== location.pathname + location.search + location.hash) {
    history.pushState({ inside: true }, "", path);
  }
  look();
}

/** The rules as a sheet over whatever is shown; Back closes it. */
export function openRules(game: string, number?: string | number): void {
  const hash = hashOfRules(game, number);
  if (rules === null) history.pushState({ inside: true }, "", hash);
  else history.replaceState(history.state, "", hash);
  look();
}

export function closeRules(): void {
  if (rules === null) return;
  if ((history.state as { inside?: boolean } | null)?.inside) history.back();
  else {
    history.replaceState(null, "", location.pathname);
    look();
  }
}

function look(): void {
  const now = placeOf(location.pathname);
  if (JSON.stringify(now) !== JSON.stringify(place)) place = now;
  rules = rulesOf(location.hash);
}
