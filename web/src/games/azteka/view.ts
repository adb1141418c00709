import type { View } from "../contract";

export type Piece = "L" | "D" | "M";
export const PIECES: readonly Piece[] = ["L", "D", "M"];

/** How far a side is from the goals (`_reach` in hidden.py). */
export interface Reach {
  readonly sectors: readonly number[];
  readonly rings: readonly string[];
  readonly fullest_sector: number;
  readonly fullest_ring: number;
  readonly full_sectors: readonly number[];
}

/** What `hidden.board` writes. */
export interface AztekaBoard {
  /** The rings a to d, a character a sector: `.`, or the piece there. */
  readonly rings: readonly string[];
  readonly side: Piece;
  readonly birth: boolean;
  readonly last_turns: number | null;
  readonly supplies: readonly number[];
  readonly reach: readonly Reach[];
}

export type AztekaView = View<AztekaBoard>;
