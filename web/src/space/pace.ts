/** How finely the scene is drawn: as finely as the screen shows where the machine keeps up, coarser where it does not. */
export interface Pace {
  /** Told of every frame and of whether the next one follows at once; true when the fineness is another one now. */
  took(now: number, busy: boolean): boolean;
  fineness(): number;
}

/** A frame that takes longer than this, in milliseconds, is slow; so many of them in a row are too many. */
const SLOW = 45;
const PATIENCE = 6;
const STEPS = [1, 0.75, 0.5];

export function createPace(): Pace {
  let step = 0;
  let last = 0;
  let slow = 0;
  return {
    took(now, busy) {
      slow = last > 0 && now - last > SLOW ? slow + 1 : 0;
      last = busy ? now : 0;
      if (slow < PATIENCE || step === STEPS.length - 1) return false;
      step += 1;
      slow = 0;
      return true;
    },
    fineness: () => STEPS[step] ?? 1,
  };
}
