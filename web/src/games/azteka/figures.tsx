import { For, type JSX } from "solid-js";
import { Arrow, figure as drawn, Label, Verdict } from "../../learn/Figure";
import { at as point, band } from "../../board2d/polar";
import type { Figures, Translate } from "../contract";
import { Plate, Ring } from "./parts";
import { Token } from "./Token";
import type { AztekaBoard, Piece } from "./view";
import { middle, place, REACH, RINGS, SOCKET, socket } from "./wheel";
import "./azteka.css";

const EMPTY = ["........", "........", "........", "........"];

interface WheelProps {
  readonly t: Translate;
  readonly rings?: readonly string[];
  /** Sockets where one may place. */
  readonly free?: readonly string[];
  readonly marked?: readonly string[];
  /** A ring that turns, and how far. */
  readonly turns?: string;
  readonly degrees?: number;
}

/** The wheel as it stands on the board, without the hub's words. */
function Wheel(props: WheelProps): JSX.Element {
  const board = (): AztekaBoard => ({
    rings: props.rings ?? EMPTY,
    side: "L",
    birth: false,
    last_turns: null,
    supplies: [],
    reach: [],
  });
  return (
    <>
      <Plate />
      <For each={[...RINGS]}>
        {(letter, ring) => (
          <Ring
            ring={ring()}
            board={board()}
            angle={0}
            targets={new Set(props.free)}
            pointed={[]}
            turned={false}
            proposed={props.turns === letter}
            hovered={false}
            held={false}
            placed={[]}
            withered={[]}
            marked={props.marked ?? []}
            ghost={null}
            t={props.t}
          />
        )}
      </For>
      <circle r="100" class="hub-stone" />
      {props.turns && <Sweep ring={RINGS.indexOf(props.turns)} degrees={props.degrees ?? 45} />}
    </>
  );
}

/** How far a ring turns. */
function Sweep(props: { readonly ring: number; readonly degrees: number }): JSX.Element {
  const radius = () => middle(props.ring);
  const tip = () => point(radius(), props.degrees);
  return (
    <g class="ring hovered">
      <g class="ring-arrow">
        <path d={band(radius() - 6, radius() + 6, 0, props.degrees)} />
        <path d="M-18-26 28 0-18 26Z" transform={`translate(${tip().x} ${tip().y}) rotate(${props.degrees})`} />
      </g>
    </g>
  );
}

/** A socket's name on it. */
function Name(props: { readonly of: string }): JSX.Element {
  const at = () => place(socket(props.of).ring, socket(props.of).sector);
  return (
    <Label x={at().x} y={at().y} size={SOCKET}>
      {props.of}
    </Label>
  );
}

function Placed(props: {
  readonly piece: Piece;
  readonly x: number;
  readonly y: number;
  readonly t: Translate;
}): JSX.Element {
  return (
    <g transform={`translate(${props.x} ${props.y})`}>
      <Token piece={props.piece} letter={props.t("azteka-letter", { piece: props.piece })} />
    </g>
  );
}

/** The pieces that each side has. */
function Supplies(props: { readonly sides: string; readonly pieces: number; readonly t: Translate }): JSX.Element {
  const room = () => 560 / 3 + (props.sides.length === 2 ? 13 : 0);
  return (
    <For each={[...props.sides] as Piece[]}>
      {(piece, n) => (
        <>
          <Placed piece={piece} x={n() * room() + 45} y={0} t={props.t} />
          <Label x={n() * room() + 130} y={0} size={30}>
            × {props.pieces}
          </Label>
        </>
      )}
    </For>
  );
}

const WHOLE = `${-REACH} ${-REACH} ${2 * REACH} ${2 * REACH}`;
/** Sector 3, on the right below the middle; and its outer end with both its neighbours. */
const SECTOR_3 = "50 -150 510 530";
const AROUND_D3 = "80 -230 470 690";

const figure = (clause: string, viewBox: string, draw: (t: Translate) => JSX.Element) => ({
  [clause]: drawn(clause, "azteka", viewBox, draw),
});

/** Sockets of all rings and sectors. */
const ALL = [...RINGS].flatMap((ring) => Array.from({ length: 8 }, (_, sector) => `${ring}${sector + 1}`));

const figures: Figures = {
  ...figure("AZ-1", WHOLE, (t) => (
    <>
      <Wheel t={t} marked={["c5"]} />
      <Name of="c5" />
    </>
  )),
  ...figure("AZ-2", WHOLE, (t) => (
    <Wheel
      t={t}
      rings={["........", "........", ".L......", ".....L.."]}
      marked={["c1", "c3", "b2", "d2", "d5", "d7", "c6"]}
    />
  )),
  ...figure("AZ-3", "0 -50 400 100", (t) => <Supplies sides="LD" pieces={14} t={t} />),
  ...figure("AZ-4", WHOLE, (t) => <Wheel t={t} free={ALL} />),
  ...figure("AZ-5", WHOLE, (t) => (
    <Wheel
      t={t}
      rings={["........", "...D....", "..LL....", "........"]}
      free={["c2", "c5", "b3", "d3", "d4"]}
      turns="b"
    />
  )),
  ...figure("AZ-6", SECTOR_3, (t) => (
    <Wheel
      t={t}
      rings={["..L.....", "..D.....", "..L.....", "..L....."]}
      marked={["d3"]}
      free={["a2", "a4", "c2", "c4", "d2", "d4"]}
    />
  )),
  ...figure("AZ-7", "0 0 1100 690", (t) => (
    <>
      <svg width="470" height="690" viewBox={AROUND_D3}>
        <Wheel t={t} rings={["........", "........", "..D.....", ".DLD...."]} marked={["d4"]} />
      </svg>
      <Arrow x={550} y={345} size={1.5} />
      <svg x="630" width="470" height="690" viewBox={AROUND_D3}>
        <Wheel t={t} rings={["........", "........", "..D.....", ".DDD...."]} marked={["d3"]} />
      </svg>
    </>
  )),
  ...figure("AZ-8", "0 0 1150 400", (t) => (
    <For
      each={[
        ["L.......", ".LL.....", "...LL...", ".....LLL"],
        ["..D.....", "..D.....", "..D.....", "..D....."],
        ["........", "DDDDDDDD", "........", "........"],
      ]}
    >
      {(rings, n) => (
        <svg x={n() * 385} y="10" width="375" height="375" viewBox={WHOLE}>
          <Wheel t={t} rings={rings} />
        </svg>
      )}
    </For>
  )),
  ...figure("AZ-9", "-190 -90 380 180", (t) => (
    <>
      <For each={[-1, 1]}>
        {(round) => (
          <g transform={`translate(${round * 115} 0)`}>
            <Label x={-38} y={-66} size={24}>
              A
            </Label>
            <Label x={38} y={-66} size={24}>
              B
            </Label>
            <Placed piece={round < 0 ? "L" : "D"} x={-38} y={0} t={t} />
            <Placed piece={round < 0 ? "D" : "L"} x={38} y={0} t={t} />
          </g>
        )}
      </For>
      <Arrow x={0} y={0} size={0.7} />
    </>
  )),
  ...figure("AZ-10", WHOLE, (t) => (
    <Wheel t={t} rings={["........", "..D.....", "..L.LD.L", "......D."]} turns="c" degrees={90} />
  )),
  ...figure("AZ-11", "0 -50 560 100", (t) => <Supplies sides="LDM" pieces={12} t={t} />),
  ...figure("AZ-12", WHOLE, (t) => (
    <Wheel
      t={t}
      rings={["........", "..L.....", ".....D..", "M......."]}
      free={ALL.filter((one) => !["b3", "c6", "d1"].includes(one))}
      turns="a"
    />
  )),
  ...figure("AZ-13", "0 0 790 400", (t) => (
    <For
      each={[
        ["M.......", ".MM..L..", "D..MM..L", "..D..MMM"],
        ["..M..L..", "L.M.....", "..M..D..", ".DM.L..."],
      ]}
    >
      {(rings, n) => (
        <svg x={n() * 400} y="5" width="385" height="385" viewBox={WHOLE}>
          <Wheel t={t} rings={rings} />
        </svg>
      )}
    </For>
  )),
  ...figure("AZ-14", WHOLE, (t) => <Wheel t={t} rings={["MLLMMLML", "DLLLDDLM", "LLDDLDLD", "DMDMMDMD"]} turns="d" />),
  ...figure("AZ-15", "-300 -330 600 380", (t) => (
    <>
      <Wheel t={t} rings={["DD.....D", "D.......", "........", "........"]} marked={["a1"]} />
      <Verdict right={false} x={0} y={-40} size={1.4} />
    </>
  )),
};

export default figures;
