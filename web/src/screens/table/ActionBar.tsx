import { createMemo, For, type JSX, Match, Show, Switch } from "solid-js";
import { t } from "../../i18n/words";
import { Icon } from "../../ui/Icon";
import { Menu, MenuItem } from "../../ui/Menu";
import { tried } from "../../ui/notices";
import { Why } from "../Why";
import type { Deed } from "./deeds";
import { seatName } from "./people";
import type { Play } from "./play";

interface ActionBarProps {
  readonly play: Play;
  readonly may: (deed: Deed) => boolean;
  readonly showRule: (clause: string) => void;
  readonly resign: () => void;
}

/** Under the board: whose turn it is, or what is about to be played, and what else one may do. */
export function ActionBar(props: ActionBarProps): JSX.Element {
  const play = () => props.play;
  const table = () => play().table;
  const seat = () => table().eye() ?? 0;
  const propose = (kind: "undo" | "draw" | "hints", by = seat()) =>
    tried(table().ask({ type: "propose", seat: by, kind }));
  /** Whose move is taken back: one's own last one; of several people at this device the last one of all. */
  const undoing = createMemo(() => {
    const mine = table().mine();
    if (mine.length < 2) return props.may("undo") ? seat() : null;
    const last = table()
      .course()
      .games.at(-1)
      ?.plies.findLast((ply) => ply.seat !== "chance")?.seat;
    return table().head()?.status === "playing" && typeof last === "number" && mine.includes(last) ? last : null;
  });
  const others = createMemo(() => (table().head()?.seats ?? []).map((_, n) => n).filter((n) => n !== seat()));

  const status = createMemo(() => {
    const head = table().head();
    const view = play().view();
    if (!head || !view) return "";
    if (play().looking()) return t("table-looking-back", { ply: play().looking()?.ply ?? 0 });
    if (view.result || head.status !== "playing") return t("table-over");
    if (play().sending()) return t("table-sending");
    const turn = view.to_move;
    if (typeof turn !== "number") return t("table-chance");
    if (!table().mine().includes(turn)) return t("table-turn-of", { name: seatName(head, turn) });
    return table().mine().length > 1 ? t("table-turn-of", { name: seatName(head, turn) }) : t("table-your-turn");
  });

  return (
    <div class="action-bar slab" classList={{ yours: play().myTurn() }}>
      <Show when={play().explained()}>
        {(why) => (
          <div class="why" role="note">
            <p>
              <Why of={why()} showRule={props.showRule} />
            </p>
            <button
              type="button"
              class="button quiet icon-only compact"
              aria-label={t("page-close")}
              onClick={() => play().dismiss()}
            >
              <Icon sign="close" />
            </button>
          </div>
        )}
      </Show>
      <div class="action-row">
        <Switch>
          <Match when={play().looking()}>
            <p class="action-status">{status()}</p>
            <button type="button" class="button primary" onClick={() => play().look(null)}>
              <Icon sign="last" />
              {t("table-to-present")}
            </button>
          </Match>
          <Match when={play().proposed() !== null && play().myTurn()}>
            <p class="action-status">
              <Show
                when={play().phrase(play().proposed() ?? "")}
                fallback={<code class="proposed-move">{play().proposed()}</code>}
              >
                {(words) => <span class="proposed-move">{words()}</span>}
              </Show>
            </p>
            <button type="button" class="button" onClick={() => play().propose(null)}>
              <Icon sign="undo" />
              {t("table-take-back")}
            </button>
            <button type="button" class="button primary" id="confirm" onClick={() => play().send()}>
              <Icon sign="check" />
              {t("table-play-it")}
            </button>
          </Match>
          <Match when={true}>
            <p class="action-status">
              {status()}
              <For each={play().hints()}>
                {(line) => (
                  <span class="hint-line">
                    <Icon sign="bulb" />{" "}
                    <Show when={play().phrase(line.move)} fallback={<code>{line.move}</code>}>
                      {(words) => words()}
                    </Show>
                  </span>
                )}
              </For>
            </p>
            <Show when={props.may("hint") && play().myTurn()}>
              <button
                type="button"
                class="button quiet"
                aria-disabled={play().hinting()}
                onClick={() => play().hint()}
                title={t("table-hint")}
              >
                <Icon sign="bulb" />
                <span class="wide-only">{t(play().hinting() ? "table-hint-coming" : "table-hint")}</span>
              </button>
            </Show>
            <Show when={undoing() !== null}>
              <button
                type="button"
                class="button quiet"
                onClick={() => propose("undo", undoing() ?? 0)}
                title={t("table-undo")}
              >
                <Icon sign="undo" />
                <span class="wide-only">{t("table-undo")}</span>
              </button>
            </Show>
          </Match>
        </Switch>
        <Show when={props.may("resign") || props.may("draw") || props.may("swap") || props.may("hints")}>
          <Menu label={t("table-more")} sign="menu">
            <Show when={props.may("draw")}>
              <MenuItem sign="hands" onClick={() => propose("draw")}>
                {t("table-offer-draw")}
              </MenuItem>
            </Show>
            <Show when={props.may("hints")}>
              <MenuItem sign="bulb" onClick={() => propose("hints")}>
                {t("table-ask-hints")}
              </MenuItem>
            </Show>
            <Show when={props.may("swap")}>
              <For each={others()}>
                {(other) => (
                  <MenuItem
                    sign="swap"
                    onClick={() => tried(table().ask({ type: "propose", seat: seat(), kind: "swap", other }))}
                  >
                    {t("table-offer-swap", { name: seatName(table().head(), other) })}
                  </MenuItem>
                )}
              </For>
            </Show>
            <Show when={props.may("resign")}>
              <MenuItem sign="flag" onClick={() => props.resign()}>
                {t("table-resign")}
              </MenuItem>
            </Show>
          </Menu>
        </Show>
      </div>
    </div>
  );
}
