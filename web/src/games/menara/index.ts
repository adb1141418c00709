import type { GamePage } from "../contract";
import { Board } from "./Board";
import { seat } from "./seat";
import type { MenaraBoard } from "./view";

const page: GamePage<MenaraBoard> = { Board, seat };
export default page;
