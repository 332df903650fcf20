import { CourseFigure } from '../course-figure';
import { Formula } from './formula';
import { Molecule } from './molecule';
import { type Point, smoothThrough } from './smooth';

/* Heights of the stationary points. The first step of the catalysed way is the slow one, so it is the higher hill. */
const start = 196;
const end = 288;
const peak: Point = [172, 42];
const firstPeak: Point = [150, 112];
const between: Point = [177, 156];
const secondPeak: Point = [206, 132];

const uncatalysed = smoothThrough([[92, start], peak, [284, end]]);
const catalysed = smoothThrough([
  [34, start],
  [112, start],
  firstPeak,
  between,
  secondPeak,
  [260, end],
  [346, end],
]);

const upDown = (x: number, top: number, bottom: number) =>
  `M${x} ${top + 2}V${bottom - 2}m-5-8 5 8 5-8M${x - 5} ${top + 10}l5-8 5 8`;

function Curves() {
  return (
    <>
      <path
        className="dots"
        d={`M112 ${start}H330M${peak.join(' ')}H324M${firstPeak.join(' ')}H270`}
      />
      <path className="curve-compared" d={uncatalysed} />
      <path className="curve" d={catalysed} />
      <text x="34" y="48">
        without catalyst
      </text>
      <text className="blue" x={between[0]} y="219" textAnchor="middle">
        with iodide
      </text>
      <Formula
        className="blue"
        text="IO^−"
        x={between[0] + 2}
        y={between[1] + 22}
        anchor="middle"
      />
    </>
  );
}

function Measures() {
  return (
    <>
      <path className="gap-arrow" d={upDown(262, firstPeak[1], start)} />
      <path className="gap-arrow" d={upDown(316, peak[1], start)} />
      <path className="gap-arrow" d={`M316 ${start + 2}V${end - 3}m-5-8 5 8 5-8`} />
      {[
        { x: 268, y: 160 },
        { x: 322, y: 124 },
      ].map(({ x, y }) => (
        <text key={x} className="gap-name" x={x} y={y}>
          E
          <tspan className="script" dy="4">
            a
          </tspan>
        </text>
      ))}
      <text className="gap-name" x="322" y={(start + end) / 2 + 6}>
        ΔH
      </text>
    </>
  );
}

function Step({ y, from, to }: { y: number; from: string; to: string }) {
  return (
    <>
      <Formula className="blue" text={from} x={120} y={y} anchor="end" />
      <path className="step-arrow" d={`M127 ${y - 5}h17m-6-5 6 5-6 5`} />
      <Formula className="blue" text={to} x={151} y={y} />
    </>
  );
}

function Species() {
  return (
    <>
      <Molecule of="H2O2" x={51} y={start + 26} />
      <Molecule of="H2O2" x={92} y={start + 26} />
      <Formula text="2 H2O2" x={71} y={264} anchor="middle" />
      <Step y={300} from="H2O2 + I^−" to="H2O + IO^−" />
      <Step y={326} from="H2O2 + IO^−" to="H2O + O2 + I^−" />
      <Molecule of="H2O" x={268} y={311} />
      <Molecule of="H2O" x={304} y={311} />
      <Molecule of="O2" x={340} y={311} />
      <Formula text="2 H2O + O2" x={304} y={342} anchor="middle" />
    </>
  );
}

/** Fig. 1 of online GATE: hydrogen peroxide falling apart, over one high barrier or over two low ones. */
export function GateOnlineFigure() {
  return (
    <CourseFigure
      number={1}
      caption="Hydrogen peroxide falls apart alone or with iodide: the catalyst opens a lower way in two steps and comes out of it unchanged, while start, end and ΔH stay where they were."
    >
      <svg
        className="drawing"
        viewBox="0 0 360 384"
        role="img"
        aria-label="Energy profile. From two hydrogen peroxide to two water and oxygen, which lie lower by delta H. The dashed curve without catalyst goes over one high barrier. The blue curve with iodide goes over two lower ones, with hypoiodite, I O minus, between them. Its activation energy E a is about half as long an arrow."
      >
        <path className="axis" d="M22 358V14m-5 9 5-9 5 9M22 358H350m-9-5 9 5-9 5" />
        <text transform="translate(14 182) rotate(-90)" textAnchor="middle">
          energy
        </text>
        <text x="186" y="379" textAnchor="middle">
          course of the reaction
        </text>
        <Curves />
        <Measures />
        <Species />
      </svg>
    </CourseFigure>
  );
}
