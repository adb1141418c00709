/** The lobby: open tables and one's own, as they change. */
import { type Accessor, createSignal, onCleanup } from "solid-js";
import type { Person, TableHead } from "../gen/protocol";
import { type Link, type News, Socket } from "../net/socket";

export interface Lobby {
  readonly link: Accessor<Link>;
  readonly person: Accessor<Person | null>;
  readonly open: Accessor<readonly TableHead[]>;
  readonly yours: Accessor<readonly TableHead[]>;
  readonly here: Accessor<boolean>;
}

export function createLobby(): Lobby {
  const [person, setPerson] = createSignal<Person | null>(null);
  const [open, setOpen] = createSignal<readonly TableHead[]>([]);
  const [yours, setYours] = createSignal<readonly TableHead[]>([]);
  const [here, setHere] = createSignal(false);

  function hear(news: News): void {
    if (news.type === "welcome") setPerson(news.person);
    if (news.type !== "lobby") return;
    setHere(true);
    const gone = new Set(news.closed);
    const renewed = (before: readonly TableHead[], fresh: readonly TableHead[]) => {
      const codes = new Set(fresh.map(({ code }) => code));
      const kept = news.whole ? [] : before.filter(({ code }) => !codes.has(code) && !gone.has(code));
      return [...fresh, ...kept];
    };
    setOpen((before) => renewed(before, news.open ?? []));
    setYours((before) => renewed(before, news.yours ?? []));
  }

  const socket = new Socket("api/lobby/socket", { greeting: () => ({}), hear, refused: () => undefined });
  onCleanup(() => socket.close());
  return { link: socket.link, person, open, yours, here };
}
