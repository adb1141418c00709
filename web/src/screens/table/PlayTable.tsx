import { createEffect, createMemo, createSignal, type JSX, on, Show } from "solid-js";
import { Dynamic } from "solid-js/web";
import type { GamePage } from "../../games/contract";
import { hasLesson } from "../../games/index";
import { t } from "../../i18n/words";
import { Link } from "../../router";
import { still } from "../../state/settings";
import type { Table } from "../../state/table";
import { Dialog } from "../../ui/Dialog";
import { Icon } from "../../ui/Icon";
import { keyed } from "../../ui/input";
import { say, tried } from "../../ui/notices";
import { ActionBar } from "./ActionBar";
import { Chat } from "./Chat";
import type { Deed } from "./deeds";
import { MatchScore, Over } from "./Over";
import { Moves } from "./Moves";
import { Offers } from "./Offers";
import { createPlay, type Play } from "./play";
import { nameOf, seatName } from "./people";
import { Seats } from "./Seats";

interface PlayTableProps {
  readonly table: Table;
  readonly page: GamePage;
  readonly may: (deed: Deed) => boolean;
  readonly showRule: (clause: string) => void;
}

/** The board with everything around it. */
export function PlayTable(props: PlayTableProps): JSX.Element {
  // eslint-disable-next-line solid/reactivity
  const play = createPlay(props.page, props.table);
  const [resigning, setResigning] = createSignal(false);
  const head = () => props.table.head();
  const over = () => head()?.status === "over" || head()?.status === "between";
  const match = createMemo(() => {
    const series = head()?.series;
    return series && series.length > 1 && (series.finished?.length ?? 0) > 0 && !over() ? series : null;
  });
  /** Nobody turns the screen round between two moves. */
  const facing = () => {
    const mine = props.table.mine();
    return mine.length > 1 ? (mine[0] ?? 0) : (props.table.eye() ?? 0);
  };

  // A move that was written finds the button that sends it; on the board Enter does.
  createEffect(
    on(play.proposed, (move) => {
      if (move !== null && keyed() && !document.activeElement?.closest(".canvas")) {
        document.getElementById("confirm")?.focus();
      }
    }),
  );

  return (
    <div class="play">
      <div class="play-seats">
        <Seats play={play} />
        <Show when={match()}>{(series) => <MatchScore table={props.table} length={series().length} />}</Show>
        <details class="goal">
          <summary>{t("table-goal")}</summary>
          <p>{t(`${head()?.game ?? ""}.goal`)}</p>
          <Show when={hasLesson(head()?.game ?? "")}>
            <Link to={`learn/${head()?.game ?? ""}`}>{t("home-learn")}</Link>
          </Show>
        </details>
        <Show when={props.table.mine().length === 0}>
          <p class="watching soft">
            <Icon sign="eye" /> {t("table-watching")}
          </p>
        </Show>
      </div>
      <div class="play-board">
        <Show when={play.covered()}>
          <Cover play={play} />
        </Show>
        <section class="board-place" aria-label={t("table-board")}>
          <Show when={play.view()}>
            {(view) => (
              <Dynamic
                component={play.page.Board}
                view={view()}
                facing={facing()}
                names={(head()?.seats ?? []).map((seat) => nameOf(seat.person))}
                moves={play.moves()}
                placings={play.placings()}
                physics={play.physics}
                ply={play.ply()}
                proposed={play.proposed()}
                pointed={play.looking() ? [] : play.hints().map((line) => line.move)}
                marked={play.marked()}
                open={play.open()}
                still={still()}
                t={t}
                propose={play.propose}
                play={play.play}
                explain={play.explain}
                announce={say}
              />
            )}
          </Show>
        </section>
        <div class="deeds">
          <Offers table={props.table} />
          <Show when={over() && !play.looking()}>
            <Over table={props.table} may={props.may} />
          </Show>
          <Show when={!over() || play.looking()}>
            <ActionBar play={play} may={props.may} showRule={props.showRule} resign={() => setResigning(true)} />
          </Show>
        </div>
      </div>
      <div class="play-side">
        <Moves play={play} />
        <Chat table={props.table} />
      </div>
      <Dialog open={resigning()} title={t("resign-title")} close={() => setResigning(false)} kind="narrow">
        <div class="stack">
          <p>{t("resign-means")}</p>
          <div class="row">
            <button
              type="button"
              class="button primary"
              onClick={() => {
                setResigning(false);
                tried(props.table.ask({ type: "resign", seat: props.table.eye() ?? 0 }));
              }}
            >
              <Icon sign="flag" />
              {t("table-resign")}
            </button>
            <button type="button" class="button" onClick={() => setResigning(false)}>
              {t("resign-not")}
            </button>
          </div>
        </div>
      </Dialog>
    </div>
  );
}

/** At one device: whose turn it is, and secrets that show only while they are held. */
function Cover(props: { readonly play: Play }): JSX.Element {
  const name = () => seatName(props.play.table.head(), props.play.table.eye() ?? 0);
  const hold = (open: boolean) => props.play.hold(open);
  return (
    <div class="cover slab" classList={{ open: props.play.open() }}>
      <p>
        <Icon sign="device" /> {t("cover-pass", { name: name() })}
      </p>
      <button
        type="button"
        class="button"
        aria-pressed={props.play.open()}
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId);
          hold(true);
        }}
        onPointerUp={() => hold(false)}
        onPointerCancel={() => hold(false)}
        onKeyDown={(event) => {
          if (event.key === " " || event.key === "Enter") {
            event.preventDefault();
            hold(true);
          }
        }}
        onKeyUp={() => hold(false)}
        onBlur={() => hold(false)}
        onContextMenu={(event) => event.preventDefault()}
      >
        <Icon sign="eye" />
        {t("cover-hold")}
      </button>
    </div>
  );
}
