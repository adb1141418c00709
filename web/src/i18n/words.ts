/** Words in the reader's language: Fluent messages, loaded a room at a time (see tools/words.ts). */
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { createSignal } from "solid-js";
import rooms from "virtual:words";
import type { Translate } from "../games/contract";
import { settings } from "../state/settings";
import { SEAT } from "./seat";

export const LANGUAGES = { en: "English", ru: "Русский", hu: "Magyar" } as const;
export type Language = keyof typeof LANGUAGES;

const isLanguage = (text: string): text is Language => text in LANGUAGES;

/** The one that was chosen, else the first of the browser's that we speak. */
function preferred(): Language {
  const wishes = [settings.language, ...navigator.languages].map((wish) => wish.slice(0, 2).toLowerCase());
  return wishes.find(isLanguage) ?? "en";
}

const bundles = new Map<Language, { bundle: FluentBundle; rooms: Map<string, Promise<void>> }>();
const wanted = new Set<string>();
const [current, setCurrent] = createSignal<Language>("en");
/** Rises with every room, so that what was asked too early is asked again. */
const [loaded, setLoaded] = createSignal(0);

export const language = current;

function bundleOf(name: Language) {
  let known = bundles.get(name);
  if (!known) {
    known = { bundle: new FluentBundle(name, { functions: { SEAT }, useIsolating: false }), rooms: new Map() };
    bundles.set(name, known);
  }
  return known;
}

function fetchRoom(name: Language, room: string): Promise<void> {
  const { bundle, rooms: have } = bundleOf(name);
  let coming = have.get(room);
  if (!coming) {
    coming = (async () => {
      const text = await rooms[`${name}/${room}`]?.();
      if (text) bundle.addResource(new FluentResource(text.default));
      setLoaded((count) => count + 1);
    })();
    // What could not be fetched is asked for again the next time.
    coming.catch(() => have.delete(room));
    have.set(room, coming);
  }
  return coming;
}

/** The words of these rooms, now and whenever the language changes. A room that no language has is empty. */
export async function load(...names: readonly string[]): Promise<void> {
  for (const name of names) wanted.add(name);
  await Promise.all(names.map((name) => fetchRoom(current(), name)));
}

/** Shows everything in another language, as soon as its words are there. */
export async function speak(name: Language): Promise<void> {
  await Promise.all([...wanted].map((room) => fetchRoom(name, room)));
  document.documentElement.lang = name;
  setCurrent(name);
}

export async function beginToSpeak(): Promise<void> {
  wanted.add("shell");
  await speak(preferred());
}

function pattern(id: string) {
  loaded();
  const { bundle } = bundleOf(current());
  const [name = "", attribute] = id.split(".");
  const message = bundle.getMessage(name);
  const found = attribute ? message?.attributes[attribute] : message?.value;
  return found ? { bundle, found } : null;
}

export const has = (id: string): boolean => pattern(id) !== null;

/** The text of a message; one that is missing shows as its id. */
export const t: Translate = (id, params) => {
  const known = pattern(id);
  return known ? known.bundle.formatPattern(known.found, params ?? null, []) : id;
};
