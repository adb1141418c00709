/** Small drawings of pieces for the panels: columns, both sides of a slab, cards. */
import { For, type JSX, Show } from "solid-js";
import type { Translate } from "../contract";
import { path } from "./paths";
import { roomiest } from "./shapes";
import { letter, TINT } from "./tints";
import { type Card, type Colour, type Face, type Side, slabName, type Stack } from "./view";

export function ColumnSign(props: { readonly colour: Colour }): JSX.Element {
  return (
    <span
      class="column-sign"
      style={{ "--wood": TINT[props.colour].wood, "--grain": TINT[props.colour].ink }}
      aria-hidden="true"
    >
      {letter(props.colour)}
    </span>
  );
}

interface ColumnsProps {
  readonly columns: readonly Colour[];
  readonly t: Translate;
  readonly label: string;
}

/** Columns that only lie there, told as a list of their colours. */
export function Columns(props: ColumnsProps): JSX.Element {
  const told = () => props.columns.map((colour) => props.t("menara-colour", { colour })).join(", ");
  return (
    <span class="columns" role="img" aria-label={`${props.label} ${told() || props.t("menara-none")}`}>
      <For each={props.columns} fallback={<span class="soft">{props.t("menara-none")}</span>}>
        {(colour) => <ColumnSign colour={colour} />}
      </For>
    </span>
  );
}

/** A side of a slab with its marks. */
export function SlabFace(props: {
  readonly face: Face;
  readonly slab: number;
  readonly side: Side;
  readonly label: string;
}): JSX.Element {
  const box = () => {
    const xs = props.face.outline.map(([x]) => x);
    const ys = props.face.outline.map(([, y]) => -y);
    const [x, y] = [Math.min(...xs) - 3, Math.min(...ys) - 3];
    return `${x} ${y} ${Math.max(...xs) + 3 - x} ${Math.max(...ys) + 3 - y}`;
  };
  const room = () => roomiest(props.face);
  return (
    <svg class={`slab-face side-${props.side}`} viewBox={box()} role="img" aria-label={props.label}>
      <path d={path(props.face.outline)} />
      <For each={props.face.marks}>
        {(mark) => (
          <g transform={`translate(${mark.at[0]} ${-mark.at[1]})`}>
            <circle r="10" fill={TINT[mark.colour].wood} stroke={TINT[mark.colour].ink} />
            <text font-size="13" fill={TINT[mark.colour].ink}>
              {letter(mark.colour)}
            </text>
          </g>
        )}
      </For>
      <Show when={room()}>
        {(at) => (
          <text class="slab-number" font-size="14" x={at()[0]} y={-at()[1]}>
            {slabName(props.slab)}
          </text>
        )}
      </Show>
    </svg>
  );
}

/** The task of a card as a drawing: columns and slabs, how many and where to. */
function Task(props: { readonly card: Card }): JSX.Element {
  const count = () => Math.max(1, props.card.count);
  const lifts = () => props.card.kind === "lift";
  const columns = () => Array.from({ length: lifts() ? 0 : props.card.kind === "fill" ? 4 : count() }, (_, n) => n);
  const at = (n: number) => 32 + (n - (columns().length - 1) / 2) * 11;
  const one = () => props.card.kind === "one" || props.card.kind === "fill";
  return (
    <svg class="task" viewBox="0 0 64 46" aria-hidden="true">
      <Show when={props.card.kind === "move"}>
        <rect class="task-slab" x="6" y="39" width="34" height="4" rx="2" />
        <rect class="task-slab" x="26" y="24" width="34" height="4" rx="2" />
        <For each={columns()}>
          {(n) => (
            <rect class="task-column" x={38 + n * 7 - columns().length * 2} y="8" width="5" height="15" rx="1.5" />
          )}
        </For>
        <path class="task-way" d="M14 36v-9q0-8 8-8h6m-5-5 5 5-5 5" />
      </Show>
      <Show when={lifts()}>
        <rect class="task-slab" x="16" y="14" width="32" height="5" rx="2" />
        <path class="task-way" d="M32 44V25m-6 6 6-6 6 6M32 11V3m-4 4 4-4 4 4" />
      </Show>
      <Show when={!lifts() && props.card.kind !== "move"}>
        <For each={columns()}>
          {(n) => <rect class="task-column" x={at(n) - 3.5} y="14" width="7" height="22" rx="2" />}
        </For>
        <Show
          when={one()}
          fallback={
            <For each={columns()}>
              {(n) => <rect class="task-slab" x={at(n) - 4.5} y="37" width="9" height="5" rx="2" />}
            </For>
          }
        >
          <rect class="task-slab" x="6" y="37" width="52" height="5" rx="2" />
        </Show>
        <Show when={props.card.kind === "fill"}>
          <path class="task-way" d="M10 8h44M10 8v4m44-4v4" />
        </Show>
      </Show>
    </svg>
  );
}

/** A construction card; its frame says which side a new slab shows. */
export function CardFace(props: { readonly card: Card; readonly stack: Stack; readonly t: Translate }): JSX.Element {
  return (
    <span class={`card stack-${props.stack} frame-${props.card.frame}`}>
      <Task card={props.card} />
      <b>{props.t("menara-card-task", { kind: props.card.kind, count: Math.max(1, props.card.count) })}</b>
      <small>{props.t("menara-card-frame", { frame: props.card.frame })}</small>
    </span>
  );
}
