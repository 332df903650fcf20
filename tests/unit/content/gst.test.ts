import fc from 'fast-check';
import { gstNote, splitGst } from '@/content/catalogue/gst';
import { rupees, type Paise } from '@/content/money';
import { perMonth } from '@/content/catalogue/plan';
import type { Duration } from '@/content/catalogue/tiers';

test('the note is worded as in the specification', () => {
  expect(gstNote).toBe('Note: 18% GST is included in above fees as per govt. norms.');
});

test.each([
  [4999, 762.56],
  [1999, 304.93],
  [34180, 5213.9],
  [45000, 6864.41],
  [118, 18],
  [0, 0],
])('%d rupees hold %d rupees of GST', (price, gst) => {
  expect(splitGst(rupees(price)).gst).toBe(rupees(gst));
});

test('net price and GST are whole paise, add up to the price, and stand as 100 to 18', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1_000_000_000 }), (price) => {
      const { net, gst } = splitGst(price as Paise);
      expect([net, gst].every(Number.isInteger)).toBe(true);
      expect(net + gst).toBe(price);
      // Rounding moves the GST by half a paisa at most, and 18% of the rounded net slightly more.
      expect(Math.abs(gst - net * 0.18)).toBeLessThanOrEqual(0.6);
    }),
  );
});

test.each<[number, Duration, number]>([
  [4999, '6-months', 833],
  [8999, '1-year', 750],
  [35000, '2-years', 1458],
  [34180, '6-months', 5697],
])('%d rupees for %s are about %d rupees a month', (price, duration, monthly) => {
  expect(perMonth({ price: rupees(price), duration })).toBe(rupees(monthly));
});
