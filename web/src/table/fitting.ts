/** What the notice says comes first: it is read to its end, and the win bar takes the room that is left. */

/** How much of the bar is drawn: all, all but its label, the number with a line along the lower edge, or nothing. */
export type Room = "all" | "bar" | "edge" | "none";

/** Whether the letters stand close together, and what is left for the bar. */
export type Way = Readonly<{ close: boolean; room: Room }>;

/** The ways for a notice of this width, the best first; a narrow one has a row of its own for the number. */
export function waysIn(width: number): readonly Way[] {
  const rooms: readonly Room[] = width < 480 ? ["edge"] : width < 760 ? ["bar", "edge"] : ["all", "bar", "edge"];
  const each = (close: boolean): readonly Way[] => rooms.map((room) => ({ close, room }));
  return [...each(false), ...each(true), { close: true, room: "none" }];
}

/** Takes the first way in which nothing is cut. */
export function fit(notice: HTMLElement): void {
  waysIn(notice.clientWidth).some(({ close, room }) => {
    notice.toggleAttribute("data-close", close);
    notice.dataset["room"] = room;
    return isWhole(notice);
  });
}

function isWhole(notice: HTMLElement): boolean {
  return [...notice.querySelectorAll("p:not(.vh), p:not(.vh) > *, .pinged > b")].every(
    (one) => one.scrollHeight <= one.clientHeight + 1 && one.scrollWidth <= one.clientWidth + 1,
  );
}
