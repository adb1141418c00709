import { lazy } from "solid-js";
import type { GamePage } from "../contract";
import { Board } from "./Board";
import { seat } from "./seat";
import type { AztekaBoard } from "./view";

const page: GamePage<AztekaBoard> = {
  Board,
  seat,
  figures: async () => (await import("./figures")).default,
  Lesson: lazy(() => import("./lesson")),
};
export default page;
