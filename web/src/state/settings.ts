/** What a person likes, kept on this device. */
import { createEffect, createRoot } from "solid-js";
import { createStore } from "solid-js/store";
import { kept, keep } from "./kept";

export interface Settings {
  /** "": what the browser prefers. */
  language: string;
  theme: "auto" | "light" | "dark";
  motion: "auto" | "full" | "still";
  sound: boolean;
  /** Whether a gesture that could play at once is asked about first. */
  confirm: "small" | "always" | "never";
  /** Say when it is one's turn while the page is not seen. */
  notify: boolean;
}

const DEFAULTS: Settings = {
  language: "",
  theme: "auto",
  motion: "auto",
  sound: false,
  confirm: "small",
  notify: false,
};

const [settings, set] = createStore<Settings>({ ...DEFAULTS, ...kept<Partial<Settings>>("settings", {}) });
export { settings };

export function change(wish: Partial<Settings>): void {
  set(wish);
  keep("settings", { ...settings });
}

const calm = matchMedia("(prefers-reduced-motion: reduce)");
const night = matchMedia("(prefers-color-scheme: dark)");
const [media, setMedia] = createStore({ calm: calm.matches, night: night.matches });
calm.addEventListener("change", () => setMedia("calm", calm.matches));
night.addEventListener("change", () => setMedia("night", night.matches));

/** Whether nothing shall move. */
export const still = (): boolean => (settings.motion === "auto" ? media.calm : settings.motion === "still");

/** Whether the page is dark. */
export const dark = (): boolean => (settings.theme === "auto" ? media.night : settings.theme === "dark");

/** The scheme and the motion, where the style sheets see them. */
export function dress(): void {
  createRoot(() => {
    createEffect(() => {
      const { dataset } = document.documentElement;
      dataset["theme"] = settings.theme;
      dataset["motion"] = still() ? "still" : "full";
    });
  });
}
