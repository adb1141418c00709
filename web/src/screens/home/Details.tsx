import { createMemo, createSignal, For, Index, type JSX, Show } from "solid-js";
import { createStore } from "solid-js/store";
import type { ClockRules, GameInfo, NewTable, OptionInfo, SeatWish, Variant } from "../../gen/protocol";
import { t } from "../../i18n/words";
import { Icon } from "../../ui/Icon";
import { Segments } from "../../ui/Segments";
import { LEVELS } from "../levels";
import { optionLabel, valueWords } from "../terms";

type Value = string | number | boolean;

interface DetailsProps {
  readonly game: GameInfo;
  /** What the options are at first. */
  readonly base: Variant;
  readonly busy: boolean;
  readonly open: (wish: Omit<NewTable, "game">) => void;
}

const CLOCKS = ["none", "live", "days"] as const;
/** Minutes and seconds more for each move; days for each move. */
const LIVE = { minutes: 15, increment: 10 };
const DAYS = 3;

/** Everything that can be settled before a game. */
export function Details(props: DetailsProps): JSX.Element {
  // The form is made anew for another variant.
  // eslint-disable-next-line solid/reactivity
  const [options, setOptions] = createStore<Record<string, Value>>({ ...props.base.options });
  const [clock, setClock] = createSignal<(typeof CLOCKS)[number]>("none");
  const [minutes, setMinutes] = createSignal(LIVE.minutes);
  const [increment, setIncrement] = createSignal(LIVE.increment);
  const [days, setDays] = createSignal(DAYS);
  const [visibility, setVisibility] = createSignal<"link" | "public">("link");
  const [begin, setBegin] = createSignal<"full" | "ready">("full");
  const [match, setMatch] = createSignal(false);
  const [wishes, setWishes] = createSignal<readonly SeatWish[]>([{ who: "me" }]);

  /** The variant that has these options, else one for as many; it says how many sit there. */
  const like = createMemo(() => {
    const keys = props.game.options.map(({ name }) => name);
    const first = keys[0] ?? "";
    return (
      props.game.variants.find((variant) => keys.every((key) => variant.options[key] === options[key])) ??
      props.game.variants.find((variant) => variant.options[first] === options[first]) ??
      props.base
    );
  });
  const seats = createMemo(() => {
    const open: SeatWish = { who: "open" };
    return [...wishes(), ...Array<SeatWish>(like().seats).fill(open)].slice(0, like().seats);
  });
  const sit = (n: number, wish: SeatWish) => setWishes(seats().map((one, seat) => (seat === n ? wish : one)));
  const mine = () => seats().filter(({ who }) => who === "me").length;

  function rules(): ClockRules {
    if (clock() === "live") return { kind: "live", main: Math.round(minutes() * 60), increment: increment() };
    return clock() === "days" ? { kind: "days", days: days() } : {};
  }

  function submit(event: SubmitEvent): void {
    event.preventDefault();
    props.open({
      options: { ...options },
      seats: seats().map(({ who, bot, name }) =>
        who === "bot"
          ? { who, bot: bot ?? "casual" }
          : who === "me" && mine() > 1 && name
            ? { who, name }
            : { who: who ?? "open" },
      ),
      clock: rules(),
      visibility: visibility(),
      begin: begin(),
      match: match() && like().match > 1,
    });
  }

  const number = (label: string, value: () => number, set: (n: number) => void, least: number, most: number) => (
    <label class="field number-field">
      <span>{label}</span>
      <input
        class="input"
        type="number"
        inputmode="numeric"
        min={least}
        max={most}
        required
        value={value()}
        onChange={(event) => set(event.currentTarget.valueAsNumber || least)}
      />
    </label>
  );

  return (
    <form class="details-form" onSubmit={submit}>
      <div class="option-grid">
        <For each={props.game.options.filter(({ name }) => name !== "repetition")}>
          {(option) => (
            <Option
              game={props.game.name}
              option={option}
              value={options[option.name] ?? option.default}
              set={(value) => setOptions(option.name, value)}
            />
          )}
        </For>
      </div>
      <fieldset class="stack">
        <legend class="legend">{t("new-seats")}</legend>
        <Index each={seats()}>
          {(wish, n) => (
            <SeatChoice
              n={n}
              wish={wish()}
              several={mine() > 1}
              set={(one) => sit(n, one)}
              game={props.game.name}
              of={seats().length}
            />
          )}
        </Index>
      </fieldset>
      <div class="stack">
        <Segments
          label={t("new-clock")}
          choices={CLOCKS}
          value={clock()}
          words={(one) => t(`new-clock.${one}`)}
          choose={setClock}
        />
        <Show when={clock() === "live"}>
          <div class="row">
            {number(t("new-minutes"), minutes, setMinutes, 1, 600)}
            {number(t("new-increment"), increment, setIncrement, 0, 600)}
          </div>
        </Show>
        <Show when={clock() === "days"}>{number(t("new-days"), days, setDays, 1, 60)}</Show>
      </div>
      <Segments
        label={t("new-visibility")}
        choices={["link", "public"] as const}
        value={visibility()}
        words={(one) => t(`new-visibility.${one}`)}
        choose={setVisibility}
      />
      <Segments
        label={t("new-begin")}
        choices={["full", "ready"] as const}
        value={begin()}
        words={(one) => t(`new-begin.${one}`)}
        choose={setBegin}
      />
      <Show when={like().match > 1}>
        <label class="check">
          <input type="checkbox" checked={match()} onChange={(event) => setMatch(event.currentTarget.checked)} />
          {t("new-match", { games: like().match })}
        </label>
      </Show>
      <button type="submit" class="button primary" disabled={props.busy}>
        <Icon sign="forward" />
        {t("new-open")}
      </button>
    </form>
  );
}

function Option(props: {
  readonly game: string;
  readonly option: OptionInfo;
  readonly value: Value;
  readonly set: (value: Value) => void;
}): JSX.Element {
  const label = () => optionLabel(props.game, props.option.name);
  return (
    <Show
      when={props.option.choices.length > 0}
      fallback={
        <label class="field">
          <span>{label()}</span>
          <input
            class="input"
            type="number"
            inputmode="numeric"
            min={props.option.least}
            max={props.option.most}
            required
            value={String(props.value)}
            onChange={(event) => props.set(event.currentTarget.valueAsNumber || props.option.least)}
          />
        </label>
      }
    >
      <label class="field">
        <span>{label()}</span>
        <select
          class="select"
          value={String(props.value)}
          onChange={(event) =>
            props.set(
              props.option.choices.find((one) => String(one) === event.currentTarget.value) ?? props.option.default,
            )
          }
        >
          <For each={props.option.choices}>
            {(choice) => <option value={String(choice)}>{valueWords(props.game, props.option.name, choice)}</option>}
          </For>
        </select>
      </label>
    </Show>
  );
}

interface SeatChoiceProps {
  readonly n: number;
  readonly of: number;
  readonly game: string;
  readonly wish: SeatWish;
  /** Several people at this device: each has a name. */
  readonly several: boolean;
  readonly set: (wish: SeatWish) => void;
}

function SeatChoice(props: SeatChoiceProps): JSX.Element {
  const value = () => (props.wish.who === "bot" ? `bot:${props.wish.bot}` : (props.wish.who ?? "open"));
  const role = () => t(`${props.game}-seat-${props.n}`, { seats: props.of });
  return (
    <div class="seat-choice">
      <label>
        <span class="unseen">{t("new-seat", { seat: props.n + 1 })} </span>
        <span>
          {props.n + 1}. {role()}
        </span>
        <select
          class="select"
          value={value()}
          onChange={(event) => {
            const [who, bot] = event.currentTarget.value.split(":");
            if (who === "bot") props.set({ who, bot: bot ?? "casual" });
            else props.set({ who: who === "me" ? "me" : "open" });
          }}
        >
          <option value="me">{t("new-seat-me")}</option>
          <option value="open">{t("new-seat-open")}</option>
          <For each={[...LEVELS, "random"]}>
            {(level) => <option value={`bot:${level}`}>{t("new-seat-bot", { level: t(`level-${level}`) })}</option>}
          </For>
        </select>
      </label>
      <Show when={props.several && props.wish.who === "me"}>
        <input
          class="input"
          maxlength="40"
          aria-label={t("new-seat-name", { seat: props.n + 1 })}
          placeholder={t("new-player", { number: props.n + 1 })}
          value={props.wish.name ?? ""}
          onChange={(event) => {
            const name = event.currentTarget.value.trim();
            props.set(name ? { who: "me", name } : { who: "me" });
          }}
        />
      </Show>
    </div>
  );
}
