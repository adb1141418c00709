import { For, Index, type JSX, Show } from "solid-js";
import type { Translate } from "../contract";
import { floor, HALF, type Tilt, TOP } from "./plaza";
import type { Colour } from "./view";

interface FloorsProps {
  /** The whole tower, from the base up. */
  readonly floors: readonly Colour[];
  /** Which of its levels are drawn. */
  readonly from: number;
  readonly to: number;
  readonly seen: Tilt;
  /** The level that the raven closes. */
  readonly closed: number | null;
  /** Only floors of these stand out. */
  readonly picked: (level: number, colour: Colour) => boolean;
  readonly arrived?: number | null;
  readonly t: Translate;
}

/** Floors of a tower around its foot, each a slab of painted stone: a face above and a wall in front. */
export function Floors(props: FloorsProps): JSX.Element {
  const drawn = () => props.floors.slice(props.from - 1, props.to);
  return (
    <Index each={drawn()}>
      {(colour, n) => {
        const level = () => props.from + n;
        const box = () => floor(level(), props.seen);
        const next = () => floor(level() + 1, props.seen);
        const isTop = () => level() === props.floors.length;
        const wide = () => 2 * box().half;
        // The letter is on the step in front of the next floor; seen from the side, on the wall.
        const letterAt = () => {
          const step = isTop() ? (box().back + box().front) / 2 : (box().front + next().foot) / 2;
          return props.seen.depth * step + (1 - props.seen.depth) * (box().foot - props.seen.rise / 2);
        };
        return (
          <g
            class={`floor paint-${colour()}`}
            classList={{ faint: !props.picked(level(), colour()), arrived: props.arrived === level() }}
          >
            <rect class="wall" x={-box().half} y={box().front} width={wide()} height={props.seen.rise} />
            <rect
              class="wall-joints"
              x={-box().half}
              y={box().front}
              width={wide()}
              height={props.seen.rise}
              fill="url(#maya-joints)"
            />
            <rect class="cornice" x={-box().half} y={box().front} width={wide()} height={0.16 * props.seen.rise + 1} />
            <rect class="roof" x={-box().half} y={box().back} width={wide()} height={box().front - box().back} />
            <rect
              class="grain"
              x={-box().half}
              y={box().back}
              width={wide()}
              height={box().foot - box().back}
              fill="url(#maya-grain)"
            />
            <rect
              class="light"
              x={-box().half}
              y={box().back}
              width={wide()}
              height={box().front - box().back}
              fill="url(#maya-light)"
            />
            <path
              class="bevel"
              d={`M${-box().half + 1} ${box().front}V${box().back + 1}H${box().half - 1}`}
              fill="none"
            />
            <Show when={props.closed === level()}>
              <rect
                class="closed"
                x={-box().half}
                y={box().back}
                width={wide()}
                height={box().foot - box().back}
                fill="url(#maya-hatch)"
              />
            </Show>
            <Show when={!isTop() && level() < props.to}>
              <path
                class="cast"
                d={`M${-next().half + 5} ${next().foot}h${2 * next().half - 5}V${next().back + 8}h7V${next().foot + 6}h${-2 * next().half}Z`}
              />
            </Show>
            <Show when={level() > 1 && props.floors[level() - 2] === colour()}>
              <Clamps at={box().foot} half={box().half} />
            </Show>
            <text class="floor-letter" y={letterAt()} font-size={String(18 + (1 - props.seen.depth) * 6)}>
              {props.t("maya-letter", { colour: colour() })}
            </text>
          </g>
        );
      }}
    </Index>
  );
}

/** Harmony: two floors of one colour are clamped together with gold. */
function Clamps(props: { readonly at: number; readonly half: number }): JSX.Element {
  const clamp = (x: number) => `M${x - 4.5} ${props.at - 8}h9v5.5h-2.5v5h2.5v5.5h-9v-5.5h2.5v-5h-2.5Z`;
  const side = () => props.half - 8;
  return <path class="clamps" d={clamp(-side()) + clamp(side())} />;
}

/** What a block from a level up takes up, for outlines: x and y of its corner, width and height. */
export function outline(from: number, height: number, seen: Tilt, room = 3) {
  const { half, back, foot } = floor(from, seen);
  const up = Math.min(back, floor(Math.max(height, from), seen).back);
  return { x: -half - room, y: up - room, width: 2 * (half + room), height: foot - up + 2 * room };
}

/** Where something that stands on top of a tower has its feet. */
export function summit(height: number, seen: Tilt): number {
  const { back, front } = floor(height, seen);
  return (back + front) / 2;
}

/** The paved ground of a tower, its number, and a mark for the side that leads there. */
export function Plinth(props: {
  readonly tower: number;
  readonly leads: number | null;
  readonly blocked: boolean;
  readonly seen: Tilt;
}): JSX.Element {
  const ground = () => floor(1, props.seen);
  const top = () => Math.min(ground().foot - 2 * HALF * props.seen.depth, ground().foot - 20);
  return (
    <g class="plinth" classList={{ blocked: props.blocked }}>
      <For each={["plinth-stone", "plinth-hatch"]}>
        {(layer) => (
          <rect
            class={layer}
            x={-HALF - 7}
            y={top() - 6}
            width={2 * HALF + 14}
            height={ground().foot - top() + 12}
            rx="5"
          />
        )}
      </For>
      <path
        class="tower-shadow"
        d={`M${-HALF + 6} ${ground().foot + 4}H${HALF + 9}V${top() + 12}L${HALF} ${top()}V${ground().foot}H${-HALF}Z`}
      />
      <g
        transform={`translate(${-HALF + 12} ${-26 - HALF * props.seen.depth})`}
        class={`tower-number leads-${props.leads ?? "none"}`}
      >
        <circle r="14" />
        <text>{props.tower}</text>
      </g>
    </g>
  );
}

export const isWhole = (floors: readonly Colour[]): boolean => floors.length === TOP;
