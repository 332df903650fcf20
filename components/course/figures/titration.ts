/* 25 mL of 0.1 M strong acid, titrated with 0.1 M strong base at 25 °C. */
const acidVolume = 25;
const concentration = 0.1;
const waterProduct = 1e-14;

/** The pH after this many mL of base, from the charge balance [H⁺] + [Na⁺] = [OH⁻] + [Cl⁻]. */
export function titrationPh(volume: number): number {
  const excess = (concentration * (acidVolume - volume)) / (acidVolume + volume);
  const larger = (Math.abs(excess) + Math.sqrt(excess * excess + 4 * waterProduct)) / 2;
  const pOfLarger = -Math.log10(larger);
  return excess >= 0 ? pOfLarger : 14 - pOfLarger;
}

const steps = 24;

/* From 0 mL on, ever closer together towards the equivalence point, where the curve is steep. */
const before = Array.from(
  { length: steps },
  (_, step) => acidVolume * (1 - (1 - step / steps) ** 3),
);

/** Volumes in mL at which the curve is drawn, the same before and after the equivalence point. */
export const titrationVolumes: readonly number[] = [
  ...before,
  acidVolume,
  ...before.map((volume) => 2 * acidVolume - volume).reverse(),
];
