import { createEffect, createMemo, createSignal, For, type JSX, on, Show } from "solid-js";
import { Canvas, pointerAt } from "../../board2d/Canvas";
import { createChooser } from "../../board2d/chooser";
import { angleOf, swing } from "../../board2d/polar";
import { createTween } from "../../board2d/tween";
import type { BoardProps } from "../contract";
import { Lamps, Plate, Ring } from "./parts";
import { Token } from "./Token";
import { TurnBar } from "./TurnBar";
import { type AztekaBoard, PIECES } from "./view";
import {
  held,
  name,
  place,
  REACH,
  RINGS,
  ringAt,
  SOCKET,
  type Socket,
  STEP,
  socket,
  socketAt,
  step,
  turn,
  ways,
} from "./wheel";
import "./azteka.css";

/** How long a ring takes for 45°. */
const PACE = 520;
/** A pointer that moved less, in degrees, has tapped. */
const SLIP = 7;

interface Drag {
  readonly ring: number;
  readonly from: number;
  readonly socket: Socket | null;
  readonly moved: boolean;
}

export function Board(props: BoardProps<AztekaBoard>): JSX.Element {
  const board = () => props.view.board;
  const chooser = createChooser(props, ways);
  const angles = [...RINGS].map(() => createTween(0));
  const [cursor, setCursor] = createSignal<Socket>({ ring: 0, sector: 0 });
  const [hovered, setHovered] = createSignal<number | null>(null);
  const [drag, setDrag] = createSignal<Drag | null>(null);
  let svg: SVGSVGElement | undefined;

  const proposedTurn = createMemo(() => (props.proposed === null ? null : turn(props.proposed)));
  const proposedSocket = createMemo(() =>
    props.proposed === null || proposedTurn() || props.proposed === "-" ? null : socket(props.proposed),
  );
  const legal = createMemo(() => new Set(props.moves));
  const marks = createMemo(() => {
    const events = props.ply?.events ?? [];
    const of = (kind: string) => events.filter((event) => event.kind === kind);
    return {
      placed: of("placed").map((event) => String(event["socket"])),
      withered: of("withered").flatMap((event) => event["sockets"] as readonly string[]),
      turned: of("turned").map((event) => RINGS.indexOf(String(event["ring"]))),
    };
  });

  /** How far a ring may be turned now: 0, 45 or 90. */
  const most = (ring: number) => [2, 1].find((n) => legal().has(RINGS[ring] + "+".repeat(n))) ?? 0;
  const rest = (ring: number) => (proposedTurn()?.ring === ring ? (proposedTurn()?.degrees ?? 0) : 0);
  const glide = (ring: number) => {
    const angle = angles[ring];
    const way = Math.abs(rest(ring) - (angle?.value() ?? 0));
    angle?.glide(rest(ring), props.still ? 0 : (PACE * way) / STEP);
  };

  // The ply has turned the ring's contents already: it starts from where it stood and travels to rest.
  createEffect(
    on(
      () => props.ply,
      (ply) => {
        for (const event of ply?.events ?? []) {
          if (event.kind !== "turned") continue;
          const ring = RINGS.indexOf(String(event["ring"]));
          const angle = angles[ring];
          if (!angle) continue;
          angle.jump(ply?.animate ? angle.value() - Number(event["degrees"]) : 0);
          glide(ring);
        }
      },
      { defer: true },
    ),
  );
  createEffect(on(proposedTurn, () => angles.forEach((_, ring) => glide(ring)), { defer: true }));

  function tell(at: Socket): void {
    const params = { ring: RINGS.charAt(at.ring), sector: at.sector + 1, held: held(board(), at) ?? "none" };
    props.announce(props.t("azteka-cell", { ...params, free: legal().has(name(at)) ? "yes" : "no" }));
  }

  function choose(point: string): void {
    if (!chooser.point(point)) void props.explain(point);
  }

  function tap(ring: number, at: Socket | null): void {
    if (at) setCursor(at);
    if (at && (legal().has(name(at)) || held(board(), at) === null)) choose(name(at));
    else choose(`${RINGS[ring]}+`);
  }

  function onPointerDown(event: PointerEvent): void {
    if (!svg || event.button !== 0) return;
    const point = pointerAt(svg, event);
    const ring = ringAt(point);
    if (ring === null) return;
    svg.setPointerCapture(event.pointerId);
    setDrag({ ring, from: angleOf(point), socket: socketAt(point), moved: false });
  }

  function onPointerMove(event: PointerEvent): void {
    if (!svg) return;
    const point = pointerAt(svg, event);
    const held = drag();
    if (!held) {
      setHovered(event.pointerType === "mouse" ? ringAt(point) : null);
      return;
    }
    const way = swing(held.from, angleOf(point));
    if (!held.moved && Math.abs(way) < SLIP) return;
    if (!held.moved && props.proposed !== null) props.propose(null);
    setDrag({ ...held, moved: true });
    // A ring that may not turn gives a little, so that the hand feels it.
    const limit = most(held.ring) * STEP;
    angles[held.ring]?.jump(Math.max(-4, Math.min(way, limit + (limit ? 0 : 5))));
  }

  function onPointerUp(event: PointerEvent): void {
    const held = drag();
    setDrag(null);
    if (!held || !svg) return;
    if (!held.moved) {
      tap(held.ring, held.socket);
      return;
    }
    const way = swing(held.from, angleOf(pointerAt(svg, event)));
    const steps = Math.min(Math.round(Math.max(way, 0) / STEP), Math.max(most(held.ring), 1));
    const move = RINGS[held.ring] + "+".repeat(steps);
    if (steps > 0 && legal().has(move)) chooser.drop([move]);
    else {
      glide(held.ring);
      if (steps > 0) void props.explain(move);
    }
  }

  return (
    <div class="azteka" classList={{ still: props.still, birth: board().birth }}>
      <Canvas
        ref={(element) => {
          svg = element;
        }}
        class="azteka-wheel"
        viewBox={`${-REACH} ${-REACH} ${2 * REACH} ${2 * REACH}`}
        label={props.t("azteka-board-label")}
        cursor={
          <circle
            class="canvas-cursor"
            cx={place(cursor().ring, cursor().sector).x}
            cy={place(cursor().ring, cursor().sector).y}
            r={SOCKET + 6}
          />
        }
        onFocus={() => tell(cursor())}
        onArrow={(arrow) => {
          setCursor(step(cursor(), arrow));
          tell(cursor());
        }}
        onChoose={() => choose(name(cursor()))}
        onBack={() => chooser.back()}
        onKey={(event) => {
          if (event.key !== "+" && event.key !== "t") return false;
          const ring = RINGS.charAt(cursor().ring);
          // Again: by 90°, where that is offered.
          choose(props.proposed === `${ring}+` && legal().has(`${ring}++`) ? `${ring}++` : `${ring}+`);
          return true;
        }}
        onPointerDown={onPointerDown}
        onPointerMove={onPointerMove}
        onPointerUp={onPointerUp}
        onPointerLeave={() => setHovered(null)}
        onPointerCancel={() => {
          const held = drag();
          setDrag(null);
          if (held) glide(held.ring);
        }}
      >
        <Plate />
        <Lamps board={board()} t={props.t} />
        <For each={[...RINGS]}>
          {(_, ring) => (
            <Ring
              ring={ring()}
              board={board()}
              angle={angles[ring()]?.value() ?? 0}
              targets={chooser.targets()}
              pointed={props.pointed}
              turned={marks().turned.includes(ring())}
              proposed={proposedTurn()?.ring === ring()}
              hovered={hovered() === ring() && most(ring()) > 0}
              held={drag()?.ring === ring()}
              placed={props.ply?.animate ? marks().placed : []}
              marked={[...marks().placed, ...marks().withered]}
              withered={props.ply?.animate ? marks().withered : []}
              ghost={proposedSocket()?.ring === ring() ? (proposedSocket()?.sector ?? null) : null}
              t={props.t}
            />
          )}
        </For>
        <g class="azteka-hub">
          <circle r="100" class="hub-stone" />
          <Show when={props.view.to_move !== null}>
            <g transform="translate(0 -16) scale(1.25)">
              <Token piece={board().side} letter={props.t("azteka-letter", { piece: board().side })} />
            </g>
            <text class="hub-name" y="58">
              {props.t(`azteka-seat-${PIECES.indexOf(board().side)}`)}
            </text>
          </Show>
        </g>
      </Canvas>
      <TurnBar
        moves={legal()}
        proposed={props.proposed}
        birth={board().birth}
        lastTurns={board().last_turns}
        active={props.moves.length > 0}
        choose={choose}
        t={props.t}
      />
    </div>
  );
}
