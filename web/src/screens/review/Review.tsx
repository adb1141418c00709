import { createEffect, createMemo, createResource, createSignal, For, type JSX, Show } from "solid-js";
import { Dynamic } from "solid-js/web";
import type { Explanation, GamePage, SeatSummary, View } from "../../games/contract";
import type { Plied } from "../../gen/protocol";
import { gamePage } from "../../games/index";
import { because, tell } from "../../i18n/told";
import { load, t } from "../../i18n/words";
import { record as fetchRecord, Refused, study } from "../../net/http";
import { at, ROOT } from "../../net/root";
import { query } from "../../router";
import { still } from "../../state/settings";
import { Icon, type Sign } from "../../ui/Icon";
import { complain, say, toast, tried } from "../../ui/notices";
import { GameScreen } from "../GameScreen";
import { NotFound } from "../NotFound";
import { Why } from "../Why";
import { Chart } from "./Chart";
import { begin, type Review as Work, slip, type Subject } from "./review";
import { Verdict } from "./Verdict";
import "./review.css";

const number = (text: string | null): number | undefined => (text && /^\d{1,6}$/.test(text) ? Number(text) : undefined);

/** A finished game of a table, or (without a code) the position that the address describes. */
export default function Review(props: { readonly code: string | null }): JSX.Element {
  const [found] = createResource(async () => {
    const asked = new URLSearchParams(query());
    const code = props.code;
    try {
      const nth = number(asked.get("number"));
      const played = code === null ? null : await fetchRecord(code, nth);
      const options: Record<string, string | number | boolean> = {};
      for (const [name, value] of asked) {
        if (name === "game" || name === "position" || name === "ply") continue;
        options[name] = number(value) ?? (value === "true" ? true : value === "false" ? false : value);
      }
      const subject: Subject =
        code === null
          ? { game: asked.get("game") ?? "", position: asked.get("position") ?? "", options }
          : { table: code, ...(nth === undefined ? {} : { number: nth }) };
      const game = played?.game ?? asked.get("game") ?? "";
      const [page, work] = await Promise.all([
        gamePage(game),
        begin(subject, played, number(asked.get("ply")) ?? null),
        load(game, "bots", "review"),
      ]);
      return page ? { page, work, game } : { refused: null };
    } catch (error) {
      if (!(error instanceof Refused)) complain(error);
      return { refused: error instanceof Refused ? because(error.reason).text : t("page-unreachable") };
    }
  });
  return (
    <Show when={found()} fallback={<main id="main" class="waiting-page" aria-busy="true" />}>
      {(now) => {
        const got = now();
        return "work" in got && got.work ? (
          <Opened page={got.page} work={got.work} game={got.game} code={props.code} />
        ) : (
          <NotFound {...("refused" in got && got.refused ? { text: got.refused } : {})} />
        );
      }}
    </Show>
  );
}

interface OpenedProps {
  readonly page: GamePage;
  readonly work: Work;
  readonly game: string;
  readonly code: string | null;
}

function Opened(props: OpenedProps): JSX.Element {
  const work = () => props.work;
  const view = () => work().view();
  const [proposed, setProposed] = createSignal<string | null>(null);
  const [pointed, setPointed] = createSignal<string | null>(null);
  const [explained, setExplained] = createSignal<Explanation | null>(null);
  const summaries = createMemo(() => {
    const now = view();
    const found: SeatSummary[] = [];
    for (let seat = 0; seat < (now?.seats ?? 0); seat += 1) if (now) found.push(props.page.seat(now, seat, t, true));
    return found;
  });
  const title = () => t("review-title", { game: t(props.game) });
  const told = createMemo(() => {
    const made = work().marked();
    const now = view();
    return made && now ? tell(made.events, props.page, now).join(" ") : "";
  });

  createEffect(() => {
    document.title = `${title()} · Stelae`;
  });
  createEffect(() => {
    work().ply();
    setProposed(null);
    setPointed(null);
    setExplained(null);
    say(told());
  });

  async function explain(move: string): Promise<Explanation | null> {
    const position = view()?.position;
    if (!position) return null;
    try {
      const got = await study({ game: props.game, position, options: view()?.options ?? {}, why: move });
      const why = got.reason ? because(got.reason) : null;
      setExplained(why);
      if (why) say(why.text);
      return why;
    } catch (error) {
      complain(error);
      return null;
    }
  }

  async function copy(address: string): Promise<void> {
    try {
      await navigator.clipboard.writeText(address);
      toast(t("waiting-copied"));
    } catch {
      toast(address);
    }
  }
  const addressOfGame = () => at(`game/${props.code ?? ""}?ply=${work().ply()}`);
  const addressOfPosition = () => {
    const now = view();
    const asked = new URLSearchParams({ game: props.game, position: now?.position ?? "" });
    for (const [name, value] of Object.entries(now?.options ?? {})) asked.set(name, String(value));
    return new URL(`position?${asked.toString()}`, ROOT).href;
  };

  const step = (sign: Sign, label: string, to: () => number, able: () => boolean) => (
    <button
      type="button"
      class="button quiet icon-only"
      aria-label={t(label)}
      title={t(label)}
      aria-disabled={!able()}
      onClick={() => able() && work().look(to())}
    >
      <Icon sign={sign} />
    </button>
  );
  const behind = () => work().ply() > 0;
  const ahead = () => work().ply() < work().last();

  return (
    <GameScreen game={props.game} title={title()}>
      {(showRule) => (
        <main id="main" tabindex="-1" class="review">
          <section class="review-board" aria-label={t("table-board")}>
            <Show when={view()}>
              {(now) => (
                <Dynamic
                  component={props.page.Board}
                  view={now() as View}
                  facing={0}
                  moves={work().moves()}
                  ply={work().marked()}
                  proposed={proposed()}
                  pointed={pointed() === null ? [] : [pointed() as string]}
                  open
                  still={still()}
                  t={t}
                  propose={setProposed}
                  play={(move: string) => tried(work().play(move))}
                  explain={explain}
                  announce={say}
                />
              )}
            </Show>
          </section>
          <section class="review-side" aria-label={t("review-course")}>
            <Seats work={work()} summaries={summaries()} />
            <div class="review-steps slab">
              <div class="row" role="group" aria-label={t("table-steps")}>
                {step("first", "table-step-first", () => 0, behind)}
                {step("back", "table-step-back", () => work().ply() - 1, behind)}
                <output class="review-ply">{t("review-ply", { ply: work().ply(), of: work().last() })}</output>
                {step("forward", "table-step-forward", () => work().ply() + 1, ahead)}
                {step("last", "table-step-last", () => work().last(), ahead)}
              </div>
              <p class="review-told">
                <Show when={work().marked()}>{(made) => <code>{made().move}</code>}</Show> {told()}
              </p>
              <Show when={explained()}>
                {(why) => (
                  <p class="review-why">
                    <Why of={why()} showRule={showRule} />
                  </p>
                )}
              </Show>
              <Show when={proposed()}>
                {(move) => (
                  <div class="row">
                    <code class="proposed-move">{move()}</code>
                    <button
                      type="button"
                      class="button primary"
                      id="confirm"
                      onClick={() => tried(work().play(move()))}
                    >
                      <Icon sign="check" />
                      {t("review-try")}
                    </button>
                    <button type="button" class="button" onClick={() => setProposed(null)}>
                      {t("table-take-back")}
                    </button>
                  </div>
                )}
              </Show>
              <Show when={work().tried()}>
                <p class="row">
                  {t("review-trying")}
                  <button type="button" class="button compact" onClick={() => work().leave()}>
                    <Icon sign="undo" />
                    {t("review-leave")}
                  </button>
                </p>
              </Show>
            </div>
            <div class="review-judge slab">
              <Show when={work().judged().size > 0}>
                <Chart
                  review={work()}
                  seats={view()?.seats ?? 2}
                  tokens={summaries().map(({ token }) => token)}
                  roles={summaries().map(({ role }) => role)}
                />
              </Show>
              <Verdict review={work()} pointed={pointed()} point={setPointed} />
              <div class="row">
                <Show when={props.code !== null}>
                  <button
                    type="button"
                    class="button"
                    disabled={work().judging()}
                    onClick={() => tried(work().judgeGame())}
                  >
                    <Icon sign="chart" />
                    {t("review-judge-game")}
                  </button>
                </Show>
                <Show when={work().moves().length > 0}>
                  <button
                    type="button"
                    class="button"
                    disabled={work().judging()}
                    onClick={() => tried(work().judgePosition())}
                  >
                    <Icon sign="bulb" />
                    {t("review-judge-position")}
                  </button>
                </Show>
                <Show when={work().judging()}>
                  <Progress work={work()} />
                  <button type="button" class="button quiet" onClick={() => work().stop()}>
                    {t("review-stop")}
                  </button>
                </Show>
              </div>
            </div>
            <Moves work={work()} page={props.page} />
            <div class="row">
              <Show when={props.code !== null}>
                <button type="button" class="button compact" onClick={() => void copy(addressOfGame())}>
                  <Icon sign="link" />
                  {t("review-link-game")}
                </button>
              </Show>
              <button type="button" class="button compact" onClick={() => void copy(addressOfPosition())}>
                <Icon sign="link" />
                {t("review-link-position")}
              </button>
            </div>
          </section>
        </main>
      )}
    </GameScreen>
  );
}

function Progress(props: { readonly work: Work }): JSX.Element {
  const of = () => [...props.work.judged().values()][0]?.of ?? 0;
  return (
    <Show when={of() > 1} fallback={<span class="soft small">{t("table-hint-coming")}</span>}>
      <progress max={of()} value={props.work.judged().size} aria-label={t("review-judged")} />
    </Show>
  );
}

function Seats(props: { readonly work: Work; readonly summaries: readonly SeatSummary[] }): JSX.Element {
  const winners = () => props.work.view()?.result?.winners ?? [];
  return (
    <ul class="review-seats">
      <For each={props.summaries}>
        {(one, seat) => (
          <li class={`slab ${one.token}`} classList={{ won: winners().includes(seat()) }}>
            <span class="seat-sign" aria-hidden="true" />
            <span>
              <b>{props.work.record?.seats[seat()]?.name ?? one.role}</b>
              <Show when={props.work.record}>
                <small class="soft"> {one.role}</small>
              </Show>
            </span>
            <b class="review-score">{one.score}</b>
          </li>
        )}
      </For>
    </ul>
  );
}

/** Every ply of the game, with a sign where it cost something. */
function Moves(props: { readonly work: Work; readonly page: GamePage }): JSX.Element {
  const words = (ply: Plied) => props.page.listed?.(ply, t).text ?? ply.move;
  /** A ply that has no words of its own belongs to the one before it. */
  const items = createMemo(() => props.work.main().plies.filter(words));
  const lastOf = (item: number) => (items()[item + 1]?.ply ?? props.work.main().plies.length + 1) - 1;
  const isHere = (from: number, to: number) =>
    !props.work.tried() && from <= props.work.ply() && props.work.ply() <= to;
  return (
    <ol class="review-moves" aria-label={t("table-moves")}>
      <For each={items()} fallback={<li class="soft small">{t("table-no-moves")}</li>}>
        {(ply, item) => {
          const kind = () => slip(props.work.judged().get(ply.ply - 1));
          return (
            <li>
              <button
                type="button"
                class="move"
                classList={{ chance: ply.seat === "chance" }}
                data-ply={lastOf(item())}
                aria-current={isHere(ply.ply, lastOf(item())) ? "step" : undefined}
                onClick={() => {
                  if (props.work.tried()) props.work.leave();
                  props.work.look(lastOf(item()));
                }}
              >
                <span class="ply-number">{ply.ply}</span> <span class="ply-move">{words(ply)}</span>
                <Show when={kind()}>
                  {(found) => (
                    <abbr class={`cost ${found()}`} title={t(`review-cost.${found()}`)}>
                      {found() === "blunder" ? "??" : "?!"}
                    </abbr>
                  )}
                </Show>
              </button>
            </li>
          );
        }}
      </For>
    </ol>
  );
}
