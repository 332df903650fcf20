import fc from 'fast-check';
import { rupees, type Paise } from '@/content/money';
import type { PaymentStanding } from '@/lib/enrolment/shown-payment';
import { payableNow } from '@/lib/payments/amount-due';
import { purchaseFee, paymentStanding } from '@/lib/payments/payment-state';
import { dueOf, type PaymentStatus } from '@/lib/site/money-terms';

test.each<[PaymentStatus, string]>([
  ['created', 'confirming'],
  ['pending', 'confirming'],
  ['paid', 'paid'],
  ['partRefunded', 'paid'],
  ['refunded', 'paid'],
  ['failed', 'failed'],
  ['expired', 'failed'],
  ['review', 'review'],
])('%s shows %s to the payer', (status, standing) => {
  expect(paymentStanding(status)).toBe(standing);
});

const paise = fc.integer({ min: 0, max: 10_000_000 }).map((amount) => amount as Paise);

test('due and paid add up to the price, unless more was paid', () => {
  fc.assert(
    fc.property(paise, paise, (price, paid) => {
      const due = dueOf(price, paid) ?? NaN;
      expect(due).toBeGreaterThanOrEqual(0);
      expect(due === 0 ? paid >= price : due + paid === price).toBe(true);
    }),
  );
});

test('of a price that is not known nothing is due', () => {
  fc.assert(fc.property(paise, (paid) => expect(dueOf(null, paid)).toBeNull()));
});

test('only the sum due can be paid, and nothing during a review', () => {
  const fee = { price: rupees(8999), paid: rupees(4000), inReview: false };
  expect(payableNow(fee)).toBe(rupees(4999));
  expect(payableNow({ ...fee, inReview: true })).toBeNull();
  expect(payableNow({ ...fee, paid: rupees(8999) })).toBeNull();
  expect(payableNow({ ...fee, price: null })).toBeNull();
});

test('a purchase shows its payments and the last open one; failed ones are ignored', () => {
  const payment = (standing: PaymentStanding, amount: number) => ({
    standing,
    amount: rupees(amount),
  });
  const [first, second, review] = [payment('paid', 1), payment('paid', 2), payment('review', 3)];
  const [old, open] = [payment('confirming', 4), payment('confirming', 4)];
  expect(purchaseFee(rupees(10), [first, old, review, payment('failed', 5), second, open])).toEqual(
    {
      paid: [first, second],
      underWay: open,
      review,
      due: rupees(7),
    },
  );
  expect(purchaseFee(null, [])).toEqual({ paid: [], underWay: null, review: null, due: null });
});
