/** Where the scene is looked at from: turned and brought closer by mouse, by fingers, by wheel and by keys. */
import { type PerspectiveCamera, Spherical, Vector3 } from "three";
import { OrbitControls } from "three/addons/controls/OrbitControls.js";

export interface Look {
  /** Turns the scene by so many degrees: round, and up or down. */
  turn(round: number, up: number): void;
  /** Closer (over 1) or farther. */
  zoom(by: number): void;
  /** Looks at a point of which so much is to be seen all round; at once, or (a flight) gently. */
  aim(at: Vector3, radius: number, gently: boolean): void;
  /** From where, in degrees: round from the front, anticlockwise, and up from the table. */
  from(round: number, up: number, gently: boolean): void;
  /** How far round from the front it is looked at now, anticlockwise in degrees. */
  round(): number;
  /** While a hand holds a piece, it does not turn the scene. */
  hold(held: boolean): void;
  /** Whether arrow, plus and minus keys mean the scene; true where one did. */
  key(event: KeyboardEvent): boolean;
  /** A step of a flight; true while there is more to come. */
  step(): boolean;
  /** The window has another size. */
  fit(): void;
  dispose(): void;
}

const RADIANS = Math.PI / 180;
/** How much of the way is left after each frame of a flight. */
const GENTLE = 0.82;
/** Never from below the table, never quite from above (there the scene would spin). */
const LOWEST = 86 * RADIANS;
const HIGHEST = 2 * RADIANS;

export function createView(camera: PerspectiveCamera, canvas: HTMLCanvasElement, draw: () => void): Look {
  camera.position.set(0, -1000, 500);
  const controls = new OrbitControls(camera, canvas);
  controls.enableDamping = false;
  controls.enablePan = false;
  controls.rotateSpeed = 0.7;
  controls.minPolarAngle = HIGHEST;
  controls.maxPolarAngle = LOWEST;
  controls.addEventListener("change", draw);
  controls.addEventListener("start", () => (goal = null));

  let radius = 200;
  /** Where a flight goes. */
  let goal: { readonly at: Vector3; readonly place: Spherical } | null = null;

  // Controls and spheres of three.js have y up; here it is z.
  const place = () => {
    const { x, y, z } = camera.position.clone().sub(controls.target);
    return new Spherical().setFromCartesianCoords(x, z, -y);
  };
  function put(at: Vector3, where: Spherical): void {
    const { x, y, z } = new Vector3().setFromSpherical(where);
    controls.target.copy(at);
    camera.position.set(x, -z, y).add(at);
    controls.update();
    draw();
  }
  function go(at: Vector3, where: Spherical, gently: boolean): void {
    where.phi = Math.min(Math.max(where.phi, HIGHEST), LOWEST);
    where.radius = Math.min(Math.max(where.radius, controls.minDistance), controls.maxDistance);
    goal = gently ? { at, place: where } : null;
    if (!gently) put(at, where);
    draw();
  }
  /** From how far away a ball of this radius just fits into the window. */
  const enough = () => {
    const half = (camera.fov / 2) * RADIANS;
    return (radius * 1.05) / Math.sin(Math.atan(Math.tan(half) * Math.min(1, camera.aspect)));
  };
  const now = () => goal ?? { at: controls.target.clone(), place: place() };
  let home = enough();

  function turn(round: number, up: number): void {
    const { at, place } = now();
    place.theta -= round * RADIANS;
    place.phi -= up * RADIANS;
    go(at, place, false);
  }
  function zoom(by: number): void {
    const { at, place } = now();
    place.radius /= by;
    go(at, place, false);
  }
  const KEYS: Readonly<Record<string, () => void>> = {
    ArrowLeft: () => turn(-12, 0),
    ArrowRight: () => turn(12, 0),
    ArrowUp: () => turn(0, 8),
    ArrowDown: () => turn(0, -8),
    "+": () => zoom(1.2),
    "=": () => zoom(1.2),
    "-": () => zoom(1 / 1.2),
  };

  return {
    turn,
    zoom,
    aim(at, wide, gently) {
      // How close somebody has come stays so.
      const factor = now().place.radius / home;
      const first = controls.minDistance === 0;
      radius = wide;
      home = enough();
      controls.minDistance = home * 0.25;
      controls.maxDistance = home * 1.8;
      const where = now().place;
      where.radius = home * (first ? 1 : factor);
      go(at, where, gently);
    },
    from(round, up, gently) {
      const { at, place } = now();
      // By the shorter way round.
      const by = round * RADIANS - place.theta;
      place.theta += Math.atan2(Math.sin(by), Math.cos(by));
      place.phi = (90 - up) * RADIANS;
      go(at, place, gently);
    },
    round: () => place().theta / RADIANS,
    hold(held) {
      controls.enabled = !held;
    },
    key(event) {
      KEYS[event.key]?.();
      return event.key in KEYS;
    },
    step() {
      if (!goal) return false;
      const here = place();
      const mix = (from: number, to: number) => to + (from - to) * GENTLE;
      const next = new Spherical(
        mix(here.radius, goal.place.radius),
        mix(here.phi, goal.place.phi),
        mix(here.theta, goal.place.theta),
      );
      const at = controls.target.clone().lerp(goal.at, 1 - GENTLE);
      const near =
        at.distanceTo(goal.at) < 0.5 &&
        Math.abs(next.theta - goal.place.theta) < 0.002 &&
        Math.abs(next.phi - goal.place.phi) < 0.002 &&
        Math.abs(next.radius - goal.place.radius) < 1;
      const { at: end, place: there } = goal;
      put(near ? end : at, near ? there : next);
      if (near) goal = null;
      return !near;
    },
    fit() {
      const factor = now().place.radius / home;
      home = enough();
      if (controls.minDistance === 0) return;
      controls.minDistance = home * 0.25;
      controls.maxDistance = home * 1.8;
      const { at, place } = now();
      place.radius = home * factor;
      go(at, place, false);
    },
    dispose: () => controls.dispose(),
  };
}
