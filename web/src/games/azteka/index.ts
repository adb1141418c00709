import type { GamePage } from "../contract";
import { Board } from "./Board";
import { seat } from "./seat";
import type { AztekaBoard } from "./view";

const page: GamePage<AztekaBoard> = { Board, seat };
export default page;
