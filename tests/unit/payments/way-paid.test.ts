import { paymentWayLabel } from '@/lib/payments/receipts/receipt';

test.each([
  [{ provider: 'phonepe', method: null }, 'PhonePe'],
  [{ provider: 'office', method: 'bank' }, 'Bank deposit'],
  [{ provider: 'office', method: null }, 'office'],
])('%j is printed as %s', (payment, printed) => {
  expect(paymentWayLabel(payment)).toBe(printed);
});
