import type { JSX } from "solid-js";
import { Space } from "../../space/Space";
import type { BoardProps } from "../contract";
import type { MenaraBoard } from "./view";
import "./menara.css";

export function Board(props: BoardProps<MenaraBoard>): JSX.Element {
  const scene = {
    get board() {
      return props.view.board;
    },
    get still() {
      return props.still;
    },
  };
  return (
    <div class="menara">
      <Space
        label={props.t("menara-scene-label")}
        t={props.t}
        load={() => import("./scene").then((room) => room.scene(scene))}
      />
    </div>
  );
}
