/** What taps and drags on the scene mean. A drag that begins on the slab in hand moves it; every other turns the scene. */
import { onCleanup } from "solid-js";
import { Vector3 } from "three";
import type { Stage } from "../../../space/stage";
import { heightOf, onMark } from "../poses";
import { COLUMN, markName } from "../view";
import type { SceneProps } from "./index";
import type { Pointing } from "./pointing";
import type { Piece, Temple } from "./temple";

/** Pixels. */
const [SLIP, NEAR] = [8, 30];

export function createTouch(stage: Stage, temple: Temple, pointing: Pointing, props: SceneProps): void {
  const { canvas } = stage;
  const { hand } = props;
  let press: { readonly x: number; readonly y: number; moved: boolean; drag: Vector3 | null } | null = null;
  let last = { time: 0, x: 0, y: 0, vx: 0, vy: 0 };
  let fingers = 0;

  const heldHeight = () => heightOf(hand.ghost()?.level ?? 0);

  function nearestMark(event: MouseEvent): { key: string; dx: number; dy: number } | null {
    const area = canvas.getBoundingClientRect();
    const [x, y] = [event.clientX - area.left, event.clientY - area.top];
    let best: { key: string; dx: number; dy: number } | null = null;
    let nearest = NEAR;
    for (const { mark: key } of hand.targets()) {
      const slab = props.board.slabs.find((one) => one.slab === Number(key.slice(0, 2)));
      const mark = slab?.marks.find((one) => one.mark === key.slice(2));
      if (!slab || !mark) continue;
      const [mx, my, mz] = onMark(slab, mark.at);
      const floor = mz - COLUMN.height / 2;
      const seen = stage.pixel(new Vector3(mx, my, floor));
      const off = Math.hypot(seen.x - x, seen.y - y);
      if (off >= nearest) continue;
      const there = stage.onLevel(event, floor);
      nearest = off;
      best = { key, dx: there ? there.x - mx : 0, dy: there ? there.y - my : 0 };
    }
    return best;
  }

  props.dropZone({
    mark: nearestMark,
    scale() {
      const far = stage.camera.position.length();
      return (2 * far * Math.tan((stage.camera.fov * Math.PI) / 360)) / Math.max(1, canvas.clientHeight);
    },
  });

  function onHeld(event: PointerEvent): boolean {
    const held = pointing.held();
    return held !== null && stage.under(event, [held]).length > 0;
  }

  function down(event: PointerEvent): void {
    fingers += 1;
    press = { x: event.clientX, y: event.clientY, moved: fingers > 1, drag: null };
    if (fingers > 1 || event.button !== 0 || !onHeld(event)) return;
    press.drag = stage.onLevel(event, heldHeight());
    stage.look.hold(true);
    canvas.setPointerCapture(event.pointerId);
    last = { time: event.timeStamp, x: 0, y: 0, vx: 0, vy: 0 };
  }

  function move(event: PointerEvent): void {
    if (!press) return;
    press.moved ||= Math.hypot(event.clientX - press.x, event.clientY - press.y) > SLIP;
    const at = hand.ghost();
    const there = press.drag && press.moved && at ? stage.onLevel(event, heldHeight()) : null;
    if (!there || !press.drag || !at) return;
    const [dx, dy] = [there.x - press.drag.x, there.y - press.drag.y];
    const seconds = Math.max(0.008, (event.timeStamp - last.time) / 1000);
    last = { time: event.timeStamp, x: 0, y: 0, vx: dx / seconds, vy: dy / seconds };
    press.drag = there;
    hand.lie({ ...at, x: at.x + dx, y: at.y + dy }, false);
  }

  function up(event: PointerEvent): void {
    fingers = Math.max(0, fingers - 1);
    const held = press;
    press = null;
    stage.look.hold(false);
    if (!held) return;
    if (!held.moved) tap(event);
    else if (held.drag) {
      // Whoever holds still before letting go lets go still.
      const rest = event.timeStamp - last.time > 80;
      hand.dropSlab(rest ? { vx: 0, vy: 0 } : { vx: last.vx, vy: last.vy });
    }
  }

  function tap(event: PointerEvent): void {
    const meshes = [...temple.pieces.values()].filter((mesh) => mesh.visible);
    if (hand.laying()) {
      if (onHeld(event)) {
        props.confirm();
        return;
      }
      const place = stage.under(event, [...pointing.placed()])[0]?.object.userData["number"] as number | undefined;
      const held = hand.ghost();
      const chosen = place === undefined ? undefined : hand.good()[place - 1];
      const piece = stage.under(event, meshes)[0]?.object.userData as Piece | undefined;
      const there = held ? stage.onLevel(event, heldHeight()) : null;
      if (chosen) hand.choosePlace(chosen);
      else if (piece && hand.slabs().includes(piece.slab) && held?.slab !== piece.slab) hand.pick(piece.slab);
      else if (held && there) hand.lie({ ...held, x: there.x, y: there.y }, true);
      return;
    }
    const near = nearestMark(event);
    if (near && hand.touchMark(near.key)) return;
    const hit = stage.under(event, meshes)[0];
    const piece = hit?.object.userData as Piece | undefined;
    if (!hit || !piece) return;
    if (piece.mark !== null) {
      const key = markName(piece.slab, piece.mark);
      if (!hand.touchColumn(key)) hand.why(key);
      return;
    }
    // A mark that is not offered: the server says why not.
    const slab = props.board.slabs.find((one) => one.slab === piece.slab);
    const at = hit.object.worldToLocal(hit.point.clone());
    const mark = slab?.marks.find((one) => Math.hypot(one.at[0] - at.x, one.at[1] - at.y) < 12);
    if (mark) hand.why(markName(piece.slab, mark.mark));
  }

  function cancel(): void {
    fingers = 0;
    press = null;
    stage.look.hold(false);
  }

  // Before the hand that turns the scene hears of it.
  canvas.addEventListener("pointerdown", down, { capture: true });
  canvas.addEventListener("pointermove", move);
  canvas.addEventListener("pointerup", up);
  canvas.addEventListener("pointercancel", cancel);
  onCleanup(() => {
    props.dropZone(null);
    canvas.removeEventListener("pointerdown", down, { capture: true });
    canvas.removeEventListener("pointermove", move);
    canvas.removeEventListener("pointerup", up);
    canvas.removeEventListener("pointercancel", cancel);
  });
}
