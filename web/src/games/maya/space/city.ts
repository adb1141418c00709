/** The nine towers in space, with all that stands among them; loaded only where it is shown: it brings three.js along. */
import { Box3, type BufferGeometry, Group, type Material, Mesh, Sprite, type SpriteMaterial, Vector3 } from "three";
import { createEffect, createMemo, onCleanup } from "solid-js";
import { dark } from "../../../state/settings";
import type { Point } from "../../../board2d/polar";
import type { Stage } from "../../../space/stage";
import type { Arrangement, Moving } from "../motion";
import {
  floor,
  gap,
  HALF,
  HEIGHT,
  isUpright,
  ladderPlaces,
  LEVELS,
  type Pair,
  place,
  tilt,
  TOP,
  towersOf,
  WIDTH,
} from "../plaza";
import type { Colour, MayaBoard } from "../view";
import { createPaints, type Paints } from "./paints";
import { band, ladder, monolith, priestBody, priestFeathers, raven, RISE, slab, spot } from "./stones";

/** What the board shows, whichever way it is looked at. */
export interface City {
  readonly board: MayaBoard;
  readonly arrangement: Arrangement;
  /** Two blocks on their way, and how much of it is left. */
  readonly moving: Moving | null;
  readonly left: number;
  /** The block that was chosen, or where two will have come from: from this level up. */
  readonly chosen: { readonly tower: number; readonly level: number } | null;
  readonly moved: { readonly towers: readonly number[]; readonly level: number };
  readonly targets: readonly number[];
  /** Where the monolith may be put. */
  readonly gaps: readonly Pair[];
  readonly monolith: { readonly pair: Pair; readonly ghost: boolean } | null;
  readonly perch: number | null;
  readonly blocked: (tower: number) => boolean;
  readonly leads: (tower: number) => number | null;
  readonly picked: (tower: number, level: number, colour: Colour) => boolean;
  readonly letter: (colour: Colour) => string;
  readonly still: boolean;
  /** A tap: on a point of the plaza, perhaps at a floor. */
  readonly tap: (point: Point, floor: { readonly tower: number; readonly level: number } | null) => void;
}

/** Puts a stone somewhere, or hangs up a sign. */
type Put = (shape: BufferGeometry, material: Material, where: Vector3) => Mesh;
type Hang = (material: SpriteMaterial, size: number, where: Vector3) => void;

/** A finger or a mouse that moved less, in pixels, has tapped and not turned the city. */
const SLIP = 6;
const FROM_ABOVE = tilt(0);
const GROUND = 8;
const SHORES = ["var(--ivory)", "var(--ebony)"] as const;

/** Where a point of the plaza's drawing lies in space. */
const at = ({ x, y }: { readonly x: number; readonly y: number }, z = GROUND) =>
  new Vector3(x - WIDTH / 2, HEIGHT / 2 - y, z);

export const city =
  (props: City) =>
  (stage: Stage): void => {
    const host = stage.canvas.parentElement ?? document.body;
    const towers = Array.from({ length: 9 }, (_, n) => n + 1);
    const slabs = LEVELS.map((level) => slab(floor(level, FROM_ABOVE).half));
    const bands = LEVELS.map((level) => band(floor(level, FROM_ABOVE).half + 1.5, 5));
    const kit = {
      plinth: slab(HALF + 8, GROUND, 2),
      ladder: ladder(),
      monolith: monolith(),
      priest: priestBody(),
      feathers: priestFeathers(),
      raven: raven(),
      frame: band(HALF + 13, 5),
      spot: spot(),
      ground: slab(HALF, 10, 2),
      drum: band(18, RISE - 2),
      perch: band(5, 4),
    };
    const paints = createMemo<Paints>((before) => {
      before?.dispose();
      dark();
      return createPaints(host, props.letter);
    });
    onCleanup(() => paints().dispose());

    /** A part of the city that is built anew when what it shows has changed. */
    function createPart(build: (put: Put, hang: Hang) => void): void {
      const group = new Group();
      stage.scene.add(group);
      const put: Put = (shape, material, where) => {
        const mesh = new Mesh(shape, material);
        mesh.castShadow = true;
        mesh.position.copy(where);
        group.add(mesh);
        return mesh;
      };
      const hang: Hang = (material, size, where) => {
        const sign = new Sprite(material);
        sign.scale.setScalar(size);
        sign.position.copy(where);
        group.add(sign);
      };
      createEffect(() => {
        group.clear();
        build(put, hang);
        stage.moved();
      });
    }

    // The floors are there from the first, and only painted and placed anew.
    const floors = towers.map((tower) =>
      slabs.map((shape, n) => {
        const mesh = new Mesh(shape);
        mesh.castShadow = true;
        mesh.userData = { tower, level: n + 1 };
        stage.scene.add(mesh);
        return mesh;
      }),
    );
    createEffect(() => {
      for (const tower of towers) {
        const colours = props.arrangement[tower - 1] ?? [];
        floors[tower - 1]?.forEach((mesh, n) => {
          const colour = colours[n];
          mesh.visible = colour !== undefined;
          if (colour === undefined) return;
          const dusk = props.blocked(tower);
          const faint = !props.picked(tower, n + 1, colour);
          mesh.material = paints().floor(colour, { closed: props.board.raven === n + 1, dusk, faint });
        });
      }
      stage.draw();
    });
    createEffect(() => {
      const offset = (tower: number, level: number): Vector3 => {
        const { moving, left, chosen } = props;
        if (moving && left > 0 && level >= moving.level) {
          const pair = towersOf(moving.pair);
          const side = pair.indexOf(tower);
          const origin = pair[1 - side];
          if (side >= 0 && origin !== undefined) {
            const way = at(place(origin))
              .sub(at(place(tower)))
              .multiplyScalar(left);
            // One block passes over the other.
            const high = 20 + side * (TOP + 2 - moving.level) * RISE;
            return way.setZ(Math.sin(Math.PI * left) * high);
          }
        }
        return new Vector3(0, 0, chosen?.tower === tower && level >= chosen.level ? RISE * 0.7 : 0);
      };
      for (const tower of towers) {
        floors[tower - 1]?.forEach((mesh, n) => {
          mesh.position.copy(at(place(tower), GROUND + n * RISE)).add(offset(tower, n + 1));
        });
      }
      stage.moved();
    });

    createPart((put, hang) => {
      const mesh = put(kit.ground, paints().plain("var(--plaza)"), new Vector3(0, 0, -10));
      mesh.receiveShadow = true;
      mesh.scale.set(WIDTH / HALF / 2 + 0.25, HEIGHT / HALF / 2 + 0.2, 1);
      for (const tower of towers) {
        // Shadows fall on the ground alone: on every stone they would cost twice the time of a frame without a graphics card.
        put(kit.plinth, paints().plinth(props.blocked(tower)), at(place(tower), 0)).receiveShadow = true;
        sign(hang, tower);
      }
    });
    function sign(hang: Hang, tower: number): void {
      const lead = props.leads(tower);
      const [ground, ink] =
        lead === null ? ["var(--plinth)", "var(--words)"] : [SHORES[lead] ?? "", SHORES[1 - lead] ?? ""];
      const { x, y } = place(tower);
      hang(paints().sign(String(tower), ground ?? "", ink ?? ""), 34, at({ x: x - HALF + 2, y: y + HALF + 16 }, 22));
    }

    // What is marked: towers to exchange with, from where blocks were moved, floors in harmony.
    createPart((put) => {
      const target = paints().plain("var(--target)");
      for (const tower of props.targets) put(kit.frame, target, at(place(tower), 1));
      for (const pair of props.gaps) put(kit.spot, target, at(gap(pair), 4));
    });
    createPart((put) => {
      const { towers: changed, level } = props.moved;
      const shape = bands[level - 1];
      if (props.left === 0 && shape)
        for (const tower of changed)
          put(shape, paints().plain("var(--mark)"), at(place(tower), GROUND + (level - 1) * RISE - 1));
    });
    createPart((put) => {
      if (props.left > 0 || props.chosen) return;
      props.arrangement.forEach((colours, n) =>
        colours.forEach((colour, below) => {
          const shape = bands[below + 1];
          if (shape && colours[below + 1] === colour)
            put(shape, paints().plain("var(--gold)"), at(place(n + 1), GROUND + (below + 1) * RISE - 2));
        }),
      );
    });

    createPart((put) => {
      for (const tower of props.board.towers) {
        const [white, black] = tower.ladders;
        ladderPlaces(tower.tower, FROM_ABOVE).forEach((there, n) => {
          const owner = n < white ? 0 : n >= tower.places - black ? 1 : null;
          if (owner === null) return;
          const mesh = put(kit.ladder, paints().plain(SHORES[owner] ?? ""), at(there, 2));
          mesh.rotation.z = (-there.turn / 180) * Math.PI;
        });
        if (tower.priest === null) continue;
        const top = at(place(tower.tower), GROUND + TOP * RISE);
        put(kit.priest, paints().plain(SHORES[tower.priest] ?? ""), top);
        put(kit.feathers, paints().plain("#1c8a5a"), top);
      }
    });

    createPart((put) => {
      const stone = props.monolith;
      if (!stone) return;
      const mesh = put(kit.monolith, paints().plain("#6d6a63", stone.ghost ? 0.6 : 1), at(gap(stone.pair), 0));
      // It looks along the gap.
      if (isUpright(stone.pair)) mesh.rotation.z = Math.PI / 2;
    });

    // The pillar of levels, with the raven on the one that it closes.
    createPart((put, hang) => {
      const perch = props.perch ?? props.board.raven;
      if (perch === null && !props.board.sides.some((side) => "for_ladders" in side)) return;
      const foot = at({ x: -46, y: HEIGHT - HALF }, 0);
      put(kit.plinth, paints().plinth(false), foot).scale.set(0.34, 0.34, 1);
      for (const level of LEVELS) {
        const closed = level === perch;
        put(
          kit.drum,
          paints().plain(closed ? "var(--mark)" : "var(--plinth)"),
          foot.clone().setZ((level - 0.5) * RISE - 10),
        );
        const name = paints().sign(String(level), "var(--plinth)", "var(--words)");
        hang(name, 26, foot.clone().add(new Vector3(-34, 0, level * RISE - 10)));
      }
      if (perch !== null) {
        const bird = put(
          kit.raven,
          paints().plain("light-dark(#17151c, #57526a)"),
          foot.clone().add(new Vector3(26, -14, perch * RISE - 22)),
        );
        bird.scale.setScalar(1.3);
        bird.rotation.z = 0.5;
        put(
          kit.perch,
          paints().plain("var(--words)"),
          foot.clone().add(new Vector3(24, -6, perch * RISE - 26)),
        ).scale.x = 3;
      }
    });

    const all = new Box3(new Vector3(-WIDTH / 2 - 70, -HEIGHT / 2, 0), new Vector3(WIDTH / 2, HEIGHT / 2, 6 * RISE));
    stage.cover(all.clone().expandByScalar(30));
    stage.look.aim(new Vector3(-22, -10, 40), 390, false);
    stage.look.from(-18, 38, false);

    let pressed: { readonly x: number; readonly y: number } | null = null;
    const onDown = (event: PointerEvent): void => {
      pressed = { x: event.clientX, y: event.clientY };
    };
    const onUp = (event: PointerEvent): void => {
      const from = pressed;
      pressed = null;
      if (!from || Math.hypot(event.clientX - from.x, event.clientY - from.y) > SLIP) return;
      const hit = stage.under(
        event,
        floors.flat().filter(({ visible }) => visible),
      )[0];
      const ground = stage.onLevel(event, GROUND);
      if (!ground) return;
      props.tap(
        { x: ground.x + WIDTH / 2, y: HEIGHT / 2 - ground.y },
        (hit?.object.userData ?? null) as { tower: number; level: number } | null,
      );
    };
    stage.canvas.addEventListener("pointerdown", onDown);
    stage.canvas.addEventListener("pointerup", onUp);
  };
