import { createMemo, For, type JSX } from "solid-js";
import { column, edgePoint, gate, middle, routes, SHORE, type Stretch, square, UNIT } from "./land";
import type { Role, Side, TayuBoard } from "./view";

interface BoardPart {
  readonly board: TayuBoard;
}

const numbers = (size: number) => Array.from({ length: size }, (_, n) => n);
const SHORES: readonly { readonly side: Side; readonly role: Role }[] = [
  { side: "north", role: "north_south" },
  { side: "south", role: "north_south" },
  { side: "east", role: "east_west" },
  { side: "west", role: "east_west" },
];

/** The border square that a number counts along a side. */
const along = (side: Side, n: number, size: number) =>
  side === "north" || side === "south"
    ? { x: n, y: side === "north" ? size - 1 : 0 }
    : { x: side === "east" ? size - 1 : 0, y: n };

/** The dry land, its grid, and the middle where the first tile lies. */
export function Ground(props: BoardPart): JSX.Element {
  const size = () => props.board.size;
  const extent = () => size() * UNIT;
  return (
    <g class="tayu-ground">
      <rect class="ground" width={extent()} height={extent()} />
      <path
        class="grid"
        d={numbers(size() - 1)
          .map((n) => `M${(n + 1) * UNIT} 0V${extent()}M0 ${(n + 1) * UNIT}H${extent()}`)
          .join("")}
      />
      <For each={props.board.centre}>
        {(name) => {
          const at = middle(square(name), size());
          return (
            <rect
              class="centre"
              x={at.x - UNIT / 2 + 2}
              y={at.y - UNIT / 2 + 2}
              width={UNIT - 4}
              height={UNIT - 4}
              rx="5"
            />
          );
        }}
      </For>
      <For each={numbers(size())}>
        {(n) => (
          <>
            <text class="tayu-name" x={(n + 0.5) * UNIT} y={extent() + SHORE - 12}>
              {column(n)}
            </text>
            <text class="tayu-name" x={-SHORE + 13} y={extent() - (n + 0.5) * UNIT}>
              {n + 1}
            </text>
          </>
        )}
      </For>
    </g>
  );
}

/** The four sides with their gates: what a gate is worth, and whether water has reached it or never will. */
export function Shores(props: BoardPart): JSX.Element {
  const size = () => props.board.size;
  const frame = (side: Side) => {
    const far = size() * UNIT;
    return { north: `M0-6H${far}`, south: `M0 ${far + 6}H${far}`, west: `M-6 0V${far}`, east: `M${far + 6} 0V${far}` }[
      side
    ];
  };
  return (
    <For each={SHORES}>
      {({ side, role }) => {
        const reached = createMemo(
          () => new Map(props.board.sides[side].outlets.map((one) => [one.square, one.points])),
        );
        const closed = createMemo(() => new Set(props.board.sides[side].closed));
        return (
          <g class={`shore shore-${role}`}>
            <path class="shore-line" d={frame(side)} />
            <For each={numbers(size())}>
              {(n) => {
                const at = () => along(side, n, size());
                const name = () => `${column(at().x)}${at().y + 1}`;
                const point = () => gate(at(), side, size());
                const double = () => props.board.doubles.includes(n + 1);
                const out = () =>
                  ({ north: [0, -6], south: [0, 6], west: [-6, 0], east: [6, 0] })[side] as [number, number];
                return (
                  <g
                    class="gate"
                    classList={{ double: double(), reached: reached().has(name()), closed: closed().has(name()) }}
                    transform={`translate(${point().x + out()[0]} ${point().y + out()[1]})`}
                  >
                    {double() ? (
                      <path class="gate-sign" d="M0-13 13 0 0 13-13 0Z" />
                    ) : (
                      <circle class="gate-sign" r="8" />
                    )}
                    {double() && <text class="gate-worth">2</text>}
                  </g>
                );
              }}
            </For>
          </g>
        );
      }}
    </For>
  );
}

/** Where the network can still grow. */
export function Mouths(props: BoardPart): JSX.Element {
  const turn: Readonly<Record<Side, number>> = { north: 0, east: 90, south: 180, west: 270 };
  return (
    <For each={props.board.open}>
      {(edge) => {
        const at = edgePoint(edge, props.board.size);
        return (
          <path
            class="mouth"
            d="M-6.500 0A6.500 6.500 0 0 1 6.500 0Z"
            transform={`translate(${at.x} ${at.y}) rotate(${turn[edge[1]]})`}
          />
        );
      }}
    </For>
  );
}

const path = (stretches: readonly Stretch[]) =>
  stretches.map(({ from, to }) => `M${from.x} ${from.y}L${to.x} ${to.y}`).join("");

/** The water that has found its way to a side flows in the colour of that direction. */
export function Flow(props: BoardPart): JSX.Element {
  return (
    <>
      <path class="flow flow-north_south" d={path(routes(props.board, ["north", "south"]))} />
      <path class="flow flow-east_west" d={path(routes(props.board, ["east", "west"]))} />
    </>
  );
}
