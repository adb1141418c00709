import { type Accessor, createMemo } from "solid-js";
import type { BoardProps } from "../contract";
import type { MayaBoard } from "./view";

/** What the last ply did and what stays marked until the next one. */
export interface Marks {
  /** The towers that exchanged, and from which level up. */
  readonly moved: readonly number[];
  readonly level: number;
  readonly seat: number;
  readonly ladders: readonly number[];
  readonly priests: readonly number[];
  /** Where a floor was put on. */
  readonly arrived: number | null;
  readonly setUp: boolean;
}

export function createMarks(props: BoardProps<MayaBoard>): Accessor<Marks> {
  return createMemo(() => {
    const events = props.ply?.events ?? [];
    const animate = props.ply?.animate ?? false;
    const find = (kind: string) => events.findLast((event) => event.kind === kind);
    const towers = (kind: string) =>
      animate ? events.filter((event) => event.kind === kind).map((event) => Number(event["tower"])) : [];
    const exchanged = find("exchanged");
    return {
      moved: exchanged ? [Number(exchanged["first"]), Number(exchanged["second"])] : [],
      level: Number(exchanged?.["level"] ?? 1),
      seat: Number(exchanged?.["seat"] ?? 0),
      ladders: towers("ladder"),
      priests: towers("priest"),
      arrived: animate ? Number(find("placed")?.["tower"] ?? 0) || null : null,
      setUp: animate && find("set_up") !== undefined,
    };
  });
}
