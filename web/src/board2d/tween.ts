import { type Accessor, createSignal, onCleanup } from "solid-js";

export interface Tween {
  readonly value: Accessor<number>;
  /** Puts it somewhere at once. */
  jump(value: number): void;
  /** Lets it go there; at once where nothing should move. */
  glide(target: number, milliseconds: number): void;
}

const ease = (part: number): number => (part < 0.5 ? 4 * part ** 3 : 1 - (-2 * part + 2) ** 3 / 2);

/** A number that travels, a step a frame. */
export function createTween(start: number): Tween {
  const [value, setValue] = createSignal(start);
  let frame = 0;
  const stop = () => cancelAnimationFrame(frame);
  onCleanup(stop);
  return {
    value,
    jump(to) {
      stop();
      setValue(to);
    },
    glide(target, milliseconds) {
      stop();
      const from = value();
      if (milliseconds <= 0 || from === target) {
        setValue(target);
        return;
      }
      let began: number | undefined;
      const step = (now: number) => {
        began ??= now;
        const part = Math.min((now - began) / milliseconds, 1);
        setValue(from + (target - from) * ease(part));
        if (part < 1) frame = requestAnimationFrame(step);
      };
      frame = requestAnimationFrame(step);
    },
  };
}
