/** What a table will need, asked for before it is known to be needed. */
import { gamePage } from "../../games/index";
import { load } from "../../i18n/words";
import { table } from "../../net/http";
import { keep, kept } from "../../state/kept";

/** The board of a game and its words. */
export const fetchGame = (game: string): Promise<unknown> => Promise.all([gamePage(game), load(game)]);

/** What is played at the table that was last opened here, so that coming back need not ask. */
const LAST = "last-table";

export function remember(code: string, game: string): void {
  keep(LAST, { code, game });
}

export function fetchAhead(code: string): void {
  const last = kept<{ code: string; game: string } | null>(LAST, null);
  const game = last?.code === code ? Promise.resolve(last.game) : table(code).then((head) => head.game);
  // Whatever is wrong with it shows when the table itself is opened.
  game.then(fetchGame).catch(() => undefined);
}
