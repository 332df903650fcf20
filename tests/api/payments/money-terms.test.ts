import type { Paise } from '@/content/money';
import { leadRows } from '@/lib/leads/lead-rows';
import { lists } from '@/lib/reports/exports';
import { personRegistrations } from '@/lib/people/read-person';
import { leadNumbers } from '@/lib/reports/lead-report';
import { moneyNumbers } from '@/lib/reports/money-report';
import { findFee } from '@/lib/payments/amount-due';
import { paymentsFor, purchaseFee } from '@/lib/payments/payment-state';
import { db, inTransaction, pool } from '@/lib/platform/db';
import { enrolled } from '../../support/office/office';
import { paidPayment } from '../../support/payments/payment-rows';
import { withEmptyTables } from '../../support/process/empty-tables';
import { staffOf } from '../../support/office/staff';

withEmptyTables();

const PRICE = 899_900;

type Refund = { paise: number; status?: 'done' | 'pending' | 'failed' };
type Payment = Parameters<typeof paidPayment>[0] & { refunds?: Refund[] };

const cash = { provider: 'office', method: 'cash', gatewayPaymentId: null } as const;

/**
 * Paise: the sum due, the balance that the office can take if it differs, and the net received; and whether
 * the student is enrolled by it.
 */
type Expected = { due: number; balance?: number; net: number; isEnrolled: boolean };
const nothing: Expected = { due: PRICE, net: 0, isEnrolled: false };
const all: Expected = { due: 0, net: PRICE, isEnrolled: true };

const cases: [string, Payment[], Expected][] = [
  ['unpaid', [], nothing],
  ['begun', [{ status: 'created', paidAt: null }], nothing],
  ['failed and expired', [{ status: 'failed' }, { status: 'expired' }], nothing],
  ['in review', [{ status: 'review', paidAt: null }], nothing],
  ['paid online', [{}], all],
  ['paid in cash', [cash], all],
  [
    'paid in part',
    [{ ...cash, amountPaise: 300_000 }],
    { due: PRICE - 300_000, net: 300_000, isEnrolled: true },
  ],
  [
    'refunded in part',
    [{ status: 'partRefunded', refunds: [{ paise: 99_900 }] }],
    { due: 0, net: 800_000, isEnrolled: true },
  ],
  ['with a refund under way', [{ refunds: [{ paise: PRICE, status: 'pending' }] }], all],
  ['with a refund that failed', [{ refunds: [{ paise: PRICE, status: 'failed' }] }], all],
  [
    'refunded in full',
    [{ status: 'refunded', refunds: [{ paise: 500_000 }, { paise: 399_900 }] }],
    { due: 0, balance: PRICE, net: 0, isEnrolled: false },
  ],
  [
    'given back out of review',
    [{ status: 'refunded', paidAt: null, amountPaise: 100, refunds: [{ paise: 100 }] }],
    nothing,
  ],
  [
    'paid twice, the second refunded',
    [cash, { status: 'refunded', refunds: [{ paise: PRICE }] }],
    all,
  ],
  ['paid in the sandbox', [{ provider: 'sandbox' }], { due: 0, net: 0, isEnrolled: false }],
];

let count = 0;
async function bought(payments: Payment[]) {
  const email = `money-${(count += 1)}@example.org`;
  const registration = await enrolled({ email });
  await db.student.update({ where: { id: registration.studentId }, data: { email } });
  for (const { refunds = [], ...payment } of payments) {
    const { id } = await paidPayment({ registrationId: registration.id, ...payment });
    for (const { paise, status = 'done' } of refunds) {
      await db.refund.create({
        data: {
          refundId: `R${(count += 1)}`,
          paymentId: id,
          amountPaise: paise,
          status,
          reason: 'Moved',
          method: 'cash',
          doneAt: status === 'done' ? new Date() : null,
        },
      });
    }
  }
  const { id: leadId } = await db.lead.create({
    data: {
      requestId: email,
      kind: 'enquiry',
      name: 'Asha',
      coursename: 'GATE',
      email,
      phonenumber: `98111 0000${count}`,
    },
  });
  return { registration, leadId };
}

async function exportedPaid(): Promise<number[]> {
  const { columns, from } = lists.registrations;
  const { rows } = await pool.query<{ paid: number }>(
    `select ${columns.paid} as paid from ${from}`,
  );
  return rows.map(({ paid }) => paid);
}

test.each(cases)('%s: every reader agrees', async (_name, payments, expected) => {
  const { due, balance = due, net, isEnrolled } = expected;
  const { registration, leadId } = await bought(payments);
  const { id, studentId, session } = registration;

  const [lead] = await leadRows([leadId], null);
  expect(lead?.student).toEqual({ id: studentId, paid: isEnrolled });
  const { funnels } = await leadNumbers(await staffOf('reports.leads'));
  expect(funnels[0]?.paidUnmarked).toBe(isEnrolled ? 1 : 0);

  expect(await exportedPaid()).toEqual([net / 100]);
  const { cells } = await moneyNumbers(await staffOf('reports.money'), session);
  expect(cells.reduce((sum, { paise }) => sum + paise, 0)).toBe(net);

  const [onPage] = await inTransaction((tx) => personRegistrations(tx, studentId));
  expect(onPage).toMatchObject({ duePaise: due, balancePaise: balance, netPaise: net });
  const fee = await findFee(id, studentId);
  expect(Math.max(0, PRICE - (fee?.paid ?? 0))).toBe(due);
  expect(purchaseFee(PRICE as Paise, await paymentsFor(id)).due).toBe(due);
});

test('money in another currency is in no sum of rupees', async () => {
  const { registration } = await bought([{ currency: 'USD' }]);
  expect(await exportedPaid()).toEqual([0]);
  const { cells } = await moneyNumbers(await staffOf('reports.money'), registration.session);
  expect(cells).toEqual([]);
});
