/** Shares of one's games, as the page shows them. */
import { FEW, type Rate } from "../net/messages";

/** In whole per cent. */
export const whole = (share: number): number => Math.round(share * 100);

/** It rests on so few games that it may still change a lot. */
export const isUncertain = ({ games }: Pick<Rate, "games">): boolean => games < FEW;
