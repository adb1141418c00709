/** What stands, kept in step with the view; and how it moved in an act. */
import { Box3, Group, type Mesh, type Scene } from "three";
import { discard } from "../../../space/stage";
import { laying, setting } from "../acts";
import { type Motion, poseAt } from "../film";
import { flat, onMark } from "../poses";
import { type LaidSlab, markName, type MenaraBoard, slabName, type Standing } from "../view";
import { columnMaker, put, slabMesh } from "./pieces";

/** What a mesh is of. */
export interface Piece {
  readonly key: string;
  readonly slab: number;
  readonly mark: string | null;
}

export interface Temple {
  readonly pieces: ReadonlyMap<string, Mesh>;
  /** Everything where the view says; with `rubble`, what has fallen stays lying. */
  show(board: MenaraBoard, rubble: boolean): void;
  /** Everything as it was at a moment of the film, in seconds. */
  frame(motion: Motion, seconds: number): void;
  extent(): Box3;
}

const pieceOf = (mesh: Mesh): Piece => mesh.userData as Piece;

export function createTemple(scene: Scene): Temple {
  const group = new Group();
  const pieces = new Map<string, Mesh>();
  const makeColumn = columnMaker();
  scene.add(group);

  function keep(key: string, mesh: Mesh, piece: Omit<Piece, "key">): Mesh {
    mesh.userData = { key, ...piece };
    pieces.set(key, mesh);
    group.add(mesh);
    return mesh;
  }
  function drop(key: string): void {
    const mesh = pieces.get(key);
    if (!mesh) return;
    pieces.delete(key);
    // What columns are made of is shared.
    if (pieceOf(mesh).mark === null) discard(mesh);
    else mesh.removeFromParent();
  }
  /** A slab that shows its other side now is another mesh. */
  function slabOf(slab: Pick<LaidSlab, "slab" | "side" | "outline" | "marks">): Mesh {
    const key = slabName(slab.slab);
    const known = pieces.get(key);
    if (known?.name === slab.side) return known;
    drop(key);
    const mesh = slabMesh(slab, slab.slab, slab.side);
    mesh.name = slab.side;
    return keep(key, mesh, { slab: slab.slab, mark: null });
  }
  function columnOf({ slab, mark, colour }: Pick<Standing, "slab" | "mark" | "colour">): Mesh {
    const key = markName(slab, mark);
    const known = pieces.get(key);
    if (known?.name === colour) return known;
    drop(key);
    const mesh = makeColumn(colour);
    mesh.name = colour;
    return keep(key, mesh, { slab, mark });
  }

  /** The piece that a hand has just let go of, where it was meant to be. */
  function held(board: MenaraBoard): string | null {
    const at = laying(board.act ?? "", () => undefined);
    if (at?.act === "lay") {
      const face = board.next?.sides[at.side];
      if (face) put(slabOf({ slab: at.slab, side: at.side, ...face }), flat(at.x, at.y, at.level, at.angle));
      return slabName(at.slab);
    }
    const one = setting(board.act ?? "");
    const slab = board.slabs.find((each) => each.slab === Number(one?.mark.slice(0, 2)));
    const mark = slab?.marks.find((each) => each.mark === one?.mark.slice(2));
    if (!one || !slab || !mark) return null;
    if (one.from) drop(one.from);
    put(columnOf({ slab: slab.slab, mark: mark.mark, colour: mark.colour }), onMark(slab, mark.at));
    return one.mark;
  }

  return {
    pieces,
    show(board, rubble) {
      const shown = new Set<string>();
      for (const slab of board.slabs) {
        put(slabOf(slab), slab.pose);
        shown.add(slabName(slab.slab));
      }
      const moving = setting(board.act ?? "")?.from;
      for (const column of board.columns) {
        const key = markName(column.slab, column.mark);
        if (key === moving) continue;
        put(columnOf(column), column.pose);
        shown.add(key);
      }
      const hand = held(board);
      if (hand) shown.add(hand);
      if (!rubble) for (const key of [...pieces.keys()]) if (!shown.has(key)) drop(key);
    },
    frame(motion, seconds) {
      for (const track of motion.tracks) {
        const mesh = pieces.get(track.piece);
        const pose = poseAt(track, seconds * motion.rate);
        if (mesh && pose) put(mesh, pose);
      }
    },
    extent: () => new Box3().setFromObject(group),
  };
}
