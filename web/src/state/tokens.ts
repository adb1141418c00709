/** What proves the seats of this device, should the cookie be gone; of the newest tables only. */
import { keep, kept } from "./kept";

type Tokens = Readonly<Record<string, readonly string[]>>;
const MOST_TABLES = 60;

export const tokensOf = (code: string): string[] => [...(kept<Tokens>("tokens", {})[code] ?? [])].slice(0, 8);

export function keepTokens(code: string, seats: Readonly<Record<string, string>>): void {
  const tokens = Object.values(seats);
  const { [code]: before, ...others } = kept<Tokens>("tokens", {});
  if (tokens.length === 0 || tokens.join() === before?.join()) return;
  const newest = Object.entries(others).slice(1 - MOST_TABLES);
  keep("tokens", Object.fromEntries([...newest, [code, tokens]]));
}
