import { createEffect, createResource, getOwner, type JSX, onCleanup, runWithOwner, Show } from "solid-js";
import type { Translate } from "../games/contract";
import { dark } from "../state/settings";
import type { Stage } from "./stage";
import { hasSpace } from "./support";
import "./space.css";

interface SpaceProps {
  /** What is seen there, and how keys work, for those who do not see it. */
  readonly label: string;
  readonly class?: string;
  /** Loads what builds the scene: a module that may import three.js. What it builds lives until the stage is gone. */
  readonly load: () => Promise<(stage: Stage) => void>;
  /** A key before it turns the scene; true where it meant something else. */
  readonly onKey?: (event: KeyboardEvent) => boolean;
  readonly onFocus?: () => void;
  readonly t: Translate;
  /** What lies over the scene: buttons, a caption. */
  readonly children?: JSX.Element;
}

/** A window into a scene in space. It can be turned by mouse, fingers, wheel, keys and buttons. */
export function Space(props: SpaceProps): JSX.Element {
  return (
    <Show when={hasSpace()} fallback={<p class="space-none">{props.t("space-none")}</p>}>
      <Window {...props} />
    </Show>
  );
}

function Window(props: SpaceProps): JSX.Element {
  let host: HTMLDivElement | undefined;
  let stage: Stage | undefined;
  let gone = false;
  const owner = getOwner();
  const [ready] = createResource(async () => {
    const [{ createStage }, build] = await Promise.all([import("./stage"), props.load()]);
    if (gone || !host) return null;
    const made = (stage = createStage(host));
    // What it follows it follows as long as this window is open.
    runWithOwner(owner, () => build(made));
    return made;
  });
  createEffect(() => ready()?.light(dark()));
  onCleanup(() => {
    gone = true;
    stage?.dispose();
  });

  function onKeyDown(event: KeyboardEvent): void {
    if (event.ctrlKey || event.altKey || event.metaKey) return;
    if (props.onKey?.(event) || stage?.look.key(event)) event.preventDefault();
  }

  return (
    <div class={`space ${props.class ?? ""}`}>
      <div
        ref={(element) => (host = element)}
        class="space-window"
        role="application"
        tabindex="0"
        aria-label={props.label}
        aria-busy={ready.loading}
        onKeyDown={onKeyDown}
        onFocus={(event) => event.currentTarget.matches(":focus-visible") && props.onFocus?.()}
      />
      <Show when={ready.error as unknown}>
        <p class="space-none">{props.t("space-none")}</p>
      </Show>
      <div class="space-tools" role="group" aria-label={props.t("space-tools")}>
        <button type="button" aria-label={props.t("space-left")} onClick={() => stage?.look.turn(-30, 0)}>
          ↺
        </button>
        <button type="button" aria-label={props.t("space-right")} onClick={() => stage?.look.turn(30, 0)}>
          ↻
        </button>
        <button type="button" aria-label={props.t("board-closer")} onClick={() => stage?.look.zoom(1.3)}>
          +
        </button>
        <button type="button" aria-label={props.t("board-farther")} onClick={() => stage?.look.zoom(1 / 1.3)}>
          −
        </button>
      </div>
      {props.children}
    </div>
  );
}
