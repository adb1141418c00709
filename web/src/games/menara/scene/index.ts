/** The temple on its table; loaded only where it is shown, for it brings three.js along. */
import { Box3, Vector3 } from "three";
import { createEffect, createMemo, createSignal, on, onCleanup, untrack } from "solid-js";
import type { Stage } from "../../../space/stage";
import type { Film, Stability } from "../../contract";
import { unpack } from "../film";
import type { Hand } from "../hand";
import { headOf, onMark } from "../poses";
import { strain } from "../strain";
import type { MenaraBoard } from "../view";
import type { DropZone } from "../drag";
import { createTouch } from "./touch";
import { columnMaker, put, tableMesh } from "./pieces";
import { createPointing, type Ring } from "./pointing";
import { createTemple } from "./temple";

export interface SceneProps {
  readonly board: MenaraBoard;
  readonly hand: Hand;
  /** How the last act went; a new object is played. */
  readonly film: Film | null;
  readonly stability: Stability | null;
  readonly pointed: readonly string[];
  readonly still: boolean;
  /** A second tap on the slab that is held. */
  readonly confirm: () => void;
  /** How a piece that is dragged over the scene finds its mark. */
  readonly dropZone: (zone: DropZone | null) => void;
  readonly playing: (on: boolean) => void;
}

/** Seconds of a film between two pictures. */
const LONGEST = 0.1;

/** Nobody shall miss a fall because he has scrolled down to what he did. */
function beSeen(element: Element): void {
  const { top, bottom } = element.getBoundingClientRect();
  if (top < 0 || bottom > innerHeight) element.scrollIntoView({ block: "center" });
}

export const scene =
  (props: SceneProps) =>
  (stage: Stage): void => {
    const { hand } = props;
    stage.scene.add(tableMesh());
    const temple = createTemple(stage.scene);
    const pointing = createPointing(stage.scene);
    const makeColumn = columnMaker();
    hand.seenFrom(() => stage.look.round());
    onCleanup(() => hand.seenFrom(() => 0));
    let known = "";
    let stop: (() => void) | null = null;
    const [playing, setPlaying] = createSignal(false);

    createEffect(
      on([() => props.board, () => props.film], ([board, film], before) => {
        stop?.();
        const fresh = film !== null && film !== before?.[1];
        temple.show(board, fresh || (film !== null && board.phase === "end"));
        if (fresh) void play(film);
        else arrange();
      }),
    );

    function arrange(): void {
      const box = temple.extent();
      const standing = box.isEmpty() ? new Box3() : box;
      const all = standing.union(new Box3(new Vector3(-90, -90, 0), new Vector3(90, 90, 40)));
      for (const { at } of untrack(hand.good))
        all.expandByPoint(new Vector3(at.x, at.y, (at.level + 1) * 46)).expandByPoint(new Vector3(at.x, at.y, 0));
      const where = [...all.min, ...all.max].map(Math.round).join();
      stage.cover(all.clone().expandByScalar(60));
      if (where === known) return;
      const gently = known !== "" && !untrack(() => props.still);
      // Upright windows need more room beside the temple.
      const wide = all.getSize(new Vector3()).length() * (stage.camera.aspect < 1.3 ? 0.45 : 0.37);
      stage.look.aim(all.getCenter(new Vector3()), wide, gently);
      if (known === "") stage.look.from(-28, 27, false);
      known = where;
    }
    createEffect(on(hand.good, arrange, { defer: true }));

    async function play(film: Film): Promise<void> {
      const motion = await unpack(film).catch(() => null);
      if (!motion || motion.tracks.length === 0 || film !== props.film) {
        arrange();
        return;
      }
      if (film.told?.some(({ kind }) => kind === "film-fell")) beSeen(stage.canvas);
      // Without motion there is only what it came to: what fell lies where it fell.
      temple.frame(motion, props.still ? motion.seconds : 0);
      stage.moved();
      if (props.still) {
        temple.show(props.board, true);
        arrange();
        return;
      }
      setPlaying(true);
      let [shown, last] = [0, 0];
      const ended = stage.animate((seconds) => {
        // Where drawing is slow, the film is slow and leaves nothing out.
        shown += Math.min(seconds - last, LONGEST);
        last = seconds;
        temple.frame(motion, Math.min(shown, motion.seconds));
        stage.moved();
        if (shown < motion.seconds) return true;
        stop?.();
        return false;
      });
      // eslint-disable-next-line solid/reactivity -- a step of the film that is played now
      stop = () => {
        stop = null;
        ended();
        setPlaying(false);
        temple.show(props.board, true);
        arrange();
      };
    }
    createEffect(() => props.playing(playing()));
    onCleanup(() => stop?.());

    const slabAt = (key: string) => props.board.slabs.find((one) => one.slab === Number(key.slice(0, 2)));
    const rings = createMemo((): Ring[] => {
      const list: Ring[] = [];
      const add = (key: string, kind: Ring["kind"]) => {
        const slab = slabAt(key);
        if (slab) list.push({ slab, mark: key.slice(2), kind });
      };
      for (const target of hand.targets()) add(target.mark, "offered");
      if (!hand.from()) for (const key of hand.takable()) add(key, "offered");
      for (const key of [hand.from(), hand.proposedMark()]) if (key) add(key, "chosen");
      for (const move of props.pointed) for (const key of move.match(/\b\d\d[a-f]\b/g) ?? []) add(key, "hinted");
      return list;
    });
    createEffect(() => {
      pointing.rings(playing() ? [] : rings());
      stage.draw();
    });
    createEffect(() => {
      const held = hand.ghost();
      const list = (playing() ? [] : hand.good()).flatMap(({ at }, n) => {
        const face = hand.faceOf(at.slab, at.side);
        const here = held !== null && at.x === held.x && at.y === held.y && at.level === held.level;
        return face && !here ? [{ at, face, number: n + 1, chosen: false }] : [];
      });
      pointing.offers(list);
      stage.draw();
    });
    createEffect(() => {
      const at = hand.ghost();
      pointing.ghost(at, at ? hand.faceOf(at.slab, at.side) : null, hand.outcome()?.state ?? "asking");
      // What is lifted is in the hand.
      for (const [key, mesh] of temple.pieces)
        mesh.visible = !(at?.act === "lift" && Number(key.slice(0, 2)) === at.slab);
      stage.draw();
    });
    createEffect(() => {
      const key = hand.proposedMark();
      const slab = key ? slabAt(key) : undefined;
      const mark = slab?.marks.find((one) => one.mark === key?.slice(2));
      const mesh = slab && mark ? makeColumn(mark.colour) : null;
      if (mesh && slab && mark) {
        const [x, y, z, ...turn] = onMark(slab, mark.at);
        put(mesh, [x, y, z + 5, ...turn]);
        mesh.castShadow = false;
      }
      pointing.column(mesh);
      stage.draw();
    });
    createEffect(() => {
      const stability = props.stability;
      pointing.labels(
        stability
          ? props.board.columns.flatMap((column) => {
              const one = stability.columns.find((each) => each.slab === column.slab && each.mark === column.mark);
              const [x, y, z] = headOf(column.pose);
              return one && one.grams > 0
                ? [
                    {
                      at: [x, y, z - 20] as const,
                      text: String(Math.round(one.grams)),
                      colour: strain(one.grams, stability),
                    },
                  ]
                : [];
            })
          : [],
      );
      stage.draw();
    });

    createTouch(stage, temple, pointing, props);
  };
