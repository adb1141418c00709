import type { GamePage } from "./contract";

/** The pages of the games, each a chunk of its own that is fetched when its game is shown. */
const rooms = import.meta.glob<{ default: GamePage }>("./*/index.ts");
const lessons = Object.keys(import.meta.glob("./*/lesson.tsx"));

export async function gamePage(name: string): Promise<GamePage | null> {
  const load = rooms[`./${name}/index.ts`];
  return load ? (await load()).default : null;
}

/** Known without loading the game. */
export const hasLesson = (name: string): boolean => lessons.includes(`./${name}/lesson.tsx`);
