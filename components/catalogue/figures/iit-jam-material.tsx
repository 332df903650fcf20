import { Axes, PlotFigure } from './figure-parts';
import { curvePath, steps } from './paths';

const radius = 17;
const reach = 31;

/* 0° is straight up, clockwise. */
const point = (degrees: number, length: number) =>
  `${(length * Math.sin((degrees * Math.PI) / 180)).toFixed(1)} ${(-length * Math.cos((degrees * Math.PI) / 180)).toFixed(1)}`;

function Group({ degrees, methyl }: { degrees: number; methyl: boolean }) {
  const [cx, cy] = point(degrees, reach).split(' ');
  return (
    <circle className={methyl ? 'methyl' : 'hydrogen'} cx={cx} cy={cy} r={methyl ? 6.5 : 3.5} />
  );
}

const bondAngles = [0, 120, 240];

/**
 * Newman projection of butane along the middle bond, with the front methyl up and the rear one at
 * `angle` degrees clockwise. Rear bonds that would be hidden are offset by `aside` degrees.
 */
function Newman({
  x,
  y,
  angle,
  aside = 0,
}: {
  x: number;
  y: number;
  angle: number;
  aside?: number;
}) {
  const rear = angle + aside;
  return (
    <g transform={`translate(${x} ${y})`}>
      {bondAngles.map((turn) => (
        <g key={turn}>
          <path
            className="rear-bond"
            d={`M${point(rear + turn, radius)}L${point(rear + turn, reach)}`}
          />
          <Group degrees={rear + turn} methyl={turn === 0} />
        </g>
      ))}
      <circle className="rear-carbon" r={radius} />
      {bondAngles.map((turn) => (
        <g key={turn}>
          <path className="front-bond" d={`M0 0L${point(turn, reach)}`} />
          <Group degrees={turn} methyl={turn === 0} />
        </g>
      ))}
    </g>
  );
}

/*
 * Energy in kJ/mol relative to anti, by dihedral angle. Three Fourier terms chosen to give the measured
 * eclipsed and gauche energies: 19 at 0°, 3.8 at 60°, 16 at 120°.
 */
const [one, two, three] = [4.533, 0.533, 14.467];
const radians = (degrees: number) => (degrees * Math.PI) / 180;
const energy = (degrees: number) =>
  0.5 *
  (one * (1 + Math.cos(radians(degrees))) +
    two * (1 - Math.cos(radians(2 * degrees))) +
    three * (1 + Math.cos(radians(3 * degrees))));

const left = 46;
const bottom = 232;
const x = (degrees: number) => left + 24 + (degrees * 254) / 180;
const y = (kilojoules: number) => bottom - 10 - 9.4 * kilojoules;

const curve = curvePath(
  steps(0, 180, 90).map((degrees) => [x(degrees), y(energy(degrees))] as const),
);

const forms = [
  { angle: 0, aside: 13, name: 'eclipsed', value: '19' },
  { angle: 60, aside: 0, name: 'gauche', value: '3.8' },
  { angle: 120, aside: 13, name: 'eclipsed', value: '16' },
  { angle: 180, aside: 0, name: 'anti', value: '0' },
] as const;

function Scales() {
  return (
    <>
      <Axes left={left} bottom={bottom} top={10} right={356} />
      {[0, 10, 20].map((value) => (
        <g key={value}>
          <path className="axis" d={`M${left - 5} ${y(value)}h5`} />
          <text x={left - 9} y={y(value) + 5} textAnchor="end">
            {value}
          </text>
        </g>
      ))}
      <text x={left + 10} y="20">
        kJ/mol
      </text>
    </>
  );
}

function Form({ angle, aside, name, value }: (typeof forms)[number]) {
  const label = { 0: [27, -1], 60: [0, -15], 120: [0, -13], 180: [0, -15] } as const;
  const [dx, dy] = label[angle];
  return (
    <>
      <path className="dots" d={`M${x(angle)} ${y(energy(angle)) + 8}V${bottom - 2}`} />
      <circle className="stop" cx={x(angle)} cy={y(energy(angle))} r="5" />
      <text className="measured" x={x(angle) + dx} y={y(energy(angle)) + dy} textAnchor="middle">
        {value}
      </text>
      <text x={x(angle)} y={bottom + 21} textAnchor="middle">
        {angle}°
      </text>
      <Newman x={x(angle)} y={bottom + 72} angle={angle} aside={aside} />
      <text x={x(angle)} y={bottom + 128} textAnchor="middle">
        {name}
      </text>
    </>
  );
}

/** Fig. 1 of the IIT-JAM booklets: rotation of butane about its middle bond. */
export function IitJamMaterialFigure() {
  return (
    <PlotFigure
      caption="Butane seen along its middle bond. It is lowest with the methyl groups opposite, anti; gauche lies 3.8 kJ/mol higher, and the barrier between the two stands at 16."
      viewBox="0 0 360 394"
      label="Energy of butane against the angle between its two methyl groups, with a Newman projection under each turning point. Eclipsed at 0 degrees, 19 kilojoules per mole; gauche at 60 degrees, 3.8; eclipsed at 120 degrees, 16; anti at 180 degrees, zero."
    >
      <Scales />
      <path className="curve" d={curve} />
      {forms.map((form) => (
        <Form key={form.angle} {...form} />
      ))}
      <circle className="methyl" cx="100" cy="382" r="6.5" />
      <text x="113" y="387.5">
        CH
        <tspan className="script" dy="4">
          3
        </tspan>
      </text>
      <circle className="hydrogen" cx="178" cy="382" r="3.5" />
      <text x="189" y="387.5">
        H
      </text>
    </PlotFigure>
  );
}
