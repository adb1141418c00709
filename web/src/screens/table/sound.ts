/** Three sounds of stone, made here and now; only where they are wanted. */
import { settings } from "../../state/settings";

type Sound = "stone" | "soft" | "bell";
/** Hertz, seconds, loudness. */
const SHAPES: Readonly<Record<Sound, readonly [number, number, number]>> = {
  stone: [210, 0.11, 0.5],
  soft: [420, 0.07, 0.16],
  bell: [620, 0.9, 0.3],
};
let context: AudioContext | null = null;

export function knock(sound: Sound): void {
  if (!settings.sound) return;
  context ??= new AudioContext();
  const [pitch, length, loudness] = SHAPES[sound];
  const now = context.currentTime;
  const tone = context.createOscillator();
  const swell = context.createGain();
  tone.type = sound === "bell" ? "sine" : "triangle";
  tone.frequency.setValueAtTime(pitch, now);
  tone.frequency.exponentialRampToValueAtTime(pitch * (sound === "bell" ? 0.99 : 0.45), now + length);
  swell.gain.setValueAtTime(loudness, now);
  swell.gain.exponentialRampToValueAtTime(0.001, now + length);
  tone.connect(swell).connect(context.destination);
  tone.start(now);
  tone.stop(now + length);
}
