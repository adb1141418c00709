/** One's account over HTTP, and the browser's part of a passkey. */
import type { Account, Ceremony, ChangeAccount, NewAccount, Ratings, SignIn } from "../../gen/protocol";
import { ask, get, me, send } from "../../net/http";

/** Null: a guest, who has none. */
export async function account(): Promise<Account | null> {
  return (await me()).person.account ? get<Account>("api/account") : null;
}

export const create = (wish: NewAccount): Promise<Account> => send("POST", "api/account", wish);
export const signIn = (wish: SignIn): Promise<Account> => send("POST", "api/sign-in", wish);
export const change = (wish: ChangeAccount): Promise<Account> => send("PATCH", "api/account", wish);
export const signOut = (everywhere: boolean): Promise<unknown> => send("POST", "api/sign-out", { everywhere });
export const ratings = (): Promise<Ratings> => get("api/me/ratings");
export const endSession = (id: string): Promise<unknown> => ask("DELETE", `api/sessions/${encodeURIComponent(id)}`);
export const removePasskey = (id: string): Promise<unknown> => ask("DELETE", `api/passkeys/${encodeURIComponent(id)}`);
export const remove = (): Promise<unknown> => ask("DELETE", "api/me");

/** Whether this browser can make passkeys at this address at all (they need https, or one's own machine). */
export const passkeys = (): boolean =>
  typeof PublicKeyCredential !== "undefined" && "parseCreationOptionsFromJSON" in PublicKeyCredential;

/** What a ceremony with the browser gives. */
interface Made {
  readonly ceremony: string;
  readonly credential: Record<string, unknown>;
}

async function held(ceremony: string, credential: Promise<Credential | null>): Promise<Made | null> {
  try {
    const got = (await credential) as PublicKeyCredential | null;
    return got && { ceremony, credential: got.toJSON() as unknown as Record<string, unknown> };
  } catch {
    // Whoever closes the browser's own window has thought better of it.
    return null;
  }
}

export async function newPasskey(login?: string): Promise<Made | null> {
  const begun = await send<Ceremony>("POST", "api/passkeys/options", { purpose: "register", ...(login && { login }) });
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(begun.options as never);
  return held(begun.ceremony, navigator.credentials.create({ publicKey }));
}

export async function usePasskey(): Promise<Made | null> {
  const begun = await send<Ceremony>("POST", "api/passkeys/options", { purpose: "sign-in" });
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(begun.options as never);
  return held(begun.ceremony, navigator.credentials.get({ publicKey }));
}

export const addPasskey = (made: Made, label: string): Promise<Account> =>
  send("POST", "api/passkeys", { ...made, label });
