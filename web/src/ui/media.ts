import { type Accessor, createSignal, onCleanup } from "solid-js";

/** Whether a media query holds now. */
export function createMedia(query: string): Accessor<boolean> {
  const media = matchMedia(query);
  const [matches, setMatches] = createSignal(media.matches);
  const hear = () => setMatches(media.matches);
  media.addEventListener("change", hear);
  onCleanup(() => media.removeEventListener("change", hear));
  return matches;
}

/** A clock that ticks every so many milliseconds while somebody looks at it. */
export function createTick(every: number): Accessor<number> {
  const [tick, setTick] = createSignal(0, { equals: false });
  const timer = setInterval(() => setTick((n) => n + 1), every);
  onCleanup(() => clearInterval(timer));
  return tick;
}
