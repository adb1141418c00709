import { createMemo, createSignal, For, type JSX, Show } from "solid-js";
import type { Offer } from "../../gen/protocol";
import { t } from "../../i18n/words";
import type { Table } from "../../state/table";
import { Icon } from "../../ui/Icon";
import { tried } from "../../ui/notices";
import { seatName } from "./people";
import { LEVELS } from "../levels";

/** What somebody asks of the others, and what to do about somebody who is gone. */
export function Offers(props: { readonly table: Table }): JSX.Element {
  const head = () => props.table.head();
  const mine = () => props.table.mine();
  const offers = () => head()?.offers ?? [];
  const gone = createMemo(() =>
    (head()?.seats ?? []).map((seat, n) => ({ seat, n })).filter(({ seat, n }) => seat.left && !mine().includes(n)),
  );
  const replaced = createMemo(() =>
    (head()?.seats ?? [])
      .map((seat, n) => ({ seat, n }))
      .filter(({ seat }) => seat.away?.id === props.table.person()?.id),
  );
  return (
    <Show when={offers().length + gone().length + replaced().length > 0}>
      <section class="offers" aria-label={t("table-offers")}>
        <For each={offers()}>{(offer) => <OneOffer table={props.table} offer={offer} />}</For>
        <Show when={mine().length > 0}>
          <For each={gone()}>{({ n }) => <Gone table={props.table} seat={n} />}</For>
        </Show>
        <For each={replaced()}>
          {({ n }) => (
            <div class="offer">
              <p>{t("table-bot-sits-in")}</p>
              <button
                type="button"
                class="button primary"
                onClick={() => tried(props.table.ask({ type: "sit", seat: n }))}
              >
                {t("table-seat-back")}
              </button>
            </div>
          )}
        </For>
      </section>
    </Show>
  );
}

function OneOffer(props: { readonly table: Table; readonly offer: Offer }): JSX.Element {
  const head = () => props.table.head();
  const mine = () => props.table.mine();
  const own = () => mine().includes(props.offer.seat);
  const words = () =>
    t(own() ? "offer-own" : "offer-theirs", {
      kind: props.offer.kind,
      name: seatName(head(), props.offer.seat),
      other: props.offer.other === undefined || props.offer.other === null ? "" : seatName(head(), props.offer.other),
    });
  /** The seat of ours that has not answered yet. */
  const asked = () =>
    mine().find(
      (seat) =>
        seat !== props.offer.seat &&
        !(props.offer.agreed ?? []).includes(seat) &&
        (props.offer.kind !== "swap" || seat === props.offer.other),
    );
  const answer = (seat: number, accept: boolean) =>
    tried(props.table.ask({ type: "answer", seat, kind: props.offer.kind, accept }));
  return (
    <div class="offer">
      <p>{words()}</p>
      <Show when={own() && asked() === undefined}>
        <button type="button" class="button" onClick={() => answer(props.offer.seat, false)}>
          {t("offer-withdraw")}
        </button>
      </Show>
      <Show when={!own() && asked() !== undefined}>
        <button type="button" class="button" onClick={() => answer(asked() ?? 0, false)}>
          {t("offer-decline")}
        </button>
        <button type="button" class="button primary" onClick={() => answer(asked() ?? 0, true)}>
          <Icon sign="check" />
          {t("offer-accept")}
        </button>
      </Show>
    </div>
  );
}

/** Somebody left for longer than the grace: a bot in that seat, the end, or just wait. */
function Gone(props: { readonly table: Table; readonly seat: number }): JSX.Element {
  const [bot, setBot] = createSignal("club");
  const claim = (choice: "bot" | "end") => {
    const seat = props.table.mine()[0] ?? 0;
    const which = choice === "bot" ? { bot: bot() } : {};
    tried(props.table.ask({ type: "claim", seat, against: props.seat, choice, ...which }));
  };
  return (
    <div class="offer">
      <p>{t("table-gone", { name: seatName(props.table.head(), props.seat) })}</p>
      <span class="row">
        <select
          class="select bot-select"
          aria-label={t("level-choose")}
          value={bot()}
          onChange={(event) => setBot(event.currentTarget.value)}
        >
          <For each={LEVELS}>{(level) => <option value={level}>{t(`level-${level}`)}</option>}</For>
        </select>
        <button type="button" class="button" onClick={() => claim("bot")}>
          <Icon sign="bot" />
          {t("table-claim-bot")}
        </button>
        <button type="button" class="button" onClick={() => claim("end")}>
          <Icon sign="flag" />
          {t("table-claim-end")}
        </button>
      </span>
    </div>
  );
}
