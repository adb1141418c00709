import { createSignal, type JSX, Show } from "solid-js";
import type { Point } from "./polar";
import "./board2d.css";

export type Arrow = "up" | "down" | "left" | "right";

const ARROWS: Readonly<Record<string, Arrow>> = {
  ArrowUp: "up",
  ArrowDown: "down",
  ArrowLeft: "left",
  ArrowRight: "right",
};

export interface CanvasProps {
  readonly viewBox: string;
  readonly label: string;
  readonly class?: string;
  /** What the keyboard stands on, drawn around it while the board has the focus. */
  readonly cursor?: JSX.Element;
  readonly onArrow: (arrow: Arrow, event: KeyboardEvent) => void;
  /** Enter or Space. */
  readonly onChoose: () => void;
  readonly onBack: () => void;
  /** Any other key; true where it meant something. */
  readonly onKey?: (event: KeyboardEvent) => boolean;
  /** The board got the focus by keyboard: say where the cursor stands. */
  readonly onFocus: () => void;
  readonly onPointerDown?: (event: PointerEvent) => void;
  readonly onPointerMove?: (event: PointerEvent) => void;
  readonly onPointerUp?: (event: PointerEvent) => void;
  readonly onPointerLeave?: (event: PointerEvent) => void;
  readonly onPointerCancel?: (event: PointerEvent) => void;
  readonly onWheel?: (event: WheelEvent) => void;
  readonly ref?: (element: SVGSVGElement) => void;
  readonly children: JSX.Element;
}

/** Where a pointer is in the units of the drawing. */
export function pointerAt(svg: SVGSVGElement, event: MouseEvent): Point {
  const matrix = svg.getScreenCTM()?.inverse();
  return matrix ? new DOMPoint(event.clientX, event.clientY).matrixTransform(matrix) : { x: 0, y: 0 };
}

/** A drawing that is one tab stop: arrows move over its cells, Enter chooses, Escape takes back. */
export function Canvas(props: CanvasProps): JSX.Element {
  const [keyed, setKeyed] = createSignal(false);

  function onKeyDown(event: KeyboardEvent): void {
    if (event.ctrlKey || event.altKey || event.metaKey) return;
    const arrow = ARROWS[event.key];
    const handled = arrow || event.key === "Enter" || event.key === " " || event.key === "Escape";
    setKeyed(true);
    if (arrow) props.onArrow(arrow, event);
    else if (event.key === "Enter" || event.key === " ") props.onChoose();
    else if (event.key === "Escape") props.onBack();
    else if (!props.onKey?.(event)) return;
    if (handled || props.onKey) event.preventDefault();
  }

  return (
    <svg
      ref={(element) => props.ref?.(element)}
      class={`canvas ${props.class ?? ""}`}
      viewBox={props.viewBox}
      role="application"
      tabindex="0"
      aria-label={props.label}
      onKeyDown={onKeyDown}
      onFocus={(event) => {
        if (!event.currentTarget.matches(":focus-visible")) return;
        setKeyed(true);
        props.onFocus();
      }}
      onBlur={() => setKeyed(false)}
      onPointerDown={(event) => {
        setKeyed(false);
        props.onPointerDown?.(event);
      }}
      onPointerMove={(event) => props.onPointerMove?.(event)}
      onPointerUp={(event) => props.onPointerUp?.(event)}
      onPointerLeave={(event) => props.onPointerLeave?.(event)}
      onPointerCancel={(event) => props.onPointerCancel?.(event)}
      on:wheel={{ handleEvent: (event: WheelEvent) => props.onWheel?.(event), passive: false }}
    >
      {props.children}
      <Show when={keyed()}>{props.cursor}</Show>
    </svg>
  );
}
