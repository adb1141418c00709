/**
 * A socket that comes back. What was asked and not answered is sent again with the same id, which the server knows.
 */
import { type Accessor, batch, createSignal } from "solid-js";
import type { Analysis, Error as Refusal, FromClient, FromServer, Hello, Welcome } from "../gen/protocol";
import { Refused, Unreachable } from "./http";
import { socketAt } from "./root";

type Without<T> = T extends { id: string } ? Omit<T, "id"> : never;
/** What a client can ask for; the id is given here. */
export type Wish = Without<Exclude<FromClient, Hello>>;
/** What answers a wish. */
export type Answer = Exclude<FromServer, Refusal | Welcome>;
/** All that comes by itself. */
export type News = Exclude<FromServer, { id: string }> | Welcome;

export type Link = "connecting" | "open" | "away" | "refused" | "closed";

interface Pending {
  readonly text: string;
  readonly resolve: (answer: Answer) => void;
  readonly reject: (error: Error) => void;
  /** An analysis is told bit by bit, and not asked for again when the connection was lost. */
  readonly hear: ((answer: Analysis) => void) | undefined;
}

export interface Talk {
  /** What hello says besides the protocol. */
  readonly greeting: () => Pick<Hello, "after" | "tokens">;
  readonly hear: (news: News) => void;
  /** The server does not want us here; it is not asked again. */
  readonly refused: (refusal: Refused) => void;
}

const PROTOCOL = 1;
/** Milliseconds: the first wait, the longest, between pings, and for the answer to one. */
const WAIT = { first: 400, most: 15_000, ping: 25_000, pong: 8_000 };

// Unique on all devices and for ever: a random beginning and a counter.
const beginning = crypto.getRandomValues(new Uint32Array(2)).reduce((text, n) => text + n.toString(36), "");
let counter = 0;
const fresh = (): string => `${beginning}-${(counter += 1)}`;

export class Socket {
  private readonly pending = new Map<string, Pending>();
  private socket: WebSocket | null = null;
  private hello = "";
  private greeted = false;
  private tries = 0;
  private retry: ReturnType<typeof setTimeout> | undefined;
  private pinging: ReturnType<typeof setInterval> | undefined;
  readonly link: Accessor<Link>;
  private readonly setLink: (link: Link) => void;
  /** The server's clock less ours, in milliseconds. */
  private skew = 0;

  constructor(
    private readonly path: string,
    private readonly talk: Talk,
  ) {
    const [link, setLink] = createSignal<Link>("connecting");
    this.link = link;
    this.setLink = setLink;
    addEventListener("online", this.wake);
    addEventListener("offline", this.check);
    document.addEventListener("visibilitychange", this.check);
    this.open();
  }

  /** What the server's clock says now, in seconds. */
  readonly now = (): number => (Date.now() + this.skew) / 1000;

  /** Asks for something and waits for the answer, over breaks of the connection if need be. */
  ask(wish: Wish, hear?: (answer: Analysis) => void): Promise<Answer> {
    if (this.link() === "closed" || this.link() === "refused") return Promise.reject(new Unreachable("closed"));
    const id = fresh();
    return new Promise((resolve, reject) => {
      const text = JSON.stringify({ ...wish, id });
      this.pending.set(id, { text, resolve, reject, hear });
      if (this.greeted) this.socket?.send(text);
    });
  }

  /** Stops an analysis that `ask` began: nothing more of it is heard. */
  forget(hear: (answer: Analysis) => void): void {
    for (const [request, one] of this.pending) {
      if (one.hear !== hear) continue;
      this.pending.delete(request);
      void this.ask({ type: "cancel", request }).catch(() => undefined);
    }
  }

  close(): void {
    this.setLink("closed");
    removeEventListener("online", this.wake);
    removeEventListener("offline", this.check);
    document.removeEventListener("visibilitychange", this.check);
    clearTimeout(this.retry);
    clearInterval(this.pinging);
    this.drop();
    for (const one of this.pending.values()) one.reject(new Unreachable("closed"));
    this.pending.clear();
  }

  private readonly wake = (): void => {
    if (this.link() !== "away") return;
    clearTimeout(this.retry);
    this.open();
  };

  /** After a nap of the device the connection may be dead without anybody having said so. */
  private readonly check = (): void => {
    if (document.visibilityState === "visible") {
      if (this.link() === "open") this.ping();
      else this.wake();
    }
  };

  private open(): void {
    this.drop();
    const socket = new WebSocket(socketAt(this.path));
    this.socket = socket;
    socket.onopen = () => {
      this.hello = fresh();
      socket.send(JSON.stringify({ type: "hello", id: this.hello, protocol: PROTOCOL, ...this.talk.greeting() }));
    };
    socket.onmessage = (event) => {
      if (socket === this.socket) batch(() => this.read(JSON.parse(String(event.data)) as FromServer));
    };
    socket.onclose = () => {
      if (socket === this.socket) this.lost();
    };
  }

  private drop(): void {
    const socket = this.socket;
    this.socket = null;
    this.greeted = false;
    clearInterval(this.pinging);
    if (socket && socket.readyState <= WebSocket.OPEN) socket.close();
  }

  /** Comes back after a while that doubles, and is never the same for two clients. */
  private lost(after?: number): void {
    this.drop();
    if (this.link() === "closed" || this.link() === "refused") return;
    this.setLink("away");
    for (const [id, one] of this.pending) {
      if (!one.hear) continue;
      this.pending.delete(id);
      one.reject(new Unreachable("lost"));
    }
    const wait = after === undefined ? Math.min(WAIT.first * 2 ** this.tries, WAIT.most) : after * 1000;
    this.tries += 1;
    clearTimeout(this.retry);
    this.retry = setTimeout(() => this.open(), wait * (0.75 + Math.random() * 0.5));
  }

  private ping(): void {
    const asked = this.socket;
    const late = setTimeout(() => {
      if (asked === this.socket && asked) this.lost(0);
    }, WAIT.pong);
    this.ask({ type: "ping" })
      .catch(() => undefined)
      .finally(() => clearTimeout(late));
  }

  private read(message: FromServer): void {
    if (message.type === "welcome") {
      this.greeted = true;
      this.tries = 0;
      this.skew = message.now * 1000 - Date.now();
      this.setLink("open");
      this.talk.hear(message);
      for (const one of this.pending.values()) this.socket?.send(one.text);
      clearInterval(this.pinging);
      this.pinging = setInterval(() => this.ping(), WAIT.ping);
    } else if (message.type === "error") {
      this.refuse(message);
    } else if (message.type === "going") {
      this.lost(message.after);
    } else if ("id" in message) {
      this.answer(message.id, message);
    } else {
      this.talk.hear(message);
    }
  }

  private answer(id: string, message: Answer): void {
    const one = this.pending.get(id);
    if (!one) return;
    if (message.type === "pong") this.skew = message.now * 1000 - Date.now();
    if (message.type === "analysis") {
      one.hear?.(message);
      if (!message.done) return;
    }
    this.pending.delete(id);
    one.resolve(message);
  }

  private refuse(message: Refusal): void {
    const refusal = new Refused(message.reason);
    if (message.id === this.hello) {
      this.setLink("refused");
      this.talk.refused(refusal);
      this.drop();
      return;
    }
    const one = message.id ? this.pending.get(message.id) : undefined;
    if (!one || !message.id) return;
    this.pending.delete(message.id);
    one.reject(refusal);
  }
}
