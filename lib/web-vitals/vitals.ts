/**
 * The Core Web Vitals, each with its ranges and with Google's thresholds for the 75th percentile
 * (https://web.dev/articles/vitals). Numbers are milliseconds; those of layout shift, which has no unit, are
 * thousandths.
 */
export const vitals = {
  lcp: {
    label: 'Largest contentful paint',
    about: 'when the main text or picture was shown',
    unit: 's',
    goodUpTo: 2_500,
    poorAbove: 4_000,
    ranges: [
      250, 500, 750, 1_000, 1_250, 1_500, 1_750, 2_000, 2_250, 2_500, 3_000, 3_500, 4_000, 5_000,
      6_000, 8_000, 10_000, 15_000, 20_000, 30_000, 60_000, 120_000, 600_000,
    ],
  },
  inp: {
    label: 'Interaction to next paint',
    about: 'how long a press took to show',
    unit: 'ms',
    goodUpTo: 200,
    poorAbove: 500,
    ranges: [
      25, 50, 75, 100, 125, 150, 175, 200, 250, 300, 400, 500, 600, 800, 1_000, 1_500, 2_000, 5_000,
      10_000, 60_000,
    ],
  },
  cls: {
    label: 'Cumulative layout shift',
    about: 'how far parts of the page moved by themselves',
    unit: '',
    goodUpTo: 100,
    poorAbove: 250,
    ranges: [
      0, 10, 25, 50, 75, 100, 125, 150, 175, 200, 250, 300, 400, 500, 750, 1_000, 10_000, 100_000,
    ],
  },
} as const satisfies Readonly<Record<string, Vital>>;

interface Vital {
  label: string;
  /** What it is, in a few words. */
  about: string;
  /** In which it is printed; none for layout shift. */
  unit: 's' | 'ms' | '';
  goodUpTo: number;
  poorAbove: number;
  /**
   * Upper bounds, included; each range begins above the one before, the first at 0. Rows in the database name
   * them: one may be added, none removed.
   */
  ranges: readonly number[];
}

export type VitalName = keyof typeof vitals;
export const vitalNames = Object.keys(vitals) as VitalName[];

/** The largest value that is counted. */
export const largestOf = (vital: VitalName): number => Math.max(...vitals[vital].ranges);

/**
 * The upper bound of the range of a value.
 * @throws Error above the last range: the schema of the call refuses such a value
 */
export function rangeOf(vital: VitalName, value: number): number {
  const found = vitals[vital].ranges.find((upTo) => value <= upTo);
  if (found === undefined) throw new Error(`${vital} ${value} is in no range.`);
  return found;
}

/** How many visits were in a range, by its upper bound. */
export type Histogram = ReadonlyMap<number, number>;

/**
 * Estimates a percentile, as if the visits of a range were spread evenly over it (as Prometheus'
 * histogram_quantile does). It is in the same range as the exact percentile.
 * @param percent above 0, at most 100
 * @returns null without visits
 */
export function percentileOf(vital: VitalName, visits: Histogram, percent: number): number | null {
  const total = [...visits.values()].reduce((sum, count) => sum + count, 0);
  const rank = (total * percent) / 100;
  let below = 0;
  let from = 0;
  for (const upTo of vitals[vital].ranges) {
    const count = visits.get(upTo) ?? 0;
    if (count > 0 && below + count >= rank) {
      return from + ((upTo - from) * (rank - below)) / count;
    }
    below += count;
    from = upTo;
  }
  return null;
}

export type Rating = 'good' | 'needs work' | 'poor';

/** "1.8 s", "160 ms", "0.05" */
export function printVital(vital: VitalName, value: number): string {
  const { unit } = vitals[vital];
  if (unit === 'ms') return `${Math.round(value)} ms`;
  return unit === 's' ? `${(value / 1_000).toFixed(1)} s` : (value / 1_000).toFixed(2);
}

/** Google's word for a 75th percentile. */
export function ratingOf(vital: VitalName, p75: number): Rating {
  const { goodUpTo, poorAbove } = vitals[vital];
  if (p75 <= goodUpTo) return 'good';
  return p75 <= poorAbove ? 'needs work' : 'poor';
}
