import type { ReactNode } from 'react';
import { CourseFigure } from './figure-parts';

/* Oblique view from slightly above: the rear is shifted right, and up by this much. */
const back = 22;
const thick = 9;
const left = 12;
const right = 326;
const shelf = 140;
const base = 318;

function Board({ y }: { y: number }) {
  return (
    <>
      <path
        className="wood-top"
        d={`M${left} ${y}l${back} ${-back}H${right + back}l${-back} ${back}Z`}
      />
      <path className="wood" d={`M${left} ${y}H${right}v${thick}H${left}Z`} />
      <path
        className="wood-side"
        d={`M${right} ${y}l${back} ${-back}v${thick}l${-back} ${back}Z`}
      />
    </>
  );
}

function LeftEnd() {
  const inside = left + thick;
  return (
    <>
      <path
        className="wood-side"
        d={`M${inside} ${shelf}V${base}l${back} ${-back}V${shelf - back}Z`}
      />
      <path className="wood" d={`M${left} ${shelf}h${thick}V${base}h${-thick}Z`} />
    </>
  );
}

function RightEnd() {
  return (
    <>
      <path
        className="wood-side"
        d={`M${right} ${shelf}l${back} ${-back}V${base - back}l${-back} ${back}Z`}
      />
      <path className="wood" d={`M${right} ${shelf}h${-thick}V${base}h${thick}Z`} />
    </>
  );
}

/** Centre of hole `index` of four, in the middle of the rack's depth. */
const holeAt = (index: number) => ({
  x: left + back / 2 + thick + 31 + 78 * index,
  shelf: shelf - back / 2,
  base: base - back / 2,
});

/** Wooden rack. The upper board covers `standing`; `above` is drawn over the board. */
function TestTubeRack({ standing, above }: { standing: ReactNode; above: ReactNode }) {
  return (
    <>
      <Board y={base} />
      <LeftEnd />
      {standing}
      <RightEnd />
      <Board y={shelf} />
      {above}
    </>
  );
}

const radius = 15;
/* Vertical half-axis of the ellipse that a circle of the tube's width projects to. */
const tilt = 4.5;
const lip = 68;
const level = 196;

const ions = [
  { symbol: 'Cu', charge: '2+', electrons: 9, colour: ['blue'] },
  { symbol: 'Fe', charge: '3+', electrons: 5, colour: ['yellow-', 'brown'] },
  { symbol: 'Ni', charge: '2+', electrons: 8, colour: ['green'] },
  { symbol: 'Co', charge: '2+', electrons: 7, colour: ['pink'] },
] as const;

type Ion = (typeof ions)[number];
type Place = { index: number };

/* The part of a tube below the upper board, with its solution. */
function Standing({ ion, index }: { ion: Ion } & Place) {
  const { x, base } = holeAt(index);
  const down = (from: number) =>
    `M${x - radius} ${from}V${base - radius}a${radius} ${radius} 0 0 0 ${2 * radius} 0V${from}`;
  return (
    <g className={`solution-${ion.symbol.toLowerCase()}`}>
      <path className="glass" d={down(lip)} />
      <path className="solution" d={down(level)} />
      <ellipse className="surface" cx={x} cy={level} rx={radius} ry={tilt} />
      <path className="shine" d={`M${x - 8} ${level + 18}v68`} />
    </g>
  );
}

function Above({ ion, index }: { ion: Ion } & Place) {
  const { x, shelf } = holeAt(index);
  return (
    <>
      <ellipse className="hole" cx={x} cy={shelf} rx={radius + 3} ry={tilt + 1.5} />
      <path
        className="glass-over"
        d={`M${x - radius} ${lip}V${shelf}A${radius} ${tilt} 0 0 0 ${x + radius} ${shelf}V${lip}`}
      />
      <ellipse className="glass-over" cx={x} cy={lip} rx={radius + 2.5} ry={tilt} />
      <text className="strong" x={x} y="26" textAnchor="middle">
        {ion.symbol}
        <tspan className="script" dy="-5">
          {ion.charge}
        </tspan>
      </text>
      <text x={x} y="50" textAnchor="middle">
        3d
        <tspan className="script" dy="-5">
          {ion.electrons}
        </tspan>
      </text>
      {ion.colour.map((line, row) => (
        <text key={line} x={x} y={350 + 19 * row} textAnchor="middle">
          {line}
        </text>
      ))}
    </>
  );
}

/** Fig. 1 of offline CUET (PG): solutions of four ions of the first transition series, in a rack. */
export function CuetOfflineFigure() {
  return (
    <CourseFigure
      number={1}
      caption="Look before you test: in water these four ions show themselves by their colour, before any reagent is added."
    >
      <svg
        className="drawing"
        viewBox="0 0 360 380"
        role="img"
        aria-label="A wooden rack with four test tubes of solutions in water: copper two plus is blue, iron three plus yellow-brown, nickel two plus green and cobalt two plus pink. Above each tube stand the ion and the number of its 3d electrons: nine, five, eight and seven."
      >
        <TestTubeRack
          standing={ions.map((ion, index) => (
            <Standing key={ion.symbol} ion={ion} index={index} />
          ))}
          above={ions.map((ion, index) => (
            <Above key={ion.symbol} ion={ion} index={index} />
          ))}
        />
      </svg>
    </CourseFigure>
  );
}
