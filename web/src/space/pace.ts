/** How finely the scene is drawn: as finely as the screen shows; coarser while it moves on a machine that is slow. */
export interface Pace {
  /** The fineness of a frame that begins now; `busy`: another one follows at once. */
  next(now: number, busy: boolean): number;
  /** When the browser could draw again after it. */
  took(began: number, ended: number): void;
}

/** A frame that takes longer than this, in milliseconds, is slow; so many of them in a row are too many. */
const SLOW = 45;
const PATIENCE = 4;
/** A frame that follows so soon on the last, in milliseconds, belongs to one motion with it. */
const MOTION = 140;
const STEPS = [1, 0.75, 0.5];
/** Without a graphics card edges are smoothed only at rest, by drawing more points than are shown. */
const SMOOTH = 1.5;

export function createPace(software: boolean): Pace {
  let step = software ? 1 : 0;
  let last = -Infinity;
  let slow = 0;
  return {
    next: (now, busy) => (busy || now - last < MOTION ? (STEPS[step] ?? 1) : software ? SMOOTH : 1),
    took(began, ended) {
      last = ended;
      slow = ended - began > SLOW ? slow + 1 : 0;
      if (slow < PATIENCE || step === STEPS.length - 1) return;
      step += 1;
      slow = 0;
    },
  };
}
