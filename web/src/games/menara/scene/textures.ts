/** What is painted on pieces, drawn here: marks with colour and letter, grain, the numbers of slabs. */
import { CanvasTexture, RepeatWrapping, SRGBColorSpace } from "three";
import { roomiest } from "../shapes";
import { letter, STONE, TINT } from "../tints";
import { type Colour, type Face, MARK, type Side, slabName } from "../view";

/** Pixels a millimetre. */
const FINE = 4;
const FONT = '"Alegreya Sans", "Gill Sans", sans-serif';

function sheet(width: number, height: number): [CanvasRenderingContext2D, CanvasTexture] {
  const canvas = document.createElement("canvas");
  canvas.width = width;
  canvas.height = height;
  const pen = canvas.getContext("2d");
  if (!pen) throw new Error("no canvas to paint on");
  const texture = new CanvasTexture(canvas);
  texture.colorSpace = SRGBColorSpace;
  texture.anisotropy = 4;
  return [pen, texture];
}

/** The same grain for the same piece. */
function randomly(seed: number): () => number {
  let state = seed * 2654435761 + 1;
  return () => {
    state = (state ^ (state << 13)) >>> 0;
    state = (state ^ (state >>> 17)) >>> 0;
    state = (state ^ (state << 5)) >>> 0;
    return state / 4294967296;
  };
}

function write(pen: CanvasRenderingContext2D, text: string, x: number, y: number, size: number, ink: string): void {
  pen.font = `700 ${size}px ${FONT}`;
  pen.textAlign = "center";
  pen.textBaseline = "middle";
  pen.fillStyle = ink;
  pen.fillText(text, x, y);
}

/** The upper side of a slab; its picture lies where the slab's own millimetres say. */
export function faceTexture(face: Face, slab: number, side: Side): CanvasTexture {
  const xs = face.outline.map(([x]) => x);
  const ys = face.outline.map(([, y]) => y);
  const [left, bottom] = [Math.min(...xs) - 2, Math.min(...ys) - 2];
  const [width, height] = [Math.max(...xs) + 2 - left, Math.max(...ys) + 2 - bottom];
  const [pen, texture] = sheet(Math.ceil(width * FINE), Math.ceil(height * FINE));
  const stone = STONE[side];
  const at = ([x, y]: readonly [number, number]) => [(x - left) * FINE, (bottom + height - y) * FINE] as const;

  pen.fillStyle = stone.face;
  pen.fillRect(0, 0, pen.canvas.width, pen.canvas.height);
  const random = randomly(slab * 2 + (side === "dark" ? 1 : 0));
  for (let n = 0; n < 900; n++) {
    pen.fillStyle = random() < 0.5 ? "#fff6" : "#0003";
    pen.globalAlpha = random() * 0.35;
    pen.fillRect(random() * pen.canvas.width, random() * pen.canvas.height, 1 + random() * 5, 1 + random() * 3);
  }
  pen.globalAlpha = 1;

  // A carved line along the edge: the outline once more, seen only from within.
  const path = new Path2D();
  for (const point of face.outline) path.lineTo(...at(point));
  path.closePath();
  pen.save();
  pen.clip(path);
  pen.lineJoin = "round";
  pen.strokeStyle = stone.line;
  pen.lineWidth = 9.5 * FINE;
  pen.stroke(path);
  pen.strokeStyle = stone.face;
  pen.lineWidth = 7.5 * FINE;
  pen.stroke(path);
  pen.restore();

  for (const mark of face.marks) {
    const [x, y] = at(mark.at);
    const tint = TINT[mark.colour];
    const disc = (radius: number, fill: string) => {
      pen.beginPath();
      pen.arc(x, y, radius * FINE, 0, 2 * Math.PI);
      pen.fillStyle = fill;
      pen.fill();
    };
    disc(MARK + 0.8, side === "dark" ? "#f6e6c8" : "#3d2c17");
    disc(MARK, tint.wood);
    write(pen, letter(mark.colour), x - 1.2 * FINE, y - 0.6 * FINE, 11 * FINE, tint.ink);
    write(pen, mark.mark, x + 4.9 * FINE, y + 4.4 * FINE, 6 * FINE, tint.ink);
  }
  const room = roomiest(face);
  if (room) write(pen, slabName(slab), ...at(room), 11 * FINE, stone.ink);

  // The caps of an extruded outline are told in its own millimetres.
  texture.repeat.set(1 / width, 1 / height);
  texture.offset.set(-left / width, -bottom / height);
  return texture;
}

/** The rounded side of a column, with its letter three times round. */
export function woodTexture(colour: Colour): CanvasTexture {
  const [pen, texture] = sheet(384, 160);
  const tint = TINT[colour];
  pen.fillStyle = tint.wood;
  pen.fillRect(0, 0, 384, 160);
  const random = randomly(colour.charCodeAt(0));
  for (let n = 0; n < 60; n++) {
    pen.fillStyle = random() < 0.5 ? "#ffffff" : "#000000";
    pen.globalAlpha = 0.03 + random() * 0.05;
    pen.fillRect(random() * 384, 0, 1 + random() * 4, 160);
  }
  pen.globalAlpha = 0.85;
  for (let n = 0; n < 3; n++) write(pen, letter(colour), 64 + n * 128, 82, 64, tint.ink);
  texture.wrapS = RepeatWrapping;
  return texture;
}

/** The head of a column. */
export function headTexture(colour: Colour): CanvasTexture {
  const [pen, texture] = sheet(96, 96);
  const tint = TINT[colour];
  pen.fillStyle = tint.wood;
  pen.fillRect(0, 0, 96, 96);
  pen.strokeStyle = tint.ink;
  pen.globalAlpha = 0.25;
  pen.lineWidth = 3;
  pen.beginPath();
  pen.arc(48, 48, 38, 0, 2 * Math.PI);
  pen.stroke();
  pen.globalAlpha = 1;
  write(pen, letter(colour), 48, 51, 56, tint.ink);
  return texture;
}

/** The table: planks of walnut. */
export function tableTexture(): CanvasTexture {
  const [pen, texture] = sheet(1024, 1024);
  const random = randomly(7);
  for (let plank = 0; plank < 9; plank++) {
    const top = Math.round((plank * 1024) / 9);
    pen.fillStyle = `hsl(${26 + random() * 4} ${30 + random() * 5}% ${37 + random() * 4}%)`;
    pen.fillRect(0, top, 1024, 116);
    for (let n = 0; n < 46; n++) {
      pen.strokeStyle = random() < 0.6 ? "#2a160a" : "#e3b98a";
      pen.globalAlpha = 0.03 + random() * 0.06;
      pen.lineWidth = 0.6 + random() * 2;
      const y = top + 4 + random() * 108;
      pen.beginPath();
      pen.moveTo(0, y);
      pen.bezierCurveTo(340, y + random() * 10 - 5, 680, y + random() * 10 - 5, 1024, y + random() * 6 - 3);
      pen.stroke();
    }
    pen.globalAlpha = 0.35;
    pen.fillStyle = "#22120a";
    pen.fillRect(0, top, 1024, 2);
    pen.globalAlpha = 1;
  }
  return texture;
}
