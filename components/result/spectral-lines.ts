import type { ResultCard } from '@/content/results/cards';

/** A visible line: wavelength in air in nm, and how bright the eye sees it beside its neighbours, 0 to 1. */
export type Line = readonly [nm: number, strength: number];

/** The main visible lines of each element, by the NIST tables. */
export const spectralLines: Readonly<Record<ResultCard['picture'], readonly Line[]>> = {
  hydrogen: [
    [410.2, 0.35],
    [434.0, 0.55],
    [486.1, 0.8],
    [656.3, 1],
  ],
  helium: [
    [447.1, 0.65],
    [471.3, 0.4],
    [492.2, 0.45],
    [501.6, 0.7],
    [587.6, 1],
    [667.8, 0.75],
  ],
  mercury: [
    [404.7, 0.5],
    [435.8, 0.85],
    [546.1, 1],
    [577.0, 0.7],
    [579.1, 0.7],
  ],
  sodium: [
    [497.9, 0.12],
    [498.3, 0.2],
    [568.3, 0.22],
    [568.8, 0.3],
    [589.0, 1],
    [589.6, 0.9],
    [615.4, 0.14],
    [616.1, 0.2],
  ],
  neon: [
    [585.2, 1],
    [588.2, 0.5],
    [594.5, 0.6],
    [603.0, 0.4],
    [607.4, 0.6],
    [614.3, 0.8],
    [616.4, 0.5],
    [621.7, 0.4],
    [626.6, 0.6],
    [633.4, 0.7],
    [638.3, 0.7],
    [640.2, 1],
    [650.7, 0.7],
    [659.9, 0.5],
    [667.8, 0.5],
    [692.9, 0.4],
  ],
};
