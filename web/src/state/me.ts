/** Who one is on this server, and one's tables. */
import { createSignal } from "solid-js";
import type { Me } from "../gen/protocol";
import { me as ask, rename } from "../net/http";

const [known, setKnown] = createSignal<Me | null>(null);
const [away, setAway] = createSignal(false);

/** Null until the server has answered; then the last answer there was. */
export const me = known;
/** The last time nobody answered. */
export const unanswered = away;

let asking: Promise<Me | null> | null = null;

/** The first time this makes one a guest, so everything else waits for it. */
export function meet(): Promise<Me | null> {
  asking ??= (async () => {
    try {
      setKnown(await ask());
      setAway(false);
    } catch {
      setAway(true);
    }
    asking = null;
    return known();
  })();
  return asking;
}

export async function takeName(name: string): Promise<void> {
  setKnown(await rename(name));
}
