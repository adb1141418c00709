import { createSignal, For, type JSX, onMount } from "solid-js";
import { LANGUAGES, type Language, language, speak, t } from "../i18n/words";
import { me, meet, takeName } from "../state/me";
import { change, type Settings as Likes, settings } from "../state/settings";
import { go } from "../router";
import { Dialog } from "../ui/Dialog";
import { Icon } from "../ui/Icon";
import { Segments } from "../ui/Segments";
import { toast, tried } from "../ui/notices";
import "./settings.css";

const THEMES: readonly Likes["theme"][] = ["auto", "light", "dark"];
const MOTIONS: readonly Likes["motion"][] = ["auto", "full", "still"];
const CONFIRMS: readonly Likes["confirm"][] = ["small", "always", "never"];

/** What one likes, on this device; and one's name. */
export default function Settings(props: { readonly close: () => void }): JSX.Element {
  const [name, setName] = createSignal(me()?.person.name ?? "");
  onMount(() => tried(meet().then((found) => setName((typed) => typed || (found?.person.name ?? "")))));

  async function notify(wish: boolean): Promise<void> {
    const granted = wish && (await Notification.requestPermission()) === "granted";
    change({ notify: granted });
  }

  return (
    <Dialog open title={t("page-settings")} close={props.close} kind="narrow">
      <div class="settings">
        <form
          class="name-form"
          onSubmit={(event) => {
            event.preventDefault();
            tried(takeName(name()).then(() => toast(t("settings-saved"))));
          }}
        >
          <label class="field">
            <span>{t("settings-name")}</span>
            <input
              class="input"
              maxlength="40"
              required
              autocomplete="nickname"
              value={name()}
              onInput={(event) => setName(event.currentTarget.value)}
            />
          </label>
          <button type="submit" class="button">
            {t("settings-save")}
          </button>
        </form>
        <button
          type="button"
          class="button quiet"
          onClick={() => {
            props.close();
            go("me");
          }}
        >
          <Icon sign="person" />
          {t("settings-account")}
        </button>
        <fieldset>
          <legend class="legend">{t("settings-language")}</legend>
          <div class="segments">
            <For each={Object.entries(LANGUAGES) as [Language, string][]}>
              {([code, own]) => (
                <label class="segment">
                  <input
                    type="radio"
                    name="language"
                    value={code}
                    checked={language() === code}
                    onChange={() => {
                      change({ language: code });
                      tried(speak(code));
                    }}
                  />
                  <span lang={code}>{own}</span>
                </label>
              )}
            </For>
          </div>
        </fieldset>
        <Segments
          label={t("settings-theme")}
          choices={THEMES}
          value={settings.theme}
          words={(one) => t(`settings-theme.${one}`)}
          choose={(theme) => change({ theme })}
        />
        <Segments
          label={t("settings-motion")}
          choices={MOTIONS}
          value={settings.motion}
          words={(one) => t(`settings-motion.${one}`)}
          choose={(motion) => change({ motion })}
        />
        <Segments
          label={t("settings-confirm")}
          choices={CONFIRMS}
          value={settings.confirm}
          words={(one) => t(`settings-confirm.${one}`)}
          choose={(confirm) => change({ confirm })}
        />
        <div>
          <label class="check">
            <input
              type="checkbox"
              checked={settings.sound}
              onChange={(event) => change({ sound: event.currentTarget.checked })}
            />
            {t("settings-sound")}
          </label>
          <label class="check">
            <input
              type="checkbox"
              checked={settings.notify}
              disabled={!("Notification" in window)}
              onChange={(event) => tried(notify(event.currentTarget.checked))}
            />
            {t("settings-notify")}
          </label>
        </div>
      </div>
    </Dialog>
  );
}
