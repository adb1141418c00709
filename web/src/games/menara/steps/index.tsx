/** What is to be done now, and the controls for it: a panel for each step of a turn. */
import { type JSX, Match, Switch } from "solid-js";
import { Build } from "./Build";
import { Draw } from "./Draw";
import { Lay } from "./Lay";
import { Swap } from "./Swap";
import { type StepProps, Word } from "./Word";

export function Steps(step: StepProps): JSX.Element {
  // eslint-disable-next-line solid/reactivity -- the two are the same for as long as the board is there
  const { props, hand } = step;
  const phase = () => hand.board().phase;
  return (
    <div class="menara-step" aria-live="off">
      <Switch>
        <Match when={!hand.active()}>
          <Waiting {...step} />
        </Match>
        <Match when={phase() === "swap"}>
          <Swap {...step} />
        </Match>
        <Match when={phase() === "draw"}>
          <Draw {...step} />
        </Match>
        <Match when={phase() === "failed"}>
          <p>{props.t("menara-do-failed")}</p>
          <div class="row">
            <Word {...step} move="renew" label={props.t("menara-renew")} />
            <Word {...step} move="keep" label={props.t("menara-keep")} />
          </div>
        </Match>
        <Match when={hand.laying()}>
          <Lay {...step} />
        </Match>
        <Match when={phase() === "build"}>
          <Build {...step} />
        </Match>
      </Switch>
    </div>
  );
}

function Waiting(step: StepProps): JSX.Element {
  const board = () => step.hand.board();
  return (
    <p class="soft">
      {board().phase === "end"
        ? step.props.t("menara-together", { won: (step.props.view.result?.winners.length ?? 0) > 0 ? "yes" : "no" })
        : board().act
          ? step.props.t("menara-settling")
          : step.props.view.seats > 1 && step.props.t("menara-waiting")}
    </p>
  );
}
