/**
 * What a board is given and what it gives back.
 *
 * A board draws the view and offers the moves it was sent; it knows no rule. The screen around it owns the socket, the
 * confirm bar, the clocks, the live region and the words. A game is a folder here with an `index.ts` whose default
 * export is a `GamePage`; it is loaded only when that game is shown.
 */
import type { Component } from "solid-js";
import type { Film, Outlook, Place, Placing, Reason, Stability, Studied, Study } from "../gen/protocol";

export type { Film, Outlook, Place, Placing, Reason, Stability, Studied, Study };

/** The text of a Fluent message; `id.attribute` names an attribute. Numbers are formatted and plurals chosen. */
export type Translate = (message: string, params?: Readonly<Record<string, string | number>>) => string;

/** `State.view(seat)` as the server sends it; `Board` is what the game's `hidden.board` writes. */
export interface View<Board = unknown> {
  readonly game: string;
  readonly options: Readonly<Record<string, string | number | boolean>>;
  readonly seats: number;
  /** Whose eyes it is seen with; null: a spectator's. */
  readonly seat: number | null;
  readonly to_move: number | "chance" | null;
  readonly position: string;
  readonly stood: number;
  readonly board: Board;
  readonly result: {
    readonly winners: readonly number[];
    readonly scores: readonly number[];
    readonly reason: string;
  } | null;
}

/** A fact about a ply, from the game's `events.py`. */
export interface GameEvent {
  readonly kind: string;
  readonly [fact: string]: unknown;
}

/** The ply that led to the view. A new `ply` object means: animate it; it stays marked until the next one. */
export interface Ply {
  readonly number: number;
  readonly seat: number | "chance";
  /** As this viewer may know it. */
  readonly move: string;
  readonly events: readonly GameEvent[];
  /** False where nothing should move: the first view after a load, a jump in the move list, a return after a break. */
  readonly animate: boolean;
  /** How the pieces moved, where pieces stand and fall. */
  readonly film?: Film | null;
}

/** Why a move is not legal, in the reader's language, and the clause that says so (`AZ-5`). */
export interface Explanation {
  readonly text: string;
  readonly clause: string | null;
}

/** All of it is reactive: read `props.x` where it is used, never destructure. */
export interface BoardProps<Board = unknown> {
  readonly view: View<Board>;
  /** The seat whose side of the board is at the bottom (a spectator sees seat 0's). */
  readonly facing: number;
  /** Every legal move as text, sorted; empty when this person cannot move now. */
  readonly moves: readonly string[];
  readonly ply: Ply | null;
  /** What can be laid in endlessly many places; only games of pieces that stand and fall have such moves. */
  readonly placings?: readonly Placing[];
  /** Questions of such a game; left out where there is nobody to ask. */
  readonly physics?: Physics;
  /** The move that is proposed and not sent yet: show it on the board as it would lie (a ghost). */
  readonly proposed: string | null;
  /** Moves to point out: the hint that was asked for, a line of the analysis. Drawn as marks, never played. */
  readonly pointed: readonly string[];
  /** `marks` of the score line that is pointed at beside the board: the board shows what it counts. */
  readonly marked?: readonly string[];
  /** Colours of cards and the like that this person holds stay covered unless this is true (hot-seat). */
  readonly open: boolean;
  /** No motion asked for: show each state at once. */
  readonly still: boolean;
  readonly t: Translate;

  /** Who sits at each seat; left out where nobody does. */
  readonly names?: readonly string[];
  /** A first gesture has made up a whole legal move (tap-tap); null takes it back. The screen shows the confirm bar. */
  readonly propose: (move: string | null) => void;
  /** A deliberate gesture: a second tap on what is proposed, a drop, Enter. Small screens still ask to confirm. */
  readonly play: (move: string) => void;
  /** Asks the server why a move is not legal, and the screen shows the answer in words. For a tap on what is not offered. */
  readonly explain: (move: string) => Promise<Explanation | null>;
  /** Says something in the live region: the cell under the keyboard's focus, a choice to be made. Plies are told already. */
  readonly announce: (text: string) => void;
}

/** What can be asked about pieces that stand and fall. */
export interface Physics {
  /** What would come of a move; null where a newer question has overtaken this one. */
  readonly whatIf: (move: string) => Promise<Outlook | null>;
  /** Good places for what can be laid now, the steadiest first. */
  readonly places: () => Promise<readonly Place[]>;
  /** How firmly everything stands that the board shows. */
  readonly weigh: () => Promise<Stability | null>;
  /** A reason in words. */
  readonly because: (reason: Reason) => Explanation;
}

/** What a board must do with a keyboard: one tab stop; arrows move over its cells, each told in words; Enter or Space
 * chooses a cell and, on what is proposed, plays it; Escape takes back. Focus is visible. */

/** One line of how a score comes about: “Towers led: 3, 5, 8” – 3. */
export interface ScoreLine {
  readonly label: string;
  readonly value: string;
  /** What the line counts on the board, for marking it while the line is pointed at. */
  readonly marks?: readonly string[];
}

/** What stands beside a seat's name: what it plays, its score, and what that is made of. */
export interface SeatSummary {
  /** “Life”, “White”, “North–South”. */
  readonly role: string;
  /** A class of the game's stylesheet that colours the seat (never the only sign: the role says it, too). */
  readonly token: string;
  readonly score: string | null;
  readonly lines: readonly ScoreLine[];
}

/** A ply with what is known about it. */
export interface Told {
  readonly move: string;
  readonly facts?: readonly { readonly [fact: string]: unknown }[];
}

export interface Listed {
  /** Empty where it belongs to the ply before it: one item for the two. */
  readonly text: string;
  /** Something fell, or the like: marked. */
  readonly grave?: boolean;
}

export interface GamePage<Board = unknown> {
  readonly Board: Component<BoardProps<Board>>;
  /** `open` as for the board: what is secret stays out while it is false. */
  readonly seat: (view: View<Board>, seat: number, t: Translate, open: boolean) => SeatSummary;
  /** Whether this view has something that the others at the same screen must not see. */
  readonly secret?: (view: View<Board>) => boolean;
  /** An event in words, where the message `<game>-event-<kind>` with the event's facts is not enough; "" tells nothing. */
  readonly tell?: (event: GameEvent, view: View<Board>, t: Translate) => string | null;
  /** A move in words, before it is sent; without it the notation is shown. */
  readonly phrase?: (move: string, view: View<Board>, t: Translate) => string | null;
  /** A ply as a list of moves tells it, in a few words, where the notation says too little to people. */
  readonly listed?: (ply: Told, t: Translate) => Listed;
  /** Drawings for the rules drawer by clause (`MY-8`), a chunk of its own (`() => import("./figures").then(…)`). */
  readonly figures?: () => Promise<Figures>;
  /** The lesson, a chunk of its own (`lazy(() => import("./lesson"))`). */
  readonly Lesson?: Component<LessonProps>;
}

/** For each clause that has one, a small drawing with its caption; they follow the page's light or dark scheme. */
export type Figures = Readonly<Record<string, Component<{ readonly t: Translate }>>>;

export interface LessonProps {
  readonly t: Translate;
  readonly still: boolean;
  readonly announce: (text: string) => void;
  /** `POST /api/study`: the rules stay on the server, which says what is legal and what a move does. */
  readonly study: (request: Study) => Promise<Studied>;
  /** A reason in words. */
  readonly because: (reason: Reason) => Explanation;
  /** What happened in words, a sentence an event. */
  readonly tell: (events: readonly GameEvent[], view: View) => readonly string[];
  /** Opens the rules at a clause. */
  readonly showRule: (clause: string) => void;
  /** The learner wants to play now. */
  readonly done: () => void;
}
