import { CourseFigure } from '../course-figure';
import { Burette } from './burette';
import { cone, dropPath, glassPath, liquidPath, melt, tube } from './glass';
import { MeniscusLens, Sight } from './meniscus-lens';
import { Clamp, RetortStand } from './retort-stand';

const reading = 24.3;
const x = 74;
const mark = (millilitres: number) => 34 + 3.9 * millilitres;

const small = { x, y: mark(reading), r: 12 };
const lens = { x: 206, y: 156, r: 80 };

const flask = { lip: 278, foot: 376 };
const flaskGlass = melt(tube(13, flask.foot - 60), cone(flask.lip - 4, flask.foot, 38, 8), 6);

/* The two lines that touch both circles on the outside. */
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

/** Fig. 1 of offline GATE: a burette over a conical flask, and how its meniscus is read. */
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
