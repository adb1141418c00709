import { createResource, createSignal, For, type JSX, lazy, Show, Suspense } from "solid-js";
import type { SeatHead } from "../../gen/protocol";
import { hasLesson } from "../../games/index";
import { t } from "../../i18n/words";
import { at } from "../../net/root";
import { Link } from "../../router";
import type { Wish } from "../../net/socket";
import { catalogue } from "../../state/catalogue";
import type { Table } from "../../state/table";
import { Icon } from "../../ui/Icon";
import { Menu } from "../../ui/Menu";
import { toast, tried } from "../../ui/notices";
import { LEVELS } from "../levels";
import { clockWords, optionWords } from "../terms";
import { Chat } from "./Chat";
import type { Deed } from "./deeds";
import { nameOf } from "./people";
import "./waiting.css";

const Qr = lazy(async () => ({ default: (await import("../../ui/Qr")).Qr }));

interface WaitingProps {
  readonly table: Table;
  readonly may: (deed: Deed) => boolean;
}

/** Before the game: who sits where, and how to bring the others here. */
export function WaitingRoom(props: WaitingProps): JSX.Element {
  const head = () => props.table.head();
  const seats = () => head()?.seats ?? [];
  const [games] = createResource(() => catalogue().catch(() => null));
  const info = () => games()?.games.find(({ name }) => name === head()?.game);
  const free = () => seats().filter((seat) => !seat.person).length;
  const address = () => at(`t/${props.table.code}`);
  const [copied, setCopied] = createSignal(false);
  const unready = () => props.table.mine().filter((seat) => !seats()[seat]?.ready);

  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(address());
      setCopied(true);
      setTimeout(() => setCopied(false), 2_500);
    } catch {
      toast(t("waiting-copy-by-hand"));
    }
  }
  async function share(): Promise<void> {
    try {
      await navigator.share({ title: t("waiting-share-title", { game: t(head()?.game ?? "") }), url: address() });
    } catch {
      // Closed without choosing.
    }
  }

  return (
    <div class="waiting">
      <section class="slab waiting-invite" aria-labelledby="invite-title">
        <div class="stack">
          <h2 id="invite-title">{t("waiting-title", { free: free() })}</h2>
          <p>{t("waiting-help")}</p>
          <p class="waiting-link">
            <code>{address()}</code>
          </p>
          <div class="row">
            <button type="button" class="button primary" onClick={() => void copy()}>
              <Icon sign={copied() ? "check" : "copy"} />
              {t(copied() ? "waiting-copied" : "waiting-copy")}
            </button>
            <Show when={"share" in navigator}>
              <button type="button" class="button" onClick={() => void share()}>
                <Icon sign="share" />
                {t("waiting-share")}
              </button>
            </Show>
          </div>
        </div>
        <div class="qr-place">
          <Suspense>
            <Qr text={address()} label={t("waiting-qr")} />
          </Suspense>
        </div>
      </section>
      <section class="slab waiting-seats stack" aria-labelledby="waiting-seats-title">
        <h2 id="waiting-seats-title">{t("table-seats")}</h2>
        <ol class="chairs">
          <For each={seats()}>
            {(seat, n) => (
              <Chair table={props.table} seat={seat} n={n()} of={seats().length} host={props.may("arrange")} />
            )}
          </For>
        </ol>
        <Show when={props.may("ready") && props.table.mine().length > 0}>
          <button
            type="button"
            class="button primary"
            onClick={() => {
              const wish = unready().length > 0;
              for (const one of wish ? unready() : props.table.mine())
                tried(props.table.ask({ type: "ready", seat: one, ready: wish }));
            }}
          >
            <Icon sign="check" />
            {t(unready().length > 0 ? "waiting-ready" : "waiting-not-ready")}
          </button>
        </Show>
      </section>
      <section class="slab waiting-terms stack" aria-labelledby="terms-title">
        <h2 id="terms-title">{t("waiting-terms")}</h2>
        <ul class="terms">
          <For each={optionWords(head(), info())}>{(words) => <li>{words}</li>}</For>
          <li>{clockWords(head()?.clock ?? {})}</li>
          <Show when={(head()?.series.length ?? 1) > 1}>
            <li>{t("new-match", { games: head()?.series.length ?? 1 })}</li>
          </Show>
        </ul>
        <p>{t(`${head()?.game ?? ""}.goal`)}</p>
        <Show when={hasLesson(head()?.game ?? "")}>
          <p>
            <Link to={`learn/${head()?.game ?? ""}`}>{t("home-learn")}</Link>
          </p>
        </Show>
      </section>
      <div class="slab waiting-chat">
        <Chat table={props.table} />
      </div>
    </div>
  );
}

interface ChairProps {
  readonly table: Table;
  readonly seat: SeatHead;
  readonly n: number;
  readonly of: number;
  readonly host: boolean;
}

function Chair(props: ChairProps): JSX.Element {
  const mine = () => props.table.mine().includes(props.n);
  const ask = (wish: Wish) => props.table.ask(wish);
  /** This seat and its neighbour change places. */
  const moved = (by: number) => {
    const order = Array.from({ length: props.of }, (_, n) => n);
    [order[props.n], order[props.n + by]] = [props.n + by, props.n];
    return tried(ask({ type: "arrange", order }));
  };
  const role = () => {
    const game = props.table.head()?.game ?? "";
    return t(`${game}-seat-${props.n}`, { seats: props.of });
  };
  return (
    <li class="chair" classList={{ free: !props.seat.person, mine: mine() }}>
      <span class="chair-number" aria-hidden="true">
        {props.n + 1}
      </span>
      <div class="chair-who">
        <b>{nameOf(props.seat.person)}</b>
        <span class="soft small">
          {role()}
          <Show when={mine()}> · {t("table-you")}</Show>
          <Show when={props.seat.ready}> · {t("waiting-is-ready")}</Show>
        </span>
      </div>
      <div class="row chair-deeds">
        <Show when={!props.seat.person}>
          <button type="button" class="button compact" onClick={() => tried(ask({ type: "sit", seat: props.n }))}>
            {t("waiting-sit")}
          </button>
          <Show when={props.host}>
            <Menu label={t("waiting-bot")} words={t("waiting-bot")} sign="bot" class="button compact">
              <For each={LEVELS}>
                {(level) => (
                  <button
                    type="button"
                    class="button quiet"
                    onClick={() => tried(ask({ type: "seat_bot", seat: props.n, bot: level }))}
                  >
                    {t(`level-${level}`)}
                  </button>
                )}
              </For>
            </Menu>
          </Show>
        </Show>
        <Show when={props.seat.person && (mine() || props.host)}>
          <button
            type="button"
            class="button quiet compact"
            onClick={() => tried(ask({ type: "stand", seat: props.n }))}
          >
            {t(mine() ? "waiting-stand" : "waiting-free")}
          </button>
        </Show>
        <Show when={props.host && props.n > 0}>
          <button
            type="button"
            class="button quiet icon-only compact"
            aria-label={t("waiting-up", { seat: props.n + 1 })}
            title={t("waiting-up", { seat: props.n + 1 })}
            onClick={() => moved(-1)}
          >
            <Icon sign="up" />
          </button>
        </Show>
        <Show when={props.host && props.n < props.of - 1}>
          <button
            type="button"
            class="button quiet icon-only compact"
            aria-label={t("waiting-down", { seat: props.n + 1 })}
            title={t("waiting-down", { seat: props.n + 1 })}
            onClick={() => moved(1)}
          >
            <Icon sign="down" />
          </button>
        </Show>
      </div>
    </li>
  );
}
