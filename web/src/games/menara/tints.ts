/** The colours of the pieces, the same by day and by night as wood and card are; each with an ink that is read on it. */
import type { Colour, Side } from "./view";

export const TINT: Readonly<Record<Colour, { readonly wood: string; readonly ink: string }>> = {
  y: { wood: "#f2c230", ink: "#2a1c00" },
  r: { wood: "#c8321f", ink: "#fff4ea" },
  k: { wood: "#2b2623", ink: "#f5e9d5" },
  w: { wood: "#f7f1e3", ink: "#33261a" },
  b: { wood: "#2a63b8", ink: "#f2f7ff" },
};

/** A slab's two sides: limestone and slate. */
export const STONE: Readonly<Record<Side, { readonly face: string; readonly line: string; readonly ink: string }>> = {
  light: { face: "#ecdcb8", line: "#b5945c", ink: "#5b4322" },
  dark: { face: "#585d66", line: "#8f959e", ink: "#f3ead8" },
};
/** The cut edge of the card. */
export const EDGE = "#cdb083";

export const letter = (colour: Colour): string => colour.toUpperCase();
