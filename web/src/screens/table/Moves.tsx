import { createEffect, createMemo, createSignal, For, type JSX, on, Show } from "solid-js";
import type { Listed } from "../../games/contract";
import type { Plied } from "../../gen/protocol";
import { t } from "../../i18n/words";
import { Icon, type Sign } from "../../ui/Icon";
import { NotationLine } from "./NotationLine";
import type { Play } from "./play";
import "./panels.css";

/** All that happened, to step through at any time. */
export function Moves(props: { readonly play: Play }): JSX.Element {
  const games = () => props.play.table.course().games;
  const [chosen, setChosen] = createSignal<number | null>(null);
  const game = () => chosen() ?? props.play.looking()?.game ?? games().length - 1;
  const plies = createMemo(() => games()[game()]?.plies ?? []);
  const here = () => {
    const looking = props.play.looking();
    return looking && looking.game === game() ? looking.ply : game() === games().length - 1 ? plies().length : -1;
  };
  /** Cards that were dealt to somebody at this device are not for the others beside him. */
  const words = (ply: Plied): Listed =>
    ply.seat === "chance" && !props.play.open()
      ? { text: "=…" }
      : (props.play.page.listed?.(ply, t) ?? { text: ply.move });
  /** A ply that has no words of its own belongs to the one before it. */
  const items = createMemo(() => plies().filter((ply) => words(ply).text));
  const lastOf = (item: number) => (items()[item + 1]?.ply ?? plies().length + 1) - 1;
  /** What colours the sign of each seat. */
  const tokens = createMemo(() => {
    const view = props.play.view();
    if (!view) return [];
    const page = props.play.page;
    const found: string[] = [];
    for (let seat = 0; seat < view.seats; seat += 1) found.push(page.seat(view, seat, t, false).token);
    return found;
  });
  let list: HTMLOListElement | undefined;

  createEffect(
    on(
      () => games().length,
      () => setChosen(null),
    ),
  );
  createEffect(
    on(here, (ply) => {
      const item = list?.children[items().findLastIndex((one) => one.ply <= ply)] as HTMLElement | undefined;
      if (!list || !item) return;
      // Only the list scrolls, never the page.
      const top = item.offsetTop - list.offsetTop;
      if (top < list.scrollTop || top + item.offsetHeight > list.scrollTop + list.clientHeight)
        list.scrollTop = top - list.clientHeight / 2;
    }),
  );

  const at = () => Math.max(0, here());
  const look = (ply: number) => props.play.look(Math.max(0, Math.min(ply, plies().length)), game());
  const step = (sign: Sign, label: string, ply: () => number, able: () => boolean) => (
    <button
      type="button"
      class="button quiet icon-only"
      aria-label={t(label)}
      title={t(label)}
      aria-disabled={!able()}
      onClick={() => able() && look(ply())}
    >
      <Icon sign={sign} />
    </button>
  );

  return (
    <section class="moves" aria-labelledby="moves-title">
      <div class="panel-head">
        <h2 id="moves-title">{t("table-moves")}</h2>
        <div class="steps" role="group" aria-label={t("table-steps")}>
          {step(
            "first",
            "table-step-first",
            () => 0,
            () => at() > 0,
          )}
          {step(
            "back",
            "table-step-back",
            () => at() - 1,
            () => at() > 0,
          )}
          {step(
            "forward",
            "table-step-forward",
            () => at() + 1,
            () => at() < plies().length,
          )}
          {step(
            "last",
            "table-step-last",
            () => plies().length,
            () => at() < plies().length,
          )}
        </div>
      </div>
      <Show when={games().length > 1}>
        <div class="row games-row" role="group" aria-label={t("table-games-of-match")}>
          <For each={games()}>
            {(_, number) => (
              <button
                type="button"
                class="button compact"
                aria-pressed={game() === number()}
                onClick={() => {
                  setChosen(number());
                  props.play.look(games()[number()]?.plies.length ?? 0, number());
                }}
              >
                {t("table-game-number", { number: number() + 1 })}
              </button>
            )}
          </For>
        </div>
      </Show>
      <ol
        class="move-list"
        classList={{ worded: props.play.page.listed !== undefined }}
        tabindex="0"
        aria-labelledby="moves-title"
        ref={(element) => {
          list = element;
        }}
        onKeyDown={(event) => {
          const ply = { ArrowLeft: at() - 1, ArrowUp: at() - 1, ArrowRight: at() + 1, ArrowDown: at() + 1, Home: 0 }[
            event.key
          ];
          const wanted = event.key === "End" ? plies().length : ply;
          if (wanted === undefined) return;
          event.preventDefault();
          look(wanted);
        }}
      >
        <For each={items()} fallback={<li class="soft small">{t("table-no-moves")}</li>}>
          {(ply, item) => (
            <li data-ply={lastOf(item())} classList={{ chance: ply.seat === "chance", grave: words(ply).grave }}>
              <button
                type="button"
                tabindex="-1"
                class="move"
                aria-current={ply.ply <= here() && here() <= lastOf(item()) ? "step" : undefined}
                title={words(ply).text}
                onClick={() => look(lastOf(item()))}
              >
                <span class={`ply-sign ${tokens()[Number(ply.seat)] ?? ""}`} aria-hidden="true" />
                <span class="ply-number">{ply.ply}</span>
                <span class="ply-move">{words(ply).text}</span>
              </button>
            </li>
          )}
        </For>
      </ol>
      <Show when={props.play.table.mine().length > 0 && props.play.table.head()?.status === "playing"}>
        <NotationLine play={props.play} />
      </Show>
    </section>
  );
}
