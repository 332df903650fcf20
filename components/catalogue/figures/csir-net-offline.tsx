import {
  bulb,
  Clamp,
  CourseFigure,
  dropPath,
  glassPath,
  liquidPath,
  melt,
  RetortStand,
  tube,
} from './figure-parts';

/* Shared vertical axis of flask, joint and condenser. */
const x = 164;
const rod = 44;
const foot = 372;

const flask = { middle: 296, radius: 46, lip: 222 };
const jacket = { top: 54, bottom: 206, radius: 27 };
const inner = 10;
const water = { in: 188, out: 72 };

const flaskGlass = melt(bulb(flask.middle, flask.radius), tube(13, flask.middle), 3.4);
/* Round shoulders, 12 units high, narrow the jacket to the inner tube. */
const shoulder = (y: number) => {
  const toEnd = Math.min(y - jacket.top, jacket.bottom - y);
  return Math.sqrt(Math.min(1, Math.max(0, toEnd / 12)));
};
const jacketGlass = melt((y) => jacket.radius * shoulder(y), tube(inner), 12);

/* A cutaway heating mantle, slightly wider than the flask, with the heating wire in its wall. */
function Mantle() {
  const { middle, radius } = flask;
  const bowl = radius + 4;
  const wire = Array.from({ length: 9 }, (_, index) => {
    const angle = Math.PI * (0.06 + (0.88 * index) / 8);
    return [x + (bowl + 9) * Math.cos(angle), middle + (bowl + 9) * Math.sin(angle)] as const;
  });
  return (
    <>
      <path
        className="mantle"
        d={`M${x - 76} ${foot}v-64a12 12 0 0 1 12-12h${64 - bowl}a${bowl} ${bowl} 0 0 0 ${2 * bowl} 0h${64 - bowl}a12 12 0 0 1 12 12v64Z`}
      />
      {wire.map(([cx, cy]) => (
        <circle key={cx} className="hot" cx={cx.toFixed(1)} cy={cy.toFixed(1)} r="3.4" />
      ))}
    </>
  );
}

function Flask() {
  const piece = { x, glass: flaskGlass, to: flask.middle + flask.radius };
  const bubbles = [
    [-20, 24, 3],
    [-6, 12, 4.2],
    [9, 27, 2.6],
    [16, 6, 3.4],
    [-14, 2, 2.4],
    [25, 18, 2.4],
  ] as const;
  return (
    <>
      <path className="glass" d={glassPath({ ...piece, from: flask.lip })} />
      <path className="glass-line" d={`M${x - 16} ${flask.lip}h3m26 0h3`} />
      <path className="mixture" d={liquidPath({ ...piece, from: flask.middle - 6, sag: 2 })} />
      {bubbles.map(([right, down, r]) => (
        <circle key={right} className="bubble" cx={x + right} cy={flask.middle + down} r={r} />
      ))}
      <path className="chips" d={`M${x - 8} 337l5-4 5 3-2 4-7 1ZM${x + 6} 338l4-4 5 3-3 4Z`} />
    </>
  );
}

function Condenser() {
  const { top, bottom, radius } = jacket;
  const side = (y: number, to: 1 | -1) =>
    `M${x + to * radius} ${y - 5}h${to * 16}l${to * 3}-2h${to * 9}v14h${to * -9}l${to * -3}-2h${to * -16}Z`;
  return (
    <>
      <path className="coolant" d={side(water.in, 1)} />
      <path className="coolant" d={side(water.out, -1)} />
      <path
        className="coolant"
        d={`${glassPath({ x, glass: jacketGlass, from: top, to: bottom })}Z`}
      />
      <path
        className="mouth"
        d={`M${x + radius} ${water.in - 4}v8M${x - radius} ${water.out - 4}v8`}
      />
      <path className="bore" d={`M${x - inner} 26V246h${2 * inner}V26`} />
      <path className="glass-line" d={`M${x - inner - 3} 25h3v4M${x + inner + 3} 25h-3v4`} />
      <path className="joint" d={`M${x - 11} 212h22l-1.5 34h-19Z`} />
      <path className="shine" d={`M${x - 20} 96v66`} />
    </>
  );
}

/* Vapour condenses low in the condenser; the drops on the wall are liquid. */
function Reflux() {
  return (
    <>
      <path
        className="vapour"
        d={`M${x} 268c-5-7 5-11 0-18s5-11 0-18 5-11 0-18 5-11 0-18 5-11 0-18m-5 6 5-8 5 8`}
      />
      <path className="droplet" d={dropPath(x - 6.5, 148, 11)} />
      <path className="droplet" d={dropPath(x + 6.5, 132, 11)} />
      <path className="droplet" d={dropPath(x + 6.5, 158, 11)} />
    </>
  );
}

function Labels() {
  return (
    <>
      <path className="flow" d="M290 188h-48m8-5-8 5 8 5M86 72H40m8-5-8 5 8 5" />
      <text className="flow-text" x="240" y="176">
        water in
      </text>
      <text className="flow-text" x="88" y="54" textAnchor="end">
        water out
      </text>
      <path className="leader" d={`M${x + 16} 30h28M${x + 12} 142h64M${x + 6} 252h64`} />
      <text x="214" y="35">
        open at the top
      </text>
      <text x="246" y="130">
        drops
      </text>
      <text x="246" y="149">
        run back
      </text>
      <text className="hot-text" x="240" y="257">
        vapour rises
      </text>
      <text x="250" y="330">
        heating
      </text>
      <text x="250" y="349">
        mantle
      </text>
    </>
  );
}

/** Fig. 1 of offline CSIR-NET: a mixture under reflux. */
export function CsirNetOfflineFigure() {
  return (
    <CourseFigure
      number={1}
      caption="Why the water goes in at the bottom: it can leave only by filling the jacket to the top, so the vapour meets cold glass all the way up."
    >
      <svg
        className="drawing"
        viewBox="0 0 360 388"
        role="img"
        aria-label="Apparatus for boiling under reflux. A round-bottomed flask stands in a heating mantle. Above it a condenser, open at the top and held by a clamp. Water enters its jacket at the bottom and leaves at the top. Vapour rises from the flask, condenses in the cold tube, and drops run back."
      >
        <RetortStand x={rod} top={90} foot={foot} base={[14, 250]} />
        <Mantle />
        <Flask />
        <Condenser />
        <Reflux />
        <Clamp rod={rod} x={x} y={114} grip={jacket.radius} />
        <Labels />
      </svg>
    </CourseFigure>
  );
}
