/** Sounds of the cooperative games. */
import { noise, tone, type Sound } from "../../sound/instruments";
import type { Sounds } from "../../sound/sound";
import { chime, knock } from "../sounds";
import type { TeamChange } from "./changes";

export const paper: Sound = (audio, at) => noise(audio, at, 0.12, 3800, 0.12);
export const wave: Sound = (audio, at) => noise(audio, at, 0.38, 520, 0.22);
export const deep: Sound = (audio, at) => {
  noise(audio, at, 0.4, 260, 0.3);
  tone(audio, at, 82, 0.38, 0.22, "sine");
};

export const teamSounds: Sounds<TeamChange> = { went: knock, drew: paper, spent: paper, captured: chime, rose: wave };
