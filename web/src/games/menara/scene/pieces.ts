/** Slabs, columns and the table as three.js has them. */
import {
  type BufferAttribute,
  type BufferGeometry,
  CircleGeometry,
  CylinderGeometry,
  ExtrudeGeometry,
  LatheGeometry,
  Mesh,
  MeshLambertMaterial,
  type Object3D,
  Shape,
  Vector2,
} from "three";
import { mergeGeometries } from "three/addons/utils/BufferGeometryUtils.js";
import { EDGE, STONE } from "../tints";
import { COLUMN, type Colour, type Face, type Pose, type Side, SLAB, TABLE } from "../view";
import { faceTexture, headTexture, tableTexture, woodTexture } from "./textures";

/** How much the edges are rounded off, in millimetres. */
const ROUND = 1.1;

function slabGeometry(face: Face): BufferGeometry {
  const shape = new Shape(face.outline.map(([x, y]) => new Vector2(x, y)));
  const geometry = new ExtrudeGeometry(shape, {
    depth: SLAB - 2 * ROUND,
    bevelThickness: ROUND,
    bevelSize: ROUND,
    bevelOffset: -ROUND,
    bevelSegments: 2,
    curveSegments: 1,
  });
  geometry.translate(0, 0, ROUND - SLAB / 2);
  // The caps come first, the lower one before the upper one.
  const [caps, rim] = geometry.groups;
  geometry.clearGroups();
  geometry.addGroup(0, (caps?.count ?? 0) / 2, 0);
  geometry.addGroup((caps?.count ?? 0) / 2, (caps?.count ?? 0) / 2, 1);
  geometry.addGroup(rim?.start ?? 0, rim?.count ?? 0, 2);
  return geometry;
}

export function slabMesh(face: Face, slab: number, side: Side): Mesh {
  const under = new MeshLambertMaterial({ color: STONE[side === "light" ? "dark" : "light"].face });
  const upper = new MeshLambertMaterial({ map: faceTexture(face, slab, side) });
  return shaded(new Mesh(slabGeometry(face), [under, upper, new MeshLambertMaterial({ color: EDGE })]));
}

function columnGeometry(): BufferGeometry {
  const [r, h] = [COLUMN.radius, COLUMN.height / 2];
  const profile = [
    [r - ROUND, -h],
    [r, -h + ROUND],
    [r, h - ROUND],
    [r - ROUND, h],
  ].map(([x = 0, y = 0]) => new Vector2(x, y));
  const side = new LatheGeometry(profile, 20);
  // The picture runs evenly from bottom to top.
  const { uv, position } = side.attributes as { uv: BufferAttribute; position: BufferAttribute };
  for (let n = 0; n < uv.count; n++) uv.setY(n, position.getY(n) / (2 * h) + 0.5);
  side.rotateX(Math.PI / 2);
  const head = new CircleGeometry(r - ROUND, 20);
  head.translate(0, 0, h);
  const merged = mergeGeometries([side, head], true);
  merged.computeVertexNormals();
  return merged;
}

/** Columns of one colour share all but their places. */
export function columnMaker(): (colour: Colour) => Mesh {
  const geometry = columnGeometry();
  const materials = new Map<Colour, MeshLambertMaterial[]>();
  return (colour) => {
    const made = materials.get(colour) ?? [
      new MeshLambertMaterial({ map: woodTexture(colour) }),
      new MeshLambertMaterial({ map: headTexture(colour) }),
    ];
    materials.set(colour, made);
    return shaded(new Mesh(geometry, made));
  };
}

export function tableMesh(): Mesh {
  const radius = TABLE * 1.08;
  const geometry = new CylinderGeometry(radius, radius * 0.985, 24, 96);
  geometry.rotateX(Math.PI / 2);
  geometry.translate(0, 0, -12.05);
  const rim = new MeshLambertMaterial({ color: "#5a3a22" });
  const table = new Mesh(geometry, [rim, new MeshLambertMaterial({ map: tableTexture() }), rim]);
  table.receiveShadow = true;
  return table;
}

function shaded(mesh: Mesh): Mesh {
  mesh.castShadow = true;
  mesh.receiveShadow = true;
  return mesh;
}

export function put(object: Object3D, [x, y, z, w, a, b, c]: Pose): void {
  object.position.set(x, y, z);
  object.quaternion.set(a, b, c, w).normalize();
}
