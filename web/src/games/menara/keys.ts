/** What keys mean while a slab is held: nudges, turns, the next good place. */
import type { Hand } from "./hand";

/** Millimetres and degrees. */
const [FINE, COARSE, TURN] = [1, 5, 5];

const ARROWS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowUp: [0, 1],
  ArrowDown: [0, -1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
};

/** True where the key meant something. */
export function handKey(hand: Hand, event: KeyboardEvent): boolean {
  if (!hand.laying()) return false;
  if (event.key === "n" || event.key === "p") {
    nextPlace(hand, event.key === "n" ? 1 : -1);
    return true;
  }
  if (!hand.ghost()) return false;
  const arrow = ARROWS[event.key];
  if (arrow) {
    const far = event.shiftKey ? COARSE : FINE;
    hand.push(arrow[0] * far, arrow[1] * far);
    return true;
  }
  const turn = { ",": TURN, ".": -TURN, "<": 1, ">": -1 }[event.key];
  if (turn !== undefined) hand.turn(turn);
  return turn !== undefined;
}

export function nextPlace(hand: Hand, by: 1 | -1): void {
  const places = hand.good();
  if (places.length === 0) return;
  const held = hand.ghost();
  const now = places.findIndex(
    ({ at }) => held && at.slab === held.slab && at.side === held.side && at.x === held.x && at.y === held.y,
  );
  const next = places[(now + by + places.length) % places.length];
  if (next) hand.choosePlace(next);
}
