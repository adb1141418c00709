/** The geometry of the wheel, and its moves as things to point at. */

import type { Arrow } from "../../board2d/Canvas";
import type { Way } from "../../board2d/choice";
import { angleOf, at, type Point } from "../../board2d/polar";
import type { AztekaBoard, Piece } from "./view";

export const RINGS = "abcd";
export const SECTORS = 8;
export const STEP = 360 / SECTORS;

/** Radii in units of the drawing: the hub, then a ring every 92. */
export const HUB = 112;
export const WIDTH = 92;
export const RIM = HUB + 4 * WIDTH;
export const SOCKET = 36;
export const REACH = 548;

export const inner = (ring: number): number => HUB + ring * WIDTH;
export const middle = (ring: number): number => inner(ring) + WIDTH / 2;
export const angle = (sector: number): number => (sector + 0.5) * STEP;
export const place = (ring: number, sector: number): Point => at(middle(ring), angle(sector));

/** Ring and sector, both from 0. */
export interface Socket {
  readonly ring: number;
  readonly sector: number;
}

export const name = ({ ring, sector }: Socket): string => `${RINGS[ring]}${sector + 1}`;

export function socket(text: string): Socket {
  return { ring: RINGS.indexOf(text.charAt(0)), sector: Number(text.slice(1)) - 1 };
}

export function held(board: AztekaBoard, { ring, sector }: Socket): Piece | null {
  const piece = board.rings[ring]?.charAt(sector);
  return piece === "." || piece === undefined ? null : (piece as Piece);
}

/** The ring under a point, or null beside the wheel. */
export function ringAt(point: Point): number | null {
  const ring = Math.floor((Math.hypot(point.x, point.y) - HUB) / WIDTH);
  return ring >= 0 && ring < RINGS.length ? ring : null;
}

/** The socket whose hollow is under a point. */
export function socketAt(point: Point): Socket | null {
  const ring = ringAt(point);
  if (ring === null) return null;
  const sector = Math.floor(angleOf(point) / STEP) % SECTORS;
  const { x, y } = place(ring, sector);
  return Math.hypot(point.x - x, point.y - y) <= SOCKET + 4 ? { ring, sector } : null;
}

/** Along a ring with left and right, from ring to ring with up and down: outwards is up. */
export function step({ ring, sector }: Socket, arrow: Arrow): Socket {
  const along = { left: -1, right: 1, up: 0, down: 0 }[arrow];
  const out = { left: 0, right: 0, up: 1, down: -1 }[arrow];
  return { ring: Math.min(Math.max(ring + out, 0), RINGS.length - 1), sector: (sector + along + SECTORS) % SECTORS };
}

/** A turn such as `c++`: its ring and how far. */
export function turn(move: string): { readonly ring: number; readonly degrees: number } | null {
  return /^[a-d]\+{1,2}$/.test(move)
    ? { ring: RINGS.indexOf(move.charAt(0)), degrees: STEP * (move.length - 1) }
    : null;
}

/** Every move of Azteka is one thing to point at. */
export const ways = (move: string): readonly Way[] => [{ move, points: [move] }];
