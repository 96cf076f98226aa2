/** How things are asked for in Through the Desert: a camel and a hex, in either order. */
import type { Guide } from "../../table/narrowing";

export const guide: Guide = { aside: {}, here: [], inOrder: [], held: "", onBoard: [], beside: [] };
