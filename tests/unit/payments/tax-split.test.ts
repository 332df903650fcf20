import fc from 'fast-check';
import { rupees, type Paise } from '@/content/money';
import { splitTax } from '@/lib/payments/receipts/tax';

/** Worked by hand: amount, then taxable value and each half within Delhi, then both elsewhere. */
test.each([
  [99, [83.9, 7.55], [83.9, 15.1]],
  [116.82, [99, 8.91], [99, 17.82]],
  [499, [422.88, 38.06], [422.88, 76.12]],
  [1999, [1694.06, 152.47], [1694.07, 304.93]],
  [3499, [2965.26, 266.87], [2965.25, 533.75]],
  [4999, [4236.44, 381.28], [4236.44, 762.56]],
  [8999, [7626.28, 686.36], [7626.27, 1372.73]],
  [16180, [13711.86, 1234.07], [13711.86, 2468.14]],
  [24999, [21185.6, 1906.7], [21185.59, 3813.41]],
  [45000, [38135.6, 3432.2], [38135.59, 6864.41]],
] as const)('the 18%% inside ₹%d', (amount, [taxable, half], [elsewhere, igst]) => {
  expect(splitTax(rupees(amount), true)).toEqual({
    taxable: rupees(taxable),
    cgst: rupees(half),
    sgst: rupees(half),
    igst: null,
  });
  expect(splitTax(rupees(amount), false)).toEqual({
    taxable: rupees(elsewhere),
    cgst: null,
    sgst: null,
    igst: rupees(igst),
  });
});

/** amount × rate ÷ 118, half rounded up, in exact integers. */
const exact = (amount: number, rate: number) =>
  Number((2n * BigInt(amount) * BigInt(rate) + 118n) / 236n);

test('of every amount up to ₹5,000, and of any other, the parts add up and each tax is exact', () => {
  const check = (amount: number) => {
    const within = splitTax(amount as Paise, true);
    const beyond = splitTax(amount as Paise, false);
    const wrong =
      within.taxable + (within.cgst ?? 0) + (within.sgst ?? 0) !== amount ||
      beyond.taxable + (beyond.igst ?? 0) !== amount ||
      within.cgst !== exact(amount, 9) ||
      within.sgst !== within.cgst ||
      beyond.igst !== exact(amount, 18);
    if (wrong) throw new Error(`${amount} paise: ${JSON.stringify([within, beyond])}`);
  };
  for (let amount = 0; amount <= 500_000; amount += 1) check(amount);
  fc.assert(fc.property(fc.integer({ min: 0, max: 2_147_483_647 }), check), { numRuns: 5_000 });
});
