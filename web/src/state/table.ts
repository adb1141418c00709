/** A table as this device knows it: what the server said, folded into signals; and the ways to speak to it. */
import { type Accessor, createEffect, createMemo, createSignal, on, onCleanup } from "solid-js";
import type {
  Analysis,
  Because,
  Entry,
  Film,
  Outlook,
  Past,
  Place,
  Places,
  Person,
  Plied,
  Presence,
  Reason,
  Seen,
  Stability,
  TableHead,
  Update,
} from "../gen/protocol";
import type { GameEvent, Ply } from "../games/contract";
import type { Refused } from "../net/http";
import { type Link, type News, Socket, type Wish } from "../net/socket";
import { type Course, fold, merged } from "./course";
import { createPace, type Whose } from "./pace";
import { still } from "./settings";
import { keepTokens, tokensOf } from "./tokens";

/** A seat of ours, or (null) whoever only watches. */
export type Eye = number | null;

/** What one eye sees. */
interface Sight {
  readonly seen: Seen;
  readonly entries: readonly Entry[];
  readonly ply: Ply | null;
}

export interface Table {
  readonly code: string;
  readonly link: Accessor<Link>;
  /** Why there is nothing to see here. */
  readonly refused: Accessor<Reason | null>;
  readonly head: Accessor<TableHead | null>;
  readonly person: Accessor<Person | null>;
  /** The seats of this device, ascending. */
  readonly mine: Accessor<readonly number[]>;
  /** Whose eyes it is looked at with: of several seats here, the one to move. */
  readonly eye: Accessor<Eye>;
  readonly seen: Accessor<Seen | null>;
  readonly ply: Accessor<Ply | null>;
  readonly course: Accessor<Course>;
  readonly presence: Accessor<Presence | null>;
  /** The server's clock, in seconds. */
  readonly now: () => number;
  /** Called with every ply that happens while one looks on, and with every other fact. */
  onEntry(hear: (entry: Entry) => void): void;

  ask(wish: Wish): Promise<void>;
  move(move: string): Promise<void>;
  why(move: string): Promise<Reason | null>;
  past(ply: number, game?: number): Promise<Past>;
  /** Of pieces that stand and fall; see `Physics`. */
  whatIf(move: string): Promise<Outlook>;
  places(): Promise<readonly Place[]>;
  weigh(ply?: number, game?: number): Promise<Stability>;
  hint(seconds: number, hear: (answer: Analysis) => void): Promise<void>;
}

const pliedOf = (entries: readonly Entry[]) =>
  entries.flatMap(({ fact }) => (fact.type === "plied" ? [fact] : [])) as Plied[];

/** What a board animates: all plies of one moment, told as one. */
function plyOf(plies: readonly Plied[], animate: boolean, film: Film | null = null): Ply | null {
  const last = plies.findLast(({ seat }) => seat !== "chance") ?? plies.at(-1);
  if (!last) return null;
  const events = plies.flatMap(({ facts }) => (facts ?? []) as unknown as GameEvent[]);
  return { number: plies.at(-1)?.ply ?? last.ply, seat: last.seat, move: last.move, events, animate, film };
}

export function createTable(code: string): Table {
  const [head, setHead] = createSignal<TableHead | null>(null);
  const [person, setPerson] = createSignal<Person | null>(null);
  const [mine, setMine] = createSignal<readonly number[]>([]);
  const [sights, setSights] = createSignal<ReadonlyMap<Eye, Sight>>(new Map());
  const [presence, setPresence] = createSignal<Presence | null>(null);
  const [refused, setRefused] = createSignal<Reason | null>(null);
  const listeners = new Set<(entry: Entry) => void>();
  let number = 0;
  let told = 0;
  const pace = createPace<News>(take, still);

  const socket = new Socket(`api/tables/${encodeURIComponent(code)}/socket`, {
    greeting: () => ({ ...(number > 0 ? { after: number } : {}), tokens: tokensOf(code) }),
    hear: (news) => pace.put(news, whose(news)),
    refused: (refusal: Refused) => setRefused(refusal.reason),
  });
  onCleanup(() => {
    pace.stop();
    socket.close();
  });

  function whose(news: News): Whose {
    if (news.type !== "update" || news.whole) return null;
    const plies = pliedOf(news.entries ?? []);
    if (plies.length === 0) return null;
    return plies.some(({ seat }) => typeof seat === "number" && mine().includes(seat)) ? "mine" : "theirs";
  }

  function sit(seats: Readonly<Record<string, string>>): void {
    setMine(
      Object.keys(seats)
        .map(Number)
        .sort((a, b) => a - b),
    );
    keepTokens(code, seats);
  }

  function take(news: News): void {
    if (news.type === "welcome") {
      setPerson(news.person);
      sit(news.seats ?? {});
    } else if (news.type === "holds") sit(news.seats);
    else if (news.type === "presence") setPresence(news);
    else if (news.type === "update") update(news);
  }

  function update(news: Update): void {
    const eye = news.seat ?? null;
    const entries = news.entries ?? [];
    const plies = pliedOf(entries);
    const before = sights().get(eye) ?? (news.whole ? [...sights().values()][0] : undefined);
    const seen = news.seen ?? before?.seen;
    if (!seen) return;
    const reversed = entries.some(({ fact }) => fact.type === "took_back" || fact.type === "began");
    const ply = news.whole
      ? before?.seen.ply === seen.ply
        ? before.ply
        : null
      : plies.length > 0
        ? plyOf(plies, true, news.film)
        : reversed
          ? null
          : (before?.ply ?? null);
    const sight: Sight = { seen, entries: merged(before?.entries ?? [], entries), ply };
    setSights((known) => {
      // Whoever sat down has other eyes now.
      const kept = [...known].filter(([other]) => (other === null ? mine().length === 0 : mine().includes(other)));
      return new Map([...kept, [eye, sight]]);
    });
    follow(news, seen, plies);
    number = Math.max(number, news.number);
    if (news.whole) told = Math.max(told, news.number);
    for (const entry of entries) {
      if (entry.number <= told) continue;
      told = entry.number;
      for (const hear of listeners) hear(entry);
    }
    if (news.whole && seen.ply > 0 && sight.ply === null) void recall(eye, seen.ply);
  }

  /** The head is only sent when more than the position changed; what a ply changes in it follows from the ply. */
  function follow(news: Update, seen: Seen, plies: readonly Plied[]): void {
    const known = news.table ?? head();
    if (!known) return;
    const turn = (seen.view as { to_move?: number | "chance" | null }).to_move ?? null;
    const clocks = plies.findLast((ply) => ply.clocks)?.clocks ?? known.clocks ?? null;
    const running = known.status === "playing";
    setHead(
      news.table && plies.length === 0
        ? news.table
        : { ...known, ply: seen.ply, to_move: running ? turn : null, clocks },
    );
  }

  /** What the last ply did stays marked, also for whoever comes later. */
  async function recall(eye: Eye, ply: number): Promise<void> {
    const past = await ask({ type: "history", ply, ...(eye === null ? {} : { seat: eye }) }).catch(() => null);
    const entry = (past as Past | null)?.entry;
    const sight = sights().get(eye);
    if (!entry || !sight || sight.ply !== null || sight.seen.ply !== ply) return;
    setSights((known) => new Map([...known, [eye, { ...sight, ply: plyOf([entry], false) }]]));
  }

  const ask = (wish: Wish) => socket.ask(wish);

  const [last, setLast] = createSignal<Eye>(null);
  const eye = createMemo<Eye>(() => {
    const seats = mine();
    const turn = head()?.to_move;
    if (typeof turn === "number" && seats.includes(turn)) return turn;
    const before = last();
    return before !== null && seats.includes(before) ? before : (seats[0] ?? null);
  });
  createEffect(on(eye, setLast));
  const sight = createMemo(() => sights().get(eye()) ?? [...sights().values()][0] ?? null);
  const seen = createMemo(() => sight()?.seen ?? null);
  const entries = createMemo(() => sight()?.entries ?? []);

  const ply = createMemo(() => sight()?.ply ?? null);
  const course = createMemo(() => fold(entries()));

  return {
    code,
    link: socket.link,
    refused,
    head,
    person,
    mine,
    eye,
    seen,
    ply,
    course,
    presence,
    now: socket.now,
    onEntry(hear) {
      listeners.add(hear);
      onCleanup(() => listeners.delete(hear));
    },
    async ask(wish) {
      await ask(wish);
    },
    async move(move) {
      const from = eye();
      if (from !== null) await ask({ type: "move", seat: from, ply: seen()?.ply ?? 0, move, number });
    },
    async why(move) {
      const from = eye();
      if (from === null) return null;
      return ((await ask({ type: "why", seat: from, move })) as Because).reason ?? null;
    },
    async past(ply, game) {
      const from = eye();
      const whose = from === null ? {} : { seat: from };
      return (await ask({ type: "history", ply, ...whose, ...(game === undefined ? {} : { game }) })) as Past;
    },
    async whatIf(move) {
      return (await ask({ type: "what_if", seat: eye() ?? 0, move })) as Outlook;
    },
    async places() {
      return ((await ask({ type: "suggest", seat: eye() ?? 0 })) as Places).places;
    },
    async weigh(ply, game) {
      return (await ask({ type: "weigh", ...(ply === undefined ? {} : { ply, game: game ?? null }) })) as Stability;
    },
    async hint(seconds, hear) {
      const from = eye();
      onCleanup(() => socket.forget(hear));
      await socket.ask({ type: "analyse", kind: "hint", seconds, ...(from === null ? {} : { seat: from }) }, hear);
    },
  };
}
