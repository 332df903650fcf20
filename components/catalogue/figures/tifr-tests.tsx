import { PlotFigure } from './figure-parts';
import { curvePath, steps } from './paths';

const wall = 76;
const length = 196;
const floor = 316;
const unit = 18;
const level = (n: number) => floor - unit * n * n;
const wave = (n: number, at: number) => level(n) - 17 * Math.sin(n * Math.PI * at);
const x = (at: number) => wall + length * at;

/** Half wave of state n between two nodes: positive phase above the level, negative below. */
function HalfWave({ n, index }: { n: number; index: number }) {
  const points = steps(index / n, (index + 1) / n, 24).map((at) => [x(at), wave(n, at)] as const);
  return <path className={index % 2 ? 'lobe-minus' : 'lobe-plus'} d={`${curvePath(points)}Z`} />;
}

function State({ n }: { n: number }) {
  return (
    <>
      <path className="level" d={`M${wall} ${level(n)}h${length}`} />
      {Array.from({ length: n }, (_, index) => (
        <HalfWave key={index} n={n} index={index} />
      ))}
      <text x={wall - 22} y={level(n) + 5} textAnchor="end">
        n = {n}
      </text>
      <text className="strong" x={wall + length + 22} y={level(n) + 5}>
        {n > 1 && `${n * n} `}E
        <tspan className="script" dy="4">
          1
        </tspan>
      </text>
    </>
  );
}

/** Fig. 1 of the TIFR tests: the first four states of a particle in a box. */
export function TifrTestsFigure() {
  return (
    <PlotFigure
      caption="A particle in a box: only whole half waves fit between the walls, so the energies go as n² and the state n has n − 1 nodes inside."
      viewBox="0 0 360 350"
      label="Two walls with four energy levels between them at one, four, nine and sixteen times the lowest energy. On each stands its wave function: one, two, three and four half waves, alternating in phase."
    >
      <path className="box-wall" d={`M${wall - 14} 6h14V${floor + 14}H${wall - 14}Z`} />
      <path className="box-wall" d={`M${x(1)} 6h14V${floor + 14}h-14Z`} />
      <path className="axis" d={`M${wall} ${floor}H${x(1)}`} />
      {[4, 3, 2, 1].map((n) => (
        <State key={n} n={n} />
      ))}
      <text x={wall} y={floor + 32} textAnchor="middle">
        0
      </text>
      <text x={x(0.5)} y={floor + 32} textAnchor="middle">
        place in the box
      </text>
      <text x={x(1)} y={floor + 32} textAnchor="middle">
        L
      </text>
    </PlotFigure>
  );
}
