import type { ResultCard } from '@/content/results';

/* One bell of the fit to the CIE 1931 colour matching functions by Wyman, Sloan and Shirley (2013). */
const bell = (x: number, height: number, centre: number, left: number, right: number) =>
  height * Math.exp(-0.5 * ((x - centre) / (x < centre ? left : right)) ** 2);

/**
 * The colour of light of one wavelength (nm, 400 to 700) as `#rrggbb`, at full brightness. What a
 * screen cannot show of a spectral colour is left out.
 */
export function spectrumColour(wavelength: number): string {
  // Beyond 650 nm the eye sees no other hue, and the fit grows poor.
  const nm = Math.min(wavelength, 650);
  const x =
    bell(nm, 1.056, 599.8, 37.9, 31) +
    bell(nm, 0.362, 442, 16, 26.7) +
    bell(nm, -0.065, 501.1, 20.4, 26.2);
  const y = bell(nm, 0.821, 568.8, 46.9, 40.5) + bell(nm, 0.286, 530.9, 16.3, 31.1);
  const z = bell(nm, 1.217, 437, 11.8, 36) + bell(nm, 0.681, 459, 26, 13.8);
  const rgb = [
    3.2406 * x - 1.5372 * y - 0.4986 * z,
    -0.9689 * x + 1.8758 * y + 0.0415 * z,
    0.0557 * x - 0.204 * y + 1.057 * z,
  ];
  const brightest = Math.max(...rgb);
  // Bright orange light looks yellower than dim (Bezold and Brücke): sodium's line is called yellow.
  const gamma = nm > 560 ? 4 : 2.3;
  const channels = rgb.map((part) => 255 * (Math.max(0, part) / brightest) ** (1 / gamma));
  return `#${channels.map((part) => Math.round(part).toString(16).padStart(2, '0')).join('')}`;
}

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
