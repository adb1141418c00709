/** What stands, kept in step with the view. */
import { Box3, Group, type Mesh, type Scene } from "three";
import { discard } from "../../../space/stage";
import { type LaidSlab, markName, type MenaraBoard, slabName, type Standing } from "../view";
import { columnMaker, put, slabMesh } from "./pieces";

/** What a mesh is of. */
export interface Piece {
  readonly key: string;
  readonly slab: number;
  readonly mark: string | null;
}

export interface Temple {
  readonly group: Group;
  readonly pieces: ReadonlyMap<string, Mesh>;
  show(board: MenaraBoard): void;
  extent(): Box3;
}

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
  /** A slab that shows its other side now is another mesh. */
  function slabOf(slab: LaidSlab): Mesh {
    const key = slabName(slab.slab);
    const known = pieces.get(key);
    if (known?.name === slab.side) return known;
    if (known) discard(known);
    const mesh = slabMesh(slab, slab.slab, slab.side);
    mesh.name = slab.side;
    return keep(key, mesh, { slab: slab.slab, mark: null });
  }
  function columnOf(column: Standing): Mesh {
    const key = markName(column.slab, column.mark);
    return pieces.get(key) ?? keep(key, makeColumn(column.colour), { slab: column.slab, mark: column.mark });
  }

  return {
    group,
    pieces,
    show(board) {
      const shown = new Set<string>();
      for (const slab of board.slabs) {
        put(slabOf(slab), slab.pose);
        shown.add(slabName(slab.slab));
      }
      for (const column of board.columns) {
        put(columnOf(column), column.pose);
        shown.add(markName(column.slab, column.mark));
      }
      for (const [key, mesh] of pieces) {
        if (shown.has(key)) continue;
        pieces.delete(key);
        // What columns are made of is shared.
        if ((mesh.userData as Piece).mark === null) discard(mesh);
        else mesh.removeFromParent();
      }
    },
    extent: () => new Box3().setFromObject(group),
  };
}
