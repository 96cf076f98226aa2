/** Pointing at the board: a long press or a right click shows a place; with a tool in hand a click or a drag does. */
import type { Attachment } from "svelte/attachments";
import { isDrag, isSmall } from "../board/viewport";
import type { Chat } from "./chat.svelte";

const HOLD = 500; // milliseconds of a long press
const PLACE = "place:";

/** The spot that something on the board is, or stands on; null if it is none. */
export function spotOf(thing: Element | null, isOnBoard: (pick: string) => boolean): string | null {
  const found = thing?.closest<HTMLElement | SVGElement>("#board [data-pick]");
  const { pick, place } = found?.dataset ?? {};
  if (pick === undefined) return null;
  if (pick.startsWith(PLACE) || place === undefined) return isOnBoard(pick) ? pick : null;
  const below = document.querySelector(`#board [data-pick="${PLACE}${place}"]`);
  return below !== null ? PLACE + place : isOnBoard(pick) ? pick : null;
}

export const pointing =
  (chat: Chat, isOnBoard: (pick: string) => boolean): Attachment<HTMLElement> =>
  (board) => {
    const finger = new Finger(chat, (target) => spotOf(target instanceof Element ? target : null, isOnBoard));
    const listening = new AbortController();
    const options = { capture: true, signal: listening.signal };
    board.addEventListener("pointerdown", finger.press, options);
    board.addEventListener("pointermove", finger.move, options);
    board.addEventListener("pointerup", finger.release, options);
    board.addEventListener("pointercancel", finger.letGo, options);
    board.addEventListener("click", finger.click, options);
    board.addEventListener("contextmenu", finger.menu, options);
    board.addEventListener("keydown", finger.key, options);
    return () => {
      finger.letGo();
      listening.abort();
    };
  };

type Pressed = Readonly<{ id: number; x: number; y: number; spot: string; byMouse: boolean }>;

/** One finger, or the mouse, on the board. */
class Finger {
  readonly #chat: Chat;
  readonly #spotOf: (target: EventTarget | null) => string | null;
  #pressed: Pressed | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #isDone = false; // what follows of this press is no click

  constructor(chat: Chat, spotOf: (target: EventTarget | null) => string | null) {
    this.#chat = chat;
    this.#spotOf = spotOf;
  }

  readonly press = (event: PointerEvent): void => {
    const byMouse = event.pointerType === "mouse";
    this.letGo();
    this.#isDone = false;
    const spot = event.isPrimary && event.button === 0 && this.#chat.canPoint ? this.#spotOf(event.target) : null;
    if (spot === null) return;
    if (byMouse ? this.#chat.tool !== "plan" : isMissedEasily(event)) return;
    this.#pressed = { id: event.pointerId, x: event.clientX, y: event.clientY, spot, byMouse };
    if (byMouse)
      event.stopPropagation(); // an arrow is drawn: the board stays where it is
    else if (this.#chat.tool === null) this.#timer = setTimeout(this.#held, HOLD);
  };

  readonly move = (event: PointerEvent): void => {
    const pressed = this.#pressed;
    if (pressed === null || pressed.byMouse || event.pointerId !== pressed.id) return;
    if (isDrag(pressed, { x: event.clientX, y: event.clientY })) this.letGo();
  };

  readonly release = (event: PointerEvent): void => {
    const pressed = this.#pressed;
    this.letGo();
    if (pressed === null || !pressed.byMouse || event.pointerId !== pressed.id) return;
    const spot = this.#spotOf(event.target);
    if (spot === null || spot === pressed.spot) return;
    this.#isDone = true;
    this.#chat.drawWay(pressed.spot, spot);
  };

  readonly letGo = (): void => {
    clearTimeout(this.#timer);
    this.#pressed = null;
  };

  readonly click = (event: MouseEvent): void => {
    if (this.#isDone) swallow(event);
    else if (this.#chat.tool !== null && !isMissedEasily(event)) this.#point(event);
    this.#isDone = false;
  };

  /** The browser's own menu opens elsewhere. */
  readonly menu = (event: MouseEvent): void => {
    const spot = this.#chat.canPoint ? this.#spotOf(event.target) : null;
    if (spot === null) return;
    event.preventDefault();
    if (isTouch(event)) this.#held();
    else this.#chat.ping(spot);
  };

  readonly key = (event: KeyboardEvent): void => {
    if (this.#chat.tool !== null && (event.key === "Enter" || event.key === " ")) this.#point(event);
  };

  readonly #held = (): void => {
    const pressed = this.#pressed;
    this.letGo();
    if (pressed === null || this.#chat.tool !== null) return;
    this.#isDone = true;
    this.#chat.ping(pressed.spot);
  };

  #point(event: Event): void {
    const spot = this.#spotOf(event.target);
    swallow(event);
    if (spot !== null) this.#chat.point(spot);
  }
}

function swallow(event: Event): void {
  event.preventDefault();
  event.stopPropagation();
}

const isTouch = (event: Event): boolean => event instanceof PointerEvent && event.pointerType !== "mouse";

/** A place too small for a finger comes nearer first, as always. */
function isMissedEasily(event: MouseEvent): boolean {
  const place = (event.target as Element).closest("[data-place]");
  return isTouch(event) && place !== null && isSmall(place.getBoundingClientRect());
}
