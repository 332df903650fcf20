import fc from 'fast-check';
import { pool } from '@/lib/platform/db';

const DAY_MS = 86_400_000;
const moment = fc.date({
  min: new Date('1969-06-01'),
  max: new Date('2100-01-01'),
  noInvalidDate: true,
});
/** A part of the way to another row, and how many times that way is gone. */
const way = fc.record({
  edge: moment,
  otherMs: fc.oneof(
    fc.integer({ min: -2 * DAY_MS, max: 2 * DAY_MS }),
    fc.integer({ min: -3000, max: 3000 }).map((days) => days * DAY_MS),
  ),
  times: fc.double({ min: 0.1, max: 2_000, noNaN: true }),
  part: fc.double({ min: 0, max: 1, noNaN: true }),
});

test('the days looked through hold every row on the way, up to a hundred years', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(way, { minLength: 50, maxLength: 50 }), async (ways) => {
      const asked = ways.map(({ edge, otherMs, times, part }) => {
        const reach = Math.max(-36_500 * DAY_MS, Math.min(36_500 * DAY_MS, otherMs * times));
        const at = new Date(edge.getTime() + Math.trunc(reach * part));
        return { edge, other: new Date(edge.getTime() + otherMs), times, at };
      });
      const { rows } = await pool.query<{ found: boolean; count: number }>(
        `select search.days(at::timestamptz) && days as found, cardinality(days) as count
         from unnest($1::text[], $2::text[], $3::float8[], $4::text[]) as one (edge, other, times, at),
           search.days_towards(edge::timestamptz, other::timestamptz, times) as days`,
        [
          asked.map(({ edge }) => edge.toISOString()),
          asked.map(({ other }) => other.toISOString()),
          asked.map(({ times }) => times),
          asked.map(({ at }) => at.toISOString()),
        ],
      );
      expect(rows.map(({ found }) => found)).toEqual(asked.map(() => true));
      expect(Math.max(...rows.map(({ count }) => count))).toBeLessThan(1_200);
    }),
    { numRuns: 40 },
  );
});
