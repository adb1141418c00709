/**
 * A board by itself, to look at and to drive: ?game=azteka&variant=classic&seed=3&plies=12&language=en&theme=dark;
 * ?game=azteka&show=figures the figures for its rules.
 */
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { createResource, createSignal, For, Show } from "solid-js";
import { Dynamic, render } from "solid-js/web";
import type { Ply, Translate, View } from "../src/games/contract";
import { gamePage } from "../src/games/index";
import { SEAT } from "../src/i18n/seat";
import { change, dress } from "../src/state/settings";
import "../src/ui/tokens.css";
import "../src/ui/base.css";
import "../src/ui/controls.css";
import "./workbench.css";

const files = import.meta.glob<string>("../../src/stelae/locales/*/*.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});
const asked = new URLSearchParams(location.search);
const language = asked.get("language") ?? "en";
const game = asked.get("game") ?? "azteka";
change({ theme: asked.get("theme") === "dark" ? "dark" : "light" });
dress();

const bundle = new FluentBundle(language, { functions: { SEAT }, useIsolating: false });
for (const [path, text] of Object.entries(files)) {
  if (path.includes(`/${language}/`)) bundle.addResource(new FluentResource(text));
}
const t: Translate = (id, params = {}) => {
  const [name = "", attribute] = id.split(".");
  const message = bundle.getMessage(name);
  const pattern = attribute ? message?.attributes[attribute] : message?.value;
  return pattern ? bundle.formatPattern(pattern, params) : `«${id}»`;
};

interface Answer {
  view: View;
  moves: string[];
  plies: { seat: number | "chance"; move: string; events: Ply["events"]; view: View }[];
  why: { text: string; clause: string | null } | null;
}

async function study(moves: readonly string[], why?: string): Promise<Answer> {
  const body = {
    game,
    variant: asked.get("variant"),
    position: asked.get("position"),
    seed: Number(asked.get("seed") ?? 1),
    plies: Number(asked.get("plies") ?? 0),
    whole: !asked.has("last"),
    seat: asked.has("seat") ? Number(asked.get("seat")) : "mover",
    moves,
    why,
    language,
  };
  const answer = await fetch("/study", { method: "POST", body: JSON.stringify(body) });
  return answer.json();
}

function Workbench() {
  const [page] = createResource(() => gamePage(game));
  const [played, setPlayed] = createSignal<string[]>([]);
  const [answer, setAnswer] = createSignal<Answer>();
  const [ply, setPly] = createSignal<Ply | null>(null);
  const [proposed, setProposed] = createSignal<string | null>(null);
  const [told, setTold] = createSignal("");
  const [said, setSaid] = createSignal("");

  async function load(moves: string[]) {
    const known = answer()?.plies.length ?? -1;
    const got = await study(moves);
    const last = got.plies.at(-1);
    setPlayed(moves);
    setProposed(null);
    setAnswer(got);
    if (last && (known >= 0 || asked.has("last"))) {
      const events = got.plies.slice(Math.max(known, 0)).flatMap((one) => one.events);
      setPly({ number: got.plies.length, seat: last.seat, move: last.move, events, animate: known >= 0 });
    }
  }
  void load([]);
  const play = (move: string) => void load([...played(), move]);

  return (
    <Show when={page() && answer()}>
      {(now) => (
        <main class="bench">
          <div class="seats">
            <For each={Array.from({ length: now().view.seats }, (_, seat) => seat)}>
              {(seat) => {
                const summary = () => page()?.seat(now().view, seat, t);
                return (
                  <section class={`seat ${summary()?.token}`} classList={{ turn: now().view.to_move === seat }}>
                    <b>{summary()?.role}</b> <span class="score">{summary()?.score}</span>
                    <ul>
                      <For each={summary()?.lines}>
                        {(line) => (
                          <li>
                            {line.label}: {line.value}
                          </li>
                        )}
                      </For>
                    </ul>
                  </section>
                );
              }}
            </For>
          </div>
          <div class="board-place">
            <Dynamic
              component={page()?.Board}
              view={now().view as never}
              facing={0}
              moves={now().moves}
              ply={ply()}
              proposed={proposed()}
              pointed={[]}
              open={asked.has("open")}
              still={asked.has("still")}
              t={t}
              propose={setProposed}
              play={play}
              explain={async (move: string) => {
                const { why } = await study(played(), move);
                setTold(why ? `${why.text} (${why.clause})` : "legal");
                return why;
              }}
              announce={setSaid}
            />
          </div>
          <footer>
            <button
              type="button"
              disabled={!proposed()}
              onClick={() => proposed() && play(proposed() as string)}
              id="confirm"
            >
              Play {proposed()}
            </button>
            <button type="button" onClick={() => setProposed(null)}>
              Cancel
            </button>
            <output id="told">{told()}</output> <output id="said">{said()}</output>
            <output id="result">{JSON.stringify(now().view.result)}</output>
          </footer>
        </main>
      )}
    </Show>
  );
}

function AllFigures() {
  const [figures] = createResource(async () => (await gamePage(game))?.figures?.());
  return (
    <main class="bench-figures">
      <For each={Object.entries(figures() ?? {})}>
        {([clause, Figure]) => (
          <section>
            <h2>
              {clause} {t(`${clause}.title`)}
            </h2>
            <Figure t={t} />
          </section>
        )}
      </For>
    </main>
  );
}

const root = document.getElementById("page");
if (root) render(() => (asked.get("show") === "figures" ? <AllFigures /> : <Workbench />), root);
