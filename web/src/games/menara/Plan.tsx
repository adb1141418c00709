import { createEffect, createMemo, createSignal, For, type JSX, on, onCleanup, Show } from "solid-js";
import { Canvas, pointerAt } from "../../board2d/Canvas";
import { createZoom, ZoomBar } from "../../board2d/zoom";
import type { Stability, Translate } from "../contract";
import type { Laying } from "./acts";
import type { DropZone } from "./drag";
import type { Hand } from "./hand";
import { handKey } from "./keys";
import { path } from "./paths";
import { beyond, flat, headOf, outlineOf } from "./poses";
import { apart, inside, roomiest } from "./shapes";
import { strain } from "./strain";
import { letter, TINT } from "./tints";
import { COLUMN, type Face, type Flat, type LaidSlab, markName, type MenaraBoard, type Pose, slabName } from "./view";

interface PlanProps {
  readonly board: MenaraBoard;
  readonly hand: Hand;
  readonly level: number;
  readonly show: (level: number) => void;
  readonly pointed: readonly string[];
  readonly stability: Stability | null;
  readonly announce: (text: string) => void;
  readonly confirm: () => void;
  readonly dropZone: (zone: DropZone | null) => void;
  readonly t: Translate;
}

/** Marks are drawn a little larger than they are, so that a finger finds them. */
const TARGET = 12.4;
const MARGIN = 24;

/** The level as seen from above. Everything that can be done in the scene can be done here, by keyboard, too. */
export function Plan(props: PlanProps): JSX.Element {
  // eslint-disable-next-line solid/reactivity -- a gesture, or what is the same as long as the plan is there
  const { hand } = props;
  const [cursor, setCursor] = createSignal<string | null>(null);
  let svg: SVGSVGElement | undefined;
  let press: { readonly at: Flat; readonly grabbed: boolean; moved: boolean; time: number; speed: Flat } | null = null;

  const slabs = createMemo(() => props.board.slabs.filter((slab) => slab.level === props.level));
  const below = createMemo(() => props.board.slabs.filter((slab) => slab.level === props.level - 1));
  const on_ = (list: readonly LaidSlab[]) =>
    props.board.columns.filter((column) => list.some((slab) => slab.slab === column.slab));
  const columns = createMemo(() => on_(slabs()));
  const heads = createMemo(() => on_(below()).map((column) => ({ ...column, at: headOf(column.pose) })));
  const marks = createMemo(() =>
    slabs().flatMap((slab) =>
      slab.marks.map((mark) => {
        const [x, y] = beyond(slab.pose, mark.at[0], mark.at[1], 0);
        const key = markName(slab.slab, mark.mark);
        const column = columns().find((one) => one.slab === slab.slab && one.mark === mark.mark) ?? null;
        return { ...mark, key, slab, column, x: column?.pose[0] ?? x, y: column?.pose[1] ?? y };
      }),
    ),
  );
  const box = createMemo(() => {
    const points = [...slabs(), ...below()].flatMap((slab) => outlineOf(slab, slab.pose));
    for (const place of hand.good()) if (place.at.level === props.level) points.push(...corners(place.at));
    const at = hand.ghost();
    if (at && at.level === props.level) points.push(...corners(at));
    if (points.length === 0) points.push([-110, -80], [110, 80]);
    const xs = points.map(([x]) => x);
    const ys = points.map(([, y]) => -y);
    const [x, y] = [Math.min(...xs) - MARGIN, Math.min(...ys) - MARGIN];
    return { x, y, width: Math.max(...xs) + MARGIN - x, height: Math.max(...ys) + MARGIN - y };
  });
  /** Does not jump about while a slab is moved. */
  const [seen, setSeen] = createSignal(box());
  createEffect(
    on(box, (now) => {
      if (!press) setSeen(now);
    }),
  );
  const zoom = createZoom(seen);

  function corners(at: Laying): Flat[] {
    const face = hand.faceOf(at.slab, at.side);
    return face ? outlineOf(face, flat(at.x, at.y, at.level, at.angle)) : [];
  }
  const places = createMemo(() => hand.good().filter(({ at }) => at.level === props.level));
  const ghost = () => {
    const at = hand.ghost();
    const face = at && at.level === props.level ? hand.faceOf(at.slab, at.side) : null;
    return at && face ? { at, face } : null;
  };

  createEffect(
    on(
      () => props.level,
      () => setCursor(null),
      { defer: true },
    ),
  );

  function tell(key: string | null): void {
    const one = marks().find((mark) => mark.key === key);
    if (!one) {
      const free = marks().filter((mark) => !mark.column).length;
      props.announce(
        props.t("menara-plan-say", { level: props.level, slabs: slabs().length, columns: columns().length, free }),
      );
      return;
    }
    const offered = hand.targets().some((target) => target.mark === one.key);
    const here = one.column ? (hand.takable().has(one.key) ? "take" : "column") : offered ? "offered" : "free";
    const grams = props.stability?.columns.find((each) => markName(each.slab, each.mark) === one.key)?.grams;
    const load = grams === undefined ? "" : ` ${props.t("menara-load", { grams: Math.round(grams) })}`;
    props.announce(props.t("menara-mark-say", { mark: one.key, colour: one.colour, here }) + load);
  }

  /** To the nearest mark that way. */
  function step(dx: number, dy: number): void {
    const from = marks().find((mark) => mark.key === cursor());
    const order = marks()
      .filter((mark) => mark !== from)
      .map((mark) => {
        const [x, y] = from ? [mark.x - from.x, mark.y - from.y] : [mark.x, mark.y];
        const along = x * dx + y * dy;
        return { key: mark.key, along, cost: along + 2.2 * Math.abs(x * dy - y * dx) };
      })
      .filter((one) => !from || one.along > 1)
      .sort((a, b) => a.cost - b.cost);
    const next = order[0]?.key ?? cursor();
    setCursor(next);
    tell(next);
  }

  function choose(key: string | null): void {
    if (key === null) return;
    if (!hand.touchColumn(key) && !hand.touchMark(key)) hand.why(key);
    else tell(key);
  }

  /** Through all that is offered: marks, columns to take, slabs to lift. */
  function leap(by: 1 | -1): void {
    const offered = [...hand.targets().map(({ mark }) => mark), ...(hand.from() ? [] : hand.takable())].sort();
    if (offered.length === 0) return;
    const at = offered.indexOf(cursor() ?? "");
    const next = offered[(at + by + offered.length) % offered.length] ?? null;
    const slab = props.board.slabs.find((one) => one.slab === Number(next?.slice(0, 2)));
    if (slab && slab.level !== props.level) props.show(slab.level);
    // eslint-disable-next-line solid/reactivity -- a gesture, or what is the same as long as the plan is there
    queueMicrotask(() => {
      setCursor(next);
      tell(next);
    });
  }

  // What is dragged over the plan finds its mark here.
  // eslint-disable-next-line solid/reactivity
  props.dropZone({
    mark(event) {
      const at = flatAt(event);
      const near = (one: { x: number; y: number }) => apart([one.x, one.y], at);
      const found = marks()
        .filter((one) => hand.targets().some((target) => target.mark === one.key) && near(one) < 2 * TARGET)
        .sort((a, b) => near(a) - near(b))[0];
      return found ? { key: found.key, dx: at[0] - found.x, dy: at[1] - found.y } : null;
    },
    scale: () => 1 / (svg?.getScreenCTM()?.a ?? 1),
  });
  onCleanup(() => props.dropZone(null));

  const flatAt = (event: PointerEvent): Flat => {
    const { x, y } = svg ? pointerAt(svg, event) : { x: 0, y: 0 };
    return [x, -y];
  };

  function onPointerDown(event: PointerEvent): void {
    if (!svg || event.button !== 0) return;
    zoom.down(event);
    const at = flatAt(event);
    const held = ghost();
    const grabbed = held !== null && inside(corners(held.at), at);
    press = { at, grabbed, moved: false, time: event.timeStamp, speed: [0, 0] };
    svg.setPointerCapture(event.pointerId);
  }
  function onPointerMove(event: PointerEvent): void {
    if (!press) return;
    press.moved ||= zoom.far(event);
    if (!press.moved) return;
    const held = hand.ghost();
    if (!press.grabbed || !held) {
      zoom.drag(event);
      return;
    }
    const at = flatAt(event);
    const [dx, dy] = [at[0] - press.at[0], at[1] - press.at[1]];
    const seconds = Math.max(0.008, (event.timeStamp - press.time) / 1000);
    press = { ...press, at, time: event.timeStamp, speed: [dx / seconds, dy / seconds] };
    hand.lie({ ...held, x: held.x + dx, y: held.y + dy }, false);
  }
  function onPointerUp(event: PointerEvent): void {
    const held = press;
    press = null;
    zoom.up(event);
    if (!held) return;
    if (held.moved) {
      // Whoever holds still before letting go lets go still.
      const rest = event.timeStamp - held.time > 80;
      if (held.grabbed) hand.dropSlab(rest ? { vx: 0, vy: 0 } : { vx: held.speed[0], vy: held.speed[1] });
      setSeen(box());
      return;
    }
    const at = flatAt(event);
    const mark = marks()
      .filter((one) => apart([one.x, one.y], at) <= TARGET + 3)
      .sort((a, b) => apart([a.x, a.y], at) - apart([b.x, b.y], at))[0];
    if (mark && !hand.laying()) {
      setCursor(mark.key);
      choose(mark.key);
      return;
    }
    if (held.grabbed) {
      props.confirm();
      return;
    }
    const place = places().find((one) => inside(corners(one.at), at));
    if (place) hand.choosePlace(place);
    else {
      const slab = slabs().find((one) => inside(outlineOf(one, one.pose), at));
      if (slab && hand.slabs().includes(slab.slab)) hand.pick(slab.slab);
      else if (hand.ghost()) hand.lie({ ...(hand.ghost() as Laying), x: at[0], y: at[1] }, true);
    }
  }

  return (
    <div class="plan">
      <Canvas
        ref={(element) => {
          svg = element;
          zoom.watch(element);
        }}
        class="plan-sheet"
        viewBox={zoom.viewBox()}
        label={props.t("menara-plan-label", { level: props.level })}
        cursor={
          <Show when={marks().find((mark) => mark.key === cursor())}>
            {(mark) => <circle class="canvas-cursor" cx={mark().x} cy={-mark().y} r={TARGET + 2} />}
          </Show>
        }
        onFocus={() => tell(null)}
        onArrow={(arrow, event) => {
          const [dx, dy] = { up: [0, 1], down: [0, -1], left: [-1, 0], right: [1, 0] }[arrow] as [number, number];
          if (hand.ghost()) handKey(hand, event);
          else step(dx, dy);
        }}
        onChoose={() => (hand.ghost() ? props.confirm() : choose(cursor()))}
        onBack={() => hand.back()}
        onKey={(event) => {
          if (event.key === "PageUp" || event.key === "PageDown") {
            props.show(props.level + (event.key === "PageUp" ? 1 : -1));
            // eslint-disable-next-line solid/reactivity -- a gesture, or what is the same as long as the plan is there
            queueMicrotask(() => tell(null));
            return true;
          }
          if (event.key === "n" || event.key === "p") {
            if (hand.laying()) return handKey(hand, event);
            leap(event.key === "n" ? 1 : -1);
            return true;
          }
          return handKey(hand, event);
        }}
        onPointerDown={onPointerDown}
        onPointerMove={onPointerMove}
        onPointerUp={onPointerUp}
        onPointerCancel={(event) => {
          press = null;
          zoom.up(event);
        }}
      >
        <For each={below()}>{(slab) => <path class="plan-below" d={path(outlineOf(slab, slab.pose))} />}</For>
        <For each={heads()}>
          {(head) => (
            <g class="plan-head" transform={`translate(${head.at[0]} ${-head.at[1]})`}>
              <circle r={COLUMN.radius} fill={TINT[head.colour].wood} />
              <text font-size="9" style={{ fill: TINT[head.colour].ink }}>
                {letter(head.colour)}
              </text>
            </g>
          )}
        </For>
        <For each={slabs()}>
          {(slab) => (
            <g
              class={`plan-slab side-${slab.side}`}
              classList={{ offered: hand.placings().some((one) => one.act === "lift" && one.slab === slab.slab) }}
            >
              <path d={path(outlineOf(slab, slab.pose))} />
              <SlabNumber face={slab} pose={slab.pose} slab={slab.slab} />
            </g>
          )}
        </For>
        <For each={marks()}>
          {(mark) => (
            <g
              class="plan-mark"
              classList={{
                standing: mark.column !== null,
                offered: hand.targets().some((one) => one.mark === mark.key),
                takable: hand.takable().has(mark.key),
                chosen: hand.from() === mark.key || hand.proposedMark() === mark.key,
                hinted: props.pointed.some((move) => move.includes(` ${mark.key}`)),
              }}
              transform={`translate(${mark.x} ${-mark.y})`}
              data-mark={mark.key}
            >
              <circle class="plan-ring" r="11.5" fill={TINT[mark.colour].wood} />
              <Show when={mark.column} fallback={<circle class="plan-hollow" r="8.4" />}>
                <circle class="plan-column" r={COLUMN.radius} fill={TINT[mark.colour].wood} />
              </Show>
              <text font-size="9.5" y="-0.6" style={{ fill: mark.column ? TINT[mark.colour].ink : undefined }}>
                {letter(mark.colour)}
              </text>
              <text
                class="plan-name"
                font-size="5"
                x="0"
                y="5.4"
                style={{ fill: mark.column ? TINT[mark.colour].ink : undefined }}
              >
                {mark.mark}
              </text>
              <Show when={mark.column && props.stability}>
                {(stability) => <Load mark={mark.key} stability={stability()} t={props.t} />}
              </Show>
            </g>
          )}
        </For>
        <For each={places()}>
          {(place) => (
            <g class="plan-place">
              <path d={path(corners(place.at))} />
              <text font-size="16" x={place.at.x} y={-place.at.y}>
                {hand.good().indexOf(place) + 1}
              </text>
            </g>
          )}
        </For>
        <Show when={ghost()}>
          {(held) => {
            const pose = () => flat(held().at.x, held().at.y, held().at.level, held().at.angle);
            return (
              <g class={`plan-ghost side-${held().at.side} ${hand.outcome()?.state ?? ""}`}>
                <path d={path(outlineOf(held().face, pose()))} />
                <For each={held().face.marks}>
                  {(mark) => {
                    const at = () => beyond(pose(), mark.at[0], mark.at[1], 0);
                    return <circle cx={at()[0]} cy={-at()[1]} r="6" fill={TINT[mark.colour].wood} />;
                  }}
                </For>
              </g>
            );
          }}
        </Show>
      </Canvas>
      <ZoomBar zoom={zoom} t={props.t} />
    </div>
  );
}

/** How much a column carries: a bar of its own colour, and the grams. */
function Load(props: { readonly mark: string; readonly stability: Stability; readonly t: Translate }): JSX.Element {
  const weighed = () => props.stability.columns.find((one) => markName(one.slab, one.mark) === props.mark);
  return (
    <Show when={weighed()}>
      {(one) => (
        <g class="plan-load">
          <circle r="13.5" stroke={strain(one().grams, props.stability)} />
          <text font-size="7.5" y="19">
            {Math.round(one().grams)}
          </text>
        </g>
      )}
    </Show>
  );
}

function SlabNumber(props: { readonly face: Face; readonly pose: Pose; readonly slab: number }): JSX.Element {
  const at = createMemo(() => {
    const room = roomiest(props.face);
    return room ? beyond(props.pose, room[0], room[1], 0) : null;
  });
  return (
    <Show when={at()}>
      {(place) => (
        <text class="plan-number" font-size="12" x={place()[0]} y={-place()[1]}>
          {slabName(props.slab)}
        </text>
      )}
    </Show>
  );
}
