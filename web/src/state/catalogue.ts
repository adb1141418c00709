/** The games and bots of this server; asked for once. */
import type { Games } from "../gen/protocol";
import { games } from "../net/http";

let known: Promise<Games> | null = null;

export function catalogue(): Promise<Games> {
  known ??= games().catch((error: unknown) => {
    known = null;
    throw error;
  });
  return known;
}
