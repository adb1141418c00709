import { render } from "solid-js/web";
import { App } from "./App";
import { beginToSpeak } from "./i18n/words";
import { at } from "./net/root";
import { path } from "./router";
import { fetchAhead } from "./screens/table/ahead";
import { meet } from "./state/me";
import { dress } from "./state/settings";
import "./ui/tokens.css";
import "./ui/fonts.css";
import "./ui/base.css";
import "./ui/controls.css";

/** Milliseconds that the first words wait for their letters, so that nothing jumps when these come. */
const PATIENCE = 300;

async function begin(): Promise<void> {
  dress();
  // All that takes time is begun at once.
  const met = meet();
  const [kind, code] = path().split("/");
  if (kind === "t" && code) {
    void import("./screens/table/TableScreen");
    fetchAhead(code.toUpperCase());
  }
  await beginToSpeak();
  const sample = { ru: "Стела Stelae", hu: "Stelae ő" }[document.documentElement.lang] ?? "Stelae";
  const letters = ["400 16px Forum", '400 16px "Alegreya Sans"', '700 16px "Alegreya Sans"'];
  const here = Promise.all(letters.map((font) => document.fonts.load(font, sample))).catch(() => undefined);
  // A table does not show who one is, the other screens do.
  await Promise.race([
    kind === "t" ? here : Promise.all([here, met]),
    new Promise((done) => setTimeout(done, PATIENCE)),
  ]);
  const root = document.getElementById("page");
  if (root) render(() => <App />, root);
}

void begin();

// Without a network the shell still opens and says what is the matter.
if (import.meta.env.PROD && "serviceWorker" in navigator) {
  void navigator.serviceWorker.register(at("worker.js")).catch(() => undefined);
}
