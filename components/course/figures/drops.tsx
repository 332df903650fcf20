import { titrationPh } from './titration';

const box = { x: 228, y: 160, width: 116, height: 122 };
const middle = 25;
const xOf = (volume: number) => box.x + box.width / 2 + (volume - middle) * 420;
const yOf = (pH: number) => box.y + box.height - 8 - (pH - 3) * 10.4;

const near = Array.from({ length: 97 }, (_, index) => middle - 0.12 + index * 0.0025);
const drops = [-2, -1, 0, 1, 2].map((count) => middle + count * 0.05);

/** The last drops before and after the equivalence point, a drop being 0.05 mL: the steep part of the curve, enlarged. */
export function Drops() {
  const curve = near.map(
    (volume) => `${xOf(volume).toFixed(1)} ${yOf(titrationPh(volume)).toFixed(1)}`,
  );
  const { x, y, width, height } = box;
  return (
    <>
      <path className="zoom" d={`M197 ${y + 5}L${x} ${y}M197 ${y + 9}L${x} ${y + height}`} />
      <rect className="lens" x={x} y={y} width={width} height={height} rx="4" />
      <path className="curve-thin" d={`M${curve.join('L')}`} />
      {drops.map((volume) => (
        <circle
          key={volume}
          className={titrationPh(volume) > 8.2 ? 'drop-pink' : 'drop-clear'}
          cx={xOf(volume).toFixed(1)}
          cy={yOf(titrationPh(volume)).toFixed(1)}
          r="5"
        />
      ))}
      <text x={x + 8} y={y + 20}>
        drop by
      </text>
      <text x={x + 8} y={y + 38}>
        drop
      </text>
      <path className="scale-bar" d={`M${xOf(25.02)} ${y + height - 10}v-6m0 3h42m0-3v6`} />
      <text x={xOf(25.07)} y={y + height - 22} textAnchor="middle">
        0.1 mL
      </text>
    </>
  );
}
