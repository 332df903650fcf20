import { PlotFigure } from './figure-parts';
import { lobePath } from './paths';

type Symmetry = 'S' | 'A';

const orbitals = [1, 2, 3, 4] as const;

/** Hückel coefficients of butadiene's π orbital `k` on its four carbons. */
export function butadieneShares(k: number): readonly number[] {
  return orbitals.map((carbon) => Math.sqrt(2 / 5) * Math.sin((carbon * k * Math.PI) / 5));
}

/** Energy of orbital `k` above α in units of |β|: −1.618, −0.618, 0.618, 1.618. */
export function butadieneEnergy(k: number): number {
  return -2 * Math.cos((k * Math.PI) / 5);
}

/** Conrotatory closure preserves a twofold axis, disrotatory closure a mirror plane. */
type Mode = 'conrotatory' | 'disrotatory';

const other: Record<Symmetry, Symmetry> = { S: 'A', A: 'S' };

/* Rotation about the axis also inverts each p orbital, so S and A swap. */
const under = (mode: Mode, mirror: Symmetry) => (mode === 'disrotatory' ? mirror : other[mirror]);

/** Symmetry of butadiene's orbital `k` in one mode. */
export function butadieneSymmetry(k: number, mode: Mode): Symmetry {
  const shares = butadieneShares(k);
  const [first = 0] = shares;
  return under(mode, Math.abs(first - (shares.at(-1) ?? 0)) < 1e-9 ? 'S' : 'A');
}

/**
 * The four cyclobutene orbitals involved, lowest first. σ bonds are not p orbitals, so the axis
 * does not invert them.
 */
export const cyclobutene = ['σ', 'π', 'π*', 'σ*'] as const;

/** Symmetry of an orbital of cyclobutene in one mode. */
function cyclobuteneSymmetry(name: (typeof cyclobutene)[number], mode: Mode): Symmetry {
  const mirror = name.endsWith('*') ? 'A' : 'S';
  return name.startsWith('σ') ? mirror : under(mode, mirror);
}

/**
 * Index of the cyclobutene level each butadiene level correlates with: same symmetry, lowest with
 * lowest. Both count from 0.
 */
export function correlation(mode: Mode): readonly number[] {
  const free = cyclobutene.map((name) => cyclobuteneSymmetry(name, mode));
  const taken = new Set<number>();
  return orbitals.map((k) => {
    const symmetry = butadieneSymmetry(k, mode);
    const to = free.findIndex((one, index) => one === symmetry && !taken.has(index));
    taken.add(to);
    return to;
  });
}

const alpha = 192;
const beta = 66;
const centre = 180;
const reach = 66;

const side: Record<Mode, { x: number; end: number; from: number }> = {
  conrotatory: { x: 40, end: 64, from: centre - reach },
  disrotatory: { x: 320, end: 296, from: centre + reach },
};

const height = (index: number) => alpha - beta * butadieneEnergy(index + 1);

/* π and π* are at α ± β; σ and σ* are farther out, not to scale. */
const productHeight = [alpha + 2.3 * beta, alpha + beta, alpha - beta, alpha - 2.3 * beta];

function Electrons({ x, y }: { x: number; y: number }) {
  return (
    <path className="electron" d={`M${x - 5} ${y + 12}v-24l-4 6.5M${x + 5} ${y - 12}v24l4-6.5`} />
  );
}

/** Four p orbitals from the side, sized by their coefficients, on the line of the carbons. */
function Orbital({ index }: { index: number }) {
  const y = height(index);
  return (
    <g>
      <path className="level" d={`M${centre - reach} ${y.toFixed(1)}h${2 * reach}`} />
      {butadieneShares(index + 1).map((share, carbon) => {
        const x = centre - 40 + 19 * carbon;
        const length = 34 * Math.abs(share);
        const width = length * 0.36;
        return (
          <g key={carbon}>
            <path
              className={share > 0 ? 'lobe-plus' : 'lobe-minus'}
              d={lobePath({ x, y, angle: -90, length, width })}
            />
            <path
              className={share > 0 ? 'lobe-minus' : 'lobe-plus'}
              d={lobePath({ x, y, angle: 90, length, width })}
            />
          </g>
        );
      })}
      {index < 2 && <Electrons x={centre + 36} y={y} />}
    </g>
  );
}

function Product({ mode }: { mode: Mode }) {
  const { x, end, from } = side[mode];
  const targets = correlation(mode);
  const isLeft = mode === 'conrotatory';
  return (
    <>
      {targets.map((to, index) => {
        const crosses = index < 2 !== to < 2;
        return (
          <path
            key={to}
            className={crosses ? 'crossing' : 'correlated'}
            d={`M${end} ${productHeight[to]}L${from} ${height(index).toFixed(1)}`}
          />
        );
      })}
      {cyclobutene.map((name, level) => {
        const y = productHeight[level] ?? 0;
        const full = targets.indexOf(level) < 2;
        return (
          <g key={name}>
            <path className="level" d={`M${x - 24} ${y}h48`} />
            {full && <Electrons x={isLeft ? x + 13 : x - 13} y={y} />}
            <text x={isLeft ? x - 24 : x + 24} y={y - 16} textAnchor={isLeft ? 'start' : 'end'}>
              {name}
              <tspan className="symmetry"> {cyclobuteneSymmetry(name, mode)}</tspan>
            </text>
          </g>
        );
      })}
      {targets.map((_, index) => (
        <text
          key={index}
          className="symmetry"
          x={isLeft ? from + 1 : from - 1}
          y={height(index) - 6}
          textAnchor={isLeft ? 'start' : 'end'}
        >
          {butadieneSymmetry(index + 1, mode)}
        </text>
      ))}
    </>
  );
}

/** Fig. 1 of the CSIR-NET page: correlation of butadiene and cyclobutene orbitals, in both modes. */
export function CsirNetJrfFigure() {
  return (
    <PlotFigure
      caption="Butadiene closes to cyclobutene. Each level runs to one of its own symmetry. In conrotatory closing the full levels stay below α; in disrotatory closing one would have to rise above it."
      viewBox="0 0 360 412"
      label="Correlation diagram. In the middle the four pi orbitals of butadiene, the lower two filled, drawn as rows of p orbitals sized by their Hückel coefficients. To the left, conrotatory closure to cyclobutene: psi 1 runs to pi, psi 2 to sigma, both below alpha. To the right, disrotatory closure: psi 1 runs to sigma, but psi 2 runs up to pi star, past alpha, while pi stays empty."
    >
      <path
        className="curve-compared"
        d={`M8 ${alpha}H${centre - 14}M${centre + 14} ${alpha}H352`}
      />
      <text x={centre} y={alpha + 5} textAnchor="middle">
        α
      </text>
      <Product mode="conrotatory" />
      <Product mode="disrotatory" />
      {[0, 1, 2, 3].map((index) => (
        <Orbital key={index} index={index} />
      ))}
      <text className="strong" x={centre} y="384" textAnchor="middle">
        butadiene
      </text>
      <text className="strong" x="8" y="384">
        conrotatory
      </text>
      <text className="strong" x="352" y="384" textAnchor="end">
        disrotatory
      </text>
      <text x="8" y="404">
        allowed by heat
      </text>
      <text className="red" x="352" y="404" textAnchor="end">
        forbidden by heat
      </text>
    </PlotFigure>
  );
}
