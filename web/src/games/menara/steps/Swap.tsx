import { createSignal, For, type JSX } from "solid-js";
import { ColumnSign } from "../pieces";
import { type Colour, COLOURS } from "../view";
import { type StepProps, Word } from "./Word";

/** Columns of one's own against columns of the camp. */
export function Swap(step: StepProps): JSX.Element {
  // eslint-disable-next-line solid/reactivity -- the two are the same for as long as the board is there
  const { props, hand } = step;
  const [give, setGive] = createSignal<ReadonlySet<number>>(new Set());
  const [take, setTake] = createSignal<ReadonlySet<number>>(new Set());
  const mine = () => hand.board().hands[hand.board().seat] ?? [];
  const ordered = (from: readonly Colour[], chosen: ReadonlySet<number>) =>
    COLOURS.flatMap((colour) => from.filter((one, n) => chosen.has(n) && one === colour)).join("");
  function toggle(which: "give" | "take", n: number): void {
    const [chosen, set] = which === "give" ? [give(), setGive] : [take(), setTake];
    set(new Set(chosen.has(n) ? [...chosen].filter((one) => one !== n) : [...chosen, n]));
    const move = `swap ${ordered(mine(), give())} ${ordered(hand.board().camp, take())}`;
    const even = give().size === take().size && give().size > 0;
    if (even && !props.moves.includes(move)) void props.explain(move);
    props.propose(even && props.moves.includes(move) ? move : null);
  }
  const chips = (
    columns: readonly Colour[],
    chosen: () => ReadonlySet<number>,
    which: "give" | "take",
    label: string,
  ) => (
    <div class="chips" role="group" aria-label={label}>
      <span class="chips-label">{label}</span>
      <For each={columns}>
        {(colour, n) => (
          <button type="button" class="chip" aria-pressed={chosen().has(n())} onClick={() => toggle(which, n())}>
            <ColumnSign colour={colour} />
            <span class="unseen">{props.t("menara-colour", { colour })}</span>
          </button>
        )}
      </For>
    </div>
  );
  return (
    <>
      <p>{props.t("menara-do-swap")}</p>
      {chips(mine(), give, "give", props.t("menara-swap-give"))}
      {chips(hand.board().camp, take, "take", props.t("menara-swap-take"))}
      <Word {...step} move="-" label={props.t("menara-swap-nothing")} />
    </>
  );
}
