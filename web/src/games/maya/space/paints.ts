/** What the stones are painted with: the colours of the style sheet, letters in the reader's language. */
import { CanvasTexture, Color, MeshLambertMaterial, SpriteMaterial, SRGBColorSpace, type Texture } from "three";
import type { Colour } from "../view";
import { PICTURE } from "./stones";

/** How a floor looks: closed by the raven, beside the monolith, not of those that are pointed out. */
export interface Mood {
  readonly closed: boolean;
  readonly dusk: boolean;
  readonly faint: boolean;
}

export interface Paints {
  floor(colour: Colour, mood: Mood): MeshLambertMaterial;
  plain(name: string, opacity?: number): MeshLambertMaterial;
  plinth(blocked: boolean): MeshLambertMaterial;
  sign(text: string, ground: string, ink: string): SpriteMaterial;
  dispose(): void;
}

/** All paints as they are now; another theme or language makes others. */
export function createPaints(host: Element, letter: (colour: Colour) => string): Paints {
  const probe = document.createElement("i");
  // Else a colour would only be on its way to the next one.
  probe.style.transitionProperty = "none";
  host.append(probe);
  /** What a colour of the style sheet comes to, by day or by night. */
  function resolved(value: string, name = ""): string {
    probe.className = name;
    probe.style.color = value;
    return getComputedStyle(probe).color;
  }
  const made = new Map<string, MeshLambertMaterial | SpriteMaterial>();
  const textures = new Map<string, Texture>();

  function known<T extends MeshLambertMaterial | SpriteMaterial>(key: string, make: () => T): T {
    const found = made.get(key) as T | undefined;
    if (found) return found;
    const fresh = make();
    made.set(key, fresh);
    return fresh;
  }

  function picture(key: string, width: number, height: number, draw: (pen: CanvasRenderingContext2D) => void): Texture {
    const found = textures.get(key);
    if (found) return found;
    const canvas = document.createElement("canvas");
    [canvas.width, canvas.height] = [width, height];
    const pen = canvas.getContext("2d");
    if (pen) draw(pen);
    const texture = new CanvasTexture(canvas);
    texture.colorSpace = SRGBColorSpace;
    texture.anisotropy = 4;
    textures.set(key, texture);
    return texture;
  }

  function stone(colour: Colour, closed: boolean): Texture {
    const { width, height } = PICTURE;
    return picture(`${colour}/${closed}`, width, height, (pen) => {
      const wall = width * PICTURE.wall;
      pen.fillStyle = resolved("var(--paint)", `paint-${colour}`);
      pen.fillRect(0, 0, width, height);
      // The worn edge catches the light.
      pen.fillStyle = "#ffffff40";
      pen.fillRect(width * PICTURE.edge - 24, 0, 48, height);
      grain(pen, width, height);
      pen.fillStyle = "#00000030";
      for (let x = wall / 8; x < wall; x += wall / 4) pen.fillRect(x, 0, 2, height);
      if (closed) hatch(pen, width, height);
      const ink = resolved("var(--ink)", `paint-${colour}`);
      pen.font = `800 ${height * 0.72}px "Alegreya Sans", sans-serif`;
      pen.textAlign = "center";
      pen.textBaseline = "middle";
      pen.lineWidth = 10;
      pen.strokeStyle = resolved("var(--paint)", `paint-${colour}`);
      pen.strokeText(letter(colour), wall / 2, height * 0.54);
      pen.fillStyle = ink;
      pen.fillText(letter(colour), wall / 2, height * 0.54);
    });
  }

  return {
    floor(colour, mood) {
      const key = `floor/${colour}/${mood.closed}/${mood.dusk}/${mood.faint}`;
      return known(key, () => {
        const material = new MeshLambertMaterial({ map: stone(colour, mood.closed) });
        if (mood.dusk) material.color = new Color("#8f8a94");
        if (mood.faint) [material.transparent, material.opacity] = [true, 0.25];
        return material;
      });
    },
    plain: (name, opacity = 1) =>
      known(`plain/${name}/${opacity}`, () => {
        const color = new Color(resolved(name));
        return new MeshLambertMaterial({ color, opacity, transparent: opacity < 1 });
      }),
    plinth: (blocked) =>
      known(`plinth/${blocked}`, () => {
        const map = picture(`plinth/${blocked}`, PICTURE.width, PICTURE.height, (pen) => {
          pen.fillStyle = resolved("var(--plinth)");
          pen.fillRect(0, 0, PICTURE.width, PICTURE.height);
          grain(pen, PICTURE.width, PICTURE.height);
          if (blocked) hatch(pen, PICTURE.width, PICTURE.height);
        });
        return new MeshLambertMaterial({ map, color: blocked ? "#9a9690" : "#fff" });
      }),
    sign: (text, ground, ink) =>
      known(`sign/${text}/${ground}/${ink}`, () => {
        const map = picture(`sign/${text}/${ground}/${ink}`, 96, 96, (pen) => {
          pen.fillStyle = resolved(ground);
          pen.strokeStyle = resolved(ink);
          pen.lineWidth = 4;
          pen.beginPath();
          pen.arc(48, 48, 44, 0, 2 * Math.PI);
          pen.fill();
          pen.stroke();
          pen.fillStyle = resolved(ink);
          pen.font = '700 62px "Alegreya Sans", sans-serif';
          pen.textAlign = "center";
          pen.textBaseline = "middle";
          pen.fillText(text, 48, 52);
        });
        return new SpriteMaterial({ map });
      }),
    dispose() {
      probe.remove();
      for (const one of [...made.values(), ...textures.values()]) one.dispose();
    },
  };
}

/** Specks of stone, the same every time. */
function grain(pen: CanvasRenderingContext2D, width: number, height: number): void {
  for (let n = 0; n < 700; n += 1) {
    pen.fillStyle = n % 2 ? "#ffffff24" : "#0000001c";
    pen.fillRect((n * 397) % width, (n * 211 + n * n * 7) % height, 2 + (n % 5), 1.5);
  }
}

function hatch(pen: CanvasRenderingContext2D, width: number, height: number): void {
  pen.strokeStyle = "#0d0a0888";
  pen.lineWidth = 7;
  pen.beginPath();
  for (let x = -height; x < width; x += 26) {
    pen.moveTo(x, height);
    pen.lineTo(x + height, 0);
  }
  pen.stroke();
}
