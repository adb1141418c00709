import { createEffect, createMemo, createSignal, For, type JSX, on, Show } from "solid-js";
import { Canvas, pointerAt } from "../../board2d/Canvas";
import type { Point } from "../../board2d/polar";
import { createZoom, ZoomBar } from "../../board2d/zoom";
import type { BoardProps } from "../contract";
import { Bidding, Choosing, Tray } from "./controls";
import { Flow, Ground, Mouths, Shores } from "./Land";
import {
  covered,
  lying,
  middle,
  moveAt,
  nearest,
  nextDirection,
  onLand,
  type Placement,
  placement,
  SHORE,
  type Square,
  square,
  squareAt,
  squareName,
  step,
  turnChannels,
  UNIT,
} from "./land";
import { Tile } from "./Tile";
import type { TayuBoard } from "./view";
import "./tayu.css";

/** How far from the middle of a legal place one may point, in squares: wider for a finger. */
const NEAR = { mouse: 1.3, touch: 2.2 };

export function Board(props: BoardProps<TayuBoard>): JSX.Element {
  const board = () => props.view.board;
  const size = () => board().size;
  const extent = () => size() * UNIT;
  const zoom = createZoom(() => ({ x: -SHORE, y: -SHORE, width: extent() + 2 * SHORE, height: extent() + 2 * SHORE }));
  const [direction, setDirection] = createSignal("e");
  const [hovered, setHovered] = createSignal<Point | null>(null);
  const [cursor, setCursor] = createSignal<Square>({ x: 8, y: 8 });
  const [keyed, setKeyed] = createSignal(false);
  let svg: SVGSVGElement | undefined;
  let finger: { readonly grabbed: boolean; moved: boolean } | null = null;

  const places = createMemo(() => props.moves.map(placement).filter((one) => one !== null));
  const proposed = createMemo(() => (props.proposed === null ? null : placement(props.proposed)));
  const pointed = createMemo(() => props.pointed.map(placement).filter((one) => one !== null));

  /** The tile under the pointer or the cursor: where it can lie, or as it would lie there if it could. */
  const ghost = createMemo((): { readonly at: Placement; readonly fits: boolean } | null => {
    if (board().hand === null || places().length === 0) return null;
    const point = keyed() ? middle(cursor(), size()) : hovered();
    if (!point) return null;
    const near = nearest(places(), point, direction(), size(), keyed() ? 0.1 : NEAR.mouse);
    if (near) return { at: near, fits: true };
    const at = squareAt(point, size());
    const lies = onLand(at, size()) ? lying(at, direction(), size()) : null;
    return lies && { at: lies, fits: false };
  });
  const shown = () => (proposed() ? { at: proposed() as Placement, fits: true } : ghost());

  const footprint = (at: Placement) => {
    const [one, , last] = covered(at).map((each) => middle(each, size()));
    if (!one || !last) return {};
    return {
      x: Math.min(one.x, last.x) - UNIT / 2 + 3,
      y: Math.min(one.y, last.y) - UNIT / 2 + 3,
      width: Math.abs(one.x - last.x) + UNIT - 6,
      height: Math.abs(one.y - last.y) + UNIT - 6,
    };
  };
  /** Each footprint once, in whichever directions the tile can lie on it. */
  const footprints = createMemo(() => {
    const seen = new Map<string, Placement>();
    for (const one of places())
      seen.set(
        `${squareName(one.middle)}${"es".includes(one.direction) ? one.direction : one.direction === "w" ? "e" : "s"}`,
        one,
      );
    return [...seen.values()];
  });

  createEffect(
    on(
      () => board().hand?.tile,
      () => setHovered(null),
      { defer: true },
    ),
  );

  function turn(by: 1 | -1): void {
    const at = proposed()?.middle ?? ghost()?.at.middle;
    const near = at ? places() : [];
    const next = nextDirection(
      near,
      at ?? { x: -9, y: -9 },
      proposed()?.direction ?? ghost()?.at.direction ?? direction(),
      by,
    );
    setDirection(next);
    if (at && props.proposed !== null) {
      const move = moveAt(at, next);
      if (props.moves.includes(move)) props.propose(move);
    }
    if (keyed()) tell();
  }

  function choose(at: { readonly at: Placement; readonly fits: boolean } | null): void {
    if (!at) return;
    if (!at.fits) void props.explain(at.at.move);
    else if (props.proposed === at.at.move) props.play(at.at.move);
    else {
      setDirection(at.at.direction);
      props.propose(at.at.move);
    }
  }

  function tell(): void {
    const at = cursor();
    const name = squareName(at);
    const tile = board().tiles.find((one) => one.squares.includes(name));
    const fits = places()
      .filter((one) => one.middle.x === at.x && one.middle.y === at.y)
      .map((one) => one.direction);
    const params = { square: name, tile: tile?.tile ?? "", here: tile ? "tile" : fits.length > 0 ? "fits" : "free" };
    const ways = fits.map((way) => props.t("tayu-direction", { direction: way })).join(", ");
    props.announce(
      props.t("tayu-cell", { ...params, ways, pointing: props.t("tayu-direction", { direction: direction() }) }),
    );
  }

  /** To the next or the last place where the tile fits, in the order of the squares. */
  function leap(by: 1 | -1): void {
    const order = [...new Set(places().map((one) => one.middle.y * 100 + one.middle.x))].sort((a, b) => a - b);
    const here = cursor().y * 100 + cursor().x;
    const next =
      by > 0 ? (order.find((key) => key > here) ?? order[0]) : (order.findLast((key) => key < here) ?? order.at(-1));
    if (next === undefined) return;
    setCursor({ x: next % 100, y: Math.floor(next / 100) });
    tell();
  }

  function onPointerDown(event: PointerEvent): void {
    setKeyed(false);
    if (!svg || event.button !== 0) return;
    zoom.down(event);
    const point = pointerAt(svg, event);
    const lies = proposed();
    const grabbed =
      lies !== null && covered(lies).some((one) => squareName(one) === squareName(squareAt(point, size())));
    finger = { grabbed, moved: false };
    svg.setPointerCapture(event.pointerId);
  }

  function onPointerMove(event: PointerEvent): void {
    if (!svg) return;
    const point = pointerAt(svg, event);
    if (event.pointerType === "mouse") setHovered(point);
    if (!finger) return;
    finger.moved ||= zoom.far(event);
    if (!finger.moved) return;
    if (!finger.grabbed) zoom.drag(event);
    else {
      // The tile follows the finger from place to place.
      const near = nearest(places(), point, direction(), size(), NEAR.touch);
      if (near && near.move !== props.proposed) props.propose(near.move);
    }
  }

  function onPointerUp(event: PointerEvent): void {
    const held = finger;
    finger = null;
    if (!svg || !held) return;
    zoom.up(event);
    if (held.moved || board().hand === null || props.moves.length === 0) return;
    const point = pointerAt(svg, event);
    if (held.grabbed && props.proposed !== null) {
      props.play(props.proposed);
      return;
    }
    const within = event.pointerType === "mouse" ? NEAR.mouse : NEAR.touch;
    const at = squareAt(point, size());
    // What would lie on the square that was meant comes before what would only lie near it.
    const on = places().filter((one) => covered(one).some((each) => squareName(each) === squareName(at)));
    const near = nearest(on, point, direction(), size(), UNIT) ?? nearest(places(), point, direction(), size(), within);
    const lies = near ?? lying(at, direction(), size());
    if (lies) choose({ at: lies, fits: near !== null });
  }

  return (
    <div class="tayu" classList={{ still: props.still }}>
      <div class="tayu-table">
        <Canvas
          ref={(element) => {
            svg = element;
            zoom.watch(element);
          }}
          class="tayu-land"
          viewBox={zoom.viewBox()}
          label={props.t("tayu-board-label")}
          cursor={
            <rect
              class="canvas-cursor"
              x={middle(cursor(), size()).x - UNIT / 2}
              y={middle(cursor(), size()).y - UNIT / 2}
              width={UNIT}
              height={UNIT}
              rx="6"
            />
          }
          onFocus={() => {
            setKeyed(true);
            tell();
          }}
          onArrow={(arrow) => {
            setKeyed(true);
            setCursor(step(cursor(), arrow, size()));
            tell();
          }}
          onChoose={() => {
            setKeyed(true);
            const at = cursor();
            const lies = proposed();
            if (lies && lies.middle.x === at.x && lies.middle.y === at.y) props.play(lies.move);
            else if (lies) {
              props.propose(null);
              choose(ghost());
            } else choose(ghost());
          }}
          onBack={() => props.propose(null)}
          onKey={(event) => {
            const act = { r: () => turn(1), R: () => turn(-1), n: () => leap(1), p: () => leap(-1) }[event.key];
            if (!act) return false;
            act();
            return true;
          }}
          onPointerDown={onPointerDown}
          onPointerMove={onPointerMove}
          onPointerUp={onPointerUp}
          onPointerLeave={() => setHovered(null)}
          onPointerCancel={(event) => {
            finger = null;
            zoom.up(event);
          }}
          onWheel={(event) => {
            if (board().hand === null || props.moves.length === 0) return;
            event.preventDefault();
            if (Math.abs(event.deltaY) > 2) turn(event.deltaY > 0 ? 1 : -1);
          }}
        >
          <Ground board={board()} />
          <Shores board={board()} />
          <For each={board().tiles}>
            {(tile, n) => (
              <Tile
                squares={tile.squares.map(square)}
                channels={tile.channels}
                size={size()}
                class={n() === board().tiles.length - 1 ? `last ${props.ply?.animate ? "arrived" : ""}` : ""}
              />
            )}
          </For>
          <Flow board={board()} />
          <Mouths board={board()} />
          <For each={footprints()}>{(at) => <rect class="footprint" {...footprint(at)} rx="8" />}</For>
          <For each={places()}>
            {(at) => <circle class="spot" cx={middle(at.middle, size()).x} cy={middle(at.middle, size()).y} r="5" />}
          </For>
          <For each={pointed()}>{(at) => <rect class="hinted" {...footprint(at)} rx="8" />}</For>
          <Show when={board().hand && shown()}>
            {(lies) => (
              <g class="ghost" classList={{ misfit: !lies().fits, proposed: proposed() !== null }}>
                <Tile
                  squares={covered(lies().at)}
                  channels={turnChannels(board().hand?.channels ?? [], lies().at.direction)}
                  size={size()}
                />
                <rect class="ghost-edge" {...footprint(lies().at)} rx="8" />
              </g>
            )}
          </Show>
        </Canvas>
      </div>
      <div class="tayu-row">
        <Show when={board().hand}>
          {(hand) => (
            <Tray
              hand={hand()}
              direction={proposed()?.direction ?? direction()}
              active={props.moves.length > 0}
              left={board().left}
              turn={turn}
              t={props.t}
            />
          )}
        </Show>
        <Show when={props.moves.includes("ring") || props.moves.includes("plain")}>
          <Choosing
            moves={props.moves}
            left={board().left}
            proposed={props.proposed}
            propose={props.propose}
            t={props.t}
          />
        </Show>
        <Show when={board().auction}>
          {(auction) => (
            <Bidding
              auction={auction()}
              moves={props.moves}
              proposed={props.proposed}
              propose={props.propose}
              t={props.t}
            />
          )}
        </Show>
        <ZoomBar zoom={zoom} t={props.t} />
      </div>
    </div>
  );
}
