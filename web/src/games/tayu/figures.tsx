import { For, type JSX, Show } from "solid-js";
import { Arrow, figure as drawn, Label, Verdict } from "../../learn/Figure";
import type { Figures, Translate } from "../contract";
import { Flow, Ground, Mouths, Shores } from "./Land";
import { beyond, middle, onward, placement, SHORE, square, squareName, turnChannels, UNIT } from "./land";
import lesson from "./lesson.json";
import { Tile } from "./Tile";
import type { Edge, LaidTile, Shore, Side, TayuBoard } from "./view";
import "./tayu.css";
import "./figures.css";

/** To which sides the water of each tile runs, square by square, when it points east. */
const WATER: Readonly<Record<string, string>> = {
  "012": "ne new nw",
  "013": "ne new ew",
  "023": "ne ew new",
  "123": "- ne new",
  "014": "ne new sw",
  "024": "ne ew nsw",
  "124": "- ne nsw",
  "034": "ne ew esw",
  "134": "- ne esw",
  "234": "- - nes",
  "015": "ne nsw -",
  "025": "ne esw nw",
  "125": "- nes nw",
  "035": "ne esw ew",
  "135": "- nes ew",
  "235": "- es new",
  "245": "- es nsw",
  "345": "- es esw",
  "026": "nes ew nw",
  "126": "es new nw",
  "036": "nes ew ew",
  "136": "es new ew",
  "236": "es ew new",
  "346": "es ew esw",
  "356": "es esw ew",
  "037": "new ew ew",
  "137": "ew new ew",
  "237": "ew ew new",
};
const LETTERS: Readonly<Record<string, Side>> = { n: "north", e: "east", s: "south", w: "west" };

const channelsOf = (tile: string): Side[][] =>
  (WATER[tile] ?? "").split(" ").map((sides) => [...sides].flatMap((letter) => LETTERS[letter] ?? []));

function laid(text: string): LaidTile {
  const [tile = "", move = ""] = text.split("@");
  const at = placement(move);
  if (!at) throw new Error(`no placement: ${move}`);
  const squares = [at.first, at.middle, beyond(at.middle, onward(at.direction))].map(squareName);
  const channels = turnChannels(channelsOf(tile), at.direction);
  return { tile, move, seat: 0, role: "north_south", squares, channels, outlets: [] };
}

interface LandProps {
  readonly size?: 18 | 19;
  /** As in a position: `013@j10n,036@j13e`. */
  readonly tiles?: string;
  readonly open?: readonly Edge[];
  readonly reached?: Partial<Readonly<Record<Side, readonly { square: string; points: number }[]>>>;
  readonly children?: JSX.Element;
}

/** The land with some tiles. */
function Land(props: LandProps): JSX.Element {
  const size = () => props.size ?? 18;
  const shore = (side: Side): Shore => ({ points: 0, outlets: props.reached?.[side] ?? [], closed: [] });
  const board = (): TayuBoard => ({
    size: size(),
    centre: size() === 18 ? ["i9", "j9", "i10", "j10"] : ["j10"],
    doubles: size() === 18 ? [3, 7, 12, 16] : [3, 10, 17],
    tiles: props.tiles ? props.tiles.split(",").map(laid) : [],
    hand: null,
    open: props.open ?? [],
    sides: { north: shore("north"), east: shore("east"), south: shore("south"), west: shore("west") },
    scores: { north_south: 0, east_west: 0 },
    roles: [],
    target: null,
    auction: null,
    bag: {},
    left: { ring: 0, plain: 0 },
  });
  return (
    <>
      <rect
        class="figure-land"
        x={-SHORE}
        y={-SHORE}
        width={size() * UNIT + 2 * SHORE}
        height={size() * UNIT + 2 * SHORE}
        rx="12"
      />
      <Ground board={board()} />
      <Shores board={board()} />
      <For each={board().tiles}>
        {(tile) => <Tile squares={tile.squares.map(square)} channels={tile.channels} size={size()} />}
      </For>
      <Flow board={board()} />
      <Mouths board={board()} />
      {props.children}
    </>
  );
}

/** A tile by itself, pointing east, its middle at a point. */
function Loose(props: { readonly tile: string; readonly x: number; readonly y: number }): JSX.Element {
  return (
    <g transform={`translate(${props.x - 60} ${props.y - 20})`}>
      <Tile squares={[0, 1, 2].map((x) => ({ x, y: 0 }))} channels={channelsOf(props.tile)} size={1} />
    </g>
  );
}

/** The back of a tile. */
function Back(props: { readonly ring: boolean; readonly x: number; readonly y: number }): JSX.Element {
  return (
    <g transform={`translate(${props.x} ${props.y})`}>
      <rect class="tile-body" x="-58" y="-18" width="116" height="36" rx="7" />
      <Show when={props.ring}>
        <circle class="figure-ring" r="11" />
      </Show>
    </g>
  );
}

/** From one side of the land to the other. */
function Way(props: { readonly role: "ns" | "ew" }): JSX.Element {
  const half = (18 * UNIT) / 2;
  const reach = half - 70;
  return (
    <g
      class={`figure-way ${props.role}`}
      transform={`translate(${half} ${half}) rotate(${props.role === "ns" ? 90 : 0})`}
    >
      <path d={`M${-reach} 0H${reach}`} />
      <path d={`M${reach - 34}-32 ${reach} 0 ${reach - 34} 32M${34 - reach}-32 ${-reach} 0 ${34 - reach} 32`} />
    </g>
  );
}

const whole = (size: number) => `${-SHORE} ${-SHORE} ${size * UNIT + 2 * SHORE} ${size * UNIT + 2 * SHORE}`;

/** The squares from one, at the lower left, to another. */
function part(from: string, to: string): string {
  const [low, high] = [middle(square(from), 18), middle(square(to), 18)];
  const [x, y] = [low.x - UNIT / 2, high.y - UNIT / 2];
  return `${x} ${y} ${high.x - x + UNIT / 2} ${low.y - y + UNIT / 2}`;
}

/** A network that has reached the north twice, once at a double point, and the south once. */
const NETWORK =
  "013@j10n,036@j13e,013@i10s,036@i7w,137@j14n,237@m13e,137@i4n,015@f6n,036@j17e,026@p13s,126@j18e,026@q13n,037@i3s";
const REACHED = {
  north: [
    { square: "k18", points: 1 },
    { square: "l18", points: 2 },
  ],
  south: [{ square: "i1", points: 1 }],
};

/** The end of a game, from the lesson: the next tile 015 fits nowhere. */
const FULL = `${lesson.steps.find((step) => step.id === "end")?.beats[0]?.position?.split(" ")[3]},015@n11s`;

const figure = (clause: string, viewBox: string, draw: (t: Translate) => JSX.Element) => ({
  [clause]: drawn(clause, "tayu", viewBox, draw),
});

/** A seat at a side of the land, in the line of its direction. */
const SEATS = [
  { x: 360, y: -75, role: "ns" },
  { x: 795, y: 360, role: "ew" },
  { x: 360, y: 795, role: "ns" },
  { x: -75, y: 360, role: "ew" },
] as const;

const figures: Figures = {
  ...figure("TY-1", whole(18), () => <Land />),
  ...figure("TY-2", whole(19), () => <Land size={19} />),
  ...figure("TY-3", "0 0 420 60", () => (
    <>
      <Loose tile="137" x={70} y={30} />
      <Loose tile="026" x={210} y={30} />
      <Loose tile="012" x={350} y={30} />
    </>
  )),
  ...figure("TY-4", whole(18), () => (
    <Land>
      <Way role="ns" />
      <Way role="ew" />
    </Land>
  )),
  ...figure("TY-5", part("f7", "n13"), () => (
    <Land
      tiles="013@j10n"
      open={[
        ["j10", "west"],
        ["j11", "west"],
        ["j12", "north"],
      ]}
    />
  )),
  ...figure("TY-6", "0 0 620 240", () => (
    <>
      <svg width="290" height="240" viewBox={part("h9", "m14")}>
        <Land tiles="013@j10n,036@j13e" />
      </svg>
      <Verdict right={true} x={36} y={36} />
      <svg x="330" width="290" height="240" viewBox={part("h9", "m14")}>
        <Land tiles="013@j10n,013@k10n" />
      </svg>
      <Verdict right={false} x={366} y={36} />
    </>
  )),
  ...figure("TY-7", "0 0 300 150", () => (
    <>
      <g transform="translate(150 75) scale(1.6)">
        <Loose tile="135" x={0} y={0} />
      </g>
      <For each={[0, 1, 2, 3]}>
        {(seat) => (
          <g transform={`translate(${seat % 2 ? 270 : 30} ${seat < 2 ? 26 : 124})`} class="figure-eye">
            <path d="M-22 0C-12-15 12-15 22 0 12 15-12 15-22 0Z" />
            <circle r="6.500" />
          </g>
        )}
      </For>
    </>
  )),
  ...figure("TY-8", "-40 -40 1040 800", () => (
    <>
      <Land tiles={FULL} />
      <g transform="translate(885 400) scale(1.6)">
        <Loose tile="015" x={0} y={0} />
      </g>
      <Verdict right={false} x={885} y={300} size={1.7} />
    </>
  )),
  ...figure("TY-9", "-40 -110 800 940", () => (
    <>
      <Land tiles={NETWORK} reached={REACHED} />
      <Label x={430} y={-72} size={52}>
        1 + 2 = 3
      </Label>
      <Label x={340} y={796} size={52}>
        1
      </Label>
      <Label x={640} y={796} size={52}>
        3 × 1 = 3
      </Label>
    </>
  )),
  ...figure("TY-10", "0 0 300 130", () => (
    <>
      <Back ring={true} x={75} y={30} />
      <Loose tile="137" x={75} y={95} />
      <Back ring={false} x={225} y={30} />
      <Loose tile="026" x={225} y={95} />
    </>
  )),
  ...figure("TY-11", "-120 -120 960 960", () => (
    <>
      <Land>
        <Way role="ns" />
        <Way role="ew" />
      </Land>
      <For each={SEATS}>
        {({ x, y, role }, seat) => (
          <g class={`figure-team ${role}`} transform={`translate(${x} ${y})`}>
            <circle r="38" />
            <Label x={0} y={2} size={46}>
              {seat()}
            </Label>
          </g>
        )}
      </For>
    </>
  )),
  ...figure("TY-12", "0 0 300 170", () => (
    <>
      <path class="figure-target" d="M20 46H280" />
      <Label x={150} y={24} size={26}>
        24
      </Label>
      <rect class="figure-bar ns" x="70" y={160 - 18 * 4.75} width="50" height={18 * 4.75} />
      <rect class="figure-bar ew" x="180" y={160 - 20 * 4.75} width="50" height={20 * 4.75} />
      <Label x={95} y={128} size={24}>
        18
      </Label>
      <Label x={205} y={128} size={24}>
        20
      </Label>
    </>
  )),
  ...figure("TY-13", "0 0 460 70", () => (
    <>
      <For each={[40, 31, 28]}>
        {(bid, n) => (
          <>
            <Label x={40 + n() * 110} y={36} size={34}>
              {bid}
            </Label>
            <Show when={n() < 2}>
              <Arrow x={95 + n() * 110} y={36} size={0.6} />
            </Show>
          </>
        )}
      </For>
      <Verdict right={true} x={318} y={35} size={0.75} />
      <Verdict right={false} x={378} y={35} size={0.6} />
      <Verdict right={false} x={424} y={35} size={0.6} />
    </>
  )),
};

export default figures;
