import { createEffect, createMemo, createSignal, For, type JSX, Show } from "solid-js";
import type { Translate } from "../contract";
import { beyond, onward, turnChannels } from "./land";
import { Tile } from "./Tile";
import type { Back, HandTile, TayuBoard } from "./view";

const SIGNS: Readonly<Record<Back, string>> = { ring: "◎", plain: "■" };

interface TrayProps {
  readonly hand: HandTile;
  readonly direction: string;
  readonly active: boolean;
  readonly left: TayuBoard["left"];
  readonly turn: (by: 1 | -1) => void;
  readonly t: Translate;
}

/** The drawn tile as it would be laid, with buttons to turn it, and what is left in the bag. */
export function Tray(props: TrayProps): JSX.Element {
  const squares = () => {
    const one = { x: 1, y: 1 };
    const ahead = onward(props.direction);
    const back = { x: 2 - beyond(one, ahead).x, y: 2 - beyond(one, ahead).y };
    return [back, one, beyond(one, ahead)];
  };
  return (
    <div class="tayu-tray">
      <svg
        class="tray-tile"
        viewBox="-3 -3 126 126"
        role="img"
        aria-label={props.t("tayu-panel-hand", { tile: props.hand.tile })}
      >
        <Tile squares={squares()} channels={turnChannels(props.hand.channels, props.direction)} size={3} />
      </svg>
      <Show when={props.active}>
        <button
          type="button"
          class="tayu-button"
          aria-label={props.t("tayu-turn-left")}
          onClick={() => props.turn(-1)}
          data-turn="left"
        >
          ↺
        </button>
        <button
          type="button"
          class="tayu-button"
          aria-label={props.t("tayu-turn-right")}
          onClick={() => props.turn(1)}
          data-turn="right"
        >
          ↻
        </button>
      </Show>
      <p class="tray-words">
        <span>{props.t("tayu-panel-bag", { left: props.left.ring + props.left.plain })}</span>
        <small>
          <For each={["ring", "plain"] as const}>
            {(back) => <span title={props.t("tayu-back", { back })}>{`${SIGNS[back]} ${props.left[back]} `}</span>}
          </For>
        </small>
      </p>
    </div>
  );
}

interface ChoosingProps {
  readonly moves: readonly string[];
  readonly left: TayuBoard["left"];
  readonly proposed: string | null;
  readonly propose: (move: string) => void;
  readonly t: Translate;
}

/** Open backs: which kind of tile to draw. */
export function Choosing(props: ChoosingProps): JSX.Element {
  return (
    <div class="tayu-tray" role="group" aria-label={props.t("tayu-choose")}>
      <p class="tray-words">{props.t("tayu-choose")}</p>
      <For each={["ring", "plain"] as const}>
        {(back) => (
          <button
            type="button"
            class="tayu-button"
            aria-pressed={props.proposed === back}
            disabled={!props.moves.includes(back)}
            onClick={() => props.propose(back)}
            data-move={back}
          >
            <span class="back-sign" aria-hidden="true">
              {SIGNS[back]}
            </span>{" "}
            {props.t("tayu-back", { back })} ({props.left[back]})
          </button>
        )}
      </For>
    </div>
  );
}

interface BiddingProps {
  readonly auction: NonNullable<TayuBoard["auction"]>;
  readonly moves: readonly string[];
  readonly proposed: string | null;
  readonly propose: (move: string) => void;
  readonly t: Translate;
}

/** Where the number of the first bid begins: the target of the game without auction. */
const FIRST_BID = 24;

/** The auction: a number with - and +, or to pass. Only bids that were sent as legal can be given. */
export function Bidding(props: BiddingProps): JSX.Element {
  const bids = createMemo(() =>
    props.moves
      .filter((move) => /^\d+$/.test(move))
      .map(Number)
      .sort((a, b) => a - b),
  );
  const least = () => bids()[0] ?? 0;
  const most = () => bids().at(-1) ?? 0;
  const [bid, setBid] = createSignal(0);
  createEffect(() => setBid(bids().includes(FIRST_BID) && props.auction.bid === null ? FIRST_BID : most()));
  const put = (value: number) => {
    const fits = Math.min(Math.max(Math.round(value) || least(), least()), most());
    setBid(fits);
    if (props.proposed !== null) props.propose(String(fits));
  };
  return (
    <div class="tayu-tray tayu-auction">
      <p class="tray-words">{props.t("tayu-auction-now", { bid: props.auction.bid ?? 0 })}</p>
      <Show when={bids().length > 0}>
        <div class="bid">
          <button
            type="button"
            class="tayu-button"
            aria-label={props.t("tayu-bid-less")}
            disabled={bid() <= least()}
            onClick={() => put(bid() - 1)}
          >
            −
          </button>
          <input
            type="number"
            inputmode="numeric"
            aria-label={props.t("tayu-bid-label")}
            min={least()}
            max={most()}
            value={bid()}
            onChange={(event) => put(event.currentTarget.valueAsNumber)}
          />
          <button
            type="button"
            class="tayu-button"
            aria-label={props.t("tayu-bid-more")}
            disabled={bid() >= most()}
            onClick={() => put(bid() + 1)}
          >
            +
          </button>
        </div>
        <button
          type="button"
          class="tayu-button"
          aria-pressed={props.proposed === String(bid())}
          onClick={() => props.propose(String(bid()))}
          data-move="bid"
        >
          {props.t("tayu-bid", { bid: bid() })}
        </button>
      </Show>
      <Show when={props.moves.includes("pass")}>
        <button
          type="button"
          class="tayu-button"
          aria-pressed={props.proposed === "pass"}
          onClick={() => props.propose("pass")}
          data-move="pass"
        >
          {props.t("tayu-pass")}
        </button>
      </Show>
    </div>
  );
}
