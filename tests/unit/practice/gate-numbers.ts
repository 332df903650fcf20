const upTo = (count: number) => Array.from({ length: count }, (_, index) => index + 1);

/** How many of the small cubes of the block have two painted faces, counted one by one. */
function cubesWithTwoPaintedFaces(length: number, width: number, height: number): number {
  return upTo(length)
    .flatMap((x) => upTo(width).flatMap((y) => upTo(height).map((z) => [x, y, z] as const)))
    .filter(
      ([x, y, z]) =>
        [x === 1, x === length, y === 1, y === width, z === height].filter(Boolean).length === 2,
    ).length;
}

/** The right number of each question, computed from the data of its text. */
export const gateNumbers: Record<string, () => number> = {
  'candidates-who-pass-two-papers': () => 175 / (0.62 + 0.74 - (1 - 0.14)),
  'painted-block-cut-into-cubes': () => cubesWithTwoPaintedFaces(6, 5, 4),
  /** Number of states with this energy, in units of h²/8mL². */
  'degeneracy-in-a-rectangular-box': () =>
    upTo(10)
      .flatMap((x) => upTo(10).flatMap((y) => upTo(10).map((z) => x ** 2 + y ** 2 + (z / 2) ** 2)))
      .filter((energy) => energy === 6).length,
  'shared-corners-in-a-silicate-chain': () => (2 * (6 * 4 - 17)) / 6,
  /** Per cent, extraction by extraction. */
  'neodymium-in-combined-extracts': () => {
    const extracted = (ratio: number) => {
      let inWater = 1;
      let inSolvent = 0;
      for (let step = 0; step < 3; step += 1) {
        const moved = (inWater * ratio) / (1 + ratio);
        inSolvent += moved;
        inWater -= moved;
      }
      return inSolvent;
    };
    return (100 * extracted(4)) / (extracted(4) + extracted(0.25));
  },
  'rate-from-a-hammett-line': () => 52 ** (-0.27 / 0.78),
  /** Per cent. */
  'bond-length-in-excited-vibration': () =>
    100 * (Math.sqrt((2574.74 - 2524.64) / (2590.52 - 2541.8)) - 1),
  /** Kilopascals: the best of many pressures. */
  'pressure-for-fastest-surface-reaction': () => {
    const rate = (pressure: number) => pressure / (1 + 0.5 * pressure + 0.2 * 10) ** 2;
    const pressures = upTo(2000).map((step) => step / 100);
    return pressures.reduce((best, one) => (rate(one) > rate(best) ? one : best));
  },
  /** Thousands per mole, litre and second. */
  'rate-constant-of-a-cross-reaction': () =>
    Math.exp((Math.log(200 * 0.08) + (96485 * 0.3) / (8.314 * 298.15)) / 2) / 1000,
  'constant-of-an-isotope-exchange': () => {
    const molecule = (first: number, second: number, wavenumber: number) =>
      (first + second) ** 1.5 *
      (((first * second) / (first + second)) * (first === second ? 0.5 : 1)) *
      Math.exp((-1.4388 * wavenumber) / 2 / 700);
    return molecule(1, 2, 3813) ** 2 / (molecule(1, 1, 4401) * molecule(2, 2, 3115));
  },
};
