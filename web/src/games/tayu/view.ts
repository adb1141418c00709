import type { View } from "../contract";

export type Side = "north" | "east" | "south" | "west";
export type Role = "north_south" | "east_west" | "saboteur";
export type Back = "ring" | "plain";
/** A square such as `j9` and a side of it. */
export type Edge = readonly [string, Side];

export interface LaidTile {
  readonly tile: string;
  readonly move: string;
  readonly seat: number;
  readonly role: Role;
  readonly squares: readonly string[];
  /** For each of its squares the sides to which water runs from the middle. */
  readonly channels: readonly (readonly Side[])[];
  readonly outlets: readonly Edge[];
}

export interface HandTile {
  readonly tile: string;
  readonly back: Back;
  readonly channels: readonly (readonly Side[])[];
}

export interface Shore {
  readonly points: number;
  readonly outlets: readonly { readonly square: string; readonly points: number }[];
  readonly closed: readonly string[];
}

/** What `hidden.board` writes. */
export interface TayuBoard {
  readonly size: number;
  readonly centre: readonly string[];
  readonly doubles: readonly number[];
  readonly tiles: readonly LaidTile[];
  readonly hand: HandTile | null;
  readonly open: readonly Edge[];
  readonly sides: Readonly<Record<Side, Shore>>;
  readonly scores: { readonly north_south: number; readonly east_west: number };
  readonly roles: readonly (Role | null)[];
  readonly target: number | null;
  readonly auction: { readonly bid: number | null; readonly passed: readonly number[] } | null;
  readonly bag: Readonly<Record<string, number>>;
  readonly left: Readonly<Record<Back, number>>;
}

export type TayuView = View<TayuBoard>;
