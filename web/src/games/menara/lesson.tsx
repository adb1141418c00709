import type { JSX } from "solid-js";
import { Player } from "../../learn/Player";
import type { GamePage, LessonProps } from "../contract";
import { Board } from "./Board";
import script from "./lesson.json";
import { phrase } from "./phrase";
import { seat } from "./seat";

export default function Lesson(props: LessonProps): JSX.Element {
  return <Player {...props} script={script} page={{ Board, seat, phrase } as GamePage} />;
}
