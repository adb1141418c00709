import { createMemo, createResource, createSignal, For, type JSX, Show } from "solid-js";
import type { GameInfo, NewTable as Wish, SeatWish } from "../../gen/protocol";
import { load, t } from "../../i18n/words";
import { Refused, openTable } from "../../net/http";
import { go } from "../../router";
import { keep, kept } from "../../state/kept";
import { keepTokens } from "../../state/tokens";
import { Dialog } from "../../ui/Dialog";
import { Icon, type Sign } from "../../ui/Icon";
import { complain } from "../../ui/notices";
import { Segments } from "../../ui/Segments";
import { type Level, LEVELS } from "../levels";
import { fetchGame } from "../table/ahead";
import { Details } from "./Details";
import "./newtable.css";

interface NewTableProps {
  readonly game: GameInfo;
  readonly close: () => void;
}

/** Sent twice, the same table is given again. */
const request = () => crypto.getRandomValues(new Uint32Array(3)).reduce((text, n) => text + n.toString(36), "");

/** A table for this game: one tap with what most people want, or everything in detail. */
export default function NewTable(props: NewTableProps): JSX.Element {
  const [named, setVariant] = createSignal<string | null>(null);
  const variant = () => named() ?? props.game.variants[0]?.name ?? "";
  const [level, setLevel] = createSignal<Level>(kept<Level>("level", "casual"));
  const [busy, setBusy] = createSignal(false);
  const [words] = createResource(
    () => props.game.name,
    (name) => {
      // The board comes while one still chooses.
      void import("../table/TableScreen");
      void fetchGame(name).catch(() => undefined);
      return load(name).then(() => true);
    },
  );
  const chosen = createMemo(() => props.game.variants.find(({ name }) => name === variant()));
  const seats = () => chosen()?.seats ?? 2;

  async function open(wish: Omit<Wish, "game">): Promise<void> {
    if (busy()) return;
    setBusy(true);
    try {
      const opened = await openTable({ ...wish, game: props.game.name, id: request() });
      keepTokens(opened.table.code, opened.seats);
      props.close();
      go(`t/${opened.table.code}`);
    } catch (error) {
      if (error instanceof Refused || error instanceof Error) complain(error);
    } finally {
      setBusy(false);
    }
  }

  const others = (wish: SeatWish): SeatWish[] => Array.from({ length: seats() - 1 }, () => wish);
  const quick = (wishes: SeatWish[], visibility: "link" | "public" = "link") =>
    open({ options: chosen()?.options ?? {}, seats: wishes, visibility });

  const bots = () => {
    keep("level", level());
    return quick([{ who: "me" }, ...others({ who: "bot", bot: level() })]);
  };
  const friends = () => quick([{ who: "me" }, ...others({ who: "open" })]);
  const here = () =>
    quick(Array.from({ length: seats() }, (_, n) => ({ who: "me", name: t("new-player", { number: n + 1 }) })));
  const anybody = () => quick([{ who: "me" }, ...others({ who: "open" })], "public");

  const door = (sign: Sign, name: string, work: () => Promise<void>, inner?: JSX.Element) => (
    <li class="door">
      <Icon sign={sign} />
      <div class="door-words">
        <h3>{t(name)}</h3>
        <p class="soft small">{t(`${name}.help`)}</p>
        {inner}
      </div>
      <button
        type="button"
        class={`button ${["new-bot", "new-partner", "new-alone"].includes(name) ? "primary" : ""}`}
        data-door={name}
        disabled={busy()}
        onClick={() => void work()}
      >
        {t("new-go")}
        <span class="unseen"> {t(name)}</span>
      </button>
    </li>
  );

  return (
    <Dialog open={words() ?? false} title={t("new-title", { game: t(props.game.name) })} close={props.close}>
      <div class="new-table">
        <label class="field">
          <span>{t("new-variant")}</span>
          <select class="select" value={variant()} onChange={(event) => setVariant(event.currentTarget.value)}>
            <For each={props.game.variants}>
              {({ name }) => <option value={name}>{t(`${props.game.name}-variant-${name}`)}</option>}
            </For>
          </select>
        </label>
        <ul class="doors">
          <Show when={seats() > 1} fallback={door("person", "new-alone", () => quick([{ who: "me" }]))}>
            {door(
              "bot",
              props.game.together ? "new-partner" : "new-bot",
              bots,
              <Segments
                label={t("level-choose")}
                choices={LEVELS}
                value={level()}
                words={(one) => t(`level-${one}`)}
                choose={setLevel}
              />,
            )}
            {door("link", "new-friend", friends)}
            {door("device", "new-device", here)}
            {door("globe", "new-anybody", anybody)}
          </Show>
        </ul>
        <Show when={chosen()} keyed>
          {(base) => (
            <details class="new-details">
              <summary>{t("new-details")}</summary>
              <Details game={props.game} base={base} busy={busy()} open={(wish) => void open(wish)} />
            </details>
          )}
        </Show>
      </div>
    </Dialog>
  );
}
