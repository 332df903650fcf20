const R = 8.314;

/** The right number of each question, computed from the data of its text. */
export const cuetNumbers: Record<string, () => number> = {
  /** Kelvin. */
  'equal-rms-speed-two-gases': () => {
    const squaredSpeed = (3 * R * 300) / 0.016;
    return (squaredSpeed * 0.044) / (3 * R);
  },
  /** Kilojoules per mole. */
  'lattice-energy-from-known-salt': () => ((910 * 231) / 210) * 4,
  /** Joules per kelvin and mole. */
  'entropy-of-chelate-exchange': () => -17_000 / 298 + R * Math.log(10 ** (18.3 - 8.6)),
  'linked-chemical-potential-changes': () => (-0.25 * 12) / (1 - 0.25),
  /** Millilitres. */
  'borax-with-hydrochloric-acid': () => ((0.3814 / 381.4) * 2 * 1000) / 0.1,
  /** Bar. */
  'langmuir-pressure-for-coverage': () => 0.6 / (1 - 0.6) / (0.2 / (1 - 0.2) / 1),
  /** Centimetres. */
  'capillary-rise-second-liquid': () => (4 * 0.3) / 0.75 / 0.5,
  /** In powers of ten as printed: 2.0e-4 becomes 2.0. */
  'sulfate-left-before-iodide': () => ((1.6e-8 * 0.01 ** 2) / 8.0e-9) * 1e4,
  /** Grams. */
  'isopiestic-glucose-salt': () => (400 * 2 * 0.1) / (0.1 + 2 * 0.1),
  /** Grams. */
  'solid-above-eutectic-temperature': () => (100 * (50 - 20)) / 50,
  /** Nanometres. */
  'stokes-line-wavelength': () => 1e7 / (1e7 / 488 - 992),
  'same-gap-in-longer-box': () => ((2 ** 2 - 1 ** 2) * 3 ** 2 - 1) / 2,
  /** Minutes; the constant comes from the second time. */
  'time-for-ninety-percent': () => {
    const constant = (1 / 0.25 - 1) / 120;
    return (1 / 0.1 - 1) / constant;
  },
  /** Kilojoules per mole. */
  'hydration-enthalpy-ligand-field': () => -4560 + 3 * 0.4 * 17_400 * 0.01196,
  /** Joules per kelvin. */
  'hot-block-into-lake': () => 400 * Math.log(300 / 400) + (400 * (400 - 300)) / 300,
  /** Days. */
  'sacrificial-magnesium-lifetime': () => ((4860 / 24.3) * 2 * 96_485 * 0.6) / 0.5 / 86_400,
  'cation-exchange-with-edta': () => (26 * 0.1 - 2 * 16 * 0.05) / 10,
};
