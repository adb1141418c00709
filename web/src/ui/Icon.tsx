import type { JSX } from "solid-js";

/** Signs of our own, cut with one chisel: 24 units square, strokes only. */
const SIGNS = {
  menu: "M4 7h16M4 12h16M4 17h16",
  close: "M6 6l12 12M18 6 6 18",
  back: "M14.5 5 8 12l6.5 7",
  forward: "M9.5 5 16 12l-6.5 7",
  first: "M17 5l-6.5 7L17 19M7 5v14",
  last: "M7 5l6.5 7L7 19M17 5v14",
  book: "M12 6.5C9.5 4.6 6.5 4.3 3.5 4.8v13.4c3-.5 6-.2 8.5 1.7 2.5-1.9 5.5-2.2 8.5-1.7V4.8c-3-.5-6-.2-8.5 1.7Zm0 0v13.4",
  chat: "M4 5h16v11h-8.5L7 20v-4H4Z",
  moves: "M5 6h3M5 12h3M5 18h3M12 6h7M12 12h7M12 18h7",
  bulb: "M9 17h6M10 20.5h4M8.5 14c-1.6-1.2-2.5-2.9-2.5-4.7a6 6 0 0 1 12 0c0 1.8-.9 3.5-2.5 4.7Z",
  undo: "M8.5 5 4 9.5 8.5 14M4 9.5h10a5.5 5.5 0 0 1 0 11h-4",
  gear: "M4 7h9M17 7h3M4 17h3M11 17h9M15 4.5a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5ZM9 14.5a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5Z",
  person: "M12 4a4 4 0 1 0 0 8 4 4 0 0 0 0-8ZM4.5 20.5c.6-4 3.6-6 7.5-6s6.9 2 7.5 6",
  people:
    "M8.5 5.5a3.3 3.3 0 1 0 0 6.6 3.3 3.3 0 0 0 0-6.6ZM2.5 19.5c.4-3.3 2.7-5.2 6-5.2s5.6 1.9 6 5.2M15.5 6a3 3 0 0 1 0 5.8M17 14.7c2.5.5 4.1 2.2 4.5 4.8",
  bot: "M5 9h14v10H5ZM12 9V5M12 5h.01M9 13.5v1M15 13.5v1M2.5 12.5v3M21.5 12.5v3",
  link: "M10 14a4 4 0 0 0 6 .4l3-3a4 4 0 0 0-5.7-5.7l-1.5 1.5M14 10a4 4 0 0 0-6-.4l-3 3a4 4 0 0 0 5.7 5.7l1.5-1.5",
  copy: "M9 9h11v11H9ZM15 9V4H4v11h5",
  share: "M12 15V4M8 7.5 12 3.5l4 4M5 12v8h14v-8",
  eye: "M2.5 12C5 7.7 8.3 5.5 12 5.5s7 2.2 9.5 6.5c-2.5 4.3-5.8 6.5-9.5 6.5S5 16.3 2.5 12ZM12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6Z",
  clock: "M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17ZM12 7.5V12l3 2.5",
  flag: "M6 21V4M6 5h11l-2.5 3.5L17 12H6",
  hands: "M4 13l4-5 4 3 4-3 4 5-5 5-3-2-3 2Z",
  swap: "M4 8h14M14 4l4 4-4 4M20 16H6M10 12l-4 4 4 4",
  device: "M7 2.5h10v19H7ZM11 18.5h2",
  check: "M4.5 12.5 10 18 19.5 6.5",
  up: "M6 14.5 12 8l6 6.5",
  down: "M6 9.5 12 16l6-6.5",
  sun: "M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8ZM12 2.5v2.5M12 19v2.5M2.5 12H5M19 12h2.5M5.3 5.3 7 7M17 17l1.7 1.7M18.7 5.3 17 7M7 17l-1.7 1.7",
  moon: "M20 14.5A8.5 8.5 0 0 1 9.5 4 8.5 8.5 0 1 0 20 14.5Z",
  globe: "M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17ZM3.5 12h17M12 3.5c5 5.5 5 11.5 0 17M12 3.5c-5 5.5-5 11.5 0 17",
  save: "M12 4v11M8 11.5 12 15.5l4-4M5 20h14",
  chart: "M4 4v16h16M7.5 15l3.5-4.5 3 2.5 4.5-6.5",
  pen: "M4 20l1-4L16 5l3 3L8 19ZM14 7l3 3",
  search: "M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13ZM15.3 15.3 20.5 20.5",
  again: "M19.5 12a7.5 7.5 0 1 1-2.5-5.6M17.5 3v4h-4",
  mute: "M4 9.5v5h3.5L12 19V5L7.5 9.5ZM16 9.5l5 5M21 9.5l-5 5",
  alone: "M3 12h2l2-4 3 8 3-10 3 9 2-3h3",
} as const;

export type Sign = keyof typeof SIGNS;

/** Never the only thing that says it: the button has words or a label. */
export function Icon(props: { readonly sign: Sign }): JSX.Element {
  return (
    <svg class="icon" viewBox="0 0 24 24" aria-hidden="true">
      <path d={SIGNS[props.sign]} />
    </svg>
  );
}

/** The stepped fret of the friezes, as wide as its place. */
export function Frieze(): JSX.Element {
  return (
    <svg class="frieze" aria-hidden="true">
      <defs>
        <pattern id="frieze" width="40" height="14" patternUnits="userSpaceOnUse">
          <path
            d="M0 13H7V10H11V7H15V4H19V1H36V10H25V5H30V7"
            fill="none"
            stroke="currentColor"
            stroke-width="1.6"
            stroke-linecap="square"
          />
          <path d="M36 10V13H40" fill="none" stroke="currentColor" stroke-width="1.6" />
        </pattern>
      </defs>
      <rect width="100%" height="14" fill="url(#frieze)" />
    </svg>
  );
}
