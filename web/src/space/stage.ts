/**
 * A stage for things in space: renderer, camera, light, and the hand that turns it all. Lengths are the scene's own, z
 * points up. Nothing is drawn unless something changed, and shadows are cast anew only when something moved.
 *
 * This file loads three.js: import it by `import()` alone (`Space` does).
 */
import {
  AmbientLight,
  Box3,
  DirectionalLight,
  HemisphereLight,
  type Intersection,
  type Material,
  type Mesh,
  type Object3D,
  PCFShadowMap,
  PerspectiveCamera,
  Plane,
  Raycaster,
  Scene,
  type Texture,
  Vector2,
  Vector3,
  WebGLRenderer,
} from "three";
import { createPace } from "./pace";
import { isSoftware } from "./support";
import { createView, type Look } from "./view";

export interface Stage {
  readonly scene: Scene;
  readonly camera: PerspectiveCamera;
  readonly canvas: HTMLCanvasElement;
  readonly look: Look;
  /** Something looks different: it is drawn with the next frame. */
  draw(): void;
  /** Something moved: shadows, too. */
  moved(): void;
  /** Calls `frame` with the seconds since it began, before each frame, until it says false; the answer ends it early. */
  animate(frame: (seconds: number) => boolean): () => void;
  /** What lies under a pointer, the nearest first. */
  under(event: MouseEvent, objects: Object3D[]): Intersection[];
  /** Where a pointer points at on the level at this height; null where it points at the sky. */
  onLevel(event: MouseEvent, height: number): Vector3 | null;
  /** Where a point is seen on the canvas, in its pixels. */
  pixel(point: Vector3): { readonly x: number; readonly y: number };
  /** The part of space whose shadows matter: the rest is lit without. */
  cover(box: Box3): void;
  /** Light for the day or for the evening. */
  light(dark: boolean): void;
  dispose(): void;
}

/** How finely the shadows of the whole scene are drawn. */
const SHADOWS = 1024;
/** Milliseconds after which nothing moves any more; longer than what belongs to one motion. */
const RESTED = 200;

export function createStage(host: HTMLElement): Stage {
  const renderer = new WebGLRenderer({ antialias: !isSoftware(), alpha: true, powerPreference: "low-power" });
  renderer.shadowMap.enabled = true;
  renderer.shadowMap.type = PCFShadowMap;
  renderer.shadowMap.autoUpdate = false;
  const canvas = renderer.domElement;
  host.append(canvas);

  const scene = new Scene();
  const camera = new PerspectiveCamera(32, 1, 10, 6000);
  camera.up.set(0, 0, 1);
  const sun = new DirectionalLight();
  sun.castShadow = true;
  sun.shadow.mapSize.set(SHADOWS, SHADOWS);
  sun.shadow.bias = -0.0006;
  sun.shadow.normalBias = 1.4;
  const sky = new HemisphereLight();
  sky.position.set(0, 0, 1);
  const room = new AmbientLight();
  scene.add(sun, sun.target, sky, room);

  const frames = new Map<(seconds: number) => boolean, number>();
  const pace = createPace(isSoftware());
  let asked = 0;
  let gone = false;
  let fine = 1;
  let rest: ReturnType<typeof setTimeout> | undefined;
  renderer.setPixelRatio(Math.min(devicePixelRatio, 2));

  const look = createView(camera, canvas, draw);

  function draw(): void {
    if (asked === 0 && !gone) asked = requestAnimationFrame(paint);
  }

  function paint(now: number): void {
    asked = 0;
    clearTimeout(rest);
    for (const [frame, began] of frames) {
      if (began === 0) frames.set(frame, now);
      if (!frame((now - (began || now)) / 1000)) frames.delete(frame);
    }
    const busy = look.step() || frames.size > 0;
    const fineness = pace.next(now, busy);
    if (fineness !== fine) {
      fine = fineness;
      renderer.setPixelRatio(Math.min(devicePixelRatio, 2) * fine);
    }
    renderer.render(scene, camera);
    if (busy) draw();
    requestAnimationFrame((then) => {
      pace.took(now, then);
      // What stands still is seen as finely as can be.
      if (asked === 0 && !gone && pace.next(Infinity, false) !== fine) rest = setTimeout(draw, RESTED);
    });
  }

  function fit(): void {
    const { clientWidth: width, clientHeight: height } = host;
    if (width === 0 || height === 0) return;
    renderer.setSize(width, height, false);
    camera.aspect = width / height;
    camera.updateProjectionMatrix();
    look.fit();
    draw();
  }

  const size = new ResizeObserver(fit);
  size.observe(host);
  const lost = (event: Event) => event.preventDefault();
  canvas.addEventListener("webglcontextlost", lost);
  canvas.addEventListener("webglcontextrestored", moved);

  function moved(): void {
    renderer.shadowMap.needsUpdate = true;
    draw();
  }

  const caster = new Raycaster();
  function aim(event: MouseEvent): Raycaster {
    const box = canvas.getBoundingClientRect();
    const x = ((event.clientX - box.left) / box.width) * 2 - 1;
    const y = 1 - ((event.clientY - box.top) / box.height) * 2;
    camera.updateMatrixWorld();
    caster.setFromCamera(new Vector2(x, y), camera);
    return caster;
  }

  return {
    scene,
    camera,
    canvas,
    look,
    draw,
    moved,
    animate(frame) {
      frames.set(frame, 0);
      draw();
      return () => frames.delete(frame);
    },
    under: (event, objects) => aim(event).intersectObjects(objects, false),
    onLevel: (event, height) => aim(event).ray.intersectPlane(new Plane(new Vector3(0, 0, 1), -height), new Vector3()),
    pixel(point) {
      camera.updateMatrixWorld();
      const seen = point.clone().project(camera);
      return { x: ((seen.x + 1) / 2) * canvas.clientWidth, y: ((1 - seen.y) / 2) * canvas.clientHeight };
    },
    cover(box) {
      const middle = box.getCenter(new Vector3());
      const radius = box.getSize(new Vector3()).length() / 2;
      sun.target.position.copy(middle);
      // From the window: high, from the left and the front.
      sun.position.copy(middle).add(new Vector3(-0.55, -0.5, 1).multiplyScalar(radius * 2));
      const eye = sun.shadow.camera;
      eye.left = eye.bottom = -radius;
      eye.right = eye.top = radius;
      eye.near = radius * 0.5;
      eye.far = radius * 5;
      eye.updateProjectionMatrix();
      moved();
    },
    light(dark) {
      sun.color.set(dark ? "#ffcf8f" : "#fff0d8");
      sun.intensity = dark ? 2.1 : 2.3;
      sky.color.set(dark ? "#8d92b4" : "#fdf6ea");
      sky.groundColor.set(dark ? "#3a2618" : "#a98d66");
      sky.intensity = dark ? 0.75 : 1.15;
      room.color.set(dark ? "#ffb070" : "#fff4e2");
      room.intensity = dark ? 0.35 : 0.3;
      draw();
    },
    dispose() {
      gone = true;
      cancelAnimationFrame(asked);
      clearTimeout(rest);
      size.disconnect();
      look.dispose();
      canvas.removeEventListener("webglcontextlost", lost);
      canvas.removeEventListener("webglcontextrestored", moved);
      discard(scene);
      sun.dispose();
      renderer.dispose();
      renderer.forceContextLoss();
      canvas.remove();
    },
  };
}

/** Gives back what an object and all in it hold in the graphics memory. */
export function discard(object: Object3D): void {
  object.traverse((one) => {
    const mesh = one as Partial<Mesh>;
    mesh.geometry?.dispose();
    const materials: readonly Material[] = mesh.material ? [mesh.material].flat() : [];
    for (const material of materials) {
      for (const part of Object.values(material)) if ((part as Texture | null)?.isTexture) (part as Texture).dispose();
      material.dispose();
    }
  });
  object.removeFromParent();
}
