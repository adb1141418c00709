import { type JSX, Show } from "solid-js";
import type { Translate } from "../contract";
import type { Marks } from "./marks";
import { Priest } from "./parts";
import { type Cell, floor, gap, HALF, place, type Tilt, TOP } from "./plaza";
import { Floors, outline, Plinth, summit } from "./Tower";
import type { Colour, TowerView } from "./view";

interface SiteProps {
  readonly tower: TowerView;
  /** As they would stand after what is proposed. */
  readonly floors: readonly Colour[];
  /** The highest floor that rests on the tower: above it a block is in the air. */
  readonly rest: number;
  readonly seen: Tilt;
  readonly raven: number | null;
  readonly leads: number | null;
  readonly blocked: boolean;
  readonly target: boolean;
  /** From which level up: what the pointer is on, what is proposed, what was moved. */
  readonly hovered: number | null;
  readonly ghost: number | null;
  readonly moved: number | null;
  readonly marks: Marks;
  readonly picked: (level: number, colour: Colour) => boolean;
  readonly t: Translate;
}

/** A tower at its place, with all that is marked there. */
export function Site(props: SiteProps): JSX.Element {
  const at = () => place(props.tower.tower);
  const edge = (kind: string, level: number | null, room: number) => (
    <Show when={level}>
      {(from) => (
        <rect class={kind} {...outline(from(), Math.max(props.floors.length, from()), props.seen, room)} rx="3" />
      )}
    </Show>
  );
  return (
    <g transform={`translate(${at().x} ${at().y})`} data-tower={props.tower.tower}>
      <Plinth tower={props.tower.tower} leads={props.leads} blocked={props.blocked} seen={props.seen} />
      <g classList={{ "in-dusk": props.blocked }}>
        <Floors
          floors={props.floors}
          from={1}
          to={props.rest}
          seen={props.seen}
          closed={props.raven}
          picked={props.picked}
          arrived={props.marks.arrived === props.tower.tower ? props.tower.floors.length : null}
          t={props.t}
        />
      </g>
      {edge("target", props.target ? 1 : null, 5)}
      {edge("moved", props.moved, 0)}
      {edge("ghost-edge", props.ghost, 1)}
      {edge("hovered", props.hovered, 0)}
      <Show when={props.tower.priest !== null && props.rest >= TOP}>
        <g transform={`translate(0 ${summit(TOP, props.seen)})`}>
          <Priest seat={props.tower.priest ?? 0} fresh={props.marks.priests.includes(props.tower.tower)} />
        </g>
      </Show>
    </g>
  );
}

/** Floors in the air: chosen, dragged, or on their way to the other tower. */
export function Block(props: {
  readonly floors: readonly Colour[];
  readonly level: number;
  readonly x: number;
  readonly y: number;
  readonly seen: Tilt;
  readonly picked: (level: number, colour: Colour) => boolean;
  readonly t: Translate;
}): JSX.Element {
  return (
    <g class="block" transform={`translate(${props.x} ${props.y})`}>
      <rect class="block-shadow" {...outline(props.level, TOP, props.seen, 0)} />
      <Floors
        floors={props.floors}
        from={props.level}
        to={TOP}
        seen={props.seen}
        closed={null}
        picked={props.picked}
        t={props.t}
      />
      <rect class="ghost-edge" {...outline(props.level, TOP, props.seen, 1)} rx="3" />
    </g>
  );
}

/** Around the floor, or the gap, that the keyboard stands on. */
export function Cursor(props: { readonly cell: Cell; readonly level: number; readonly seen: Tilt }): JSX.Element {
  return (
    <Show
      when={props.cell.length === 1}
      fallback={<circle class="canvas-cursor" cx={gap(props.cell).x} cy={gap(props.cell).y} r="22" />}
    >
      <g transform={`translate(${place(Number(props.cell)).x} ${place(Number(props.cell)).y})`}>
        <rect class="canvas-cursor" {...outline(props.level, props.level, props.seen, 2)} rx="5" />
        <rect
          class="canvas-cursor thin"
          x={-HALF - 8}
          y={-HALF - 14}
          width={2 * HALF + 16}
          height={floor(1, props.seen).foot + HALF + 20}
          rx="8"
        />
      </g>
    </Show>
  );
}
