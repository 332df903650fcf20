import fc from 'fast-check';
import { formatRupees, rupees } from '@/content/money';

test.each([
  [99, '₹99'],
  [4999, '₹4,999'],
  [100_000, '₹1,00,000'],
  [116.82, '₹116.82'],
  [0.5, '₹0.50'],
])('%d rupees are written %s', (amount, written) => {
  expect(formatRupees(rupees(amount))).toBe(written);
});

test('no paisa is lost on the way to paper and back', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 100_000_000 }), (paise) => {
      const written = formatRupees(rupees(paise / 100));
      expect(Math.round(Number(written.replaceAll(/[₹,]/g, '')) * 100)).toBe(paise);
    }),
  );
});
