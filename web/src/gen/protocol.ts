// Made by `make protocol` from docs/protocol.schema.json and docs/openapi.json.

export type FromClient =
  | Hello
  | Sit
  | Stand
  | SeatBot
  | Arrange
  | Ready
  | Move
  | Why
  | Propose
  | Answer
  | Resign
  | Claim
  | Chat
  | Mute
  | Rename
  | History
  | Analyse
  | Cancel
  | WhatIf
  | Suggest
  | Weigh
  | Watch
  | Ping;
export type FromServer =
  | Welcome
  | Update
  | Ack
  | Error
  | Holds
  | Because
  | Past
  | Analysis
  | Outlook
  | Places
  | Stability
  | Showing
  | Presence
  | Lobby
  | Going
  | Pong;

export interface Protocol {
  [k: string]: unknown;
}
export interface Games {
  server: string;
  protocol: number;
  games: GameInfo[];
  bots: BotInfo[];
  features?: string[];
}
export interface GameInfo {
  name: string;
  rules_version: number;
  options: OptionInfo[];
  variants: Variant[];
  endings: string[];
  clauses: {
    [k: string]: string[];
  };
  endless: boolean;
  together: boolean;
}
/**
 * One thing that is agreed before the game: choices, or a range from least to most.
 */
export interface OptionInfo {
  name: string;
  type: "bool" | "int" | "str";
  default: string | number | boolean;
  clause: string;
  choices: (string | number | boolean)[];
  least: number;
  most: number;
}
export interface Variant {
  name: string;
  options: {
    [k: string]: string | number | boolean;
  };
  seats: number;
  match: number;
}
export interface BotInfo {
  name: string;
  version: string;
}
export interface Me {
  person: Person;
  tables: TableHead[];
}
/**
 * Who sits, speaks or watches. The id is public; what proves it is not.
 */
export interface Person {
  id: string;
  name: string;
  kind?: "bot" | "human";
  bot?: string | null;
  account?: boolean;
  owner?: string | null;
}
/**
 * All about a table but the position: the same for everybody.
 */
export interface TableHead {
  code: string;
  game: string;
  options: {
    [k: string]: string | number | boolean;
  };
  status: "between" | "over" | "playing" | "waiting";
  seats: SeatHead[];
  clock: ClockRules;
  visibility: "link" | "public";
  begin: "full" | "ready";
  host: string;
  created: number;
  series: Series;
  ply: number;
  to_move?: number | "chance" | null;
  clocks?: ClockState | null;
  offers?: Offer[];
  result?: Ending | null;
  rematch?: string | null;
  muted?: string[];
  hints?: boolean;
  rated?: boolean;
  closed?: ("abandoned" | "left") | null;
}
/**
 * One place at the table.
 */
export interface SeatHead {
  person?: Person | null;
  ready?: boolean;
  player?: number;
  away?: Person | null;
  left?: number | null;
}
/**
 * No limit; live: main time and increment, in seconds; days: so many days for each move.
 */
export interface ClockRules {
  kind?: "days" | "live" | "none";
  main?: number;
  increment?: number;
  days?: number;
}
/**
 * The match: who sat where in each finished game, and how it ended.
 */
export interface Series {
  length: number;
  finished?: Ending[];
  players?: number[][];
  result?: Ending | null;
}
/**
 * How a game or match ended: an ending of the rules, `repetition`, or resigned, agreed, time, left.
 */
export interface Ending {
  winners: number[];
  scores: number[];
  reason: string;
  seat?: number | null;
}
/**
 * What each seat had left at `at`. The time of the running seat goes on from there.
 */
export interface ClockState {
  left: number[];
  at: number;
  running?: number | null;
}
/**
 * Something for which the others are asked; with the next move it lapses.
 */
export interface Offer {
  kind: "draw" | "hints" | "rematch" | "swap" | "undo";
  seat: number;
  other?: number | null;
  agreed?: number[];
}
/**
 * How a game or match ended: an ending of the rules, `repetition`, or resigned, agreed, time, left.
 */
export interface StelaeServerFactsEnding {
  winners: number[];
  scores: number[];
  reason: string;
  seat?: number | null;
}
export interface TakeName {
  name: string;
}
export interface Tables {
  tables: TableHead[];
}
export interface Opened {
  table: TableHead;
  seats: {
    [k: string]: string;
  };
}
/**
 * Seats that are not named are open; without any, the one who asks has the first.
 */
export interface NewTable {
  game: string;
  options?: {
    [k: string]: string | number | boolean;
  };
  /**
   * @maxItems 16
   */
  seats?: SeatWish[];
  clock?: ClockRules1;
  visibility?: "link" | "public";
  begin?: "full" | "ready";
  match?: boolean;
  start?: string | null;
  rated?: boolean;
  id?: string | null;
}
/**
 * Who is to sit there: the one who asks (several: hot-seat), anybody, or a bot.
 */
export interface SeatWish {
  who?: "bot" | "me" | "open";
  bot?: string | null;
  name?: string | null;
}
/**
 * No limit; live: main time and increment, in seconds; days: so many days for each move.
 */
export interface ClockRules1 {
  kind?: "days" | "live" | "none";
  main?: number;
  increment?: number;
  days?: number;
}
/**
 * A game from its first ply on.
 */
export interface Record {
  schema: 1;
  rules: number;
  game: string;
  options: {
    [k: string]: string | number | boolean;
  };
  seats: Seat[];
  plies?: Ply[];
  result?: StelaeRecordsModelEnding | null;
  start?: string | null;
  seed?: number | null;
  match?: Earlier[] | null;
  redacted?: number | null;
}
/**
 * Who sits there.
 */
export interface Seat {
  name: string;
  kind?: "bot" | "human";
  bot?: string | null;
}
/**
 * One decision of a seat, or one outcome of chance.
 */
export interface Ply {
  seat: number | "chance";
  move: string;
  at?: number | null;
  clock?: number | null;
}
/**
 * How it ended: by the rules, or at the table (`resigned`, out of `time` or `left` by a seat; `agreed`).
 */
export interface StelaeRecordsModelEnding {
  winners: number[];
  scores: number[];
  reason: string;
  resigned?: number | null;
}
/**
 * A finished game of the same match: where it ended, and which player sat where.
 */
export interface Earlier {
  players: number[];
  position: string;
  result: StelaeRecordsModelEnding;
}
/**
 * The positions asked for; with `reason`, the moves went no further, or that is why the asked move is illegal.
 */
export interface Studied {
  shown: Seen[];
  plies: Plied[];
  reason?: Reason | null;
  answers?: (Outlook | Places | Stability | Showing | Error)[];
}
/**
 * The position as one seat sees it, and what it may do there.
 */
export interface Seen {
  ply: number;
  view: {
    [k: string]: unknown;
  };
  may?: (
    "arrange" | "claim" | "draw" | "hint" | "hints" | "move" | "ready" | "rematch" | "resign" | "sit" | "swap" | "undo"
  )[];
  legal?: string[];
  tree?: {
    [k: string]: unknown;
  };
  placings?: Placing[];
}
/**
 * Something that can be laid in endlessly many places: ask for good ones, or for what would come of one.
 */
export interface Placing {
  act: "base" | "lay" | "lift";
  slab: number;
  sides: string[];
  levels: number[];
}
/**
 * A move, or an outcome of chance.
 */
export interface Plied {
  type: "plied";
  ply: number;
  seat: number | "chance";
  move: string;
  facts?: {
    [k: string]: unknown;
  }[];
  clocks?: ClockState | null;
}
/**
 * Why something cannot be: a stable code, the clause that says so, and what the words need.
 */
export interface Reason {
  code: string;
  clause?: string | null;
  params?: {
    [k: string]: string | number;
  };
}
/**
 * Answers what_if.
 */
export interface Outlook {
  type: "outlook";
  id: string;
  move: string;
  reason?: Reason | null;
  stands?: boolean | null;
  margin?: number | null;
}
/**
 * Answers suggest: good places, the steadiest first; none may be left.
 */
export interface Places {
  type: "places";
  id: string;
  ply: number;
  places: Place[];
}
/**
 * A place for a slab, as a move.
 */
export interface Place {
  move: string;
  margin?: number | null;
}
/**
 * Answers weigh.
 */
export interface Stability {
  type: "stability";
  id: string;
  ply: number;
  stands: boolean;
  margin: number;
  tilt: number;
  slabs: SlabWeighed[];
  columns: ColumnWeighed[];
}
/**
 * A slab that rests on columns.
 */
export interface SlabWeighed {
  slab: number;
  margin: number;
  grams: number;
}
/**
 * A column and what rests on it.
 */
export interface ColumnWeighed {
  slab: number;
  mark: string;
  grams: number;
}
/**
 * Answers watch.
 */
export interface Showing {
  type: "film";
  id: string;
  film: Film;
}
/**
 * How the pieces moved in an act, until they were at rest.
 */
export interface Film {
  ply: number;
  rate: number;
  frames: number;
  data: string;
  told?: {
    [k: string]: unknown;
  }[];
}
/**
 * Not done, and nothing changed. Without an id it answers something that could not be read.
 */
export interface Error {
  type: "error";
  reason: Reason;
  id?: string | null;
}
/**
 * A position (or the beginning), a record or a finished game of a table, with moves to play from there.
 *
 *     Nothing is kept.
 */
export interface Study {
  game?: string | null;
  options?: {
    [k: string]: string | number | boolean;
  };
  position?: string | null;
  record?: {
    [k: string]: unknown;
  } | null;
  table?: string | null;
  number?: number | null;
  ply?: number | null;
  /**
   * @maxItems 2000
   */
  moves?: string[];
  seed?: number | null;
  seat?: number | null;
  show?: "all" | "last";
  why?: string | null;
  /**
   * @maxItems 4
   */
  asks?: (WhatIf | Suggest | Weigh | Watch)[];
}
/**
 * Asks what would come of a move now, before it is sent: whether the rules allow it, and whether it would stand.
 *
 *     Good for a pointer that moves: of a connection's questions the newest is answered, those before it are overtaken.
 */
export interface WhatIf {
  type: "what_if";
  id: string;
  seat: number;
  move: string;
}
/**
 * Asks for good places for what can be laid in endlessly many; all, or those of one placing.
 */
export interface Suggest {
  type: "suggest";
  id: string;
  seat: number;
  slab?: number | null;
  side?: string | null;
  level?: number | null;
}
/**
 * Asks how firmly everything stands: now, or (as in history) after so many plies of this or another game.
 */
export interface Weigh {
  type: "weigh";
  id: string;
  ply?: number | null;
  game?: number | null;
}
/**
 * Asks for the film of an act, by the ply of chance in which it settled (as in history).
 */
export interface Watch {
  type: "watch";
  id: string;
  ply: number;
  game?: number | null;
}
/**
 * What the moves of one position are worth to the seat to move, the best first; it sees what that seat may see.
 *
 *     The answer is a stream of these, a line each. Better ones for the same position may follow until it is done.
 */
export interface Judged {
  ply: number;
  seat: number;
  of: number;
  lines?: Line[];
  played?: Line | null;
  cost?: number;
  done?: boolean;
  reason?: Reason | null;
}
/**
 * A move with what it is worth to the seat to move.
 */
export interface Line {
  move: string;
  value: number;
  margin: number;
  share: number;
  win: number;
  draw: number;
  loss: number;
  proven?: ("draw" | "loss" | "win") | null;
  expected?: string[];
  within?: number | null;
  because?: Reason | null;
}
/**
 * A study that bots judge: its last position, or (`show` = all) every decision that was made on the way.
 */
export interface Examine {
  game?: string | null;
  options?: {
    [k: string]: string | number | boolean;
  };
  position?: string | null;
  record?: {
    [k: string]: unknown;
  } | null;
  table?: string | null;
  number?: number | null;
  ply?: number | null;
  /**
   * @maxItems 2000
   */
  moves?: string[];
  seed?: number | null;
  seat?: number | null;
  show?: "all" | "last";
  why?: string | null;
  /**
   * @maxItems 4
   */
  asks?: (WhatIf | Suggest | Weigh | Watch)[];
  seconds?: number;
}
/**
 * All that an account is, to its owner.
 */
export interface Account {
  person: Person;
  login: string;
  created: number;
  password: boolean;
  passkeys: PasskeyInfo[];
  sessions: SessionInfo[];
  bots: BotAccount[];
  sure: number;
}
export interface PasskeyInfo {
  id: string;
  label: string;
  created: number;
  used?: number | null;
}
/**
 * A device where one is signed in.
 */
export interface SessionInfo {
  id: string;
  begun: number;
  seen: number;
  about: string;
  here?: boolean;
}
/**
 * A program that plays under a name of its own.
 */
export interface BotAccount {
  person: Person;
  created: number;
  token?: boolean;
}
/**
 * A guest becomes an account: with a password, a passkey or both. It keeps its id and its games.
 */
export interface NewAccount {
  login: string;
  name?: string | null;
  password?: string | null;
  passkey?: PasskeyMade | null;
}
/**
 * What navigator.credentials.create() gave, by its toJSON().
 */
export interface PasskeyMade {
  ceremony: string;
  credential: {
    [k: string]: unknown;
  };
  label?: string;
}
/**
 * What is left out stays as it is. Without a password (null) there must be a passkey.
 *
 *     With another password all other devices are signed out.
 */
export interface ChangeAccount {
  login?: string;
  password?: string | null;
}
/**
 * By login and password, or by what navigator.credentials.get() gave to a ceremony.
 *
 *     Whoever is signed in already proves himself once more by it.
 */
export interface SignIn {
  login?: string | null;
  password?: string | null;
  ceremony?: string | null;
  credential?: {
    [k: string]: unknown;
  } | null;
  bring?: boolean;
}
/**
 * Here; `everywhere`: on all devices, so that no cookie, socket or seat token from before is worth anything.
 */
export interface SignOut {
  everywhere?: boolean;
}
/**
 * `options` go to navigator.credentials, by parseCreationOptionsFromJSON or parseRequestOptionsFromJSON.
 */
export interface Ceremony {
  ceremony: string;
  options: {
    [k: string]: unknown;
  };
}
/**
 * `register`: a passkey for whoever asks; a guest says the login that he is going to take.
 */
export interface Begin {
  purpose: "register" | "sign-in";
  login?: string | null;
}
/**
 * The token is told only now. The bot sends it in `hello.bearer`, and over HTTP as a bearer token.
 */
export interface BotToken {
  bot: BotAccount;
  token: string;
}
export interface NewBot {
  name: string;
}
/**
 * One page of them: those that go on first, then the newest.
 */
export interface MyTables {
  tables: TableHead[];
  after?: string | null;
}
export interface Ratings {
  ratings: PoolRating[];
}
export interface PoolRating {
  pool: Pool;
  rating: Rating;
}
/**
 * Who is compared with whom: a game for so many players, and in it a role.
 */
export interface Pool {
  game: string;
  seats: number;
  role: string;
}
/**
 * How strong somebody is in one role of a game: 1500 is the middle, and 200 more wins about three games of four.
 *
 *     The truth lies within two uncertainties in 19 cases of 20.
 */
export interface Rating {
  rating: number;
  uncertainty: number;
  games: number;
}
/**
 * What everybody may know of somebody with an account.
 */
export interface Profile {
  person: Person;
  since: number;
  ratings: PoolRating[];
}
export interface TableRatings {
  rated: boolean;
  seats: SeatRating[];
}
/**
 * What somebody at a table has in the pool of that seat; None: nothing yet, or no account.
 */
export interface SeatRating {
  seat: number;
  person?: Person | null;
  pool?: Pool | null;
  rating?: Rating | null;
  change?: number | null;
}
/**
 * Every pool in which there are ratings, and how many people it has.
 */
export interface Pools {
  pools: never[][];
}
/**
 * The strongest first: by what is nearly certain, so by the rating less two uncertainties.
 */
export interface Leaders {
  pool: Pool;
  leaders: Leader[];
  after?: number | null;
}
export interface Leader {
  person: Person;
  rating: Rating;
}
/**
 * Anything but ok has the status 503: the database stores nothing, or the server goes down.
 */
export interface Health {
  status: "failing" | "going" | "ok";
  version: string;
  tables: number;
  sockets: number;
}
/**
 * Why a request was refused.
 */
export interface Problem {
  reason: Reason;
}
/**
 * The first message. `after`: the last number this client has; it gets what came later.
 */
export interface Hello {
  type: "hello";
  id: string;
  protocol: number;
  after?: number | null;
  /**
   * @maxItems 8
   */
  tokens?: string[];
  bearer?: string | null;
}
/**
 * Takes a free seat (another device's with its token, one's own back from a bot).
 */
export interface Sit {
  type: "sit";
  id: string;
  seat: number;
  token?: string | null;
}
/**
 * Leaves a seat before the start; the host may free any.
 */
export interface Stand {
  type: "stand";
  id: string;
  seat: number;
}
export interface SeatBot {
  type: "seat_bot";
  id: string;
  seat: number;
  bot: string;
}
/**
 * The host changes who sits where before the start.
 */
export interface Arrange {
  type: "arrange";
  id: string;
  /**
   * @maxItems 16
   */
  order: number[];
}
/**
 * Before the start and between the games of a match.
 */
export interface Ready {
  type: "ready";
  id: string;
  seat: number;
  ready?: boolean;
}
/**
 * `ply`: how many plies the game had when the player decided; `number`: the last number the client had then.
 *
 *     With the number, a move is refused also where plies were taken back and others made since.
 */
export interface Move {
  type: "move";
  id: string;
  seat: number;
  ply: number;
  move: string;
  number?: number | null;
}
/**
 * Asks why a move is not legal.
 */
export interface Why {
  type: "why";
  id: string;
  seat: number;
  move: string;
}
export interface Propose {
  type: "propose";
  id: string;
  seat: number;
  kind: "draw" | "hints" | "rematch" | "swap" | "undo";
  other?: number | null;
}
/**
 * To an offer of that kind; one's own offer is withdrawn with accept = false.
 */
export interface Answer {
  type: "answer";
  id: string;
  seat: number;
  kind: "draw" | "hints" | "rematch" | "swap" | "undo";
  accept: boolean;
}
export interface Resign {
  type: "resign";
  id: string;
  seat: number;
}
/**
 * What to do about a seat whose player left: put a bot there, or end the game (between games: the match).
 *
 *     Waiting needs no claim.
 */
export interface Claim {
  type: "claim";
  id: string;
  seat: number;
  against: number;
  choice: "bot" | "end";
  bot?: string | null;
}
export interface Chat {
  type: "chat";
  id: string;
  room: "players" | "spectators";
  text: string;
}
/**
 * The host silences a person at this table.
 */
export interface Mute {
  type: "mute";
  id: string;
  person: string;
  muted?: boolean;
}
/**
 * At this table; `seat`: only there, as at a hot-seat.
 */
export interface Rename {
  type: "rename";
  id: string;
  name: string;
  seat?: number | null;
}
/**
 * Asks for an earlier position of the present game, or (`game`) of a finished one of the match.
 */
export interface History {
  type: "history";
  id: string;
  ply: number;
  seat?: number | null;
  game?: number | null;
}
/**
 * A hint, or an analysis; the answers carry this id until one is done.
 */
export interface Analyse {
  type: "analyse";
  id: string;
  seat?: number | null;
  ply?: number | null;
  kind?: "analysis" | "hint";
  seconds?: number;
}
/**
 * Stops an analysis.
 */
export interface Cancel {
  type: "cancel";
  id: string;
  request: string;
}
export interface Ping {
  type: "ping";
  id: string;
}
/**
 * Answers hello. One `update` for each of the connection's eyes follows (its seats, else the spectator).
 */
export interface Welcome {
  type: "welcome";
  id: string;
  protocol: number;
  server: string;
  person: Person;
  now: number;
  seats?: {
    [k: string]: string;
  };
  number?: number;
}
/**
 * What is new for one eye: a seat, or (None) a spectator. What is left out has not changed.
 */
export interface Update {
  type: "update";
  number: number;
  seat?: number | null;
  entries?: Entry[];
  table?: TableHead | null;
  seen?: Seen | null;
  whole?: boolean;
  film?: Film | null;
}
/**
 * A fact with its number in the log: it counts up, with gaps where something is not for this seat.
 */
export interface Entry {
  number: number;
  at: number;
  fact:
    | Seated
    | Vacated
    | Reseated
    | Readied
    | Renamed
    | Became
    | Began
    | Plied
    | TookBack
    | Offered
    | Answered
    | Left
    | Returned
    | Woke
    | Ended
    | Allowed
    | Closed
    | Said
    | Muted
    | Rematched;
}
export interface Seated {
  type: "seated";
  seat: number;
  person: Person;
  instead?: boolean;
}
export interface Vacated {
  type: "vacated";
  seat: number;
}
/**
 * Who sat in seat order[n] now sits in seat n.
 */
export interface Reseated {
  type: "reseated";
  order: number[];
}
export interface Readied {
  type: "readied";
  seat: number;
  ready: boolean;
}
export interface Renamed {
  type: "renamed";
  person: string;
  name: string;
  seat?: number | null;
}
/**
 * Whoever had this id at the table is somebody else now: a guest who signed in, or who has an account.
 *
 *     Erased: that account was deleted; whatever told who it was is gone from the table, the log too.
 */
export interface Became {
  type: "became";
  person: string;
  who: Person;
  erased?: boolean;
}
/**
 * A game of the match begins; the players sit in this order.
 */
export interface Began {
  type: "began";
  players: number[];
}
/**
 * The game went back to this ply.
 */
export interface TookBack {
  type: "took_back";
  ply: number;
  seat: number;
  clocks?: ClockState | null;
}
export interface Offered {
  type: "offered";
  kind: "draw" | "hints" | "rematch" | "swap" | "undo";
  seat: number;
  other?: number | null;
}
/**
 * Agreed or declined; by the seat that made the offer: withdrawn.
 */
export interface Answered {
  type: "answered";
  kind: "draw" | "hints" | "rematch" | "swap" | "undo";
  seat: number;
  accept: boolean;
}
/**
 * Away for longer than the grace: the others may claim.
 */
export interface Left {
  type: "left";
  seat: number;
}
export interface Returned {
  type: "returned";
  seat: number;
}
/**
 * The server was down; the clocks stood still meanwhile.
 */
export interface Woke {
  type: "woke";
  clocks: ClockState;
}
/**
 * A game is over.
 */
export interface Ended {
  type: "ended";
  result: Ending;
}
/**
 * Everybody agreed to hints in this game.
 */
export interface Allowed {
  type: "allowed";
}
/**
 * The table is over without (another) game, because nobody comes any more or this seat's player left.
 */
export interface Closed {
  type: "closed";
  why: "abandoned" | "left";
  seat?: number | null;
}
export interface Said {
  type: "said";
  room: "players" | "spectators";
  person: Person;
  text: string;
}
export interface Muted {
  type: "muted";
  person: string;
  muted: boolean;
}
export interface Rematched {
  type: "rematched";
  table: string;
}
/**
 * Done, and on the disk: the log reaches this number. Sent again for a message that was done before.
 */
export interface Ack {
  type: "ack";
  id: string;
  number: number;
}
/**
 * The seats of this connection changed.
 */
export interface Holds {
  type: "holds";
  seats: {
    [k: string]: string;
  };
}
/**
 * Answers why: the reason, or None if the move is legal.
 */
export interface Because {
  type: "because";
  id: string;
  move: string;
  reason?: Reason | null;
}
/**
 * Answers history: how it stood after that many plies, and the ply that led there.
 */
export interface Past {
  type: "past";
  id: string;
  seen: Seen;
  entry?: Plied | null;
}
/**
 * An answer to analyse; better ones follow until it is done. The first has no lines: it waits for its turn.
 */
export interface Analysis {
  type: "analysis";
  id: string;
  done: boolean;
  ply: number;
  lines?: Line[];
}
/**
 * Which seats are connected, how many watch, and which bots are still getting ready to think.
 */
export interface Presence {
  type: "presence";
  connected: boolean[];
  spectators: number;
  preparing?: number[];
}
/**
 * Tables one may sit down at or watch, and (`yours`) one's own; only what changed, after the first.
 */
export interface Lobby {
  type: "lobby";
  open?: TableHead[];
  yours?: TableHead[];
  closed?: string[];
  whole?: boolean;
}
/**
 * The server goes down or hands over: come back after so many seconds; nothing is lost.
 */
export interface Going {
  type: "going";
  after: number;
}
export interface Pong {
  type: "pong";
  id: string;
  now: number;
}
