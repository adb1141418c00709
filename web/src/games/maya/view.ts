import type { View } from "../contract";

/** The colours of the floors, by their letters in the notation. */
export type Colour = "R" | "O" | "Y" | "G" | "T" | "B" | "V" | "P" | "N";
export const COLOURS: readonly Colour[] = ["R", "O", "Y", "G", "T", "B", "V", "P", "N"];

export type Phase = "deal" | "draw" | "cards" | "put" | "prepare" | "play" | "stopped";

export interface TowerView {
  readonly tower: number;
  /** From the base up; shorter while it is being built. */
  readonly floors: readonly Colour[];
  readonly joined: readonly number[];
  readonly complete: boolean;
  /** How many ladders find room here. */
  readonly places: number;
  readonly ladders: readonly [number, number];
  readonly priest: number | null;
  readonly beside_monolith: boolean;
}

/** A side of the game for two. */
export interface Builder {
  readonly seat: number;
  readonly score: number;
  readonly for_ladders: readonly number[];
  readonly for_priests: readonly number[];
  readonly ladders_left: number;
  readonly priests_left: number;
}

/** A side of the game for three or four; null is what the viewer may not know. */
export interface Holder {
  readonly seat: number;
  readonly cards: readonly Colour[] | null;
  readonly for_cards: readonly number[] | null;
  readonly bonus: number;
  readonly score: number | null;
}

/** Floors of one colour that touch. */
export interface Group {
  readonly tower: number;
  readonly colour: Colour;
  readonly from: number;
  readonly to: number;
  readonly points?: number;
}

/** What `hidden.board` writes. */
export interface MayaBoard {
  readonly phase: Phase;
  readonly seat: number;
  readonly towers: readonly TowerView[];
  readonly monolith: readonly [number, number] | null;
  readonly raven: number | null;
  readonly exchanges: number | null;
  readonly draft: {
    readonly level: number;
    readonly left: readonly Colour[];
    readonly drawn: Colour | null;
  } | null;
  readonly sides: readonly (Builder | Holder)[];
  readonly centre: Colour | null;
  readonly groups: readonly Group[];
}

export type MayaView = View<MayaBoard>;

export const isBuilder = (side: Builder | Holder): side is Builder => "for_ladders" in side;

/** Whether cards lie on the table: with three or four. */
export const withCards = (board: MayaBoard): boolean => board.sides.length > 2;
