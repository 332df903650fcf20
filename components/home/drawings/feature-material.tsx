import type { ReactNode } from 'react';
import { FeatureArt } from './feature-art';
import { curvePath, linePath, type Point } from './path';

const hexagon = (radius: number): Point[] =>
  Array.from({ length: 6 }, (_, index): Point => {
    const angle = ((60 * index - 90) * Math.PI) / 180;
    return [radius * Math.cos(angle), radius * Math.sin(angle)];
  });

/* An energy profile over one barrier. */
const profile = curvePath(-13, 13, 26, (x) => [x, 5 + x * 0.22 - 15 * Math.exp(-(x * x) / 26)]);

function Booklet({
  place,
  cover,
  children,
}: {
  place: string;
  cover: string;
  children: ReactNode;
}) {
  return (
    <g transform={place}>
      <path className="pages" d="M-21 -31H24V35H-21Z" />
      <rect className={cover} x="-24" y="-34" width="45" height="66" rx="2" />
      <path className="spine" d="M-18 -34V32" />
      {children}
    </g>
  );
}

/** Three booklets, one for each branch: an octahedral complex, benzene, an energy profile. */
export function FeatureMaterial({ className }: { className?: string }) {
  const ring = hexagon(12);
  return (
    <FeatureArt className={`feature-material ${className ?? ''}`}>
      <Booklet place="translate(32 50) rotate(-9)" cover="fill-lobe">
        <g transform="translate(0 -2)">
          <path
            d={linePath(
              [
                [-12, 1],
                [0, -16],
                [12, 1],
                [0, 16],
              ],
              true,
            )}
            className="fill-white"
          />
          <path d="M-12 1 -3 6 12 1M0-16-3 6 0 16" />
        </g>
      </Booklet>
      <Booklet place="translate(117 50) rotate(9)" cover="fill-accent">
        <path d={profile} transform="translate(4 2)" />
        <path d="M-11-16V16H18" />
      </Booklet>
      <Booklet place="translate(74 46)" cover="fill-brand">
        <g transform="translate(2 -2)" className="stroke-white">
          <path d={linePath(ring, true)} />
          <circle r="6.5" />
        </g>
      </Booklet>
    </FeatureArt>
  );
}
