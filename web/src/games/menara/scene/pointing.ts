/** What is laid over the temple: marks and places that are offered, the piece that is held, what columns carry. */
import {
  CanvasTexture,
  DoubleSide,
  Group,
  Mesh,
  MeshBasicMaterial,
  type MeshLambertMaterial,
  RingGeometry,
  type Scene,
  Shape,
  ShapeGeometry,
  Sprite,
  SpriteMaterial,
  SRGBColorSpace,
  Vector2,
} from "three";
import { discard } from "../../../space/stage";
import type { Laying } from "../acts";
import type { Outcome } from "../hand";
import { flat, onMark } from "../poses";
import { COLUMN, type Face, type LaidSlab, SLAB } from "../view";
import { put, slabMesh } from "./pieces";

const OFFERED = "#1f7be0";
const CHOSEN = "#ff7a1a";
const HINTED = "#a23be0";
/** A held slab's tint, by what would come of it. */
const GLOW: Readonly<Record<Outcome["state"], string>> = {
  asking: "#000000",
  fits: "#0d4a26",
  stands: "#0d4a26",
  falls: "#6a3b00",
  no: "#7a0d12",
};

export interface Ring {
  readonly slab: LaidSlab;
  readonly mark: string;
  readonly kind: "offered" | "chosen" | "hinted";
}

export interface Offer {
  readonly at: Laying;
  readonly face: Face;
  readonly number: number;
  readonly chosen: boolean;
}

export interface Label {
  readonly at: readonly [number, number, number];
  readonly text: string;
  readonly colour: string;
}

export interface Pointing {
  rings(list: readonly Ring[]): void;
  offers(list: readonly Offer[]): void;
  /** The slab that is held. */
  ghost(at: Laying | null, face: Face | null, state: Outcome["state"]): void;
  /** The column that is proposed. */
  column(mesh: Mesh | null): void;
  labels(list: readonly Label[]): void;
  readonly held: () => Mesh | null;
  readonly placed: () => readonly Mesh[];
}

/** A little above the stone, so that the two do not flicker. */
const ABOVE = 0.5;

export function createPointing(scene: Scene): Pointing {
  const rings = new Group();
  const places = new Group();
  const figures = new Group();
  scene.add(rings, places, figures);
  let ghost: { readonly mesh: Mesh; readonly key: string } | null = null;
  let column: Mesh | null = null;

  const emptied = (group: Group) => {
    for (const one of [...group.children]) discard(one);
  };

  return {
    rings(list) {
      emptied(rings);
      for (const { slab, mark, kind } of list) {
        const at = slab.marks.find((one) => one.mark === mark)?.at;
        if (!at) continue;
        const colour = { offered: OFFERED, chosen: CHOSEN, hinted: HINTED }[kind];
        const material = new MeshBasicMaterial({ color: colour, side: DoubleSide });
        const ring = new Mesh(
          new RingGeometry(kind === "offered" ? 10 : 9, kind === "offered" ? 12.4 : 13.4, 28),
          material,
        );
        const pose = onMark(slab, at);
        put(ring, pose);
        ring.translateZ(-COLUMN.height / 2 + ABOVE);
        rings.add(ring);
      }
    },
    offers(list) {
      emptied(places);
      for (const { at, face, number, chosen } of list) {
        const shape = new Shape(face.outline.map(([x, y]) => new Vector2(x, y)));
        const material = new MeshBasicMaterial({
          color: chosen ? CHOSEN : OFFERED,
          transparent: true,
          opacity: chosen ? 0.4 : 0.25,
          depthWrite: false,
          side: DoubleSide,
        });
        const mesh = new Mesh(new ShapeGeometry(shape), material);
        put(mesh, flat(at.x, at.y, at.level, at.angle));
        mesh.translateZ(ABOVE - SLAB / 2);
        mesh.userData = { number };
        places.add(mesh);
        if (!chosen) places.add(sprite(String(number), [at.x, at.y, mesh.position.z + 8], 22, OFFERED));
      }
    },
    ghost(at, face, state) {
      const key = at ? `${at.slab}/${at.side}` : "";
      if (ghost && ghost.key !== key) {
        discard(ghost.mesh);
        ghost = null;
      }
      if (!at || !face) return;
      if (!ghost) {
        const mesh = slabMesh(face, at.slab, at.side);
        mesh.castShadow = false;
        for (const material of materialsOf(mesh)) {
          material.transparent = true;
          material.opacity = 0.86;
        }
        scene.add(mesh);
        ghost = { mesh, key };
      }
      put(ghost.mesh, flat(at.x, at.y, at.level, at.angle));
      // It is held a little above where it would lie.
      ghost.mesh.position.z += 2;
      for (const material of materialsOf(ghost.mesh)) material.emissive.set(GLOW[state]);
    },
    column(mesh) {
      column?.removeFromParent();
      column = mesh;
      if (mesh) scene.add(mesh);
    },
    labels(list) {
      emptied(figures);
      for (const { at, text, colour } of list) figures.add(sprite(text, at, 13, colour));
    },
    held: () => ghost?.mesh ?? null,
    placed: () => places.children.filter((one): one is Mesh => one instanceof Mesh),
  };
}

const materialsOf = (mesh: Mesh) => mesh.material as MeshLambertMaterial[];

/** A number on a small disc that always faces us, in front of everything. */
function sprite(text: string, at: readonly [number, number, number], size: number, colour: string): Sprite {
  const canvas = document.createElement("canvas");
  canvas.width = 128;
  canvas.height = 64;
  const pen = canvas.getContext("2d");
  if (pen) {
    const width = Math.min(120, 40 + text.length * 22);
    pen.beginPath();
    pen.roundRect(64 - width / 2, 6, width, 52, 26);
    pen.fillStyle = colour;
    pen.fill();
    pen.font = '700 40px "Alegreya Sans", sans-serif';
    pen.textAlign = "center";
    pen.textBaseline = "middle";
    pen.fillStyle = "#fff";
    pen.fillText(text, 64, 34);
  }
  const map = new CanvasTexture(canvas);
  map.colorSpace = SRGBColorSpace;
  const one = new Sprite(new SpriteMaterial({ map, depthTest: false }));
  one.scale.set(size * 2, size, 1);
  one.position.set(...at);
  one.renderOrder = 2;
  return one;
}
