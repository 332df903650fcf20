/** The right number of each question, computed from the data of its text. */
export const csirNetNumbers: Record<string, () => number> = {
  /** Fall in percent. */
  'profit-after-price-cut': () => {
    const before = 1 - 0.6;
    const after = (1 - 0.2 - 0.6) * 1.35;
    return (1 - after / before) * 100;
  },
  'units-digit-sequence': () => {
    let [before, last] = [7, 9];
    for (let place = 3; place <= 2027; place += 1) [before, last] = [last, (before * last) % 10];
    return last;
  },
  'reading-semi-log-graph': () => Math.exp(Math.log(50) + (Math.log(0.5 / 50) * (3 - 2)) / (6 - 2)),
  'distribution-coefficient-acidic-drug': () => {
    const hydrogen = 10 ** -7.4;
    const neutral = hydrogen / (hydrogen + 10 ** -4.4);
    return Math.log10(neutral * 10 ** 3.2);
  },
  'equal-populations-degenerate-level': () => 200 / (0.695 * Math.log(3)),
  'carbido-cluster-metal-bonds': () => (5 * 18 - (5 * 8 + 15 * 2 + 4)) / 2,
  /** K+, NO2+, H3O+ and the HSO4- that balance their charges. */
  'potassium-nitrate-in-sulfuric-acid': () => {
    const cations = 1 + 1 + 1;
    return cations + cations;
  },
  /** Percent. */
  'hexenyl-radical-clock': () => 100 / (1 + (2.0e6 * 0.04) / 2.4e5),
  /** Lowest shift per square of a small scale of the exact secular determinant, in wavenumbers. */
  'second-order-ground-shift': () => {
    const scale = 1e-3;
    const determinant = (e: number) =>
      -e * (4000 - e) * (8000 - e) -
      (300 * scale) ** 2 * (8000 - e) -
      (400 * scale) ** 2 * (4000 - e);
    let [low, high] = [-1, 1];
    for (let i = 0; i < 200; i += 1) {
      const middle = (low + high) / 2;
      if (determinant(middle) > 0) low = middle;
      else high = middle;
    }
    return low / scale ** 2;
  },
  'standard-addition-polarography': () => {
    const before = 4.2 - 0.3;
    const after = 9.1 - 0.3;
    return (5 * 2 * before) / (30 * after - 25 * before);
  },
  /** Percent. */
  'coupling-two-alcohol-units': () => ((2 * 0.6) / (1 + 0.6 ** 2)) * 100,
  'nephelauxetic-ratio-nickel': () => (17_660 + 28_840 - 3 * 11_000) / 15 / 1041,
  /** Microseconds. */
  'temperature-jump-dimerisation': () => {
    const [forward, back, total] = [5.0e5, 1.0e3, 6.0e-3];
    const double = (2 * forward) / back;
    const a = (-1 + Math.sqrt(1 + 4 * double * total)) / (2 * double);
    return 1e6 / (4 * forward * a + back);
  },
  /** Gap between S = 1/2 and S = 3/2 in wavenumbers. */
  'coupled-spins-iron-sulfur-cluster': () => {
    const energy = (s: number) => 100 * (s * (s + 1) - 2.5 * 3.5 - 2 * 3);
    return energy(1.5) - energy(0.5);
  },
  /** Characters for E, C2, i and the plane; the product with the upper state must be that of z. */
  'vibronic-intensity-by-symmetry': () => {
    const modes = [
      { count: 5, characters: [1, 1, 1, 1] },
      { count: 1, characters: [1, -1, 1, -1] },
      { count: 2, characters: [1, 1, -1, -1] },
      { count: 4, characters: [1, -1, -1, 1] },
    ];
    const upper = [1, -1, 1, -1];
    const z = [1, 1, -1, -1];
    return modes
      .filter(({ characters }) => characters.every((one, i) => one * (upper[i] ?? 0) === z[i]))
      .reduce((sum, { count }) => sum + count, 0);
  },
  /** Volts. */
  'formal-potential-proton-coupled': () => {
    const free = 10 ** -6.5 / (10 ** -6.5 + 10 ** -4.5);
    return 0.2 - 0.0592 * Math.log10(free);
  },
  /** Root of equal activities over pressures, by bisection. */
  'azeotrope-composition-margules': () => {
    const difference = (x: number) =>
      60 * Math.exp(1.2 * (1 - x) ** 2) - 40 * Math.exp(1.2 * x ** 2);
    let [low, high] = [0, 1];
    for (let i = 0; i < 60; i += 1) {
      const middle = (low + high) / 2;
      if (difference(middle) > 0) low = middle;
      else high = middle;
    }
    return low;
  },
};
