import type { GamePage } from "../contract";
import { Board } from "./Board";
import { seat } from "./seat";
import type { TayuBoard } from "./view";

const page: GamePage<TayuBoard> = { Board, seat };
export default page;
