/** The film of an act, unpacked (docs/protocol.md, “A film”). */
import type { Film } from "../contract";
import type { Pose } from "./view";

/** Where one piece was from some picture on. */
export interface Track {
  readonly piece: string;
  readonly first: number;
  readonly poses: readonly Pose[];
}

export interface Motion {
  readonly seconds: number;
  readonly rate: number;
  readonly tracks: readonly Track[];
}

/** Tenths of a millimetre, thousandths of a quaternion. */
const [LENGTH, TURN] = [10, 1000];

async function inflated(data: string): Promise<Uint8Array> {
  const packed = Uint8Array.from(atob(data), (letter) => letter.charCodeAt(0));
  const stream = new Blob([packed]).stream().pipeThrough(new DecompressionStream("deflate"));
  return new Uint8Array(await new Response(stream).arrayBuffer());
}

export async function unpack(film: Film): Promise<Motion> {
  const bytes = await inflated(film.data);
  const end = bytes.indexOf(10);
  const [, ...listed] = new TextDecoder().decode(bytes.subarray(0, end)).split(";");
  let place = end + 1;

  function number(): number {
    let found = 0;
    for (let shift = 0; ; shift += 7) {
      const byte = bytes[place++];
      if (byte === undefined) throw new Error("the film breaks off");
      found += (byte & 127) * 2 ** shift;
      if (byte < 128) return found % 2 ? -(found + 1) / 2 : found / 2;
    }
  }
  function row(length: number): number[] {
    let [value, drift] = [0, 0];
    return Array.from({ length }, () => {
      drift += number();
      value += drift;
      return value;
    });
  }

  const tracks = listed.filter(Boolean).map((one): Track => {
    const [piece = "", first = "0", count = "0"] = one.split(",");
    const rows = Array.from({ length: 7 }, () => row(Number(count)));
    const poses = Array.from({ length: Number(count) }, (_, n) => {
      const at = (which: number, unit: number) => (rows[which]?.[n] ?? 0) / unit;
      return [at(0, LENGTH), at(1, LENGTH), at(2, LENGTH), at(3, TURN), at(4, TURN), at(5, TURN), at(6, TURN)] as const;
    });
    return { piece, first: Number(first), poses };
  });
  return { seconds: film.frames / film.rate, rate: film.rate, tracks };
}

/** Where a piece is at a moment between two pictures. */
export function poseAt(track: Track, frame: number): Pose | undefined {
  const at = Math.min(Math.max(frame - track.first, 0), track.poses.length - 1);
  const [one, next] = [track.poses[Math.floor(at)], track.poses[Math.ceil(at)]];
  if (!one || !next) return one;
  const part = at - Math.floor(at);
  return one.map((value, n) => value + ((next[n] ?? value) - value) * part) as unknown as Pose;
}
