import { lazy } from "solid-js";
import type { GamePage } from "../contract";
import { Board } from "./Board";
import { seat, secret, tell } from "./seat";
import type { MayaBoard } from "./view";

const page: GamePage<MayaBoard> = {
  Board,
  seat,
  secret,
  tell,
  figures: async () => (await import("./figures")).default,
  Lesson: lazy(() => import("./lesson")),
};
export default page;
