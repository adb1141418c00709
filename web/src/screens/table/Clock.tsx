import { createMemo, type JSX, Show } from "solid-js";
import { t } from "../../i18n/words";
import type { Table } from "../../state/table";
import { createTick } from "../../ui/media";

const DAY = 86_400;
/** From here on it is said in seconds, and in another colour. */
const SCARCE = 20;

function worded(seconds: number): string {
  if (seconds >= DAY)
    return t("clock-days", { days: Math.floor(seconds / DAY), hours: Math.floor((seconds % DAY) / 3600) });
  const whole = Math.ceil(Math.max(0, seconds));
  const [hours, minutes, rest] = [Math.floor(whole / 3600), Math.floor((whole % 3600) / 60), whole % 60];
  const two = (n: number) => String(n).padStart(2, "0");
  return hours ? `${hours}:${two(minutes)}:${two(rest)}` : `${minutes}:${two(rest)}`;
}

/** What a seat has left; it runs by the server's clock. */
export function Clock(props: { readonly table: Table; readonly seat: number }): JSX.Element {
  const tick = createTick(250);
  const clocks = () => props.table.head()?.clocks ?? null;
  const runs = () => clocks()?.running === props.seat && props.table.head()?.status === "playing";
  const left = createMemo(() => {
    const state = clocks();
    if (!state) return null;
    if (runs()) tick();
    const had = (state.left[props.seat] ?? 0) / 1000;
    return Math.max(0, runs() ? had - Math.max(0, props.table.now() - state.at) : had);
  });
  const text = createMemo(() => worded(left() ?? 0));
  return (
    <Show when={left() !== null}>
      <span class="clock" classList={{ runs: runs(), scarce: (left() ?? 99) <= SCARCE }} role="timer" aria-live="off">
        {text()}
      </span>
    </Show>
  );
}
