import { lazy } from "solid-js";
import type { GamePage } from "../contract";
import { Board } from "./Board";
import { listed } from "./listed";
import { phrase } from "./phrase";
import { seat } from "./seat";
import type { MenaraBoard } from "./view";

const page: GamePage<MenaraBoard> = { Board, seat, phrase, listed, Lesson: lazy(() => import("./lesson")) };
export default page;
