import type { ReactNode } from 'react';
import { CourseFigure } from './figure-parts';

/* Height of each state's lowest level in the drawing, and the horizontal extent of its levels. */
const states = {
  S0: { y: 306, from: 52, to: 226, levels: 5 },
  S1: { y: 176, from: 52, to: 226, levels: 5 },
  S2: { y: 74, from: 52, to: 226, levels: 4 },
  T1: { y: 208, from: 268, to: 346, levels: 5 },
} as const;

type StateName = keyof typeof states;

/* Anharmonic oscillator: level spacing shrinks with v. */
const rise = (v: number) => 17 * (v + 0.5) - 0.75 * (v + 0.5) ** 2;

function levelY(state: StateName, v: number): number {
  return states[state].y - (rise(v) - rise(0));
}

function Levels({ state }: { state: StateName }) {
  const { from, to, levels } = states[state];
  return Array.from({ length: levels }, (_, v) => (
    <path
      key={v}
      className={v === 0 ? 'level' : 'vibration'}
      d={`M${from} ${levelY(state, v).toFixed(1)}H${to}`}
    />
  ));
}

/** Straight arrow: absorption or emission. */
function LightArrow({
  x,
  from,
  to,
  className,
}: {
  x: number;
  from: number;
  to: number;
  className: string;
}) {
  const back = from > to ? 10 : -10;
  const end = to + (from > to ? 2 : -2);
  return <path className={className} d={`M${x} ${from}V${end}m-5 ${back} 5 ${-back} 5 ${back}`} />;
}

/** Wavy arrow: radiationless transition. */
function WavyArrow({ from, to }: { from: [number, number]; to: [number, number] }) {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const length = Math.hypot(dx, dy);
  const [ux, uy] = [dx / length, dy / length];
  const waves = Math.round((length - 12) / 9);
  const at = (along: number, aside: number) =>
    `${(from[0] + ux * along - uy * aside).toFixed(1)} ${(from[1] + uy * along + ux * aside).toFixed(1)}`;
  const points = Array.from({ length: waves * 8 + 1 }, (_, index) =>
    at(((length - 12) * index) / (waves * 8), 3.6 * Math.sin((index * Math.PI) / 4)),
  );
  return (
    <path
      className="no-light"
      d={`M${points.join('L')}L${at(length, 0)}M${at(length - 8, 5)}L${at(length, 0)}L${at(length - 8, -5)}`}
    />
  );
}

const names: [StateName, x: number, y: number][] = [
  ['S0', 26, 311],
  ['S1', 26, 181],
  ['S2', 26, 79],
  ['T1', 329, 231],
];

function Ten({ power, then }: { power: string; then: string }) {
  return (
    <>
      10
      <tspan className="script" dy="-5">
        −{power}
      </tspan>
      <tspan dy="5">{then}</tspan>
    </>
  );
}

const legend: readonly (readonly [name: string, detail: ReactNode])[] = [
  ['absorption', <Ten key="a" power="15" then=" s" />],
  ['internal conversion', 'no light'],
  [
    'fluorescence',
    <>
      <Ten power="9" then=" to " />
      <Ten power="7" then=" s" />
    </>,
  ],
  ['intersystem crossing', 'a spin flips'],
  ['phosphorescence', <Ten key="p" power="3" then=" s and longer" />],
];

function Numbered({ number, x, y }: { number: number; x: number; y: number }) {
  return (
    <>
      <circle className="number-disc" cx={x} cy={y} r="11" />
      <text className="strong" x={x} y={y + 5.5} textAnchor="middle">
        {number}
      </text>
    </>
  );
}

/* Two electrons as half-headed arrows; `second` is the spin of the second one. */
function Spins({ x, y, second }: { x: number; y: number; second: 'up' | 'down' }) {
  return (
    <path
      className="electron"
      d={`M${x} ${y + 20}v-20l-4 6M${x + 9} ${second === 'up' ? `${y + 20}v-20l-4 6` : `${y}v20l4-6`}`}
    />
  );
}

function Names() {
  return names.map(([name, x, y]) => (
    <text key={name} className="strong" x={x} y={y} textAnchor="middle">
      {name[0]}
      <tspan className="script" dy="4">
        {name[1]}
      </tspan>
    </text>
  ));
}

function Processes() {
  return (
    <>
      <LightArrow className="light-in" x={70} from={306} to={levelY('S2', 1)} />
      <LightArrow className="light-in" x={102} from={306} to={levelY('S1', 3)} />
      <WavyArrow from={[146, levelY('S2', 0)]} to={[146, levelY('S1', 4)]} />
      <LightArrow className="light-out" x={196} from={176} to={levelY('S0', 2)} />
      <WavyArrow from={[226, 176]} to={[268, levelY('T1', 2)]} />
      <LightArrow className="light-out" x={286} from={208} to={306} />
    </>
  );
}

/** Fig. 1 of the CSIR-NET booklets: a Jablonski diagram. */
export function CsirNetMaterialFigure() {
  return (
    <CourseFigure
      number={1}
      caption={
        <>
          Whatever level the light lifts a molecule to, fluorescence starts from the lowest level of
          S<sub>1</sub>: its wavelength is longer than that of the light absorbed.
        </>
      }
    >
      <svg
        className="drawing"
        viewBox="0 0 360 448"
        role="img"
        aria-label="Jablonski diagram. Singlet states S0, S1 and S2 and, to the right and a little below S1, the triplet state T1, each with vibrational levels that draw closer upwards. Straight arrows up from S0: absorption. Wavy arrow from S2 to S1: internal conversion. Straight arrow down from the lowest level of S1: fluorescence. Wavy arrow from S1 to T1: intersystem crossing. Straight arrow down from T1: phosphorescence."
      >
        <Levels state="S0" />
        <Levels state="S1" />
        <Levels state="S2" />
        <Levels state="T1" />
        <path className="level" d="M268 306H346" />
        <Names />
        <Spins x={22} y={192} second="down" />
        <Spins x={325} y={244} second="up" />
        <Processes />
        <Numbered number={1} x={86} y={212} />
        <Numbered number={2} x={166} y={96} />
        <Numbered number={3} x={176} y={212} />
        <Numbered number={4} x={247} y={151} />
        <Numbered number={5} x={266} y={258} />
        {legend.map(([name, detail], index) => (
          <g key={name}>
            <Numbered number={index + 1} x={27} y={340 + index * 25} />
            <text x="48" y={345.5 + index * 25}>
              {name}, {detail}
            </text>
          </g>
        ))}
      </svg>
    </CourseFigure>
  );
}
