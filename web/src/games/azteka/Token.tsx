import { For, type JSX } from "solid-js";
import type { Piece } from "./view";

/* Each side has a shape of its own: Life a blossom, Death a lozenge with a skull, the Mummies a bandaged coffin. */

const BLOSSOM = Array.from({ length: 8 }, (_, n) => n * 45);

function Life(): JSX.Element {
  return (
    <>
      <For each={BLOSSOM}>
        {(turn) => <ellipse class="token-body" rx="10.5" ry="14" cy="-20" transform={`rotate(${turn})`} />}
      </For>
      <circle class="token-body token-core" r="24" />
      <path class="token-mark" d="M0 19V-3" fill="none" />
      <path class="token-glyph" d="M0 3C-3-7-10-11-18-10-18-1-10 6 0 5ZM0-3C2-14 9-19 18-18 18-8 11-2 0-1Z" />
    </>
  );
}

function Death(): JSX.Element {
  return (
    <>
      <path class="token-body" d="M0-37 37 0 0 37-37 0Z" stroke-linejoin="round" />
      <path
        class="token-glyph"
        d="M0-20C-12-20-17-12-17-4-17 3-13 6-11 9L-10 15H10L11 9C13 6 17 3 17-4 17-12 12-20 0-20Z"
      />
      <path
        class="token-hole"
        d="M-13-4a5.5 6 0 1 0 11 0 5.5 6 0 1 0-11 0ZM2-4a5.5 6 0 1 0 11 0 5.5 6 0 1 0-11 0ZM0 4-3 9H3Z"
      />
      <path class="token-hole-line" d="M-4 15V10.500M0 15V11.500M4 15V10.500" />
    </>
  );
}

function Mummy(): JSX.Element {
  return (
    <>
      <path class="token-body" d="M-12-36H12L25-16 15 36H-15L-25-16Z" stroke-linejoin="round" />
      <path class="token-mark" fill="none" d="M-22-21 24-12M-23-9 18 14M22-4-17 14M18 12-16 27M-16 20 14 32" />
      <path class="token-glyph" d="M-15-24H15V-14H-15Z" />
      <circle class="token-hole" cx="-6" cy="-19" r="3.400" />
      <circle class="token-hole" cx="6" cy="-19" r="3.400" />
    </>
  );
}

const SHAPES: Readonly<Record<Piece, () => JSX.Element>> = { L: Life, D: Death, M: Mummy };

/** A piece around the origin, with its letter at its foot. */
export function Token(props: { readonly piece: Piece; readonly letter: string }): JSX.Element {
  return (
    <g class={`token token-${props.piece}`}>
      {SHAPES[props.piece]()}
      <circle class="token-badge" cx="23" cy="23" r="12.500" />
      <text class="token-letter" x="23" y="23">
        {props.letter}
      </text>
    </g>
  );
}
