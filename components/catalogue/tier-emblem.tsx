import type { Tier } from '@/content/catalogue/tiers';
import { lobePath } from './figures/paths';

/* Lobes of the p, d and f orbitals: count, length and width. */
const lobes = {
  silver: { count: 2, first: -90, length: 14, width: 7 },
  gold: { count: 4, first: -45, length: 15, width: 6 },
  platinum: { count: 6, first: -90, length: 15, width: 4.6 },
} as const;

function Orbital({ tier }: { tier: keyof typeof lobes }) {
  const { count, first, length, width } = lobes[tier];
  return Array.from({ length: count }, (_, index) => (
    <path
      key={index}
      className={index % 2 ? 'fill-white' : undefined}
      d={lobePath({ x: 16, y: 16, angle: first + (360 / count) * index, length, width })}
    />
  ));
}

/* Offsets of a carbon's four neighbours: the repeating unit of the diamond lattice. */
const neighbours = [
  [16, 3.5],
  [4.5, 20.5],
  [27.5, 20.5],
  [18.5, 28],
] as const;

function Lattice() {
  return (
    <>
      <path
        className="fill-none"
        d={neighbours.map(([x, y]) => `M16 15.5L${x} ${y}`).join('')}
        strokeWidth={2.2}
      />
      <circle cx="16" cy="15.5" r="4" />
      {neighbours.map(([x, y]) => (
        <circle key={`${x} ${y}`} className="fill-white" cx={x} cy={y} r="2.8" />
      ))}
    </>
  );
}

/** Emblem of a tier in the text colour: s, p, d or f orbital; for Diamond, the tetrahedral lattice. */
export function TierEmblem({ tier, className = 'size-8.5' }: { tier: Tier; className?: string }) {
  return (
    <svg
      viewBox="0 0 32 32"
      aria-hidden="true"
      className={`shrink-0 fill-current stroke-current stroke-[1.7] ${className}`}
      strokeLinejoin="round"
    >
      {tier === 'bronze' && <circle cx="16" cy="16" r="10.5" />}
      {tier === 'diamond' && <Lattice />}
      {tier in lobes && <Orbital tier={tier as keyof typeof lobes} />}
    </svg>
  );
}
