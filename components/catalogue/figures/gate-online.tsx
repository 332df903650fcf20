import { CourseFigure, Formula } from './figure-parts';

type Atom = readonly [element: 'O' | 'H', x: number, y: number];
type Bond = readonly [from: number, to: number, order?: 2];

/* Bond lengths and angles at 13.6 px per ångström. The two H of H2O2 are on opposite sides. */
const shapes = {
  H2O2: {
    atoms: [
      ['O', -10, 0],
      ['O', 10, 0],
      ['H', -12.3, -13],
      ['H', 12.3, 13],
    ],
    bonds: [
      [0, 1],
      [0, 2],
      [1, 3],
    ],
  },
  H2O: {
    atoms: [
      ['O', 0, -3],
      ['H', -10.4, 5.1],
      ['H', 10.4, 5.1],
    ],
    bonds: [
      [0, 1],
      [0, 2],
    ],
  },
  O2: {
    atoms: [
      ['O', -8.2, 0],
      ['O', 8.2, 0],
    ],
    bonds: [[0, 1, 2]],
  },
} as const satisfies Record<string, { atoms: readonly Atom[]; bonds: readonly Bond[] }>;

/** A ball-and-stick molecule centred at x, y. */
function Molecule({ of, x, y }: { of: keyof typeof shapes; x: number; y: number }) {
  const { atoms, bonds }: { atoms: readonly Atom[]; bonds: readonly Bond[] } = shapes[of];
  return (
    <g transform={`translate(${x} ${y})`}>
      {bonds.map(([from, to, order]) => {
        const [, x1, y1] = atoms[from] ?? ['O', 0, 0];
        const [, x2, y2] = atoms[to] ?? ['O', 0, 0];
        const line = (beside: number) => `M${x1} ${y1 + beside}L${x2} ${y2 + beside}`;
        return (
          <path
            key={`${from} ${to}`}
            className="stick"
            d={order === 2 ? line(-2.6) + line(2.6) : line(0)}
          />
        );
      })}
      {atoms.map(([element, cx, cy]) => (
        <circle
          key={`${cx} ${cy}`}
          className={`atom-${element}`}
          cx={cx}
          cy={cy}
          r={element === 'O' ? 7 : 4.5}
        />
      ))}
    </g>
  );
}

type Point = readonly [x: number, y: number];

/* Control points at this fraction make a cubic Bézier follow half a cosine wave. */
const reach = 0.3642;

/** SVG path that is horizontal at every point: maxima, minima and plateaus. */
function smoothThrough([start, ...rest]: readonly [Point, ...Point[]]): string {
  let [x, y] = start;
  const parts = rest.map(([toX, toY]) => {
    const pull = reach * (toX - x);
    const part = `C${(x + pull).toFixed(1)} ${y} ${(toX - pull).toFixed(1)} ${toY} ${toX} ${toY}`;
    [x, y] = [toX, toY];
    return part;
  });
  return `M${start.join(' ')}${parts.join('')}`;
}

/* Heights of the stationary points. The first catalysed step is slow, so its barrier is higher. */
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

/** Fig. 1 of online GATE: decomposition of hydrogen peroxide over one high barrier or two low ones. */
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
