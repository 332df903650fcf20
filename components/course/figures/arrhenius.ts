/* Rate constants of the decomposition of N2O5 in the gas, in s⁻¹ (F. Daniels and E. H. Johnston, 1921). */
const rates: readonly (readonly [kelvin: number, k: number])[] = [
  [273, 7.87e-7],
  [298, 3.46e-5],
  [308, 1.35e-4],
  [318, 4.98e-4],
  [328, 1.5e-3],
  [338, 4.87e-3],
];

type Measured = { kelvin: number; inverse: number; lnK: number };

/** The measurements as the plot wants them: `inverse` is 1000 K / T. */
export const measured: readonly Measured[] = rates.map(([kelvin, k]) => ({
  kelvin,
  inverse: 1000 / kelvin,
  lnK: Math.log(k),
}));

const mean = (values: readonly number[]) =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

const middle = {
  inverse: mean(measured.map(({ inverse }) => inverse)),
  lnK: mean(measured.map(({ lnK }) => lnK)),
};

/** Slope of the least-squares line, in thousands of kelvin. */
export const slope =
  mean(measured.map((one) => (one.inverse - middle.inverse) * (one.lnK - middle.lnK))) /
  mean(measured.map((one) => (one.inverse - middle.inverse) ** 2));

/** ln k on the line at a value of 1000 K / T. */
export function lineAt(inverse: number): number {
  return middle.lnK + slope * (inverse - middle.inverse);
}

/** Activation energy in kJ/mol: minus the slope times the gas constant. */
export const activationEnergy = -slope * 8.314;
