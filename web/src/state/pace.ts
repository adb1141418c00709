/** News in order, but no faster than eyes can follow: what somebody just did stands for a moment before the next. */

export type Whose = "mine" | "theirs" | null;

export interface Pace<News> {
  /** What others did waits for its moment; what one did oneself, and all else, does not. */
  put(news: News, ply: Whose): void;
  stop(): void;
}

/** Milliseconds that a ply stands, and without motion. */
const MOMENT = 850;
const SHORT = 200;
/** Whoever is that far behind is shown how it stands now. */
const MOST_WAITING = 12;

export function createPace<News>(take: (news: News) => void, still: () => boolean): Pace<News> {
  const waiting: { readonly news: News; readonly ply: Whose }[] = [];
  let free = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function go(): void {
    clearTimeout(timer);
    timer = undefined;
    for (;;) {
      const next = waiting[0];
      if (!next) return;
      const now = performance.now();
      const hurried = document.hidden || waiting.length > MOST_WAITING;
      if (next.ply === "theirs" && now < free && !hurried) {
        timer = setTimeout(go, free - now);
        return;
      }
      waiting.shift();
      if (next.ply) free = now + (still() ? SHORT : MOMENT);
      take(next.news);
    }
  }

  return {
    put(news, ply) {
      waiting.push({ news, ply });
      if (timer === undefined) go();
      else if (document.hidden) go();
    },
    stop: () => clearTimeout(timer),
  };
}
