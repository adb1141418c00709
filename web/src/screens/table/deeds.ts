import type { Seen } from "../../gen/protocol";

/** What the server says a seat may do now. */
export type Deed = NonNullable<Seen["may"]>[number];
