import { PlotFigure, Formula, SplitLevel } from './figure-parts';

/** A molecular level of O₂: `count` degenerate orbitals hold `electrons`. */
type MolecularLevel = {
  name: string;
  kind: 'bonding' | 'antibonding';
  shell: '2s' | '2p';
  /** Offset from its atomic level, positive upwards, in drawing units. */
  shift: number;
  count: 1 | 2;
};

/* An antibonding level rises more than its partner falls; σ orbitals overlap more than π. */
const rise = 1.15;
const pair = (
  shell: MolecularLevel['shell'],
  letter: 'σ' | 'π',
  fall: number,
): MolecularLevel[] => {
  const count = letter === 'π' ? 2 : 1;
  return [
    { name: letter, kind: 'bonding', shell, shift: -fall, count },
    { name: `${letter}*`, kind: 'antibonding', shell, shift: rise * fall, count },
  ];
};

/** Levels of O₂, lowest first. In O₂ the 2p σ level lies below the π levels. */
export const oxygenLevels: readonly MolecularLevel[] = [
  ...pair('2s', 'σ', 26),
  ...[...pair('2p', 'σ', 74), ...pair('2p', 'π', 42)].toSorted((a, b) => a.shift - b.shift),
];

/** Electrons in each orbital of each level, filled from below by Hund's rule. */
export function fillLevels(electrons: number): readonly (readonly number[])[] {
  let left = electrons;
  return oxygenLevels.map(({ count }) => {
    const here = Math.min(left, 2 * count);
    left -= here;
    return Array.from({ length: count }, (_, orbital) =>
      Math.floor((here + count - 1 - orbital) / count),
    );
  });
}

/** Number of bonding and antibonding electrons in a filling. */
export function countElectrons(filling: readonly (readonly number[])[]) {
  const sum = (kind: MolecularLevel['kind']) =>
    filling
      .flatMap((level, index) => (oxygenLevels[index]?.kind === kind ? level : []))
      .reduce((all, one) => all + one, 0);
  return { bonding: sum('bonding'), antibonding: sum('antibonding') };
}

const valence = 12;
const filling = fillLevels(valence);
const { bonding, antibonding } = countElectrons(filling);

const centre = 192;
const atoms = [76, 308] as const;
const shellHeight = { '2s': 284, '2p': 118 } as const;
/* Half the drawn width of a level. */
const wide = 13;

const heightOf = ({ shell, shift }: MolecularLevel) => shellHeight[shell] - shift;

function Level({ x, y, electrons }: { x: number; y: number; electrons: number }) {
  if (electrons === 1 || electrons === 2) {
    return <SplitLevel x={x} y={y} electrons={electrons} halfWidth={wide} />;
  }
  return <path className="level" d={`M${x - wide} ${y}h${2 * wide}`} />;
}

/* Oxygen: 2s² 2p⁴. */
function Atom({ x }: { x: number }) {
  return (
    <>
      <Level x={x} y={shellHeight['2s']} electrons={2} />
      {[2, 1, 1].map((electrons, index) => (
        <Level key={index} x={x + 29 * (index - 1)} y={shellHeight['2p']} electrons={electrons} />
      ))}
      <text x={x} y={shellHeight['2s'] + 32} textAnchor="middle">
        2s
      </text>
      <text x={x} y={shellHeight['2p'] + 34} textAnchor="middle">
        2p
      </text>
    </>
  );
}

function Molecular({ index }: { index: number }) {
  const level = oxygenLevels[index];
  if (!level) return null;
  const y = heightOf(level);
  const places = level.count === 2 ? [-18, 18] : [0];
  const half = wide + (places.at(-1) ?? 0);
  const shell = shellHeight[level.shell];
  const atomHalf = level.shell === '2p' ? 42 : wide;
  return (
    <>
      <path
        className="dots"
        d={`M${atoms[0] + atomHalf + 4} ${shell}L${centre - half - 4} ${y}M${atoms[1] - atomHalf - 4} ${shell}L${centre + half + 4} ${y}`}
      />
      {places.map((place, orbital) => (
        <Level key={place} x={centre + place} y={y} electrons={filling[index]?.[orbital] ?? 0} />
      ))}
      {level.count === 2 ? (
        <text x={centre} y={y - 17} textAnchor="middle">
          {level.name}
        </text>
      ) : (
        <text x={centre + half + 5} y={level.shift > 0 ? y - 7 : y + 19}>
          {level.name}
        </text>
      )}
    </>
  );
}

/** Fig. 1 of the IIT-JAM page: molecular orbitals of O₂ with two unpaired electrons. */
export function IitJamFigure() {
  return (
    <PlotFigure
      caption="O₂ has one electron in each of its two π* levels, with parallel spins. That is why liquid oxygen clings to a magnet, which the usual formula O=O does not explain."
      viewBox="0 0 360 390"
      label={`Molecular orbital diagram of O2 between two oxygen atoms with two 2s and four 2p electrons each. From below: sigma and sigma star of 2s, both full; sigma and two pi levels of 2p, full; two pi star levels with one electron each, spins parallel; sigma star of 2p, empty. ${bonding} bonding and ${antibonding} antibonding electrons make a bond order of ${(bonding - antibonding) / 2}.`}
    >
      <path className="axis" d="M22 346V12m-5 9 5-9 5 9" />
      <text transform="translate(14 180) rotate(-90)" textAnchor="middle">
        energy
      </text>
      <Formula className="strong" text="O" x={atoms[0]} y={350} anchor="middle" />
      <Formula className="strong" text="O2" x={centre} y={350} anchor="middle" />
      <Formula className="strong" text="O" x={atoms[1]} y={350} anchor="middle" />
      {atoms.map((x) => (
        <Atom key={x} x={x} />
      ))}
      {oxygenLevels.map((level, index) => (
        <Molecular key={`${level.shell} ${level.name}`} index={index} />
      ))}
      <text x={centre} y="380" textAnchor="middle">
        bond order ({bonding} − {antibonding})/2 ={' '}
        <tspan className="strong blue">{(bonding - antibonding) / 2}</tspan>
      </text>
    </PlotFigure>
  );
}
