import {
  CourseFigure,
  DOrbital,
  project,
  SplitLevel,
  type DOrbitalName,
  type Vector,
} from './figure-parts';

const axes: readonly Vector[] = [
  [1, 0, 0],
  [-1, 0, 0],
  [0, 1, 0],
  [0, -1, 0],
  [0, 0, 1],
  [0, 0, -1],
];

function Water({ x, y, along }: { x: number; y: number; along: Vector }) {
  const { right, down, near } = project(along);
  // Copper(II) holds the two waters on the z axis farther away than the other four.
  const length = along[2] === 0 ? 34 : 38;
  const at = (reach: number) => ({ x: x + right * reach, y: y + down * reach });
  const start = at(near > 0 ? 10 : 0);
  const end = at(length);
  return (
    <>
      <path
        className="bond"
        d={`M${start.x.toFixed(1)} ${start.y.toFixed(1)}L${end.x.toFixed(1)} ${end.y.toFixed(1)}`}
      />
      <circle className="water" cx={end.x.toFixed(1)} cy={end.y.toFixed(1)} r="6" />
    </>
  );
}

/** Copper(II) with six waters on the axes, in the same projection as the orbitals. */
function Hydrate({ x, y }: { x: number; y: number }) {
  const near = (along: Vector) => project(along).near > 0;
  const waters = (ligands: readonly Vector[]) =>
    ligands.map((along) => <Water key={along.join(' ')} x={x} y={y} along={along} />);
  return (
    <g className="hydrate">
      {waters(axes.filter((along) => !near(along)))}
      <circle className="copper" cx={x} cy={y} r="9.5" />
      {waters(axes.filter(near))}
      <text x={x} y="344" textAnchor="middle">
        [Cu(H
        <tspan className="script" dy="4">
          2
        </tspan>
        <tspan dy="-4">O)</tspan>
        <tspan className="script" dy="4">
          6
        </tspan>
        <tspan dy="-4">]</tspan>
        <tspan className="script" dy="-5">
          2+
        </tspan>
      </text>
    </g>
  );
}

/* Splitting keeps the mean energy: e_g rises by 3/5 of the gap, t_2g falls by 2/5. */
const mean = 188;
const gap = 130;
const upper = mean - 0.6 * gap;
const lower = mean + 0.4 * gap;

const eg: [DOrbitalName, number, 1 | 2][] = [
  ['z²', 202, 2],
  ['x²−y²', 260, 1],
];
const t2g: [DOrbitalName, number, 1 | 2][] = [
  ['xy', 173, 2],
  ['xz', 231, 2],
  ['yz', 289, 2],
];

function Crystal() {
  return (
    <g className="crystal">
      <path className="crystal-light" d="M44 70 72 34 112 26 84 60Z" />
      <path className="crystal-pale" d="M112 26 128 48 102 84 84 60Z" />
      <path className="crystal-mid" d="M44 70 84 60 102 84 92 112 52 118 34 96Z" />
      <path className="crystal-deep" d="M102 84 128 48 124 80 92 112Z" />
      <path d="M52 82 78 76" className="crystal-glint" />
    </g>
  );
}

function FreeIon() {
  return (
    <>
      {Array.from({ length: 5 }, (_, index) => (
        <path key={index} className="level" d={`M${33 + index * 19} ${mean}h15`} />
      ))}
      <text x="80" y={mean + 23} textAnchor="middle">
        Cu
        <tspan className="script" dy="-5">
          2+
        </tspan>
        <tspan dy="5"> alone:</tspan>
      </text>
      <text x="81" y={mean + 41} textAnchor="middle">
        five equal levels
      </text>
    </>
  );
}

function Splitting() {
  return (
    <>
      <path className="dots" d={`M131 ${mean - 2} 175 ${upper}M131 ${mean + 2} 146 ${lower}`} />
      {eg.map(([name, x, electrons]) => (
        <g key={name}>
          <DOrbital name={name} x={x} y={54} size={29} />
          <SplitLevel x={x} y={upper} electrons={electrons} />
          <text x={x} y="16" textAnchor="middle">
            {name}
          </text>
        </g>
      ))}
      {t2g.map(([name, x, electrons]) => (
        <g key={name}>
          <SplitLevel x={x} y={lower} electrons={electrons} />
          <DOrbital name={name} x={x} y={296} size={29} />
          <text x={x} y="344" textAnchor="middle">
            {name}
          </text>
        </g>
      ))}
    </>
  );
}

function GapAndLight() {
  const middle = (upper + lower) / 2;
  return (
    <>
      <text x="332" y={upper + 5}>
        e
        <tspan className="script" dy="4">
          g
        </tspan>
      </text>
      <text x="332" y={lower + 5}>
        t
        <tspan className="script" dy="4">
          2g
        </tspan>
      </text>
      <path className="dots" d={`M288 ${upper}h38M317 ${lower}h9`} />
      <path
        className="gap-arrow"
        d={`M321 ${upper + 4}V${lower - 4}m-5-8 5 8 5-8M316 ${upper + 12}l5-8 5 8`}
      />
      <text className="strong" x="330" y={middle + 5}>
        Δ
        <tspan className="script" dy="4">
          o
        </tspan>
      </text>
      <path
        className="red-light"
        d={`M214 ${middle}c4-9 8-9 12 0s8 9 12 0 8-9 12 0 8 9 12 0 8-9 12 0 8 9 12 0 4-6 8-6m-7-6 9 6-9 6`}
      />
      <text className="red" x="254" y={middle - 14} textAnchor="middle">
        red light
      </text>
    </>
  );
}

/** Fig. 1 of online CSIR-NET: d orbitals of copper(II) in water, and the light they absorb. */
export function CsirNetOnlineFigure() {
  return (
    <CourseFigure
      number={1}
      caption="Why copper sulphate is blue: water splits the five d orbitals of copper(II) into three and two, red light lifts an electron across the gap, and blue is what is left."
    >
      <svg
        className="drawing"
        viewBox="0 0 360 352"
        role="img"
        aria-label="Energy-level diagram. Five equal d levels of a copper two plus ion split in water: xy, xz and yz below with six electrons, z squared and x squared minus y squared above with three. Red light fits the gap, delta o."
      >
        <path className="axis" d="M22 330V14m-5 9 5-9 5 9" />
        <text transform="translate(14 172) rotate(-90)" textAnchor="middle">
          energy
        </text>
        <Crystal />
        <text x="80" y="140" textAnchor="middle">
          CuSO
          <tspan className="script" dy="4">
            4
          </tspan>
          <tspan dy="-4">·5H</tspan>
          <tspan className="script" dy="4">
            2
          </tspan>
          <tspan dy="-4">O</tspan>
        </text>
        <FreeIon />
        <Hydrate x={80} y={286} />
        <Splitting />
        <GapAndLight />
      </svg>
    </CourseFigure>
  );
}
