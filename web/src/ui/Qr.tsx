import { createMemo, type JSX } from "solid-js";
import { encode } from "uqr";

/** An address as a square to point a phone at; always dark on light, whatever the scheme. */
export function Qr(props: { readonly text: string; readonly label: string }): JSX.Element {
  const code = createMemo(() => encode(props.text, { border: 2 }));
  const path = createMemo(() =>
    code()
      .data.flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : "")))
      .join(""),
  );
  return (
    <svg class="qr" viewBox={`0 0 ${code().size} ${code().size}`} role="img" aria-label={props.label}>
      <rect width="100%" height="100%" fill="#fffaf0" />
      <path d={path()} fill="#241a10" shape-rendering="crispEdges" />
    </svg>
  );
}
