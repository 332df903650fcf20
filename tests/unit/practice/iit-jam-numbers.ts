const R = 8.314;
const avogadro = 6.022e23;

/** Numerical solution of a first-order differential equation by the classical Runge–Kutta method. */
function integrate(slope: (x: number, y: number) => number, to: number, steps = 1000): number {
  const h = to / steps;
  let y = 0;
  for (let step = 0; step < steps; step += 1) {
    const x = step * h;
    const first = slope(x, y);
    const second = slope(x + h / 2, y + (h / 2) * first);
    const third = slope(x + h / 2, y + (h / 2) * second);
    const fourth = slope(x + h, y + h * third);
    y += (h / 6) * (first + 2 * second + 2 * third + fourth);
  }
  return y;
}

/** The right number of each question, computed from the data of its text. */
export const iitJamNumbers: Record<string, () => number> = {
  /** Debye: the second moment is turned by 120° against the first. */
  'dipole-moment-of-a-meta-compound': () => {
    const angle = (120 * Math.PI) / 180;
    return Math.hypot(4 + 1.6 * Math.cos(angle), 1.6 * Math.sin(angle));
  },
  /** Kelvin, where the two lines cross. */
  'temperature-for-reduction-by-carbon': () => (-222 + 718) / (0.205 + 0.176),
  'box-probability-first-third': () => integrate((x) => 2 * Math.sin(2 * Math.PI * x) ** 2, 1 / 3),
  /** Millimoles of Fe(II). */
  'manganate-acidified-and-titrated': () => (6 * 2 * 5) / 3,
  /** Kelvin: equal enthalpy, H = C T + b p, before and after the plug. */
  'temperature-of-a-throttled-gas': () => {
    const enthalpy = 30 * 300 + 4e-5 * 101e5;
    return (enthalpy - 4e-5 * 1e5) / 30 - 300;
  },
  'value-of-a-linear-equation': () => integrate((x, y) => Math.exp(-x) - y, 2),
  'effective-charge-in-nickel-ion': () => 28 - (2 + 8 + 8) - (8 - 1) * 0.35,
  /** Per cent. */
  'transmittance-after-dilution': () => {
    const absorbance = -Math.log10(0.36);
    return 100 * 10 ** -((absorbance / 2) * (1 / 2));
  },
  /** Milligrams. */
  'isotope-dilution-of-glycine': () => (10 * 400) / 80 - 10,
  /** Picometres: half the body diagonal of a cube with edge a/2. */
  'distance-in-a-metal-dihydride': () => {
    const edge = Math.cbrt((4 * 142) / avogadro / 5.45) * 1e10;
    return Math.hypot(edge / 4, edge / 4, edge / 4);
  },
  /** Volts, by Gibbs energies. */
  'potential-with-insoluble-iodide': () => {
    const reduction = -96485 * 0.153;
    const precipitation = R * 298.15 * Math.log(1.1e-12);
    return -(reduction + precipitation) / 96485;
  },
  /** Per mole, litre and second; two linear equations by Cramer’s rule. */
  'catalytic-constant-from-two-buffers': () =>
    (3.4e-4 * 0.15 - 6.2e-4 * 0.05) / (1e-5 * 0.15 - 1e-5 * 0.05),
  /** Square nanometres. */
  'area-per-surfactant-molecule': () => (R * 298.15 * Math.log(10) * 1e18) / (0.011 * avogadro),
};
