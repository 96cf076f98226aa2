/** A turn that just begins, in a view to test with. */
export const acting = {
  seat: 0,
  step: "actions",
  decider: 0,
  asked: "act",
  actions_left: 4,
  actions_in_all: 4,
  to_draw: 0,
};
