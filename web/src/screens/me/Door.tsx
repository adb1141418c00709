import { createSignal, type JSX, Show } from "solid-js";
import { t } from "../../i18n/words";
import { Icon } from "../../ui/Icon";
import { Segments } from "../../ui/Segments";
import * as own from "./account";

type Way = "create" | "sign-in";

/** A guest takes an account, or signs in to the one he has. */
export function Door(props: { readonly after: (work: Promise<unknown>) => void }): JSX.Element {
  const [way, setWay] = createSignal<Way>("create");
  const [login, setLogin] = createSignal("");
  const [password, setPassword] = createSignal("");

  const byPassword = () =>
    way() === "create"
      ? own.create({ login: login().trim(), password: password() })
      : own.signIn({ login: login().trim(), password: password() });
  async function byPasskey(): Promise<void> {
    if (way() === "create") {
      const passkey = await own.newPasskey(login().trim());
      if (passkey) await own.create({ login: login().trim(), passkey });
    } else {
      const made = await own.usePasskey();
      if (made) await own.signIn(made);
    }
  }

  return (
    <section class="slab me-part">
      <p>{t("me-guest")}</p>
      <Segments<Way>
        label={t("me-way")}
        choices={["create", "sign-in"]}
        value={way()}
        words={(one) => t(`me-way.${one}`)}
        choose={setWay}
      />
      <form
        class="me-door"
        onSubmit={(event) => {
          event.preventDefault();
          props.after(byPassword());
        }}
      >
        <label class="field">
          <span>{t("me-login")}</span>
          <input
            class="input"
            autocomplete="username"
            autocapitalize="off"
            spellcheck={false}
            maxlength="60"
            required
            value={login()}
            onInput={(event) => setLogin(event.currentTarget.value)}
          />
        </label>
        <label class="field">
          <span>{t("me-password")}</span>
          <input
            class="input"
            type="password"
            autocomplete={way() === "create" ? "new-password" : "current-password"}
            maxlength="200"
            required
            value={password()}
            onInput={(event) => setPassword(event.currentTarget.value)}
          />
        </label>
        <div class="row">
          <button type="submit" class="button primary">
            <Icon sign="check" />
            {t(`me-way.${way()}`)}
          </button>
          <Show when={own.passkeys()}>
            <button
              type="button"
              class="button"
              disabled={way() === "create" && !login().trim()}
              onClick={() => props.after(byPasskey())}
            >
              {t(way() === "create" ? "me-by-passkey-new" : "me-by-passkey")}
            </button>
          </Show>
        </div>
      </form>
    </section>
  );
}
