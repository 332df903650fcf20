import fc from 'fast-check';
import type { HistoryEntry } from '@/lib/payments/decide';
import {
  afterRefund,
  amountReceived,
  owedBack,
  refundable,
  type RefundPart,
} from '@/lib/payments/refundable';
import type { PaymentStatus } from '@/lib/site/money-terms';

const money = { amountPaise: 500, excessPaise: 0 };

const paise = fc.integer({ min: 100, max: 10_000_000 });
const part = fc.double({ min: 0, max: 1, noNaN: true });

/** An act of staff or of a gateway on the refunds of a payment. */
const act = fc.oneof(
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('ask' as const), part }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('askAll' as const) }) },
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constantFrom('done' as const, 'failed' as const),
      of: fc.nat(9),
    }),
  },
);

const sum = (refunds: RefundPart[], ...statuses: string[]) =>
  refunds
    .filter(({ status }) => statuses.includes(status))
    .reduce((total, { amountPaise }) => total + amountPaise, 0);

test('in parts and as a whole, never more goes back than came, and the status says how much', () => {
  fc.assert(
    fc.property(
      paise,
      fc.constantFrom<PaymentStatus>('paid', 'review'),
      fc.array(act, { maxLength: 30 }),
      (received, began, acts) => {
        const none = { attention: null as string | null, excessPaise: 0 };
        let payment = { status: began, ...none, amountPaise: received };
        const refunds: RefundPart[] = [];
        for (const one of acts) {
          const left = refundable(received, refunds);
          expect(left).toBe(received - sum(refunds, 'pending', 'done'));
          if (one.kind === 'ask' || one.kind === 'askAll') {
            const amountPaise = one.kind === 'askAll' ? left : Math.ceil(left * one.part);
            if (amountPaise > 0 && amountPaise <= left) {
              refunds.push({ amountPaise, status: 'pending' });
            }
            continue;
          }
          const refund = refunds.filter(({ status }) => status === 'pending')[one.of];
          if (!refund) continue;
          refund.status = one.kind;
          payment = { ...payment, ...afterRefund(payment, received, refunds, one.kind) };
        }
        const done = sum(refunds, 'done');
        expect(sum(refunds, 'pending', 'done')).toBeLessThanOrEqual(received);
        const part = began === 'review' ? 'review' : 'partRefunded';
        expect(payment.status).toBe(done === 0 ? began : done < received ? part : 'refunded');
        if (payment.status === 'refunded') expect(payment.attention).toBeNull();
      },
    ),
    { numRuns: 2_000 },
  );
});

test('a refund that failed, was made good and then arrived after all is shown to staff', () => {
  const refunds: RefundPart[] = [
    { amountPaise: 500, status: 'done' },
    { amountPaise: 500, status: 'done' },
  ];
  const payment = { status: 'refunded', attention: null, ...money } as const;
  expect(afterRefund(payment, 500, refunds, 'done')).toEqual({
    status: 'refunded',
    attention: 'too much refunded',
  });
  expect(refundable(500, refunds)).toBe(0);
});

test('a failed refund needs attention until it is made good', () => {
  const paid = { status: 'paid', attention: null, ...money } as const;
  const failed: RefundPart = { amountPaise: 300, status: 'failed' };
  const after = afterRefund(paid, 500, [failed], 'failed');
  expect(after).toEqual({ status: 'paid', attention: 'refund failed' });
  const good: RefundPart = { amountPaise: 300, status: 'done' };
  expect(afterRefund({ ...paid, ...after }, 500, [failed, good], 'done')).toEqual({
    status: 'partRefunded',
    attention: null,
  });
});

test('an earlier reason for attention stays while money is left', () => {
  const full = { status: 'paid', attention: 'batch full', ...money } as const;
  const failed: RefundPart = { amountPaise: 300, status: 'failed' };
  const done: RefundPart = { amountPaise: 300, status: 'done' };
  expect(afterRefund(full, 500, [failed], 'failed').attention).toBe('batch full');
  expect(afterRefund(full, 500, [done], 'done').attention).toBe('batch full');
});

test('an excess over the price needs attention until it is refunded', () => {
  const over = {
    status: 'paid',
    attention: 'overpaid',
    amountPaise: 500,
    excessPaise: 300,
  } as const;
  const part = (amountPaise: number, status: RefundPart['status']) => ({ amountPaise, status });
  expect(afterRefund(over, 500, [part(300, 'failed')], 'failed').attention).toBe('overpaid');
  expect(afterRefund(over, 500, [part(299, 'done')], 'done').attention).toBe('overpaid');
  expect(afterRefund(over, 500, [part(300, 'done')], 'done').attention).toBeNull();
  const failed = { ...over, attention: 'refund failed' };
  expect(afterRefund(failed, 500, [part(200, 'done')], 'done').attention).toBe('overpaid');
  const refunds = [part(100, 'done'), part(50, 'pending'), part(150, 'failed')];
  expect([owedBack(over, refunds), owedBack({ ...over, status: 'refunded' }, [])]).toEqual([
    150, 0,
  ]);
});

describe('received amounts', () => {
  const told = (
    what: string,
    amountPaise: number | null,
    gatewayPaymentId: string | null,
  ): HistoryEntry => ({
    what,
    amountPaise,
    gatewayPaymentId,
  });
  const payment = (status: PaymentStatus) => ({ status, attention: null, amountPaise: 899_900 });

  test.each(['paid', 'partRefunded', 'refunded'] as const)(
    'in the books (%s): its amount',
    (status) => {
      const history = [told('paid', 899_900, 'a'), told('mismatch', 100, 'a')];
      expect(amountReceived(payment(status), history)).toBe(899_900);
    },
  );

  test.each(['created', 'pending', 'failed', 'expired'] as const)('%s: nothing', (status) => {
    expect(amountReceived(payment(status), [told('paid', 899_900, 'a')])).toBe(0);
  });

  test('in review: each reported payment once, by its newest report', () => {
    const history = [
      told('started', null, null),
      told('mismatch', 100, 'a'),
      told('failed', null, null),
      told('mismatch', 200, 'a'),
      told('paid', 899_900, 'b'),
    ];
    expect(amountReceived(payment('review'), history)).toBe(900_100);
    expect(amountReceived(payment('review'), [told('mismatch', null, 'a')])).toBe(899_900);
    expect(amountReceived(payment('review'), [])).toBe(0);
  });
});
