import fc from 'fast-check';
import {
  largestOf,
  percentileOf,
  rangeOf,
  ratingOf,
  vitalNames,
  vitals,
  type VitalName,
} from '@/lib/web-vitals/vitals';

/** How many of these values are in each range. */
function histogramOf(vital: VitalName, values: readonly number[]): Map<number, number> {
  const histogram = new Map<number, number>();
  for (const value of values) {
    const upTo = rangeOf(vital, value);
    histogram.set(upTo, (histogram.get(upTo) ?? 0) + 1);
  }
  return histogram;
}

/** The smallest of the values that at least `percent` of them do not exceed (nearest rank). */
function exactPercentile(values: readonly number[], percent: number): number {
  const sorted = [...values].sort((one, other) => one - other);
  return sorted[Math.ceil((sorted.length * percent) / 100) - 1] ?? NaN;
}

const measured = fc.constantFrom(...vitalNames).chain((vital) =>
  fc.record({
    vital: fc.constant(vital),
    values: fc.array(
      fc.oneof(
        fc.integer({ min: 0, max: largestOf(vital) }),
        fc.constantFrom(...vitals[vital].ranges),
      ),
      { minLength: 1, maxLength: 200 },
    ),
  }),
);

test('a percentile is in the range of the exact one, and none is below a smaller one', () => {
  fc.assert(
    fc.property(measured, fc.integer({ min: 1, max: 100 }), ({ vital, values }, percent) => {
      const histogram = histogramOf(vital, values);
      const estimated = percentileOf(vital, histogram, percent) ?? NaN;
      expect(rangeOf(vital, estimated)).toBe(rangeOf(vital, exactPercentile(values, percent)));
      const larger = percentileOf(vital, histogram, Math.min(percent + 5, 100)) ?? NaN;
      expect(larger).toBeGreaterThanOrEqual(estimated);
    }),
  );
});

test('visits of a range count as spread evenly over it', () => {
  // 40 up to 2 s, 60 up to 2.25 s: the 75th of 100 is the 35th of the 60, the 95th the 55th.
  const visits = new Map([
    [2_000, 40],
    [2_250, 60],
  ]);
  expect(percentileOf('lcp', visits, 75)).toBeCloseTo(2_000 + (250 * 35) / 60);
  expect(percentileOf('lcp', visits, 95)).toBeCloseTo(2_000 + (250 * 55) / 60);
  expect(percentileOf('cls', new Map([[0, 9]]), 95)).toBe(0);
  expect(percentileOf('inp', new Map(), 75)).toBeNull();
});

test('ranges rise and end at the thresholds, so that a rating is never a matter of the estimate', () => {
  for (const vital of vitalNames) {
    const { goodUpTo, poorAbove } = vitals[vital];
    const ranges: readonly number[] = vitals[vital].ranges;
    expect(ranges).toEqual([...new Set(ranges)].sort((one, other) => one - other));
    expect(ranges).toEqual(expect.arrayContaining([goodUpTo, poorAbove]));
    expect(() => rangeOf(vital, largestOf(vital) + 1)).toThrow('is in no range');
  }
  expect([2_500, 2_501, 4_000, 4_001].map((ms) => ratingOf('lcp', ms))).toEqual([
    'good',
    'needs work',
    'needs work',
    'poor',
  ]);
  expect([200, 500, 501].map((ms) => ratingOf('inp', ms))).toEqual(['good', 'needs work', 'poor']);
  expect([100, 250, 251].map((shift) => ratingOf('cls', shift))).toEqual([
    'good',
    'needs work',
    'poor',
  ]);
});
