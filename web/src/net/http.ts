/** The HTTP interface (docs/openapi.json) in the page's words. */
import type {
  Games,
  Judged,
  Me,
  NewTable,
  Opened,
  Problem,
  Reason,
  Record as Played,
  Studied,
  Study,
  Tables,
} from "../gen/protocol";
import type { Examine, TableHead } from "../gen/protocol";
import { at } from "./root";

/** The server refuses, and says why. */
export class Refused extends Error {
  constructor(
    readonly reason: Reason,
    readonly status = 0,
  ) {
    super(reason.code);
  }
}

/** Nobody answers: no network, or no server. */
export class Unreachable extends Error {}

export async function ask(method: string, path: string, body?: unknown, signal?: AbortSignal): Promise<Response> {
  const init: RequestInit = { method, credentials: "same-origin" };
  if (body !== undefined) {
    init.body = JSON.stringify(body);
    init.headers = { "Content-Type": "application/json" };
  }
  if (signal) init.signal = signal;
  let response: Response;
  try {
    response = await fetch(at(path), init);
  } catch (error) {
    if (signal?.aborted) throw error;
    throw new Unreachable(String(error));
  }
  if (response.ok) return response;
  const problem = (await response.json().catch(() => null)) as Problem | null;
  // Without a reason of ours something between us and the server answered.
  if (!problem?.reason) throw new Unreachable(`${response.status}`);
  throw new Refused(problem.reason, response.status);
}

export async function get<T>(path: string): Promise<T> {
  return (await ask("GET", path)).json() as Promise<T>;
}

export async function send<T>(method: "POST" | "PUT" | "PATCH", path: string, body: unknown): Promise<T> {
  return (await ask(method, path, body)).json() as Promise<T>;
}

const code = encodeURIComponent;

export const games = (): Promise<Games> => get("api/games");
export const me = (): Promise<Me> => get("api/me");
export const rename = (name: string): Promise<Me> => send("PUT", "api/me", { name });
export const lobby = (game?: string): Promise<Tables> => get(`api/tables${game ? `?game=${code(game)}` : ""}`);
export const openTable = (wish: NewTable): Promise<Opened> => send("POST", "api/tables", wish);
export const table = (name: string): Promise<TableHead> => get(`api/tables/${code(name)}`);
export const record = (name: string, game?: number): Promise<Played> =>
  get(`api/tables/${code(name)}/record${game === undefined ? "" : `?game=${game}`}`);
export const study = (wish: Study): Promise<Studied> => send("POST", "api/study", wish);

/** Bots judge a position or a game: a line of the answer at a time, until it ends or is stopped. */
export async function* analysis(wish: Examine, stop?: AbortSignal): AsyncGenerator<Judged> {
  const response = await ask("POST", "api/analysis", wish, stop);
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  let rest = "";
  for (;;) {
    const got = await reader?.read();
    if (!got || got.done) break;
    const lines = (rest + got.value).split("\n");
    rest = lines.pop() ?? "";
    for (const line of lines) if (line) yield JSON.parse(line) as Judged;
  }
}
