import type { Seen } from "../gen/protocol";

/** All legal moves: the list as it was sent, or the tree of their parts put together. */
export function movesOf(seen: Seen | null): readonly string[] {
  if (!seen) return [];
  if (!seen.tree) return seen.legal ?? [];
  const found: string[] = [];
  const walk = (node: Readonly<Record<string, unknown>>, begun: string) => {
    const parts = Object.entries(node);
    if (parts.length === 0) found.push(begun);
    for (const [part, rest] of parts) walk(rest as Readonly<Record<string, unknown>>, begun + part);
  };
  walk(seen.tree, "");
  return found.sort();
}
