import type { LessonProps, Physics, Studied, Study } from "../games/contract";

type Asked = NonNullable<Study["asks"]>[number];
type Answered = NonNullable<Studied["answers"]>[number];

/** What is asked about pieces that stand and fall, of the position that a lesson shows. */
export function createPhysics(now: () => Study, props: LessonProps): Physics {
  /** Counts the questions about a move, of which only the newest matters. */
  let newest = 0;

  async function ask(question: Asked): Promise<Answered | null> {
    try {
      const studied = await props.study({ ...now(), show: "last", asks: [question] });
      return studied.answers?.[0] ?? null;
    } catch {
      // The board does without; a move that cannot be played says so.
      return null;
    }
  }

  return {
    async whatIf(move) {
      const mine = ++newest;
      const found = await ask({ type: "what_if", id: "lesson", seat: 0, move });
      return mine === newest && found?.type === "outlook" ? found : null;
    },
    async places() {
      const found = await ask({ type: "suggest", id: "lesson", seat: 0 });
      return found?.type === "places" ? found.places : [];
    },
    async weigh() {
      const found = await ask({ type: "weigh", id: "lesson" });
      return found?.type === "stability" ? found : null;
    },
    because: props.because,
  };
}
