import { createEffect, createResource, createSignal, For, type JSX, Show } from "solid-js";
import type { Account, PoolRating } from "../../gen/protocol";
import { language, load, t } from "../../i18n/words";
import { at } from "../../net/root";
import { go } from "../../router";
import { meet } from "../../state/me";
import { Header } from "../../ui/Header";
import { Icon } from "../../ui/Icon";
import { complain, toast, tried } from "../../ui/notices";
import * as own from "./account";
import { Door } from "./Door";
import { createProving, Proof, type Proving } from "./Proof";
import "./me.css";

/** Who one is: a guest who may take an account, or an account with its keys, devices and ratings. */
export default function Me(): JSX.Element {
  const [ready] = createResource(async () => (await load("me", "people"), true));
  const [account, { refetch }] = createResource(() =>
    own.account().catch((error: unknown) => {
      complain(error);
      return null;
    }),
  );
  createEffect(() => {
    if (ready()) document.title = `${t("me-title")} · Stelae`;
  });
  const proving = createProving();
  const after = (work: Promise<unknown>): void =>
    void work.then(
      () => {
        void refetch();
        void meet();
      },
      (error: unknown) => complain(error),
    );
  return (
    <>
      <Header />
      <main id="main" tabindex="-1" class="me">
        <Show when={ready() && !account.loading}>
          <h1 tabindex="-1">{t("me-title")}</h1>
          <Show when={account()} fallback={<Door after={after} />}>
            {(mine) => (
              <>
                <Own account={mine()} surely={(deed) => after(proving.surely(deed))} />
                <Proof account={mine()} proving={proving} />
              </>
            )}
          </Show>
          <Kept account={account() ?? null} proving={proving} />
        </Show>
      </main>
    </>
  );
}

interface OwnProps {
  readonly account: Account;
  /** Does it, after a fresh proof where one is wanted, and shows what has become of the account. */
  readonly surely: (deed: () => Promise<unknown>) => void;
}

const day = (seconds: number): string =>
  new Date(seconds * 1000).toLocaleDateString(language(), { dateStyle: "medium" });

function Own(props: OwnProps): JSX.Element {
  const [password, setPassword] = createSignal("");
  const [found] = createResource(() => own.ratings().catch(() => null));
  async function add(): Promise<void> {
    const made = await own.newPasskey();
    if (made) await own.addPasskey(made, "");
  }
  async function renew(): Promise<void> {
    await own.change({ password: password() });
    setPassword("");
    toast(t("me-changed"));
  }
  return (
    <>
      <section class="slab me-part">
        <p>{t("me-signed-in", { login: props.account.login })}</p>
        <div class="row">
          <button type="button" class="button" onClick={() => props.surely(() => own.signOut(false))}>
            {t("me-sign-out")}
          </button>
          <button type="button" class="button quiet" onClick={() => props.surely(() => own.signOut(true))}>
            {t("me-sign-out-everywhere")}
          </button>
        </div>
      </section>
      <section class="slab me-part">
        <h2>{t("me-ratings")}</h2>
        <Show when={found()?.ratings.length} fallback={<p class="soft">{t("me-ratings-none")}</p>}>
          <ul class="me-list">
            <For each={found()?.ratings ?? []}>{(one) => <Rated one={one} />}</For>
          </ul>
        </Show>
      </section>
      <section class="slab me-part">
        <h2>{t("me-keys")}</h2>
        <p class="soft small">{t("me-sure")}</p>
        <ul class="me-list">
          <For each={props.account.passkeys}>
            {(key) => (
              <li>
                <span>{t("me-passkey", { label: key.label || "–", date: day(key.created) })}</span>
                <button
                  type="button"
                  class="button compact"
                  onClick={() => props.surely(() => own.removePasskey(key.id))}
                  aria-label={t("me-passkey-remove", { label: key.label || day(key.created) })}
                >
                  {t("me-remove")}
                </button>
              </li>
            )}
          </For>
        </ul>
        <Show when={own.passkeys()}>
          <button type="button" class="button" onClick={() => props.surely(add)}>
            {t("me-passkey-add")}
          </button>
        </Show>
        <form
          class="row"
          onSubmit={(event) => {
            event.preventDefault();
            props.surely(renew);
          }}
        >
          <input
            class="unseen"
            type="text"
            autocomplete="username"
            value={props.account.login}
            readonly
            tabindex="-1"
            aria-hidden="true"
          />
          <label class="field">
            <span>{t("me-password-new")}</span>
            <input
              class="input"
              type="password"
              autocomplete="new-password"
              required
              value={password()}
              onInput={(event) => setPassword(event.currentTarget.value)}
            />
          </label>
          <button type="submit" class="button">
            {t("settings-save")}
          </button>
        </form>
      </section>
      <section class="slab me-part">
        <h2>{t("me-devices")}</h2>
        <ul class="me-list">
          <For each={props.account.sessions}>
            {(one) => (
              <li>
                <span>
                  <Icon sign="device" /> {one.about || "–"} <small class="soft">{day(one.seen)}</small>
                </span>
                <Show when={!one.here} fallback={<span class="soft small">{t("me-here")}</span>}>
                  <button
                    type="button"
                    class="button compact"
                    onClick={() => props.surely(() => own.endSession(one.id))}
                    aria-label={t("me-device-end", { device: one.about })}
                  >
                    {t("me-sign-out")}
                  </button>
                </Show>
              </li>
            )}
          </For>
        </ul>
      </section>
    </>
  );
}

/** “Azteka, 2 players, Life: 1540 ± 80”. */
function Rated(props: { readonly one: PoolRating }): JSX.Element {
  const [known] = createResource(
    () => props.one.pool.game,
    async (game) => (await load(game), true),
  );
  const role = () => (known() ? t(`${props.one.pool.game}-role-${props.one.pool.role}`) : "");
  return (
    <li>
      <span>
        <b>{t(props.one.pool.game)}</b> · {t("me-pool", { seats: props.one.pool.seats })} · {role()}
      </span>
      <span>
        <b>{Math.round(props.one.rating.rating)}</b>{" "}
        <small class="soft">
          ± {Math.round(2 * props.one.rating.uncertainty)} · {t("me-games", { games: props.one.rating.games })}
        </small>
      </span>
    </li>
  );
}

/** What is kept about one: to take away, or to delete. */
function Kept(props: { readonly account: Account | null; readonly proving: Proving }): JSX.Element {
  const [sure, setSure] = createSignal(false);
  async function remove(): Promise<void> {
    if (!(await props.proving.surely(own.remove))) return;
    void meet();
    toast(t("me-deleted"));
    go("");
  }
  return (
    <section class="slab me-part">
      <h2>{t("me-kept")}</h2>
      <p class="soft small">{t("me-kept-help")}</p>
      <div class="row">
        <a class="button" href={at("api/me/data")} download="">
          <Icon sign="save" />
          {t("me-take")}
        </a>
        <Show
          when={sure()}
          fallback={
            <button type="button" class="button quiet" onClick={() => setSure(true)}>
              {t(props.account ? "me-delete" : "me-delete-guest")}
            </button>
          }
        >
          <button type="button" class="button primary" onClick={() => tried(remove())}>
            {t("me-delete-really")}
          </button>
          <button type="button" class="button" onClick={() => setSure(false)}>
            {t("me-delete-not")}
          </button>
        </Show>
      </div>
    </section>
  );
}
