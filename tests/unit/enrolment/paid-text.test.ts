import { rupees } from '@/content/money';
import { paidText, type CopiedPayment } from '@/lib/enrolment/registration-copy';

const paid: CopiedPayment = {
  standing: 'paid',
  amount: rupees(8999),
  paidOn: '2026-11-21',
  receipt: { number: 'OC/26-27/000123' },
  refunds: [],
};

test('a payment is shown with its day and receipt', () => {
  expect(paidText([paid])).toBe('₹8,999 on 21 November 2026, receipt OC/26-27/000123');
  expect(paidText([{ ...paid, paidOn: null, receipt: null }, paid])).toBe(
    '₹8,999; ₹8,999 on 21 November 2026, receipt OC/26-27/000123',
  );
});

test('a refund is shown once it is done', () => {
  const refunds = [
    { amount: rupees(1000), done: true },
    { amount: rupees(500), done: false },
  ];
  expect(paidText([{ ...paid, refunds }])).toBe(
    '₹8,999 on 21 November 2026, receipt OC/26-27/000123, ₹1,000 refunded',
  );
});

test.each(['confirming', 'review', 'failed'] as const)('%s is not paid', (standing) => {
  expect(paidText([{ ...paid, standing }])).toBe('Not paid yet');
  expect(paidText([])).toBe('Not paid yet');
});
