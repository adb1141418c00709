/** What the figures for Maya's rules are put together from: the plaza and its towers, cards, the raven. */
import { For, type JSX, Show } from "solid-js";
import { Label } from "../../learn/Figure";
import type { Translate } from "../contract";
import { Ground, Ladders, Monolith, Paints } from "./parts";
import { HALF, place, tilt, TOP } from "./plaza";
import { RavenSign } from "./signs";
import { Site } from "./Site";
import { Floors, outline } from "./Tower";
import type { Colour, TowerView } from "./view";
import "./maya.css";

const ABOVE = tilt(0);
const SIDE = tilt(1);
const NOTHING = { moved: [], level: 1, seat: 0, ladders: [], priests: [], arrived: null, setUp: false };

interface Standing {
  readonly tower: number;
  readonly floors: string;
  readonly ladders?: readonly [number, number];
  readonly priest?: number;
  readonly blocked?: boolean;
  /** From which level up its block is outlined. */
  readonly cut?: number;
  readonly target?: boolean;
  readonly leads?: number;
}

const PLACES = [2, 3, 2, 3, 4, 3, 2, 3, 2];

const viewOf = (one: Standing): TowerView => ({
  tower: one.tower,
  floors: [...one.floors] as Colour[],
  joined: [],
  complete: false,
  places: PLACES[one.tower - 1] ?? 0,
  ladders: one.ladders ?? [0, 0],
  priest: one.priest ?? null,
  beside_monolith: one.blocked ?? false,
});

interface PlazaProps {
  readonly t: Translate;
  readonly towers: readonly Standing[];
  readonly monolith?: string;
  readonly raven?: number;
  readonly places?: boolean;
  readonly children?: JSX.Element;
}

/** Some towers of the plaza at their places. */
export function Plaza(props: PlazaProps): JSX.Element {
  return (
    <g class="seen-from-above">
      <Ground />
      <For each={props.towers}>
        {(one) => (
          <Site
            tower={viewOf(one)}
            floors={viewOf(one).floors}
            rest={TOP}
            seen={ABOVE}
            raven={props.raven ?? null}
            leads={one.leads ?? null}
            blocked={one.blocked ?? false}
            target={one.target ?? false}
            hovered={null}
            ghost={one.cut ?? null}
            moved={null}
            marks={NOTHING}
            picked={() => true}
            t={props.t}
          />
        )}
      </For>
      <Show when={props.places}>
        <For each={props.towers}>{(one) => <Ladders tower={viewOf(one)} fresh={null} seen={ABOVE} />}</For>
      </Show>
      <Show when={props.monolith}>{(pair) => <Monolith pair={pair()} seen={ABOVE} />}</Show>
      {props.children}
    </g>
  );
}

/** A part of the plaza: the towers of a row from one to another. */
export const part = (from: number, to: number, room = 22): string => {
  const [x, y] = [place(from).x - HALF - room, place(from).y - HALF - 46];
  return `${x} ${y} ${place(to).x + HALF + room - x} ${place(to).y + HALF + 22 - y}`;
};

/** A tower by itself, seen from the side, with its foot at a point. */
export function Tower(props: {
  readonly floors: string;
  readonly x: number;
  readonly y: number;
  /** Its lowest level that is drawn: a block in the air has no base. */
  readonly from?: number;
  readonly cut?: number;
  readonly closed?: number;
  readonly t: Translate;
}): JSX.Element {
  return (
    <g transform={`translate(${props.x} ${props.y - HALF})`} class="seen-from-the-side">
      <Paints />
      <Floors
        floors={[...props.floors] as Colour[]}
        from={props.from ?? 1}
        to={props.floors.length}
        seen={SIDE}
        closed={props.closed ?? null}
        picked={() => true}
        t={props.t}
      />
      <Show when={props.cut}>
        {(level) => <rect class="ghost-edge" {...outline(level(), props.floors.length, SIDE, 1)} rx="3" />}
      </Show>
    </g>
  );
}

/** A card: a painted stone on it, or its back. */
export function Card(props: {
  readonly colour: Colour | null;
  readonly x: number;
  readonly y: number;
  readonly t: Translate;
}): JSX.Element {
  return (
    <g transform={`translate(${props.x} ${props.y})`} class={props.colour ? `paint-${props.colour}` : ""}>
      <rect
        class="figure-card"
        classList={{ back: props.colour === null }}
        x="-24"
        y="-33"
        width="48"
        height="66"
        rx="6"
      />
      <Show when={props.colour} fallback={<path class="figure-back" d="M0-18 14 0 0 18-14 0ZM0-8 6 0 0 8-6 0Z" />}>
        {(colour) => (
          <>
            <rect class="figure-paint" x="-16" y="-16" width="32" height="32" rx="4" />
            <text class="floor-letter" font-size="20">
              {props.t("maya-letter", { colour: colour() })}
            </text>
          </>
        )}
      </Show>
    </g>
  );
}

/** The raven, and the level that it closes. */
export function Raven(props: { readonly level: number; readonly x: number; readonly y: number }): JSX.Element {
  return (
    <g transform={`translate(${props.x} ${props.y})`}>
      <svg class="figure-raven" x="-30" y="-44" width="60" height="51">
        <RavenSign />
      </svg>
      <Label x={0} y={26} size={30}>
        {props.level}
      </Label>
    </g>
  );
}

/** A part of the plaza with some room to its right. */
export const beside = (viewBox: string, room: number): string => {
  const [x, y, width, height] = viewBox.split(" ").map(Number);
  return `${x} ${y} ${(width ?? 0) + room} ${height}`;
};
