import { For, type JSX } from "solid-js";
import { middle, type Square, UNIT, waterPath } from "./land";
import type { Side } from "./view";

interface TileProps {
  readonly squares: readonly Square[];
  readonly channels: readonly (readonly Side[])[];
  readonly size: number;
  readonly class?: string;
  readonly label?: string;
}

const INSET = 1.6;

/** A tile as it lies, with its banks and its water. */
export function Tile(props: TileProps): JSX.Element {
  const corners = () => {
    const points = props.squares.map((one) => middle(one, props.size));
    const xs = points.map(({ x }) => x);
    const ys = points.map(({ y }) => y);
    const [x, y] = [Math.min(...xs) - UNIT / 2 + INSET, Math.min(...ys) - UNIT / 2 + INSET];
    return {
      x,
      y,
      width: Math.max(...xs) + UNIT / 2 - INSET - x,
      height: Math.max(...ys) + UNIT / 2 - INSET - y,
    };
  };
  const water = () =>
    props.squares.map((one, n) => ({ ...middle(one, props.size), d: waterPath(props.channels[n] ?? []) }));
  return (
    <g class={`tile ${props.class ?? ""}`}>
      <rect class="tile-shade" {...corners()} rx="7" />
      <rect class="tile-body" {...corners()} rx="7" />
      <For each={["bank", "water"]}>
        {(layer) => (
          <For each={water()}>
            {(piece) => <path class={layer} d={piece.d} transform={`translate(${piece.x} ${piece.y})`} />}
          </For>
        )}
      </For>
    </g>
  );
}
