import type { Point } from './path';

type Group = { protons: number; shift: number; lines: readonly number[] };

/* Binomial multiplets: n neighbours split a signal into n + 1 lines. */
const groups: Record<'CH2' | 'OH' | 'CH3', Group> = {
  CH2: { protons: 2, shift: 3.7, lines: [1, 3, 3, 1] },
  OH: { protons: 1, shift: 2.6, lines: [1] },
  CH3: { protons: 3, shift: 1.2, lines: [1, 2, 1] },
};

/* 7 Hz between two lines at 60 MHz, in ppm; half of a line's width at half height. */
const coupling = 7 / 60;
const halfWidth = 0.016;

const lines = Object.values(groups).flatMap(({ protons, shift, lines: weights }) => {
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  return weights.map((weight, index) => ({
    at: shift + (index - (weights.length - 1) / 2) * coupling,
    area: (protons * weight) / total,
  }));
});

/* Tetramethylsilane marks zero; it is no part of the integral. */
const reference = { at: 0, area: 0.42 };

/** Height of ethanol's proton spectrum at a shift in ppm; 1 is the middle line of the triplet. */
export function intensity(ppm: number): number {
  return (
    [...lines, reference].reduce(
      (sum, { at, area }) => sum + area / (1 + ((ppm - at) / halfWidth) ** 2),
      0,
    ) / 1.55
  );
}

/** The integral from 5 ppm up field to a shift: protons counted so far, 0 to 6. */
export function integral(ppm: number): number {
  return lines.reduce(
    (sum, { at, area }) => sum + area * (0.5 - Math.atan((ppm - at) / halfWidth / 2) / Math.PI),
    0,
  );
}

/** The points of a trace from 4.6 to -0.4 ppm, close together where the signal is steep. */
export function trace(at: (ppm: number) => Point): Point[] {
  const points: Point[] = [];
  for (let ppm = 4.6; ppm > -0.4;) {
    points.push(at(ppm));
    const nearest = Math.min(...[...lines, reference].map((line) => Math.abs(ppm - line.at)));
    ppm -= Math.max(0.004, Math.min(0.06, nearest / 5));
  }
  return points;
}
