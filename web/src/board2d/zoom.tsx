import { type Accessor, createMemo, createSignal, type JSX } from "solid-js";
import type { Translate } from "../games/contract";

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export interface Zoom {
  readonly viewBox: Accessor<string>;
  readonly factor: Accessor<number>;
  /** Closer or farther, around the middle of what is seen or around a point of the screen. */
  by(factor: number, around?: { readonly clientX: number; readonly clientY: number }): void;
  watch(svg: SVGSVGElement): void;
  down(event: PointerEvent): void;
  drag(event: PointerEvent): void;
  up(event: PointerEvent): void;
  /** Whether a pointer has moved too far to be a tap. */
  far(event: PointerEvent): boolean;
}

const MOST = 3;
/** Pixels. */
const SLIP = 8;

/** A drawing that can be looked at more closely: by buttons, by dragging, by two fingers. */
export function createZoom(whole: Accessor<Box>): Zoom {
  const [factor, setFactor] = createSignal(1);
  /** The middle of what is seen, as a part of the whole. */
  const [centre, setCentre] = createSignal({ x: 0.5, y: 0.5 });
  const pointers = new Map<number, { readonly startX: number; readonly startY: number; x: number; y: number }>();
  let svg: SVGSVGElement | undefined;

  const seen = createMemo((): Box => {
    const { x, y, width, height } = whole();
    const part = 1 / factor();
    const { x: across, y: down } = centre();
    const low = (at: number, room: number) => Math.min(Math.max(at - room / 2, 0), 1 - room);
    return {
      x: x + low(across, part) * width,
      y: y + low(down, part) * height,
      width: width * part,
      height: height * part,
    };
  });

  function by(times: number, around?: { readonly clientX: number; readonly clientY: number }): void {
    const next = Math.min(Math.max(factor() * times, 1), MOST);
    const area = svg?.getBoundingClientRect();
    if (around && area) {
      // The point under the finger stays there.
      const [dx, dy] = [
        (around.clientX - area.left) / area.width - 0.5,
        (around.clientY - area.top) / area.height - 0.5,
      ];
      const shift = 1 / factor() - 1 / next;
      move(dx * shift, dy * shift);
    }
    setFactor(next);
    move(0, 0);
  }

  function move(dx: number, dy: number): void {
    const half = 0.5 / factor();
    const keep = (value: number) => Math.min(Math.max(value, half), 1 - half);
    setCentre(({ x, y }) => ({ x: keep(x + dx), y: keep(y + dy) }));
  }

  return {
    viewBox: () => `${seen().x} ${seen().y} ${seen().width} ${seen().height}`,
    factor,
    by,
    watch(element) {
      svg = element;
    },
    down(event) {
      pointers.set(event.pointerId, {
        startX: event.clientX,
        startY: event.clientY,
        x: event.clientX,
        y: event.clientY,
      });
    },
    far(event) {
      const pointer = pointers.get(event.pointerId);
      return (
        pointers.size > 1 ||
        (pointer !== undefined && Math.hypot(event.clientX - pointer.startX, event.clientY - pointer.startY) > SLIP)
      );
    },
    drag(event) {
      const pointer = pointers.get(event.pointerId);
      const area = svg?.getBoundingClientRect();
      if (!pointer || !area) return;
      const other = [...pointers].find(([id]) => id !== event.pointerId)?.[1];
      if (other) {
        const apart = (at: { x: number; y: number }) => Math.hypot(at.x - other.x, at.y - other.y) || 1;
        const now = { x: event.clientX, y: event.clientY };
        by(apart(now) / apart(pointer), { clientX: (now.x + other.x) / 2, clientY: (now.y + other.y) / 2 });
      } else {
        move((pointer.x - event.clientX) / area.width / factor(), (pointer.y - event.clientY) / area.height / factor());
      }
      pointer.x = event.clientX;
      pointer.y = event.clientY;
    },
    up(event) {
      pointers.delete(event.pointerId);
    },
  };
}

/** Buttons for who has no second finger. */
export function ZoomBar(props: { readonly zoom: Zoom; readonly t: Translate }): JSX.Element {
  return (
    <div class="zoom-bar">
      <button
        type="button"
        aria-label={props.t("board-closer")}
        disabled={props.zoom.factor() >= MOST}
        onClick={() => props.zoom.by(1.5)}
      >
        +
      </button>
      <button
        type="button"
        aria-label={props.t("board-farther")}
        disabled={props.zoom.factor() <= 1}
        onClick={() => props.zoom.by(1 / 1.5)}
      >
        −
      </button>
    </div>
  );
}
