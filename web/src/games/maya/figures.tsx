import { For, type JSX } from "solid-js";
import { Arrow, figure as drawn, Label, Verdict } from "../../learn/Figure";
import type { Figures, Translate } from "../contract";
import { gap, HALF, HEIGHT, LEVELS, PAIRS, place, towersOf, WIDTH } from "./plaza";
import { LevelSign } from "./signs";
import { beside, Card, part, Plaza, Raven, Tower } from "./sketch";

/** The four seats round a table. */
const SEATS = [
  { x: 0, y: 105 },
  { x: -116, y: 0 },
  { x: 0, y: -105 },
  { x: 116, y: 0 },
];

const WHOLE = `0 0 ${WIDTH} ${HEIGHT}`;
const NUMBERS = [1, 2, 3, 4, 5, 6, 7, 8, 9];
/** What a group of so many floors scores. */
const WORTH = [
  [2, 1],
  [3, 3],
  [4, 6],
  [5, 10],
] as const;

const figure = (clause: string, viewBox: string, draw: (t: Translate) => JSX.Element) => ({
  [clause]: drawn(clause, "maya", viewBox, draw),
});

const figures: Figures = {
  ...figure("MY-1", WHOLE, (t) => (
    <Plaza t={t} towers={NUMBERS.map((tower) => ({ tower, floors: "" }))}>
      <For each={PAIRS}>
        {(pair) => {
          const [one, other] = towersOf(pair).map(place) as [{ x: number; y: number }, { x: number; y: number }];
          return <path class="figure-link" d={`M${one.x} ${one.y}L${other.x} ${other.y}`} />;
        }}
      </For>
      <For each={NUMBERS}>
        {(tower) => (
          <g transform={`translate(${place(tower).x} ${place(tower).y})`}>
            <circle class="figure-knot" r="34" />
            <Label x={0} y={1} size={38}>
              {tower}
            </Label>
          </g>
        )}
      </For>
    </Plaza>
  )),
  ...figure("MY-2", "-120 -190 330 200", (t) => (
    <>
      <Tower floors="GTVOR" x={0} y={0} t={t} />
      <For each={LEVELS}>
        {(level) => (
          <g transform={`translate(130 ${16 - level * 33})`}>
            <Label x={-18} y={0} size={22}>
              {level}
            </Label>
            <svg x="0" y="-15" width="30" height="30" viewBox="0 0 28 28" class="figure-sign">
              <LevelSign level={level} />
            </svg>
          </g>
        )}
      </For>
    </>
  )),
  ...figure("MY-3", "-110 -190 440 200", (t) => (
    <>
      <Tower floors="GTVOR" x={0} y={0} t={t} />
      <Verdict right={true} x={-78} y={-160} size={0.75} />
      <Tower floors="GTVGR" x={220} y={0} t={t} />
      <Verdict right={false} x={298} y={-160} size={0.75} />
    </>
  )),
  ...figure("MY-4", "-110 -190 440 200", (t) => (
    <>
      <Tower floors="YRB" x={0} y={0} t={t} />
      <Tower floors="YRBO" from={4} cut={4} x={0} y={-24} t={t} />
      <Verdict right={true} x={-78} y={-160} size={0.75} />
      <Tower floors="OGV" x={220} y={0} t={t} />
      <Tower floors="OGVO" from={4} cut={4} x={220} y={-24} t={t} />
      <Verdict right={false} x={298} y={-160} size={0.75} />
    </>
  )),
  ...figure("MY-5", "-110 -190 880 200", (t) => (
    <>
      <Tower floors="GTVOR" cut={4} x={0} y={0} t={t} />
      <Tower floors="YBPNT" cut={4} x={200} y={0} t={t} />
      <Arrow x={330} y={-90} size={0.9} />
      <Tower floors="GTVNT" cut={4} x={460} y={0} t={t} />
      <Tower floors="YBPOR" cut={4} x={660} y={0} t={t} />
    </>
  )),
  ...figure("MY-6", part(6, 4), (t) => (
    <Plaza
      t={t}
      monolith="56"
      towers={[
        { tower: 6, floors: "RYGBP", blocked: true },
        { tower: 5, floors: "NVPGO", blocked: true },
        { tower: 4, floors: "PRTYV" },
      ]}
    />
  )),
  ...figure("MY-7", "-110 -190 500 200", (t) => (
    <>
      <Tower floors="GTVOR" closed={4} x={0} y={0} t={t} />
      <Raven level={4} x={110} y={-115} />
      <Tower floors="GTVOR" closed={4} cut={3} x={280} y={0} t={t} />
      <Verdict right={true} x={358} y={-160} size={0.75} />
    </>
  )),
  ...figure("MY-8", "-110 -190 440 200", (t) => (
    <>
      <Tower floors="GTVVR" cut={4} x={0} y={0} t={t} />
      <Verdict right={false} x={-78} y={-160} size={0.75} />
      <Tower floors="GTVVR" cut={3} x={220} y={0} t={t} />
      <Verdict right={true} x={298} y={-160} size={0.75} />
    </>
  )),
  ...figure("MY-9", beside(part(1, 2), 130), (t) => (
    <Plaza
      t={t}
      monolith="12"
      towers={[
        { tower: 1, floors: "OGYTN", blocked: true, cut: 4 },
        { tower: 2, floors: "YOVRG", blocked: true, cut: 4 },
      ]}
    >
      <rect class="figure-ground" x={place(2).x + HALF + 18} width="400" height={HEIGHT} />
      <Raven level={4} x={place(2).x + HALF + 90} y={place(2).y} />
    </Plaza>
  )),
  ...figure("MY-10", WHOLE, (t) => (
    <Plaza t={t} towers={NUMBERS.map((tower) => ({ tower, floors: "" }))} monolith="34">
      <For each={PAIRS.filter((pair) => pair !== "34")}>
        {(pair) => <circle class="gap-target" cx={gap(pair).x} cy={gap(pair).y} r="15" />}
      </For>
    </Plaza>
  )),
  ...figure("MY-11", WHOLE, (t) => (
    <Plaza
      t={t}
      places={true}
      towers={NUMBERS.map((tower) => ({
        tower,
        floors: tower === 5 ? "NVVGO" : tower === 8 ? "GBNVT" : "",
        ladders: (tower === 5 ? [2, 1] : tower === 8 ? [0, 1] : [0, 0]) as [number, number],
        leads: tower === 5 ? 0 : tower === 8 ? 1 : -1,
      }))}
    />
  )),
  ...figure("MY-12", part(8, 9), (t) => (
    <Plaza
      t={t}
      places={true}
      towers={[
        { tower: 8, floors: "NPOYG" },
        { tower: 9, floors: "RRRRR", priest: 0, ladders: [1, 0], leads: 0 },
      ]}
    />
  )),
  ...figure("MY-15", part(7, 9), (t) => (
    <Plaza
      t={t}
      places={true}
      towers={[
        { tower: 7, floors: "VTTOR", ladders: [1, 0], leads: 0 },
        { tower: 8, floors: "GBBVT", ladders: [1, 2], leads: 1 },
        { tower: 9, floors: "RRRRR", ladders: [1, 1], priest: 0 },
      ]}
    />
  )),
  ...figure("MY-16", "-40 -45 520 90", (t) => (
    <>
      <Card colour="G" x={0} y={0} t={t} />
      <For each={[100, 154, 238, 292, 376, 430]}>{(x) => <Card colour={null} x={x} y={0} t={t} />}</For>
    </>
  )),
  ...figure("MY-17", "-110 -190 400 200", (t) => (
    <>
      <Tower floors="TTTTT" x={0} y={0} t={t} />
      <Card colour="T" x={170} y={-80} t={t} />
      <Card colour="P" x={230} y={-80} t={t} />
    </>
  )),
  ...figure("MY-19", "0 -40 440 240", (t) => (
    <For each={WORTH}>
      {([floors, points], n) => (
        <g transform={`translate(${55 + n() * 110} 190)`}>
          <For each={[1, 2, 3, 4, 5].slice(0, floors)}>
            {(level) => (
              <g class="paint-B" transform={`translate(0 ${10 - level * 33})`}>
                <rect class="figure-paint" x="-38" y="-15" width="76" height="30" rx="3" />
                <text class="floor-letter" font-size="19">
                  {t("maya-letter", { colour: "B" })}
                </text>
              </g>
            )}
          </For>
          <Label x={0} y={-33 * floors - 26} size={30}>
            {points}
          </Label>
        </g>
      )}
    </For>
  )),
  ...figure("MY-20", part(6, 4), (t) => (
    <Plaza
      t={t}
      towers={[
        { tower: 6, floors: "RYGBP" },
        { tower: 5, floors: "OOOOO", target: true },
        { tower: 4, floors: "PRTYV" },
      ]}
    >
      <g transform={`translate(${place(5).x + 62} ${place(5).y - 66})`}>
        <circle class="figure-knot" r="30" />
        <Label x={0} y={1} size={28}>
          +5
        </Label>
      </g>
    </Plaza>
  )),
  ...figure("MY-23", "-180 -145 360 290", (t) => (
    <For each={SEATS}>
      {({ x, y }, seat) => (
        <g transform={`translate(${x} ${y})`}>
          <For each={[-27, 27]}>
            {(aside) => <Card colour={seat() === 0 ? (aside < 0 ? "R" : "T") : null} x={aside} y={0} t={t} />}
          </For>
          <g transform={`translate(${-0.72 * x} ${-0.5 * y})`} class={`figure-pair pair-${seat() % 2}`}>
            <circle r="17" />
            <Label x={0} y={1} size={20}>
              {seat()}
            </Label>
          </g>
        </g>
      )}
    </For>
  )),
};

export default figures;
