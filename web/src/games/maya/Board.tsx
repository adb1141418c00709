import { createMemo, createSignal, For, Index, type JSX, Show } from "solid-js";
import { Canvas, pointerAt } from "../../board2d/Canvas";
import type { Point } from "../../board2d/polar";
import { createTween } from "../../board2d/tween";
import type { BoardProps } from "../contract";
import { Cards, Draft, Levels, Looks } from "./controls";
import { createHand } from "./hand";
import { InSpace } from "./InSpace";
import { createMarks } from "./marks";
import { createMotion } from "./motion";
import { Crossing, Ground, Ladders, Monolith } from "./parts";
import {
  type Cell,
  exchange,
  floorAt,
  gap,
  gapAt,
  HEIGHT,
  PAIRS,
  pairOf,
  place,
  step,
  swapped,
  tilt,
  TOP,
  TOWERS,
  towersOf,
  WIDTH,
} from "./plaza";
import { Block, Cursor, Site } from "./Site";
import type { City } from "./space/city";
import { told } from "./told";
import { type Colour, isBuilder, type MayaBoard, withCards } from "./view";
import "./maya.css";

/** A pointer that moved less, in units of the drawing, has tapped. */
const SLIP = 12;
/** How long it takes to look from the other side. */
const TURN = 700;

interface Drag {
  readonly tower: number;
  readonly level: number;
  readonly from: Point;
  readonly to: Point;
  readonly moved: boolean;
}

export function Board(props: BoardProps<MayaBoard>): JSX.Element {
  const board = () => props.view.board;
  const lowered = createTween(0);
  const seen = createMemo(() => tilt(lowered.value()));
  const [fromSide, setFromSide] = createSignal(false);
  const [inSpace, setInSpace] = createSignal(false);
  const [hovered, setHovered] = createSignal<{ tower: number; level: number } | null>(null);
  const [drag, setDrag] = createSignal<Drag | null>(null);
  const [cursor, setCursor] = createSignal<Cell>("5");
  const [level, setLevel] = createSignal(3);
  const [picked, setPicked] = createSignal<Colour | null>(null);
  const hand = createHand(props, setLevel);
  const { chooser, chosen, proposedExchange } = hand;
  const marks = createMarks(props);
  let svg: SVGSVGElement | undefined;
  /** A block was dropped, so that it has most of its way behind it. */
  let dropped = false;

  const dealt = () => board().phase === "play" || board().phase === "stopped";

  /** The towers as they would stand after what is proposed. */
  const arrangement = createMemo(() => {
    const towers = board().towers.map((tower) => tower.floors);
    const move = proposedExchange();
    if (move) {
      const [one, other] = towersOf(move.pair).map((tower) => tower - 1) as [number, number];
      const [left, right] = swapped(towers[one] ?? [], towers[other] ?? [], move.level);
      [towers[one], towers[other]] = [left, right];
    }
    const drawn = board().draft?.drawn;
    if (hand.drafting() && drawn && props.proposed !== null) {
      const tower = Number(props.proposed) - 1;
      towers[tower] = [...(towers[tower] ?? []), drawn];
    }
    return towers;
  });
  const floorsOf = (tower: number) => arrangement()[tower - 1] ?? [];
  const heights = () => arrangement().map((floors) => floors.length);
  const motion = createMotion(
    arrangement,
    () => props.still || props.ply?.animate === false,
    () => (dropped ? 0.3 : 1),
  );

  /** Blocks that are not at rest on their tower: from which level, and how far off. */
  const blocks = createMemo(() => {
    const held = drag();
    if (held?.moved) {
      const [dx, dy] = [held.to.x - held.from.x, held.to.y - held.from.y - 8];
      return [{ tower: held.tower, level: held.level, dx, dy }];
    }
    const moving = motion.moving();
    const left = motion.away();
    if (moving && left > 0) {
      const [one, other] = towersOf(moving.pair);
      const arc = Math.sin(Math.PI * left) * 46;
      return [
        { tower: one, origin: other, side: -1 },
        { tower: other, origin: one, side: 1 },
      ].map(({ tower, origin, side }) => {
        const [dx, dy] = [place(origin).x - place(tower).x, place(origin).y - place(tower).y];
        // They pass each other, one in front of the other.
        const aside = dx === 0 ? { x: side * arc, y: -14 * left } : { x: 0, y: side * arc };
        return { tower, level: moving.level, dx: dx * left + aside.x, dy: dy * left + aside.y };
      });
    }
    const one = chosen();
    return one && one.partner === null ? [{ tower: one.tower, level: one.level, dx: 0, dy: -11 }] : [];
  });
  const restOf = (tower: number) => (blocks().find((block) => block.tower === tower)?.level ?? TOP + 1) - 1;

  const isPicked = (colour: Colour) => picked() === null || picked() === colour;
  const isCounted = (tower: number, at: number) => {
    const counted = props.marked ?? [];
    return counted.length === 0 || counted.includes(String(tower)) || counted.includes(`${tower}/${at}`);
  };
  const targetTowers = createMemo((): readonly number[] => {
    const held = drag();
    if (held?.moved) return hand.partners(held.tower, held.level);
    if (props.proposed !== null || !(chosen() || hand.drafting())) return [];
    return TOWERS.filter((tower) => chooser.targets().has(tower)).map(Number);
  });
  const targetGaps = createMemo(() =>
    props.proposed === null ? PAIRS.filter((pair) => chooser.targets().has(`m${pair}`)) : [],
  );
  const hover = () => {
    const at = hovered();
    if (!at || drag()?.moved || (chosen() && chosen()?.tower !== at.tower)) return null;
    return chooser.targets().has(`${at.tower}/${at.level}`) ? at : null;
  };
  const ghostFrom = (tower: number): number | null => {
    const move = proposedExchange();
    if (move) return motion.away() === 0 && towersOf(move.pair).includes(tower) ? move.level : null;
    return hand.drafting() && props.proposed === String(tower) ? floorsOf(tower).length : null;
  };
  const movedFrom = (tower: number): number | null =>
    props.proposed === null && blocks().length === 0 && marks().moved.includes(tower) ? marks().level : null;
  const isBlocked = (tower: number) =>
    props.proposed === null && props.view.result === null && (board().towers[tower - 1]?.beside_monolith ?? false);
  const leads = (tower: number) =>
    board().sides.find((side) => isBuilder(side) && side.for_ladders.includes(tower))?.seat ?? null;
  const monolith = createMemo(() => {
    const ghost = proposedExchange()?.pair ?? hand.monolith();
    if (ghost) return { pair: ghost, ghost: true };
    const stands = board().monolith;
    return stands ? { pair: pairOf(...stands), ghost: false } : null;
  });
  const perch = () => (board().raven === null ? hand.raven() : (proposedExchange()?.level ?? null));
  /** The same for those who walk around the towers. */
  const city: City = {
    get board() {
      return board();
    },
    get arrangement() {
      return arrangement();
    },
    get moving() {
      return motion.moving();
    },
    get left() {
      return motion.away();
    },
    get chosen() {
      return chosen()?.partner === null ? chosen() : null;
    },
    get moved() {
      const move = proposedExchange();
      if (move) return { towers: towersOf(move.pair), level: move.level };
      return { towers: TOWERS.map(Number).filter(movedFrom), level: marks().level };
    },
    get targets() {
      return targetTowers();
    },
    get gaps() {
      return targetGaps();
    },
    get monolith() {
      return monolith();
    },
    get perch() {
      return perch();
    },
    get still() {
      return props.still;
    },
    blocked: isBlocked,
    leads,
    picked: (tower, at, colour) => isPicked(colour) && isCounted(tower, at),
    letter: (colour) => props.t("maya-letter", { colour }),
    tap: (point, floor) => {
      const pair = hand.settingUp() ? gapAt(point) : null;
      if (pair) hand.chooseGap(pair);
      else if (floor) hand.chooseFloor(floor.tower, floor.level, true);
    },
  };
  const hints = createMemo(() => props.pointed.map(exchange).filter((one) => one !== null));

  function tell(): void {
    const at = cursor();
    const free = chooser.targets().has(chosen() || hand.drafting() ? at : `${at}/${level()}`);
    props.announce(told(board(), at, level(), floorsOf(Number(at)), free, props.t));
  }

  function onKey(event: KeyboardEvent): boolean {
    const turn = { PageUp: 1, "+": 1, PageDown: -1, "-": -1 }[event.key];
    if (turn !== undefined || /^[1-5]$/.test(event.key)) {
      const at = turn === undefined ? Number(event.key) : Math.min(Math.max(level() + turn, 1), TOP);
      // What is chosen already moves with the level; else only the cursor does.
      if (hand.settingUp() || chosen()) hand.chooseLevel(at);
      else setLevel(at);
      tell();
      return true;
    }
    if (event.key === "v") look(!fromSide());
    else if (event.key === "!") hand.toggleStop();
    else return false;
    return true;
  }

  function look(side: boolean): void {
    setFromSide(side);
    lowered.glide(side ? 1 : 0, props.still ? 0 : TURN);
  }

  const under = (event: MouseEvent) => (svg ? floorAt(pointerAt(svg, event), seen(), heights()) : null);

  function onPointerDown(event: PointerEvent): void {
    if (!svg || event.button !== 0) return;
    const at = under(event);
    if (!at || chosen() || !chooser.targets().has(`${at.tower}/${at.level}`)) return;
    const from = pointerAt(svg, event);
    svg.setPointerCapture(event.pointerId);
    setDrag({ ...at, from, to: from, moved: false });
  }

  function onPointerMove(event: PointerEvent): void {
    if (!svg) return;
    const held = drag();
    if (!held) {
      setHovered(event.pointerType === "mouse" && props.moves.length > 0 ? under(event) : null);
      return;
    }
    const to = pointerAt(svg, event);
    const far = Math.hypot(to.x - held.from.x, to.y - held.from.y) > SLIP;
    setDrag({ ...held, to, moved: held.moved || far });
  }

  function onPointerUp(event: PointerEvent): void {
    const held = drag();
    setDrag(null);
    if (!svg || event.button !== 0) return;
    const at = under(event);
    if (held?.moved) {
      if (!at || at.tower === held.tower) return;
      dropped = true;
      const legal = chooser.drop([`${held.tower}/${held.level}`, String(at.tower)]);
      dropped = false;
      if (!legal) void props.explain(`${pairOf(held.tower, at.tower)}/${held.level}`);
    } else if (hand.settingUp()) {
      const pair = gapAt(pointerAt(svg, event));
      if (pair) hand.chooseGap(pair);
    } else if (at) {
      const rough = event.pointerType !== "mouse";
      setCursor(String(at.tower));
      if (!rough) setLevel(at.level);
      hand.chooseFloor(at.tower, at.level, rough);
    }
  }

  return (
    <div class="maya" classList={{ still: props.still }} style={{ "--lit": `${100 - 24 * seen().depth}%` }}>
      <div class="maya-table">
        <Show when={!inSpace()} fallback={<InSpace city={city} t={props.t} />}>
          <Canvas
            ref={(element) => {
              svg = element;
            }}
            class="maya-plaza"
            viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
            label={props.t("maya-board-label")}
            cursor={<Cursor cell={cursor()} level={level()} seen={seen()} />}
            onFocus={tell}
            onArrow={(arrow) => {
              const cells = hand.settingUp() ? PAIRS : TOWERS;
              setCursor(cells.includes(cursor()) ? step(cells, cursor(), arrow) : (cells[0] ?? "5"));
              tell();
            }}
            onChoose={() => {
              const at = cursor();
              if (hand.settingUp()) hand.chooseGap(at);
              else hand.chooseFloor(Number(at.charAt(0)), level(), false);
            }}
            onBack={() => chooser.back()}
            onKey={onKey}
            onPointerDown={onPointerDown}
            onPointerMove={onPointerMove}
            onPointerUp={onPointerUp}
            onPointerLeave={() => setHovered(null)}
            onPointerCancel={() => setDrag(null)}
          >
            <Ground />
            <Index each={board().towers}>
              {(tower) => (
                <Site
                  tower={tower()}
                  floors={floorsOf(tower().tower)}
                  rest={restOf(tower().tower)}
                  seen={seen()}
                  raven={board().raven}
                  leads={leads(tower().tower)}
                  blocked={isBlocked(tower().tower)}
                  target={targetTowers().includes(tower().tower)}
                  hovered={hover()?.tower === tower().tower ? (hover()?.level ?? null) : null}
                  ghost={ghostFrom(tower().tower)}
                  moved={movedFrom(tower().tower)}
                  marks={marks()}
                  picked={(at, colour) => isPicked(colour) && isCounted(tower().tower, at)}
                  t={props.t}
                />
              )}
            </Index>
            <Show when={!withCards(board())}>
              <Index each={board().towers}>
                {(tower) => (
                  <Ladders
                    tower={tower()}
                    fresh={marks().ladders.includes(tower().tower) ? marks().seat : null}
                    seen={seen()}
                  />
                )}
              </Index>
            </Show>
            <For each={targetGaps()}>
              {(pair) => <circle class="gap-target" cx={gap(pair).x} cy={gap(pair).y} r="15" />}
            </For>
            <Show when={monolith()}>
              {(stone) => <Monolith pair={stone().pair} ghost={stone().ghost} seen={seen()} />}
            </Show>
            <For each={hints()}>{(hint) => <Crossing exchange={hint} class="hinted" />}</For>
            <Index each={blocks()}>
              {(block) => (
                <Block
                  floors={floorsOf(block().tower)}
                  level={block().level}
                  x={place(block().tower).x + block().dx}
                  y={place(block().tower).y + block().dy}
                  seen={seen()}
                  picked={(_, colour) => isPicked(colour)}
                  t={props.t}
                />
              )}
            </Index>
          </Canvas>
        </Show>
        <Levels
          ravens={!withCards(board())}
          raven={board().raven}
          perch={perch()}
          chosen={chosen()?.level ?? null}
          offered={hand.offered()}
          choose={hand.chooseLevel}
          t={props.t}
        />
      </div>
      <div class="maya-row">
        <Show when={hand.settingUp() && props.moves.length > 0}>
          <p class="maya-notice">{props.t("maya-set-up-help")}</p>
        </Show>
        <Show when={board().draft}>{(draft) => <Draft draft={draft()} t={props.t} />}</Show>
        <Show when={withCards(board()) && dealt()}>
          <Cards
            board={board()}
            seat={props.view.seat}
            open={props.open}
            over={props.view.result !== null}
            picked={picked()}
            pick={setPicked}
            t={props.t}
          />
        </Show>
        <div class="maya-buttons">
          <Show when={withCards(board()) && dealt() && props.moves.length > 0}>
            <button
              type="button"
              class="maya-button stop"
              aria-pressed={hand.isStopped()}
              aria-disabled={hand.stopMove() === null}
              onClick={hand.toggleStop}
              data-move="!"
            >
              {props.t("maya-call-stop")}
            </button>
          </Show>
          <Looks side={fromSide()} space={inSpace()} lookFromSide={look} lookInSpace={setInSpace} t={props.t} />
        </div>
      </div>
    </div>
  );
}
