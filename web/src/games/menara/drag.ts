/** A column that is dragged from the hand to its mark. */
import { type Accessor, createSignal, onCleanup } from "solid-js";
import type { Hand } from "./hand";
import type { Colour } from "./view";

/** Where a piece would land that is let go at a point of the screen. */
export interface DropZone {
  /** The mark there, with how many millimetres off its middle; null where there is none. */
  readonly mark: (event: PointerEvent) => { readonly key: string; readonly dx: number; readonly dy: number } | null;
  /** Millimetres of the table for a pixel. */
  readonly scale: () => number;
}

/** Pixels that a finger may slip while it taps; milliseconds after which a hand has come to rest. */
const [SLIP, REST] = [8, 80];

export function createDrag(hand: Hand, zone: Accessor<DropZone | null>) {
  const [at, setAt] = createSignal<{ readonly x: number; readonly y: number; readonly colour: Colour } | null>(null);
  let end: (() => void) | null = null;
  onCleanup(() => end?.());

  function begin(colour: Colour, first: PointerEvent): void {
    if (first.button !== 0) return;
    const source = first.currentTarget as HTMLElement;
    let last = { time: first.timeStamp, x: first.clientX, y: first.clientY, vx: 0, vy: 0 };

    function move(event: PointerEvent): void {
      const far = Math.hypot(event.clientX - first.clientX, event.clientY - first.clientY) > SLIP;
      if (!at() && !far) return;
      if (!at()) source.setPointerCapture(first.pointerId);
      hand.setColour(colour);
      const seconds = Math.max(0.008, (event.timeStamp - last.time) / 1000);
      const [x, y] = [event.clientX, event.clientY];
      last = { time: event.timeStamp, x, y, vx: (x - last.x) / seconds, vy: (last.y - y) / seconds };
      setAt({ x, y, colour });
    }
    function drop(event: PointerEvent): void {
      const dragged = at();
      end?.();
      if (!dragged) return;
      // The tap that follows a drag is none.
      const deaf = (click: MouseEvent) => click.stopImmediatePropagation();
      source.addEventListener("click", deaf, { capture: true });
      setTimeout(() => source.removeEventListener("click", deaf, { capture: true }));
      const there = zone()?.mark(event);
      const scale = event.timeStamp - last.time > REST ? 0 : (zone()?.scale() ?? 0);
      if (there) hand.dropOn(there.key, there, { vx: last.vx * scale, vy: last.vy * scale });
      hand.setColour(null);
    }
    const cancel = () => end?.();
    source.addEventListener("pointermove", move);
    source.addEventListener("pointerup", drop);
    source.addEventListener("pointercancel", cancel);
    // eslint-disable-next-line solid/reactivity -- a gesture: what holds when it ends
    end = () => {
      end = null;
      setAt(null);
      source.removeEventListener("pointermove", move);
      source.removeEventListener("pointerup", drop);
      source.removeEventListener("pointercancel", cancel);
    };
  }
  return { at, begin };
}
