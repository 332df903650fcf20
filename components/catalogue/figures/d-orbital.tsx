import { lobePath } from '@/components/catalogue/lobe';

export type Vector = readonly [x: number, y: number, z: number];

/* The five orbitals are seen from one place: 32° round from the x axis, 24° above the xy plane. */
const round = (32 * Math.PI) / 180;
const above = (24 * Math.PI) / 180;

/** Where a direction lands on the screen (y down), and how far it points towards the reader. */
export function project([x, y, z]: Vector) {
  const inPlane = x * Math.cos(round) + y * Math.sin(round);
  return {
    right: y * Math.cos(round) - x * Math.sin(round),
    down: inPlane * Math.sin(above) - z * Math.cos(above),
    near: inPlane * Math.cos(above) + z * Math.sin(above),
  };
}

type LobeOf = { towards: Vector; sign: 'plus' | 'minus' };

const h = Math.SQRT1_2;

/* Plus along the first pair of directions, minus along the second: the signs of the two coordinates' product. */
const clover = (plus: Vector, minus: Vector): LobeOf[] => [
  { towards: plus, sign: 'plus' },
  { towards: [-plus[0], -plus[1], -plus[2]], sign: 'plus' },
  { towards: minus, sign: 'minus' },
  { towards: [-minus[0], -minus[1], -minus[2]], sign: 'minus' },
];

const orbitals = {
  xy: clover([h, h, 0], [h, -h, 0]),
  xz: clover([h, 0, h], [h, 0, -h]),
  yz: clover([0, h, h], [0, h, -h]),
  'x²−y²': clover([1, 0, 0], [0, 1, 0]),
  'z²': clover([0, 0, 1], [0, 0, 1]).slice(0, 2),
} as const;

export type DOrbitalName = keyof typeof orbitals;

function LobeDrawing({ lobe, x, y, size }: { lobe: LobeOf; x: number; y: number; size: number }) {
  const { right, down } = project(lobe.towards);
  const seen = Math.hypot(right, down);
  return (
    <path
      className={lobe.sign === 'plus' ? 'lobe-plus' : 'lobe-minus'}
      d={lobePath({
        x,
        y,
        angle: (Math.atan2(down, right) * 180) / Math.PI,
        // A lobe that points at the reader is short, but its round end keeps its width.
        length: size * (0.62 * seen + 0.38),
        width: size * 0.36,
      })}
    />
  );
}

/* The minus ring of z² in the xy plane: its far half behind the lobes, its near half before them. */
function Ring({ x, y, size, half }: { x: number; y: number; size: number; half: 'far' | 'near' }) {
  const a = size * 0.66;
  const outer = size * 0.36;
  const inner = size * 0.12;
  const far = `M${x - a} ${y}a${a} ${outer} 0 0 1 ${2 * a} 0a${a} ${inner} 0 0 1 ${-2 * a} 0Z`;
  const near = `M${x - a} ${y}a${a} ${outer} 0 0 0 ${2 * a} 0a${a} ${inner} 0 0 1 ${-2 * a} 0Z`;
  return <path className="lobe-minus" d={half === 'far' ? far : near} />;
}

/** A d orbital round the nucleus at x, y; its longest lobe is `size` long. Blue is the plus phase. */
export function DOrbital(props: { name: DOrbitalName; x: number; y: number; size: number }) {
  const { name, ...place } = props;
  const lobes = [...orbitals[name]].sort(
    (one, other) => project(one.towards).near - project(other.towards).near,
  );
  return (
    <>
      {name === 'z²' && <Ring {...place} half="far" />}
      {lobes.map((lobe) => (
        <LobeDrawing key={lobe.towards.join(' ')} lobe={lobe} {...place} />
      ))}
      {name === 'z²' && <Ring {...place} half="near" />}
    </>
  );
}
