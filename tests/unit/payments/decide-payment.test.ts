import { decide, type Standing } from '@/lib/payments/decide';
import { paymentStatuses, type PaymentStatus } from '@/lib/site/money-terms';
import {
  after,
  gateway,
  afterReport,
  PRICE,
  report,
  staff,
  standing,
  tooLate,
} from './payment-standing';

const inAny = (...statuses: PaymentStatus[]) => statuses.map((status) => standing({ status }));
const rest = (...statuses: PaymentStatus[]) =>
  inAny(...paymentStatuses.filter((status) => !statuses.includes(status)));

const settled = standing({
  status: 'paid',
  gatewayPaymentId: 'pay_1',
  history: [{ what: 'paid', amountPaise: PRICE, gatewayPaymentId: 'pay_1' }],
});

test.each(inAny('created', 'pending', 'failed', 'expired'))(
  'money as asked for settles a payment that is $status',
  (payment) => {
    expect(decide(payment, report('paid'), gateway)).toEqual({
      status: 'paid',
      attention: null,
      amountPaise: PRICE,
      excessPaise: 0,
      gatewayPaymentId: 'pay_1',
      events: ['paid'],
      another: false,
      mails: ['paid'],
    });
  },
);

test('a report without a currency is in rupees', () => {
  const silent = report('paid', { currency: null });
  expect(afterReport(standing(), silent)).toMatchObject({ status: 'paid' });
});

test.each(inAny('paid', 'partRefunded', 'refunded'))(
  'the same money again changes nothing: $status',
  (one) => {
    const payment: Standing = { ...settled, status: one.status };
    expect(decide(payment, report('paid'), gateway)).toBeNull();
    expect(decide(payment, report('paid', { gatewayPaymentId: null }), gateway)).toBeNull();
    for (const state of ['failed', 'pending', 'notFound'] as const) {
      for (const voice of [gateway, staff, tooLate]) {
        expect(decide(payment, report(state), voice)).toBeNull();
      }
    }
  },
);

const wrong = {
  'too little': { amount: PRICE - 1 },
  'too much': { amount: PRICE * 2 },
  'an amount nobody says': { amount: null },
  'another currency': { currency: 'USD' },
};

describe.each(Object.entries(wrong))('%s', (_, more) => {
  test.each(inAny('created', 'pending', 'failed', 'expired'))(
    'goes to review, from $status',
    (payment) => {
      const next = afterReport(payment, report('paid', more));
      expect(next).toMatchObject({ status: 'review', attention: 'mismatch', amountPaise: PRICE });
      const decision = decide(payment, report('paid', more), gateway);
      expect(decision).toMatchObject({ events: ['mismatch'], mails: ['review'] });
      expect(decide(next, report('paid', more), gateway)).toBeNull();
    },
  );

  test('a mismatch on a settled payment is flagged, and the payment stays settled', () => {
    const next = afterReport(settled, report('paid', more));
    expect(next).toMatchObject({ status: 'paid', attention: 'mismatch', amountPaise: PRICE });
    expect(decide(next, report('paid', more), gateway)).toBeNull();
  });

  test('staff who mistype it settle nothing', () => {
    expect(afterReport(standing(), report('paid', more), staff)).toMatchObject({
      status: 'review',
    });
  });
});

describe('in review', () => {
  const less = report('paid', { amount: PRICE - 100 });
  const inReview = afterReport(standing(), less);

  test('only staff end it', () => {
    for (const state of ['failed', 'pending', 'notFound'] as const) {
      expect(decide(inReview, report(state), gateway)).toBeNull();
      expect(decide(inReview, report(state), tooLate)).toBeNull();
    }
  });

  test('more money is noted once, and stays in review', () => {
    const more = report('paid', { gatewayPaymentId: 'pay_2' });
    const next = afterReport(inReview, more);
    expect(decide(inReview, more, gateway)).toMatchObject({
      events: ['paid'],
      mails: ['review'],
    });
    expect(next).toMatchObject({ status: 'review', gatewayPaymentId: 'pay_1' });
    expect(decide(next, more, gateway)).toBeNull();
  });

  test('staff take what came', () => {
    const taken = afterReport(inReview, { ...less, gatewayPaymentId: null }, staff);
    expect(taken).toMatchObject({ status: 'paid', attention: null, amountPaise: PRICE - 100 });
    expect(taken.gatewayPaymentId).toBe('pay_1');
    expect(decide(taken, less, gateway)).toBeNull();
    const withoutAmount = report('paid', { amount: null, gatewayPaymentId: null });
    expect(afterReport(inReview, withoutAmount, staff)).toMatchObject({
      status: 'paid',
      amountPaise: PRICE,
    });
  });

  test('staff dismiss it: the same news does not open it again, other money does', () => {
    const dismissed = afterReport(inReview, report('failed'), staff);
    expect(dismissed).toMatchObject({ status: 'failed', attention: null });
    expect(decide(dismissed, less, gateway)).toBeNull();
    const other = report('paid', { amount: 1, gatewayPaymentId: 'pay_2' });
    expect(afterReport(dismissed, other)).toMatchObject({ status: 'review' });
    const right = report('paid', { gatewayPaymentId: 'pay_3' });
    expect(afterReport(dismissed, right)).toMatchObject({
      status: 'paid',
      gatewayPaymentId: 'pay_3',
    });
  });
});

test.each([
  [0, PRICE],
  [PRICE - 1, 1],
])('with %i paise of the price left, what is above is owed back and shown to staff', (...all) => {
  const [roomPaise, excessPaise] = all;
  expect(decide(standing({ roomPaise }), report('paid'), gateway)).toMatchObject({
    status: 'paid',
    attention: 'overpaid',
    excessPaise,
    events: ['paid', 'overpaid'],
    mails: ['paid', 'secondPayment'],
  });
});

test('money for a plan that was changed meanwhile is taken, and shown to staff', () => {
  const payment = standing({ planChanged: true });
  expect(decide(payment, report('paid'), gateway)).toMatchObject({
    status: 'paid',
    attention: 'plan changed',
    amountPaise: PRICE,
    events: ['paid'],
    mails: ['paid', 'review'],
  });
  const over = { ...payment, roomPaise: 0 };
  expect(afterReport(over, report('paid'))).toMatchObject({ attention: 'overpaid' });
  // The owner has seen the change before ending the review.
  const ended = afterReport({ ...payment, status: 'review' }, report('paid'), staff);
  expect(ended).toMatchObject({ status: 'paid', attention: null });
});

test('a payment without a registration is settled and flagged for staff', () => {
  expect(decide(standing({ unattached: true }), report('paid'), gateway)).toMatchObject({
    status: 'paid',
    attention: 'unattached',
    mails: ['paid', 'review'],
  });
});

test('other money on a settled order becomes a payment of its own', () => {
  const second = report('paid', { amount: 100, gatewayPaymentId: 'pay_2' });
  const decision = decide(settled, second, gateway);
  expect(decision).toMatchObject({ status: 'paid', attention: null, gatewayPaymentId: 'pay_1' });
  expect(decision).toMatchObject({ events: ['second payment'], another: true, mails: [] });
  const next = { ...after(settled, second, decision), takenElsewhere: true };
  expect(decide(next, second, gateway)).toBeNull();
});

test('other money without an amount is shown to staff, once', () => {
  const second = report('paid', { amount: null, gatewayPaymentId: 'pay_2' });
  const next = afterReport(settled, second);
  expect(next).toMatchObject({ status: 'paid', attention: 'mismatch', gatewayPaymentId: 'pay_1' });
  expect(decide(next, second, gateway)).toBeNull();
});

test('money that belongs to another payment settles nothing', () => {
  const claimed = standing({ takenElsewhere: true });
  expect(afterReport(claimed, report('paid'))).toMatchObject({
    status: 'review',
    gatewayPaymentId: null,
  });
  const second = report('paid', { gatewayPaymentId: 'pay_2' });
  expect(decide({ ...settled, takenElsewhere: true }, second, gateway)).toBeNull();
  const taken = afterReport(
    standing({ status: 'review', takenElsewhere: true }),
    report('paid'),
    staff,
  );
  expect(taken).toMatchObject({ status: 'paid', gatewayPaymentId: null });
});

test('a payment id that is reported later is added', () => {
  const unnamed = afterReport(standing(), report('paid', { gatewayPaymentId: null }));
  expect(unnamed).toMatchObject({ status: 'paid', gatewayPaymentId: null });
  const decision = decide(unnamed, report('paid'), gateway);
  expect(decision).toMatchObject({
    gatewayPaymentId: 'pay_1',
    events: ['identified'],
    mails: [],
  });
  expect(decide({ ...unnamed, takenElsewhere: true }, report('paid'), gateway)).toBeNull();
});

test.each(inAny('created', 'pending', 'expired'))(
  'a failure ends a payment that is $status',
  (payment) => {
    expect(afterReport(payment, report('failed'))).toMatchObject({ status: 'failed' });
    expect(decide(afterReport(payment, report('failed')), report('failed'), gateway)).toBeNull();
  },
);

test('that it is pending is news only at first', () => {
  expect(afterReport(standing({ status: 'created' }), report('pending')).status).toBe('pending');
  for (const payment of rest('created')) {
    expect(decide(payment, report('pending'), gateway)).toBeNull();
  }
});

test('an unknown order stays unchanged until it expires', () => {
  for (const payment of rest()) expect(decide(payment, report('notFound'), gateway)).toBeNull();
  for (const payment of inAny('created', 'pending')) {
    expect(afterReport(payment, report('notFound'), tooLate).status).toBe('expired');
    expect(afterReport(payment, report('pending'), tooLate).status).toBe('expired');
  }
  for (const payment of rest('created', 'pending')) {
    expect(decide(payment, report('notFound'), tooLate)).toBeNull();
  }
});
