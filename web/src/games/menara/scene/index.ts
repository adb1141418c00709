/** The temple on its table; loaded only where it is shown, for it brings three.js along. */
import { Box3, Vector3 } from "three";
import { createEffect } from "solid-js";
import type { Stage } from "../../../space/stage";
import type { MenaraBoard } from "../view";
import { createTemple } from "./temple";
import { tableMesh } from "./pieces";

export interface SceneProps {
  readonly board: MenaraBoard;
  readonly still: boolean;
}

export const scene =
  (props: SceneProps) =>
  (stage: Stage): void => {
    stage.scene.add(tableMesh());
    const temple = createTemple(stage.scene);
    let first = true;

    createEffect(() => {
      temple.show(props.board);
      stage.cover(temple.extent().expandByScalar(40));
      aim();
    });

    function aim(): void {
      const box = temple.extent().union(new Box3(new Vector3(-60, -60, 0), new Vector3(60, 60, 40)));
      stage.look.aim(box.getCenter(new Vector3()), box.getSize(new Vector3()).length() * 0.42, !first && !props.still);
      if (first) stage.look.from(-28, 27, false);
      first = false;
    }
  };
