import { PlotFigure, SplitLevel } from './figure-parts';

/*
 * Hückel coefficients of benzene's six π orbitals, by energy. Corner 0 is the lowest; the rest
 * follow round the ring.
 */
const third = Math.PI / 3;
const corners = [0, 1, 2, 3, 4, 5];
const wave = (nodes: number, of: (angle: number) => number, norm: number) =>
  corners.map((corner) => of(corner * nodes * third) * norm);

const pair = Math.sqrt(1 / 3);
const single = Math.sqrt(1 / 6);

/** Orbitals by level, lowest level first. */
const benzeneOrbitals: readonly (readonly (readonly number[])[])[] = [
  [wave(0, Math.cos, single)],
  [wave(1, Math.cos, pair), wave(1, Math.sin, pair)],
  [wave(2, Math.cos, pair), wave(2, Math.sin, pair)],
  [wave(3, Math.cos, single)],
];

/** Corner `index` of a hexagon standing on corner 0. */
function hexagonCorner(index: number, x: number, y: number, radius: number) {
  return {
    x: x + radius * Math.sin(index * third),
    y: y + radius * Math.cos(index * third),
  };
}

function hexagonPath(x: number, y: number, radius: number): string {
  const points = corners.map((index) => {
    const corner = hexagonCorner(index, x, y, radius);
    return `${corner.x.toFixed(1)} ${corner.y.toFixed(1)}`;
  });
  return `M${points.join('L')}Z`;
}

/** A π orbital from above the ring: lobes sized by coefficient, blue positive, orange negative. */
function BenzeneOrbital({ shares, x, y }: { shares: readonly number[]; x: number; y: number }) {
  return (
    <>
      <path className="ring" d={hexagonPath(x, y, 13.5)} />
      {shares.map((share, index) => {
        const { x: cx, y: cy } = hexagonCorner(index, x, y, 13.5);
        if (Math.abs(share) < 0.01) return null;
        return (
          <circle
            key={index}
            className={share > 0 ? 'lobe-plus' : 'lobe-minus'}
            cx={cx.toFixed(1)}
            cy={cy.toFixed(1)}
            r={(13 * Math.abs(share)).toFixed(1)}
          />
        );
      })}
    </>
  );
}

const circle = { x: 128, y: 148, radius: 92 };
const names = ['α + 2β', 'α + β', 'α − β', 'α − 2β'];

/* A level has the height of its hexagon corner; it lies 2β cos θ below α. */
const heightOf = (level: number) => hexagonCorner(level, circle.x, circle.y, circle.radius).y;

function FrostCircle() {
  const { x, y, radius } = circle;
  const corners = [0, 1, 2, 3, 4, 5].map((index) => hexagonCorner(index, x, y, radius));
  return (
    <>
      <circle className="frost" cx={x} cy={y} r={radius} />
      <path className="ring-large" d={hexagonPath(x, y, radius)} />
      <path className="curve-compared" d={`M${x - radius} ${y}h78M${x + 14} ${y}H384`} />
      <text className="strong" x={x} y={y + 5} textAnchor="middle">
        α
      </text>
      {corners.map((corner, index) => (
        <circle
          key={index}
          className="carbon"
          cx={corner.x.toFixed(1)}
          cy={corner.y.toFixed(1)}
          r="5.5"
        />
      ))}
      <text x={x} y={heightOf(1) + 5} textAnchor="middle">
        {names[1]}
      </text>
      <text x={x} y={heightOf(2) + 5} textAnchor="middle">
        {names[2]}
      </text>
      <text x={x} y={heightOf(3) - 16} textAnchor="middle">
        {names[3]}
      </text>
      <text x={x} y={heightOf(0) + 26} textAnchor="middle">
        {names[0]}
      </text>
    </>
  );
}

function Level({ index }: { index: number }) {
  const y = heightOf(index);
  const orbitals = benzeneOrbitals[index] ?? [];
  const from = hexagonCorner(index, circle.x, circle.y, circle.radius).x + 9;
  const places = orbitals.length === 2 ? [0, 1] : [0.5];
  const end = 230 + 38 * (places[0] ?? 0);
  return (
    <>
      <path className="dots" d={`M${from.toFixed(1)} ${y}H${end}`} />
      {places.map((place, orbital) => {
        const x = 249 + 38 * place;
        return (
          <g key={place}>
            {index < 2 ? (
              <SplitLevel x={x} y={y} electrons={2} halfWidth={15} />
            ) : (
              <path className="level" d={`M${x - 15} ${y}h30`} />
            )}
            <BenzeneOrbital shares={orbitals[orbital] ?? []} x={325 + 42 * place} y={y} />
          </g>
        );
      })}
    </>
  );
}

/** Fig. 1 of online IIT-JAM: Frost circle of benzene, its levels, and the orbitals from above. */
export function IitJamOnlineFigure() {
  return (
    <PlotFigure
      caption="Stand benzene on one corner in a circle, and its corners mark the six π levels. Six electrons fill the three below α; none has to go above."
      viewBox="0 0 390 290"
      label="A hexagon stands on one corner in a circle of radius two beta. Its corners lie at the pi levels of benzene: alpha plus two beta lowest, two at alpha plus beta, two at alpha minus beta, alpha minus two beta highest. Six paired electrons fill the lower three. Beside each level its orbital seen from above, with no node at the bottom, one, two, and three at the top."
    >
      <path className="axis" d="M18 278V12m-5 9 5-9 5 9" />
      <text transform="translate(11 145) rotate(-90)" textAnchor="middle">
        energy
      </text>
      <FrostCircle />
      {[0, 1, 2, 3].map((index) => (
        <Level key={index} index={index} />
      ))}
    </PlotFigure>
  );
}
