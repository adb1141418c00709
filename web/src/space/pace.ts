/** How finely the scene is drawn: as finely as the screen shows; coarser while it moves on a machine that is slow. */
export interface Pace {
  /** The fineness of the next frame; `busy`: another one follows at once. */
  next(now: number, busy: boolean): number;
}

/** A frame that takes longer than this, in milliseconds, is slow; so many of them in a row are too many. */
const SLOW = 45;
const PATIENCE = 4;
/** Frames that follow each other so closely, in milliseconds, belong to one motion: a hand turns the scene. */
const MOTION = 140;
const STEPS = [1, 0.75, 0.5];

export function createPace(): Pace {
  let step = 0;
  let last = 0;
  let slow = 0;
  return {
    next(now, busy) {
      const took = now - last;
      last = now;
      const moving = busy || took < MOTION;
      slow = moving && took > SLOW && took < 1000 ? slow + 1 : 0;
      if (slow >= PATIENCE && step < STEPS.length - 1) {
        step += 1;
        slow = 0;
      }
      return moving ? (STEPS[step] ?? 1) : 1;
    },
  };
}
