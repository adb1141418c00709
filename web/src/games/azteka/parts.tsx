import { createMemo, For, type JSX, Show } from "solid-js";
import { at, band } from "../../board2d/polar";
import type { Translate } from "../contract";
import { Token } from "./Token";
import { type AztekaBoard, PIECES } from "./view";
import { angle, held, inner, middle, place, RIM, RINGS, SECTORS, SOCKET, STEP, WIDTH } from "./wheel";

const sectors = Array.from({ length: SECTORS }, (_, sector) => sector);

/** The wheel's bed, with the numbers of the sectors around it. */
export function Plate(): JSX.Element {
  return (
    <g class="azteka-plate">
      <defs>
        <radialGradient id="azteka-hollow" cx="0.5" cy="0.62" r="0.62">
          <stop offset="0" class="hollow-shallow" />
          <stop offset="1" class="hollow-deep" />
        </radialGradient>
      </defs>
      <circle r={RIM + 62} class="plate-rim" />
      <circle r={RIM + 6} class="plate-bed" />
      <For each={sectors}>
        {(sector) => (
          <text class="plate-number" x={at(RIM + 44, angle(sector)).x} y={at(RIM + 44, angle(sector)).y}>
            {sector + 1}
          </text>
        )}
      </For>
    </g>
  );
}

/** Around the wheel, a lamp for each sector that a side which has to spread stands in; the outermost row is seat 0's. */
export function Lamps(props: { readonly board: AztekaBoard; readonly t: Translate }): JSX.Element {
  const spreading = createMemo(() => (props.board.reach.length === 3 ? [0, 1, 2] : [0]));
  return (
    <For each={spreading()}>
      {(seat, row) => (
        <For each={sectors}>
          {(sector) => (
            <path
              class={`lamp lamp-${PIECES[seat]}`}
              classList={{ lit: props.board.reach[seat]?.sectors.includes(sector + 1) ?? false }}
              d={band(RIM + 21 - row() * 6.5, RIM + 26 - row() * 6.5, sector * STEP + 1.5, (sector + 1) * STEP - 1.5)}
            />
          )}
        </For>
      )}
    </For>
  );
}

interface RingProps {
  readonly ring: number;
  readonly board: AztekaBoard;
  /** How far it is turned from where its pieces belong. */
  readonly angle: number;
  readonly targets: ReadonlySet<string>;
  readonly pointed: readonly string[];
  readonly turned: boolean;
  readonly proposed: boolean;
  readonly hovered: boolean;
  readonly held: boolean;
  readonly placed: readonly string[];
  readonly withered: readonly string[];
  readonly marked: readonly string[];
  /** The sector where a piece is proposed. */
  readonly ghost: number | null;
  readonly t: Translate;
}

/** A ring with its sockets and pieces; they stay upright while it turns. */
export function Ring(props: RingProps): JSX.Element {
  const letter = () => RINGS.charAt(props.ring);
  const arrow = () => band(middle(props.ring) - 3, middle(props.ring) + 3, -8, 4);
  return (
    <g
      class={`ring ring-${RINGS.charAt(props.ring)}`}
      classList={{
        turned: props.turned,
        proposed: props.proposed,
        hovered: props.hovered,
        held: props.held,
        pointed: props.pointed.some((move) => move.startsWith(`${letter()}+`)),
      }}
      transform={`rotate(${props.angle})`}
    >
      <For each={sectors}>
        {(sector) => (
          <path
            class="stone"
            classList={{ odd: (sector + props.ring) % 2 === 1 }}
            d={band(inner(props.ring) + 1.5, inner(props.ring) + WIDTH - 1.5, sector * STEP, (sector + 1) * STEP)}
          />
        )}
      </For>
      <circle class="ring-edge" r={inner(props.ring) + 2} />
      <circle class="ring-edge" r={inner(props.ring) + WIDTH - 2} />
      <For each={sectors}>
        {(sector) => {
          const name = `${RINGS.charAt(props.ring)}${sector + 1}`;
          const { x, y } = place(props.ring, sector);
          const piece = createMemo(() => held(props.board, { ring: props.ring, sector }));
          return (
            <g
              class="socket"
              classList={{
                free: props.targets.has(name),
                marked: props.marked.includes(name),
                pointed: props.pointed.includes(name),
              }}
              transform={`translate(${x} ${y}) rotate(${-props.angle})`}
              data-cell={name}
            >
              <circle class="hollow" r={SOCKET} />
              <Show when={piece()}>
                {(here) => (
                  <g
                    class="piece"
                    classList={{ arrived: props.placed.includes(name), withered: props.withered.includes(name) }}
                  >
                    <Token piece={here()} letter={props.t("azteka-letter", { piece: here() })} />
                  </g>
                )}
              </Show>
              <Show when={props.ghost === sector}>
                <g class="piece ghost">
                  <Token piece={props.board.side} letter={props.t("azteka-letter", { piece: props.board.side })} />
                </g>
              </Show>
              <circle class="socket-mark" r={SOCKET + 3} />
            </g>
          );
        }}
      </For>
      <g class="ring-arrow">
        <path d={arrow()} />
        <path d="M-9-9 7 0-9 9Z" transform={`rotate(5) translate(0 ${-middle(props.ring)})`} />
      </g>
      <text class="ring-letter" y={-middle(props.ring)}>
        {letter()}
      </text>
    </g>
  );
}
