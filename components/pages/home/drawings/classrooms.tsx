import { arrowHead, linePath, sampledPath, type Point } from '@/components/catalogue/figures/paths';
import { ChemicalText, CourseArt } from './art';

const x = 62;
const flask = { y: 92, r: 25, neck: 6.5 };
const foot = flask.y - Math.sqrt(flask.r ** 2 - flask.neck ** 2);
const level = flask.y + 3;
const half = Math.sqrt(flask.r ** 2 - 9);

/* Water enters the jacket at the bottom and leaves at the top, so that the jacket stays full. */
function Water() {
  return (
    <path
      className="stroke-brand"
      d={`M106 50H84${arrowHead([84, 50], 180, 7)}M82 22H104${arrowHead([104, 22], 0, 7)}`}
    />
  );
}

function Flask() {
  return (
    <>
      <path
        className="liquid"
        d={`M${x - half} ${level}A${flask.r} ${flask.r} 0 1 0 ${x + half} ${level}Z`}
      />
      <path
        className="fill-tint"
        d={`M${x - 36} 102H${x - 24.8}A26.8 26.8 0 0 0 ${x + 24.8} 102H${x + 36}V128H${x - 36}Z`}
      />
      <path
        d={`M${x - flask.neck} 5V${foot}A${flask.r} ${flask.r} 0 1 0 ${x + flask.neck} ${foot}V5`}
      />
      <path className="fill-white" d={`M${x - 9} 57H${x + 9}L${x + 7.5} 65H${x - 7.5}Z`} />
      {[
        [-10, 101, 2],
        [1, 107, 2.8],
        [9, 99, 2],
      ].map(([dx = 0, cy, r]) => (
        <circle key={dx} className="thin fill-white" cx={x + dx} cy={cy} r={r} />
      ))}
    </>
  );
}

/** Reflux: vapour condenses in the condenser and runs back into the flask. */
export function ClassroomCsirNet({ className }: { className?: string }) {
  return (
    <CourseArt className={className}>
      <path
        className="fill-lobe"
        d={`M${x - 6.5} 12 ${x - 15} 17V51L${x - 6.5} 56H${x + 6.5}L${x + 15} 51V17L${x + 6.5} 12Z`}
      />
      <rect className="fill-white stroke-transparent" x={x - 6} y="6" width="12" height="52" />
      <Flask />
      <path d={`M${x + 15} 47h6M${x + 15} 53h6M${x + 15} 19h6M${x + 15} 25h6`} />
      <Water />
      <path className="measured" d={`M${x - 2.5} 90V42${arrowHead([x - 2.5, 42], -90, 6)}`} />
      <path className="stroke-brand" d={`M${x + 3} 34V76${arrowHead([x + 3, 76], 90, 6)}`} />
      <text x="110" y="27">
        water out
      </text>
      <text x="112" y="55">
        water in
      </text>
      <text className="fill-accent-text" x="110" y="94">
        vapour rises,
      </text>
      <text className="fill-brand" x="110" y="112">
        liquid runs back
      </text>
    </CourseArt>
  );
}

const tubes = [
  { ion: 'Cu^{2+}', colour: 'copper', x: 36 },
  { ion: 'Fe^{3+}', colour: 'iron', x: 92 },
  { ion: 'Ni^{2+}', colour: 'nickel', x: 148 },
  { ion: 'Co^{2+}', colour: 'cobalt', x: 204 },
];
const halfTube = 12;
const floor = 86;

/** Rack of four aqueous ions, identified by colour: copper, iron(III), nickel, cobalt. */
export function ClassroomCuet({ className }: { className?: string }) {
  return (
    <CourseArt className={`classroom-cuet ${className ?? ''}`}>
      <path className="wood" d="M8 34H232V42H8ZM8 96H232V105H8ZM12 42V96M228 42V96" />
      {tubes.map(({ ion, colour, x }) => (
        <g key={ion}>
          <path
            className="fill-white"
            d={`M${x - halfTube} 6V${floor}a${halfTube} ${halfTube} 0 0 0 ${2 * halfTube} 0V6`}
          />
          <path
            className={`${colour} stroke-transparent`}
            d={`M${x - halfTube} 50V${floor}a${halfTube} ${halfTube} 0 0 0 ${2 * halfTube} 0V50Z`}
          />
          <path className="thin" d={`M${x - halfTube} 50h${2 * halfTube}`} />
          <path
            d={`M${x - halfTube - 3} 6h${2 * halfTube + 6}M${x - halfTube} 6V${floor}a${halfTube} ${halfTube} 0 0 0 ${2 * halfTube} 0V6`}
          />
          <path className="glint" d={`M${x - halfTube + 5} 58v24`} />
          <text x={x} y="124" textAnchor="middle" className="strong">
            <ChemicalText>{ion}</ChemicalText>
          </text>
        </g>
      ))}
      <path className="wood" d="M8 66H232V74H8Z" />
    </CourseArt>
  );
}

const lens = { x: 146, y: 58, r: 46 };
const wall = 21;

/* Burette readings increase downwards. One mL is 40 px in the lens; the meniscus is at 24.30. */
const reading = 24.3;
const heightOf = (millilitres: number) => lens.y + (millilitres - reading) * 40;
const meniscus = (dx: number): Point => [lens.x + dx, lens.y - 9 * (dx / wall) ** 2];
const bottom = Math.sqrt(lens.r ** 2 - wall ** 2);

function Lens() {
  const ticks = Array.from({ length: 18 }, (_, index) => 23.5 + index / 10).filter(
    (value) => Math.abs(heightOf(value) - lens.y) < 37,
  );
  return (
    <>
      <circle className="fill-white" cx={lens.x} cy={lens.y} r={lens.r} />
      <path
        className="liquid"
        d={`${sampledPath(-wall, wall, 20, meniscus)}L${lens.x + wall} ${lens.y + bottom}A${lens.r} ${lens.r} 0 0 1 ${lens.x - wall} ${lens.y + bottom}Z`}
      />
      <path className="stroke-brand" d={sampledPath(-wall, wall, 20, meniscus)} />
      <path
        className="thin"
        d={`M${lens.x - wall} ${lens.y - bottom}V${lens.y + bottom}M${lens.x + wall} ${lens.y - bottom}V${lens.y + bottom}`}
      />
      <path
        className="thin"
        d={ticks
          .map(
            (value) =>
              `M${lens.x - wall} ${heightOf(value).toFixed(1)}h${Number.isInteger(Number(value.toFixed(1))) ? 15 : 8}`,
          )
          .join('')}
      />
      <path className="measured" d={`M${lens.x + 2} ${lens.y}H${lens.x + lens.r + 4}`} />
      <circle cx={lens.x} cy={lens.y} r={lens.r} />
      {[24, 25].map((value) => (
        <text key={value} x={lens.x + wall - 3} y={heightOf(value)} dy="0.34em" textAnchor="end">
          {value}
        </text>
      ))}
    </>
  );
}

/** A burette over its flask, read at the bottom of the meniscus at eye level: 24.30. */
export function ClassroomGate({ className }: { className?: string }) {
  const x = 42;
  const surface = 34;
  return (
    <CourseArt className={className}>
      <path className="liquid" d={`M${x - 6} ${surface}H${x + 6}V74H${x - 6}Z`} />
      <path d={`M${x - 6} 4V74L${x - 2} 80V93H${x + 2}V80L${x + 6} 74V4M${x - 6} ${surface}h12`} />
      <path
        className="thin"
        d={Array.from(
          { length: 9 },
          (_, index) => `M${x - 6} ${12 + index * 7}h${index % 2 === 0 ? 6 : 4}`,
        ).join('')}
      />
      <path className="fill-accent" d={`M${x - 11} 82h22v5h-22Z`} />
      <path
        className="liquid"
        d={linePath(
          [
            [x - 21, 115],
            [x + 21, 115],
            [x + 27, 128],
            [x - 27, 128],
          ],
          true,
        )}
      />
      <path
        d={`M${x - 9} 90V100L${x - 28} 126Q${x - 28} 129 ${x - 25} 129H${x + 25}Q${x + 28} 129 ${x + 28} 126L${x + 9} 100V90`}
      />
      <circle className="thin" cx={x} cy={surface} r="10" />
      <path
        className="thin"
        d={`M${x + 3} ${surface - 9.5} ${lens.x - 14} 14M${x + 3} ${surface + 9.5} ${lens.x - 20} 99.5`}
      />
      <Lens />
      <text className="strong fill-accent-text" x={lens.x + lens.r + 7} y={lens.y} dy="0.35em">
        24.30
      </text>
    </CourseArt>
  );
}

const levelX = 62;
const top = 18;
const widest = 44;
const tap = 100;
const surface = 34;
const boundary = 62;

/* Half width of the funnel at a height: a round shoulder, then a long taper to the tap. */
function halfLevel(y: number): number {
  if (y < widest) return 7 + 26 * Math.sin((((y - top) / (widest - top)) * Math.PI) / 2) ** 0.8;
  return 3.5 + 29.5 * Math.cos((((y - widest) / (tap - widest)) * Math.PI) / 2) ** 1.25;
}

function side(from: number, to: number, sign: 1 | -1): Point[] {
  return Array.from({ length: 25 }, (_, index): Point => {
    const y = from + ((to - from) * index) / 24;
    return [levelX + sign * halfLevel(y), y];
  });
}

const layer = (from: number, to: number) =>
  linePath([...side(from, to, 1), ...side(to, from, -1)], true);

/** Separating funnel: ether, the less dense layer, is above water; the lower layer is drained first. */
export function ClassroomIitJam({ className }: { className?: string }) {
  return (
    <CourseArt className={`classroom-iit-jam ${className ?? ''}`}>
      <path className="stroke-muted" d="M14 129V8M4 129h40M14 66h16" />
      <path className="ether" d={layer(surface, boundary)} />
      <path className="liquid" d={layer(boundary, tap - 1)} />
      <path d={`M${levelX - halfLevel(boundary)} ${boundary}H${levelX + halfLevel(boundary)}`} />
      <path
        d={
          linePath(side(top, tap, 1)) +
          linePath(side(top, tap, -1)) +
          `M${levelX - 7} ${top}V13M${levelX + 7} ${top}V13M${levelX - 3.5} 106V126M${levelX + 3.5} 106V121L${levelX - 3.5} 126`
        }
      />
      <path
        className="fill-white"
        d={`M${levelX - 9} 12H${levelX + 9}L${levelX + 6} 3H${levelX - 6}Z`}
      />
      <path
        className="fill-accent"
        d={`M${levelX - 6} ${tap}h12v6h-12ZM${levelX + 6} 101.5h9v3h-9Z`}
      />
      <path className="thin" d="M86 48H116M78 76H116" />
      <text className="strong" x="122" y="44">
        ether
      </text>
      <text x="122" y="60">
        0.71 g/mL
      </text>
      <text className="strong" x="122" y="82">
        water
      </text>
      <text x="122" y="98">
        1.00 g/mL
      </text>
    </CourseArt>
  );
}
