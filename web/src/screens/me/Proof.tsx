import { createSignal, type JSX, Show } from "solid-js";
import type { Account } from "../../gen/protocol";
import { t } from "../../i18n/words";
import { Refused } from "../../net/http";
import { Dialog } from "../../ui/Dialog";
import { Icon } from "../../ui/Icon";
import { complain } from "../../ui/notices";
import * as own from "./account";

export interface Proving {
  /** Does a deed; where the server first wants a fresh proof, the page asks for it, then goes on. False: left undone. */
  readonly surely: (deed: () => Promise<unknown>) => Promise<boolean>;
  /** Settled by the proof, once one is asked for. */
  readonly asked: () => ((proved: boolean) => void) | null;
}

export function createProving(): Proving {
  const [asked, setAsked] = createSignal<((proved: boolean) => void) | null>(null);
  const proof = () =>
    new Promise<boolean>((settle) => {
      setAsked(() => (proved: boolean) => {
        setAsked(null);
        settle(proved);
      });
    });
  return {
    asked,
    async surely(deed) {
      try {
        await deed();
      } catch (error) {
        if (!(error instanceof Refused) || error.reason.code !== "sign-in-again") throw error;
        if (!(await proof())) return false;
        await deed();
      }
      return true;
    },
  };
}

/** Asks once more for the password or a passkey. */
export function Proof(props: { readonly account: Account; readonly proving: Proving }): JSX.Element {
  const [password, setPassword] = createSignal("");
  const settle = (proved: boolean): void => {
    setPassword("");
    props.proving.asked()?.(proved);
  };
  async function prove(work: Promise<Account | null>): Promise<void> {
    try {
      const who = await work;
      if (who && who.person.id !== props.account.person.id) location.reload();
      else if (who) settle(true);
    } catch (error) {
      complain(error);
    }
  }
  const byPasskey = async () => {
    const made = await own.usePasskey();
    return made && own.signIn(made);
  };
  return (
    <Dialog open={props.proving.asked() !== null} title={t("me-proof")} close={() => settle(false)} kind="narrow">
      <form
        class="stack"
        onSubmit={(event) => {
          event.preventDefault();
          void prove(own.signIn({ login: props.account.login, password: password() }));
        }}
      >
        <p>{t("me-proof-why")}</p>
        <Show when={props.account.password}>
          <input class="unseen" type="text" autocomplete="username" value={props.account.login} hidden readonly />
          <label class="field">
            <span>{t("me-password")}</span>
            <input
              class="input"
              type="password"
              autocomplete="current-password"
              maxlength="200"
              required
              autofocus
              value={password()}
              onInput={(event) => setPassword(event.currentTarget.value)}
            />
          </label>
        </Show>
        <div class="row">
          <Show when={props.account.password}>
            <button type="submit" class="button primary">
              <Icon sign="check" />
              {t("me-proof-give")}
            </button>
          </Show>
          <Show when={props.account.passkeys.length > 0 && own.passkeys()}>
            <button type="button" class="button" onClick={() => void prove(byPasskey())}>
              {t("me-proof-passkey")}
            </button>
          </Show>
        </div>
      </form>
    </Dialog>
  );
}
