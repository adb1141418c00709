import { For, type JSX, Show } from "solid-js";
import { type Exchange, gap, HALF, HEIGHT, isUpright, ladderPlaces, type Pair, type Tilt, WIDTH } from "./plaza";
import type { TowerView } from "./view";

/** The same specks every time, over a tile of 61 by 53. */
function specks(kind: number): string {
  return Array.from({ length: 44 }, (_, n) => {
    const [x, y] = [(n * 23 + kind * 17 + n * n * 7) % 61, (n * 31 + kind * 11 + n * n * 3) % 53];
    return `M${x} ${y}h${1 + (n % 3)}`;
  }).join("");
}

/** What the stones are painted with. */
export function Paints(): JSX.Element {
  return (
    <defs>
      <pattern id="maya-paving" width="70" height="46" patternUnits="userSpaceOnUse">
        <path class="paving-line" d="M0 .5H70M0 23.5H70M18 0V23M53 23V46" />
      </pattern>
      <pattern id="maya-grain" width="61" height="53" patternUnits="userSpaceOnUse">
        <path class="grain-light" d={specks(1)} />
        <path class="grain-dark" d={specks(2)} />
      </pattern>
      <linearGradient id="maya-light" x1="0" y1="0" x2="1" y2="1">
        <stop offset="0" stop-color="#fff" stop-opacity="0.26" />
        <stop offset="0.5" stop-color="#fff" stop-opacity="0" />
        <stop offset="1" stop-color="#000" stop-opacity="0.2" />
      </linearGradient>
      <pattern id="maya-joints" width="44" height="33" patternUnits="userSpaceOnUse" x="-22">
        <path class="joint" d="M.5 0V33" />
      </pattern>
      <pattern id="maya-hatch" width="8" height="8" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
        <path class="hatch" d="M0 0V8" />
      </pattern>
    </defs>
  );
}

/** The plaza's paving. */
export function Ground(): JSX.Element {
  return (
    <g class="maya-ground">
      <Paints />
      <rect class="plaza" width={WIDTH} height={HEIGHT} rx="18" />
      <rect class="paving" width={WIDTH} height={HEIGHT} rx="18" fill="url(#maya-paving)" />
    </g>
  );
}

const SIDES = ["white", "black"] as const;

function LadderSign(): JSX.Element {
  const wood = "M-6 15V-15M6 15V-15M-6 9H6M-6 1.500H6M-6-6H6M-6-12.500H6";
  return (
    <>
      <path class="ladder-edge" d={wood} />
      <path class="ladder-wood" d={wood} />
    </>
  );
}

/** The ladders at a tower: White's from the first place on, Black's from the last. */
export function Ladders(props: {
  readonly tower: TowerView;
  readonly fresh: number | null;
  readonly seen: Tilt;
}): JSX.Element {
  const owner = (n: number): 0 | 1 | null => {
    const [white, black] = props.tower.ladders;
    return n < white ? 0 : n >= props.tower.places - black ? 1 : null;
  };
  const newest = (n: number) =>
    (props.fresh === 0 && n === props.tower.ladders[0] - 1) ||
    (props.fresh === 1 && n === props.tower.places - props.tower.ladders[1]);
  return (
    <For each={ladderPlaces(props.tower.tower, props.seen)}>
      {(at, n) => (
        <g transform={`translate(${at.x} ${at.y}) rotate(${at.turn})`}>
          <Show when={owner(n()) !== null} fallback={<path class="ladder-place" d="M-6 12V-12M6 12V-12" />}>
            <g class={`ladder ladder-${SIDES[owner(n()) ?? 0]}`} classList={{ fresh: newest(n()) }}>
              <LadderSign />
            </g>
          </Show>
        </g>
      )}
    </For>
  );
}

/** A priest around the point that he stands on. */
export function Priest(props: { readonly seat: number; readonly fresh: boolean }): JSX.Element {
  return (
    <g class={`priest priest-${SIDES[props.seat === 0 ? 0 : 1]}`} classList={{ fresh: props.fresh }}>
      <ellipse class="priest-shade" cx="5" cy="9" rx="17" ry="8" />
      <path class="priest-body" d="M-13 9C-13-2-8-8-5-11A8 8 0 1 1 5-11C8-8 13-2 13 9Z" stroke-linejoin="round" />
      <path class="priest-feathers" d="M-8-21-13-31M-3-24-5-36M3-24 5-36M8-21 13-31" />
      <path class="priest-band" d="M-9-20H9" />
    </g>
  );
}

/** A standing stone with a face. */
export function StoneSign(): JSX.Element {
  return (
    <>
      <path class="stone-shade" d="M-10 15 4-14 18-4 14 18Z" />
      <path
        class="stone-body"
        d="M-12 16V-17C-12-25-7-28 0-28S12-25 12-17V16C12 18-12 18-12 16Z"
        stroke-linejoin="round"
      />
      <path class="stone-light" d="M-9 13V-17C-9-22-5-25 0-25" />
      <path class="stone-carving" d="M-5-15h3v3h-3ZM2-15h3v3H2ZM-1-11h2v5h-2ZM-5-3H5M-6 3H6M-6 9H6M-3 3V9M3 3V9" />
    </>
  );
}

/** The monolith; it travels when its place changes. */
export function Monolith(props: {
  readonly pair: Pair;
  readonly seen: Tilt;
  readonly ghost?: boolean;
  readonly fresh?: boolean;
}): JSX.Element {
  // Seen from the side it stands at the towers' feet.
  const down = () => (isUpright(props.pair) ? (1 - props.seen.depth) * (HALF - 20) : 0);
  return (
    <g
      class="monolith"
      classList={{ ghost: props.ghost ?? false, fresh: props.fresh ?? false }}
      style={{ transform: `translate(${gap(props.pair).x}px, ${gap(props.pair).y + down()}px)` }}
    >
      <g transform={isUpright(props.pair) ? "scale(1.15)" : ""}>
        <StoneSign />
      </g>
    </g>
  );
}

/** Between two towers: they exchange from this level up. */
export function Crossing(props: { readonly exchange: Exchange; readonly class: string }): JSX.Element {
  const at = () => gap(props.exchange.pair);
  return (
    <g class={`crossing ${props.class}`} transform={`translate(${at().x} ${at().y})`}>
      <path
        transform={isUpright(props.exchange.pair) ? "" : "rotate(90)"}
        d="M-25 0-13-11V-5H13V-11L25 0 13 11V5H-13V11Z"
      />
      <circle r="11.500" />
      <text>{props.exchange.level}</text>
    </g>
  );
}
