import type { Component, JSX } from "solid-js";
import type { Translate } from "../games/contract";
import "./figure.css";

/** A drawing for a clause: from the board's own parts, with its caption `figure-CLAUSE`. The game's class gives the colours. */
export function figure(
  clause: string,
  game: string,
  viewBox: string,
  draw: (t: Translate) => JSX.Element,
): Component<{ readonly t: Translate }> {
  return (props) => (
    <figure class={`figure ${game}`} data-figure={clause}>
      <svg viewBox={viewBox} aria-hidden="true">
        {draw(props.t)}
      </svg>
      <figcaption>{props.t(`figure-${clause}`)}</figcaption>
    </figure>
  );
}

/** From what was to what is. */
export function Arrow(props: { readonly x: number; readonly y: number; readonly size?: number }): JSX.Element {
  return (
    <path
      class="figure-arrow"
      d="M-30-7H6V-22L34 0 6 22V7H-30Z"
      transform={`translate(${props.x} ${props.y}) scale(${props.size ?? 1})`}
    />
  );
}

/** So it may be, or so not: told by the shape, not by the colour alone. */
export function Verdict(props: {
  readonly right: boolean;
  readonly x: number;
  readonly y: number;
  readonly size?: number;
}): JSX.Element {
  return (
    <g
      class={props.right ? "figure-yes" : "figure-no"}
      transform={`translate(${props.x} ${props.y}) scale(${props.size ?? 1})`}
    >
      <circle r="26" />
      <path d={props.right ? "M-12 1-4 10 13-9" : "M-10-10 10 10M10-10-10 10"} />
    </g>
  );
}

/** A word or a number beside something. */
export function Label(props: {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly children: JSX.Element;
}): JSX.Element {
  return (
    <text class="figure-label" x={props.x} y={props.y} font-size={String(props.size)}>
      {props.children}
    </text>
  );
}
