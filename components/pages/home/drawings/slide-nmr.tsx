import { arrowHead, linePath, type Point } from '@/components/catalogue/figures/paths';
import { ChemicalText } from './art';

type Group = { protons: number; shift: number; lines: readonly number[] };

/* Binomial multiplets: n neighbours split a signal into n + 1 lines. */
const groups: Record<'CH2' | 'OH' | 'CH3', Group> = {
  CH2: { protons: 2, shift: 3.7, lines: [1, 3, 3, 1] },
  OH: { protons: 1, shift: 2.6, lines: [1] },
  CH3: { protons: 3, shift: 1.2, lines: [1, 2, 1] },
};

/* Coupling of 7 Hz at 60 MHz, in ppm; half width of a line at half height. */
const coupling = 7 / 60;
const halfWidth = 0.016;

const lines = Object.values(groups).flatMap(({ protons, shift, lines: weights }) => {
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  return weights.map((weight, index) => ({
    at: shift + (index - (weights.length - 1) / 2) * coupling,
    area: (protons * weight) / total,
  }));
});

/* Tetramethylsilane is the zero reference and is excluded from the integral. */
const reference = { at: 0, area: 0.42 };

/** Intensity of ethanol's proton spectrum at a shift in ppm; 1 is the middle line of the triplet. */
function intensity(ppm: number): number {
  return (
    [...lines, reference].reduce(
      (sum, { at, area }) => sum + area / (1 + ((ppm - at) / halfWidth) ** 2),
      0,
    ) / 1.55
  );
}

/** Integral from 5 ppm upfield to a shift, in protons: 0 to 6. */
function integral(ppm: number): number {
  return lines.reduce(
    (sum, { at, area }) => sum + area * (0.5 - Math.atan((ppm - at) / halfWidth / 2) / Math.PI),
    0,
  );
}

/** Points of a trace from 4.6 to -0.4 ppm, denser where the signal is steep. */
function trace(at: (ppm: number) => Point): Point[] {
  const points: Point[] = [];
  for (let ppm = 4.6; ppm > -0.4;) {
    points.push(at(ppm));
    const nearest = Math.min(...[...lines, reference].map((line) => Math.abs(ppm - line.at)));
    ppm -= Math.max(0.004, Math.min(0.06, nearest / 5));
  }
  return points;
}

type Frame = {
  /** Position of 0 ppm, and the width of 1 ppm. */
  zero: number;
  ppm: number;
  base: number;
  height: number;
  /** Height of one proton in the integral, and the base of the integral. */
  proton: number;
  foot: number;
  /** Stroke width of the spectrum. */
  stroke: number;
};

const wide: Frame = {
  zero: 578,
  ppm: 118,
  base: 376,
  height: 192,
  proton: 20,
  foot: 154,
  stroke: 3,
};
const narrow: Frame = {
  zero: 328,
  ppm: 68,
  base: 226,
  height: 116,
  proton: 11.5,
  foot: 92,
  stroke: 2.4,
};

const signals = [
  { shift: 3.7, protons: 2, before: 0 },
  { shift: 2.6, protons: 1, before: 2 },
  { shift: 1.2, protons: 3, before: 3 },
];

const across = (frame: Frame, ppm: number) => Number((frame.zero - ppm * frame.ppm).toFixed(2));

function Axis({ frame, tick, letters }: { frame: Frame; tick: number; letters: number }) {
  const { base } = frame;
  const end = across(frame, 4.72);
  return (
    <>
      <path d={`M${across(frame, -0.4)} ${base}H${end}${arrowHead([end, base], 180, 10)}`} />
      {[0, 1, 2, 3, 4].map((value) => (
        <g key={value}>
          <path d={`M${across(frame, value)} ${base}v${tick}`} />
          <text x={across(frame, value)} y={base + letters} textAnchor="middle">
            {value}
          </text>
        </g>
      ))}
    </>
  );
}

function Traces({ frame }: { frame: Frame }) {
  const { base, height, foot, proton, stroke } = frame;
  const spectrum = trace((ppm) => [across(frame, ppm), base - 3 - height * intensity(ppm)]);
  const integrated = trace((ppm) => [across(frame, ppm), foot - proton * integral(ppm)]);
  return (
    <>
      <path
        className="stroke-accent-text"
        d={linePath(integrated.filter(([x]) => x < across(frame, 0.5)))}
      />
      <path
        className="fill-lobe stroke-transparent opacity-40"
        d={linePath(spectrum.map(([x, y]) => [x, y + 2]))}
      />
      <path className="stroke-brand" strokeWidth={stroke} d={linePath(spectrum)} />
    </>
  );
}

/* The height of a step, between two hairlines, is the number of protons. */
function Steps({ frame, aside }: { frame: Frame; aside: number }) {
  return signals.map(({ shift, protons, before }) => {
    const x = across(frame, shift) + aside;
    const low = frame.foot - frame.proton * before;
    const high = low - frame.proton * protons;
    return (
      <g key={shift}>
        <path
          className="stroke-accent-text"
          strokeWidth="1.3"
          d={`M${x} ${low}V${high}m-4 0h8M${x - 4} ${low}h8`}
        />
        <text className="fill-accent-text font-bold" x={x + 8} y={(low + high) / 2} dy="0.35em">
          {protons}
        </text>
      </g>
    );
  });
}

function Label({
  x,
  y,
  name,
  lines = [],
}: {
  x: number;
  y: number;
  name: string;
  lines?: string[];
}) {
  return (
    <text textAnchor="middle" x={x} y={y}>
      <tspan className="font-bold">
        <ChemicalText>{name}</ChemicalText>
      </tspan>
      {lines.map((line, index) => (
        <tspan key={line} x={x} dy={index === 0 ? '1.5em' : '1.25em'} className="fill-muted">
          {line}
        </tspan>
      ))}
    </text>
  );
}

const substance = 'font-display text-[length:calc(1.5*var(--letters))] font-semibold';

/** Proton spectrum of ethanol at 60 MHz, with its integral. For a paper background. */
export function SlideNmr() {
  return (
    <div className="art-slide art-nmr" aria-hidden="true">
      <svg className="art wide" viewBox="0 0 640 430" focusable="false">
        <Axis frame={wide} tick={8} letters={32} />
        <Traces frame={wide} />
        <Steps frame={wide} aside={48} />
        <text className={substance} x="38" y="62">
          <ChemicalText>CH_3CH_2OH</ChemicalText>
        </text>
        <text className="fill-muted" textAnchor="middle" x={wide.zero} y="306">
          TMS
        </text>
        <text x="8" y="408">
          δ / ppm
        </text>
        <Label x={141} y={188} name="CH_2" lines={['4 lines:', '3 neighbours']} />
        <Label x={271} y={236} name="OH" />
        <Label x={534} y={186} name="CH_3" lines={['3 lines:', '2 neighbours']} />
      </svg>
      <svg className="art narrow" viewBox="0 0 360 260" focusable="false">
        <Axis frame={narrow} tick={5} letters={21} />
        <Traces frame={narrow} />
        <Steps frame={narrow} aside={27} />
        <text className={substance} x="12" y="36">
          <ChemicalText>CH_3CH_2OH</ChemicalText>
        </text>
        <text x="4" y="247">
          ppm
        </text>
        <Label x={76} y={128} name="CH_2" lines={['4 lines']} />
        <Label x={151} y={138} name="OH" />
        <Label x={289} y={126} name="CH_3" lines={['3 lines']} />
      </svg>
    </div>
  );
}
