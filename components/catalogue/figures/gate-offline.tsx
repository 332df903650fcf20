import {
  Clamp,
  cone,
  CourseFigure,
  dropPath,
  glassPath,
  liquidPath,
  melt,
  RetortStand,
  tube,
  type Glass,
} from './figure-parts';

type BurettePlace = { x: number; top: number; mark: (millilitres: number) => number };

const radius = 8;

/* The barrel narrows to the tap below its last mark. */
const barrel =
  (end: number): Glass =>
  (y) =>
    Math.min(radius, Math.max(3, radius - 0.6 * (y - end)));

function Scale({ x, mark }: Omit<BurettePlace, 'top'>) {
  const every = Array.from({ length: 51 }, (_, volume) => volume);
  const length = (volume: number) => (volume % 10 === 0 ? 11 : volume % 5 === 0 ? 8 : 5);
  return (
    <>
      <path
        className="scale"
        d={every
          .map((volume) => `M${x + radius} ${mark(volume).toFixed(1)}h${-length(volume)}`)
          .join('')}
      />
      {every
        .filter((volume) => volume % 10 === 0)
        .map((volume) => (
          <text key={volume} x={x - radius - 6} y={mark(volume) + 5.5} textAnchor="end">
            {volume}
          </text>
        ))}
    </>
  );
}

/** A 50 mL burette on the axis x, filled from `level` mL to its jet; `mark` maps volume to height. */
function Burette({ level, ...place }: BurettePlace & { level: number }) {
  const { x, top, mark } = place;
  const end = mark(50) + 6;
  const piece = { x, glass: barrel(end), to: end + 14 };
  const tap = end + 20;
  return (
    <>
      <path className="glass" d={glassPath({ ...piece, from: top })} />
      <path className="titrant" d={liquidPath({ ...piece, from: mark(level), sag: 1.5 })} />
      <path className="titrant" d={`M${x - 3} ${tap + 6}h6l-1.6 28h-2.8Z`} />
      <Scale x={x} mark={mark} />
      <path className="iron" d={`M${x - 10} ${tap - 6}h20v12h-20Z`} />
      <path className="tap" d={`M${x + 10} ${tap - 3}h7v-6h6v18h-6v-6h-7Z`} />
    </>
  );
}

type Place = { x: number; y: number };

/* One millilitre of a burette is about as long as its bore is wide. */
const perMillilitre = 58;
const bore = 29;
const wall = 6;
const rise = 9;

/* Every 0.1 mL in the lens, with its distance from the meniscus. */
function tenths(reading: number, reach: number) {
  const first = Math.ceil((reading - reach / perMillilitre) * 10);
  const last = Math.floor((reading + reach / perMillilitre) * 10);
  return Array.from({ length: last - first + 1 }, (_, index) => {
    const tenth = first + index;
    return { tenth, down: (tenth / 10 - reading) * perMillilitre };
  });
}

const lengthOf = (tenth: number) => (tenth % 10 === 0 ? 2 * bore : tenth % 5 === 0 ? 22 : 14);

/** A burette magnified to radius r around x, y, the bottom of its meniscus at `reading` mL. */
function MeniscusLens({ x, y, r, reading }: Place & { r: number; reading: number }) {
  const marks = tenths(reading, r - 14);
  return (
    <>
      <clipPath id="meniscus-lens">
        <circle cx={x} cy={y} r={r} />
      </clipPath>
      <circle className="lens-ground" cx={x} cy={y} r={r} />
      <g clipPath="url(#meniscus-lens)">
        <path className="bore" d={`M${x - bore} ${y - r}v${2 * r}h${2 * bore}v${-2 * r}Z`} />
        <path
          className="titrant"
          d={`M${x - bore} ${y - rise}C${x - bore} ${y - 2} ${x - 14} ${y} ${x} ${y}S${x + bore} ${y - 2} ${x + bore} ${y - rise}V${y + r}h${-2 * bore}Z`}
        />
        {[x - bore - wall, x + bore].map((left) => (
          <path key={left} className="wall" d={`M${left} ${y - r}v${2 * r}h${wall}v${-2 * r}Z`} />
        ))}
        <path
          className="scale"
          d={marks
            .map(({ tenth, down }) => `M${x + bore} ${(y + down).toFixed(1)}h${-lengthOf(tenth)}`)
            .join('')}
        />
      </g>
      {marks
        .filter(({ tenth }) => tenth % 10 === 0)
        .map(({ tenth, down }) => (
          <text key={tenth} x={x - bore - wall - 4} y={y + down + 5.5} textAnchor="end">
            {tenth / 10}
          </text>
        ))}
      <circle className="lens-rim" cx={x} cy={y} r={r} />
    </>
  );
}

/** An eye at x, y looking left at the meniscus, with its line of sight. */
function Sight({ x, y, at, wrong }: Place & { at: Place; wrong?: true }) {
  const angle = (Math.atan2(at.y - y, at.x - x) * 180) / Math.PI - 180;
  return (
    <>
      <path
        className={wrong ? 'sight-wrong' : 'sight'}
        d={`M${x - 15} ${y - (15 * (y - at.y)) / (x - at.x)}L${at.x} ${at.y}`}
      />
      <g transform={`translate(${x} ${y}) rotate(${angle.toFixed(1)})`}>
        <path className="iris" d="M-8.6 -6.2Q-13.4 0 -8.6 6.2Q-4.6 0 -8.6 -6.2Z" />
        <path className="eye" d="M-9 -9.5Q4 -9 15 2Q4 9.5 -9 9M-8 -8.6Q-15 0 -8 8.6" />
        <path className="eye" d="M-7 -16Q8 -15 18 -6" />
      </g>
    </>
  );
}

const reading = 24.3;
const x = 74;
const mark = (millilitres: number) => 34 + 3.9 * millilitres;

const small = { x, y: mark(reading), r: 12 };
const lens = { x: 206, y: 156, r: 80 };

const flask = { lip: 278, foot: 376 };
const flaskGlass = melt(tube(13, flask.foot - 60), cone(flask.lip - 4, flask.foot, 38, 8), 6);

/* The two outer common tangents of the circles. */
function Magnified() {
  const [dx, dy] = [lens.x - small.x, lens.y - small.y];
  const along = Math.atan2(dy, dx);
  const open = Math.acos((small.r - lens.r) / Math.hypot(dx, dy));
  const touch = ({ x: cx, y: cy, r }: typeof lens, to: 1 | -1) =>
    `${(cx + r * Math.cos(along + to * open)).toFixed(1)} ${(cy + r * Math.sin(along + to * open)).toFixed(1)}`;
  return (
    <>
      <path
        className="leader"
        d={`M${touch(small, 1)}L${touch(lens, 1)}M${touch(small, -1)}L${touch(lens, -1)}`}
      />
      <circle className="lens-rim" cx={small.x} cy={small.y} r={small.r} />
    </>
  );
}

function Flask() {
  const piece = { x, glass: flaskGlass, to: flask.foot };
  return (
    <>
      <rect className="tile" x={x - 50} y={flask.foot} width="100" height="5" />
      <path className="glass" d={glassPath({ ...piece, from: flask.lip })} />
      <path className="glass-line" d={`M${x - 16} ${flask.lip}h3m26 0h3`} />
      <path className="pink" d={liquidPath({ ...piece, from: 344, sag: 2 })} />
      <path className="droplet" d={dropPath(x, 304, 11)} />
    </>
  );
}

function Labels() {
  return (
    <>
      <text x="354" y="46" textAnchor="end">
        too small
      </text>
      <text className="measured" x="354" y="194" textAnchor="end">
        24.30 mL
      </text>
      <path className="leader" d={`M${x + 26} 257h32M${x + 34} 358h30`} />
      <text x="140" y="262">
        alkali, drop by drop
      </text>
      <text x="144" y="353">
        the first pink that
      </text>
      <text x="144" y="372">
        stays: end point
      </text>
    </>
  );
}

/** Fig. 1 of offline GATE: a burette over a conical flask, and how to read its meniscus. */
export function GateOfflineFigure() {
  return (
    <CourseFigure
      number={1}
      caption="Read a burette with your eye level with the lowest point of the meniscus. Seen from above, it lines up with a higher mark, and the reading comes out too small."
    >
      <svg
        className="drawing"
        viewBox="0 0 360 392"
        role="img"
        aria-label="A burette clamped over a conical flask on a white tile. A lens shows its scale near 24 millilitres: an eye level with the lowest point of the meniscus reads 24.30, an eye above it reads too small a volume. The liquid in the flask is pale pink at the end point."
      >
        <RetortStand x={22} top={14} foot={381} base={[4, 138]} />
        <Clamp rod={22} x={x} y={92} grip={8} />
        <Flask />
        <Burette x={x} top={16} mark={mark} level={reading} />
        <Magnified />
        <MeniscusLens {...lens} reading={reading} />
        <Sight x={332} y={74} at={lens} wrong />
        <Sight x={332} y={lens.y} at={lens} />
        <Labels />
      </svg>
    </CourseFigure>
  );
}
