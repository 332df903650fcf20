import { CourseFigure } from '../course-figure';
import { holeAt, TestTubeRack } from './test-tube-rack';

const radius = 15;
/* How far a circle of the tube's width is opened towards the reader. */
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

/* The part of a tube under the upper board, with its solution. */
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

/** Fig. 1 of offline CUET (PG): solutions of four ions of the first transition row, in a rack. */
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
