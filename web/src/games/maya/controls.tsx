import { For, type JSX, Show } from "solid-js";
import { hasSpace } from "../../space/support";
import type { Translate } from "../contract";
import { LEVELS } from "./plaza";
import { LevelSign, RavenSign } from "./signs";
import { type Colour, type Holder, type MayaBoard } from "./view";

interface LevelsProps {
  /** Whether the raven has a place here at all. */
  readonly ravens: boolean;
  readonly raven: number | null;
  /** The raven is proposed to perch here. */
  readonly perch: number | null;
  /** The level that a block is taken from. */
  readonly chosen: number | null;
  /** Where the chosen towers can be cut, or the raven can perch. */
  readonly offered: ReadonlySet<number>;
  readonly choose: (level: number) => void;
  readonly t: Translate;
}

/** The five levels as a pillar beside the plaza: the raven perches on the one that it closes; a level can be chosen. */
export function Levels(props: LevelsProps): JSX.Element {
  return (
    <div class="maya-levels" classList={{ perches: props.ravens }} role="group" aria-label={props.t("maya-levels")}>
      <For each={LEVELS}>
        {(level) => (
          <button
            type="button"
            class="level-button"
            classList={{ closed: props.raven === level, chosen: props.chosen === level }}
            aria-pressed={props.chosen === level || props.perch === level}
            aria-disabled={!props.offered.has(level)}
            aria-label={props.t("maya-level", { level, closed: props.raven === level ? "yes" : "no" })}
            title={props.t("maya-level-name", { level })}
            onClick={() => props.choose(level)}
            data-level={level}
          >
            <LevelSign level={level} />
            <span class="level-number">{level}</span>
            <Show when={(props.perch ?? props.raven) === level}>
              <span class="raven" classList={{ ghost: props.perch !== null }}>
                <RavenSign />
              </span>
            </Show>
          </button>
        )}
      </For>
    </div>
  );
}

/** A floor or the colour of a card: a painted stone with its letter. */
export function Stone(props: { readonly colour: Colour; readonly t: Translate }): JSX.Element {
  return (
    <span class={`maya-stone paint-${props.colour}`} aria-hidden="true">
      {props.t("maya-letter", { colour: props.colour })}
    </span>
  );
}

interface CardsProps {
  readonly board: MayaBoard;
  readonly seat: number | null;
  readonly open: boolean;
  readonly over: boolean;
  readonly picked: Colour | null;
  readonly pick: (colour: Colour | null) => void;
  readonly t: Translate;
}

const valued = (colours: readonly Colour[], hand: Holder) =>
  colours.map((colour, n) => ({ colour, points: hand.for_cards?.[n] ?? null }));

/** The task cards: the centre's lies open, one's own are seen while they are held up, the others lie covered. */
export function Cards(props: CardsProps): JSX.Element {
  const hands = () => {
    const sides = props.board.sides as readonly Holder[];
    const first = props.seat ?? 0;
    return sides.map((_, n) => sides[(first + n) % sides.length] as Holder);
  };
  const seen = (hand: Holder) => (props.over || (props.open && hand.seat === props.seat) ? hand.cards : null);
  const card = (colour: Colour, points: number | null) => (
    <button
      type="button"
      class={`maya-card paint-${colour}`}
      aria-pressed={props.picked === colour}
      title={props.t("maya-card-show", { colour })}
      onClick={() => props.pick(props.picked === colour ? null : colour)}
      data-card={colour}
    >
      <Stone colour={colour} t={props.t} />
      <span>{props.t("maya-colour", { colour })}</span>
      <Show when={points !== null}>
        <b>{props.t("maya-panel-points", { points: points ?? 0 })}</b>
      </Show>
    </button>
  );
  return (
    <div class="maya-cards" role="group" aria-label={props.t("maya-cards")}>
      <Show when={props.board.centre}>
        {(centre) => (
          <div class="hand centre-card">
            <small>{props.t("maya-centre")}</small>
            <div>{card(centre(), null)}</div>
          </div>
        )}
      </Show>
      <For each={hands()}>
        {(hand) => (
          <div class="hand" classList={{ own: hand.seat === props.seat }}>
            <small>
              {props.seat === hand.seat
                ? props.t("maya-cards-own")
                : props.t(`maya-seat-${hand.seat}`, { seats: props.board.sides.length })}
            </small>
            <div>
              <Show
                when={seen(hand)}
                fallback={
                  <For each={[0, 1]}>
                    {() => (
                      <span class="maya-card covered" role="img" aria-label={props.t("maya-card-covered")}>
                        <svg viewBox="-14 -14 28 28" aria-hidden="true">
                          <path d="M-8-8H8V8H-8ZM-4-4H4V4H-4ZM0-12V-8M0 12V8M-12 0H-8M12 0H8" />
                        </svg>
                      </span>
                    )}
                  </For>
                }
              >
                {(colours) => <For each={valued(colours(), hand)}>{(one) => card(one.colour, one.points)}</For>}
              </Show>
            </div>
          </div>
        )}
      </For>
    </div>
  );
}

/** The set-up by the players: the floor in hand and what is still to be drawn of its level. */
export function Draft(props: { readonly draft: NonNullable<MayaBoard["draft"]>; readonly t: Translate }): JSX.Element {
  return (
    <div class="maya-draft">
      <Show when={props.draft.drawn}>
        {(colour) => (
          <span class={`floor-in-hand paint-${colour()}`}>{props.t("maya-letter", { colour: colour() })}</span>
        )}
      </Show>
      <div>
        <p>
          {props.draft.drawn
            ? props.t("maya-draft-hand", { colour: props.draft.drawn, level: props.draft.level })
            : props.t("maya-panel-level", { level: props.draft.level })}
        </p>
        <p class="maya-left" role="img" aria-label={props.t("maya-panel-floors", { count: props.draft.left.length })}>
          <For each={props.draft.left}>{(colour) => <Stone colour={colour} t={props.t} />}</For>
        </p>
      </div>
    </div>
  );
}

interface LooksProps {
  readonly side: boolean;
  readonly space: boolean;
  readonly lookFromSide: (side: boolean) => void;
  readonly lookInSpace: (space: boolean) => void;
  readonly t: Translate;
}

/** How the plaza is looked at: from above, from the side, or walking around it. */
export function Looks(props: LooksProps): JSX.Element {
  const able = hasSpace();
  return (
    <>
      <Show when={!props.space}>
        <button type="button" class="maya-button" onClick={() => props.lookFromSide(!props.side)} data-look="side">
          {props.t(props.side ? "maya-from-above" : "maya-from-side")}
        </button>
      </Show>
      <button
        type="button"
        class="maya-button"
        aria-disabled={!able}
        onClick={() => able && props.lookInSpace(!props.space)}
        data-look="space"
      >
        {props.t(able ? (props.space ? "maya-from-plan" : "maya-in-space") : "maya-no-space")}
      </button>
    </>
  );
}
