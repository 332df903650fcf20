/* Equations and constants of the International Association for the Properties of Water and Steam:
   saturation pressure after Wagner and Pruß (1993), melting and sublimation after its 2011 release.
   Temperatures in kelvin, pressures in pascal. */

export const triplePoint = { kelvin: 273.16, pascal: 611.657 };
export const criticalPoint = { kelvin: 647.096, pascal: 22.064e6 };

type Term = readonly [factor: number, power: number];

const vapourTerms: readonly Term[] = [
  [-7.85951783, 1],
  [1.84408259, 1.5],
  [-11.7866497, 3],
  [22.6807411, 3.5],
  [-15.9618719, 4],
  [1.80122502, 7.5],
];

const meltingTerms: readonly Term[] = [
  [0.119539337e7, 3],
  [0.808183159e5, 25.75],
  [0.33382686e4, 103.75],
];

const sublimationTerms: readonly Term[] = [
  [-0.212144006e2, 0.333333333e-2],
  [0.273203819e2, 0.120666667e1],
  [-0.61059813e1, 0.170333333e1],
];

/** Pressure at which water boils, from the triple to the critical point. */
export function boilingPressure(kelvin: number): number {
  const distance = 1 - kelvin / criticalPoint.kelvin;
  const sum = vapourTerms.reduce((all, [factor, power]) => all + factor * distance ** power, 0);
  return criticalPoint.pascal * Math.exp((criticalPoint.kelvin / kelvin) * sum);
}

/** Pressure at which ordinary ice melts, from the triple point down to 251 K. */
export function meltingPressure(kelvin: number): number {
  const ratio = kelvin / triplePoint.kelvin;
  const sum = meltingTerms.reduce((all, [factor, power]) => all + factor * (1 - ratio ** power), 0);
  return triplePoint.pascal * (1 + sum);
}

/** Pressure of the vapour over ice, up to the triple point. */
export function sublimationPressure(kelvin: number): number {
  const ratio = kelvin / triplePoint.kelvin;
  const sum = sublimationTerms.reduce((all, [factor, power]) => all + factor * ratio ** power, 0);
  return triplePoint.pascal * Math.exp(sum / ratio);
}
