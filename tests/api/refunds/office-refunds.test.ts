import type { Paise } from '@/content/money';
import { razorpayGateway } from '@/lib/payments/gateways/razorpay/razorpay';
import { noteRefund } from '@/lib/payments/note-refund';
import { settle } from '@/lib/payments/settle';
import { askRefund, pursueRefund } from '@/lib/refunds/refunds';
import { db, pool } from '@/lib/platform/db';
import { logInOf } from '../../support/accounts/log-in';
import {
  attention,
  enrolled,
  mails,
  newRequest,
  refund,
  staffWith,
} from '../../support/office/office';
import { unclearPayment } from '../../support/office/office-rows';
import { paidPayment } from '../../support/payments/payment-rows';
import { faults } from '../../support/payments/razorpay-server';
import { withRazorpay } from '../../support/payments/with-razorpay';
import { withEmptyTables } from '../../support/process/empty-tables';
import { staffOf } from '../../support/office/staff';

withEmptyTables();

const back = (payment: string, amount: number | string, more: object = {}) => ({
  payment,
  amount,
  method: 'cash',
  reason: 'The batch was moved',
  requestId: newRequest(),
  ...more,
});

const payment = (id: string) =>
  db.payment.findUniqueOrThrow({
    where: { id },
    include: { refunds: { orderBy: { createdAt: 'asc' } }, events: { orderBy: { id: 'asc' } } },
  });

async function cashPayment() {
  const { id: registrationId } = await enrolled();
  return paidPayment({
    registrationId,
    provider: 'office',
    method: 'cash',
    gatewayPaymentId: null,
  });
}

describe('by hand', () => {
  test('a part, then the rest: who, why, how, and where the payment stands', async () => {
    const { id: staffId, token } = await staffWith('owner');
    const { id } = await cashPayment();
    const upi = { method: 'upi', reference: '4711' };
    expect((await refund(token, back(id, '5,000', upi))).body.data).toMatchObject({
      status: 'done',
    });
    expect(await payment(id)).toMatchObject({
      status: 'partRefunded',
      refunds: [
        {
          amountPaise: 500_000,
          status: 'done',
          ...upi,
          staffId,
          nextCheckAt: null,
          reason: 'The batch was moved',
          doneAt: expect.any(Date),
        },
      ],
      events: [
        { source: 'staff', what: 'refund asked', staffId, amountPaise: 500_000 },
        { source: 'staff', what: 'refund', staffId, status: 'partRefunded' },
      ],
    });
    expect((await refund(token, back(id, 3999))).status).toBe(200);
    expect((await payment(id)).status).toBe('refunded');
    expect(await mails()).toEqual(['refunded', 'refunded']);
    const more = await refund(token, back(id, 1));
    expect([more.status, more.body.fields]).toEqual([409, { amount: expect.any(String) }]);
  });

  test('never more than the rest, however many ask at once', async () => {
    const { token } = await staffWith('owner');
    const { id } = await cashPayment();
    const answers = await Promise.all(
      Array.from({ length: 12 }, () => refund(token, back(id, 2500))),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(3);
    const refused = answers.filter(({ status }) => status === 409);
    for (const { body } of refused) expect(body.fields?.amount).toContain('₹1,499');
    const { refunds, status } = await payment(id);
    expect([refunds.length, status]).toEqual([3, 'partRefunded']);
  });

  test('a double click and a retry are one refund', async () => {
    const { token } = await staffWith('owner');
    const [{ id }, other] = [await cashPayment(), await cashPayment()];
    const body = back(id, 1000);
    const answers = await Promise.all(Array.from({ length: 10 }, () => refund(token, body)));
    for (const answer of answers) expect(answer.body).toEqual(answers[0]?.body);
    expect((await payment(id)).refunds).toHaveLength(1);
    for (const changed of [{ amount: 2000 }, { payment: other.id }]) {
      expect((await refund(token, { ...body, ...changed })).status).toBe(409);
    }
    expect(await db.refund.count()).toBe(1);
  });

  test('needs a reason, a reference for bank and UPI, and money that has come', async () => {
    const { token } = await staffWith('owner');
    const { id } = await cashPayment();
    const refusals: [object, string][] = [
      [{ reason: ' ' }, 'reason'],
      [{ method: 'upi' }, 'reference'],
      [{ method: 'cheque' }, 'method'],
      [{ amount: '' }, 'amount'],
      [{ payment: 'P1' }, 'payment'],
    ];
    for (const [wrong, field] of refusals) {
      const { status, body } = await refund(token, back(id, 100, wrong));
      expect([status, Object.keys(body.fields ?? {})]).toEqual([422, [field]]);
    }
    const { id: open } = await paidPayment({ status: 'failed', paidAt: null });
    expect((await refund(token, back(open, 100))).status).toBe(409);
    const gateway = await refund(token, back(id, 100, { method: 'gateway' }));
    expect([gateway.status, Object.keys(gateway.body.fields ?? {})]).toEqual([409, ['method']]);
    expect(await db.refund.count()).toBe(0);
  });

  test('a counsellor cannot refund', async () => {
    const { token } = await staffWith('counsellor');
    const { id } = await cashPayment();
    const { status, body } = await refund(token, back(id, 100));
    expect([status, body.code]).toEqual([403, 'forbidden']);
    expect(await db.refund.count()).toBe(0);
  });

  test('of money in review all goes back, as much as came and not as was asked', async () => {
    const { token } = await staffWith('owner');
    const { id } = await unclearPayment();
    for (const amount of [8999, 2]) {
      expect((await refund(token, back(id, amount))).status).toBe(409);
    }
    expect((await refund(token, back(id, 1))).status).toBe(200);
    expect(await payment(id)).toMatchObject({
      status: 'refunded',
      attention: null,
      amountPaise: 100,
    });
    expect((await refund(token, back(id, 1))).status).toBe(409);
    expect((await attention(token)).items).toEqual([]);
  });

  test('of money in review that grew during a refund, the rest goes back', async () => {
    const { token } = await staffWith('owner');
    const { id, orderId } = await unclearPayment();
    const asked = { refundId: 'R1', paymentId: id, reason: 'x', method: 'gateway' };
    await db.refund.create({ data: { ...asked, amountPaise: 100, nextCheckAt: new Date() } });
    const more = {
      state: 'paid',
      amount: 200,
      currency: 'INR',
      gatewayPaymentId: 'pay_2',
    } as const;
    await settle(pool, { report: { orderId, ...more }, source: 'notice' });
    const part = await refund(token, back(id, 1));
    expect([part.status, part.body.fields?.amount]).toEqual([409, expect.stringContaining('₹2,')]);
    expect((await refund(token, back(id, 2))).status).toBe(200);
    const done = { refundId: 'R1', state: 'done', amount: 100, gatewayRefundId: null } as const;
    await noteRefund(pool, done);
    expect(await payment(id)).toMatchObject({ status: 'refunded', amountPaise: 300 });
  });
});

describe('through the gateway', () => {
  const razorpay = withRazorpay();

  /** A payment by a link, with all of Razorpay's events. */
  async function paidByLink() {
    const gateway = razorpayGateway(razorpay.settings);
    const { id: registrationId } = await enrolled();
    const row = await paidPayment({ registrationId, provider: 'razorpay', gatewayPaymentId: null });
    const { gatewayOrderId } = await gateway.start({
      orderId: row.orderId,
      amount: 899_900 as Paise,
      description: 'Gold',
      name: 'Asha',
      number: '9876543210',
      returnUrl: 'https://www.example.in/return',
      expiresAt: new Date(Date.now() + 3_600_000),
    });
    const { id: gatewayPaymentId } = razorpay.account.pay(row.orderId);
    await db.payment.update({ where: { id: row.id }, data: { gatewayOrderId, gatewayPaymentId } });
    const owner = await staffOf('payments.refund', (await staffWith('owner')).id);
    const input = {
      payment: row.id,
      requestId: newRequest(),
      amount: 500_000 as Paise,
      method: 'gateway' as const,
      reference: '',
      reason: 'The batch was moved',
    };
    return { id: row.id, ask: () => askRefund(owner, input) };
  }

  test('it is sent once, and done when the gateway says so', async () => {
    const { id, ask } = await paidByLink();
    const first = await ask();
    expect(first).toMatchObject({ status: 'done' });
    expect(await ask()).toEqual(first);
    expect(razorpay.account.refunds).toMatchObject([{ amount: 500_000 }]);
    expect(await payment(id)).toMatchObject({
      status: 'partRefunded',
      refunds: [{ status: 'done', gatewayRefundId: razorpay.account.refunds[0]?.id }],
    });
    expect(await mails()).toEqual(['refunded']);
  });

  test.each(['loses', 'closes', 'garbage'] as const)(
    'without an answer (%s) it stays under way; the poller finds out, and it is given once',
    async (fault) => {
      const { id, ask } = await paidByLink();
      razorpay.next(faults[fault]);
      expect(await ask()).toMatchObject({ status: 'pending' });
      const { refunds, status } = await payment(id);
      expect([status, refunds[0]?.status]).toEqual(['paid', 'pending']);
      expect(refunds[0]?.nextCheckAt).toBeInstanceOf(Date);
      const refundId = refunds[0]?.refundId ?? '';
      expect(await pursueRefund(pool, refundId)).toBe('done');
      expect(await pursueRefund(pool, refundId)).toBe('done');
      expect(razorpay.account.refunds).toHaveLength(1);
      expect(await payment(id)).toMatchObject({
        status: 'partRefunded',
        refunds: [{ status: 'done', nextCheckAt: null }],
      });
      expect(await mails()).toEqual(['refunded']);
    },
  );

  test('whose first call was lost and that is refused since then has failed a day later', async () => {
    const { id, ask } = await paidByLink();
    razorpay.next(faults.status(500));
    expect(await ask()).toMatchObject({ status: 'pending' });
    const { refunds } = await payment(id);
    const refundId = refunds[0]?.refundId ?? '';
    const checkRefused = async () => {
      razorpay.next(faults.none, faults.none, faults.refuses('Your balance is too low.'));
      await pursueRefund(pool, refundId).catch(() => {});
    };
    await checkRefused();
    expect((await payment(id)).refunds).toMatchObject([{ status: 'pending' }]);
    const createdAt = new Date(Date.now() - 25 * 60 * 60_000);
    await db.refund.update({ where: { refundId }, data: { createdAt } });
    // Wrong keys say nothing about the refund.
    razorpay.next(faults.status(401), faults.status(401));
    await expect(pursueRefund(pool, refundId)).rejects.toThrow();
    expect((await payment(id)).refunds).toMatchObject([{ status: 'pending' }]);
    await checkRefused();
    expect(await payment(id)).toMatchObject({
      attention: 'refund failed',
      refunds: [{ status: 'failed', nextCheckAt: null }],
    });
    const { token } = await ownerToken();
    expect((await refund(token, back(id, 5000))).status).toBe(200);
  });

  test('pending refunds count as refunded', async () => {
    const { id, ask } = await paidByLink();
    razorpay.next(faults.closes);
    await ask();
    const { token } = await ownerToken();
    const { body } = await refund(token, back(id, 4000));
    expect(body.fields?.amount).toContain('₹3,999');
  });

  test('a refusal is shown to staff, and the money can be refunded by hand', async () => {
    const { id, ask } = await paidByLink();
    razorpay.next(faults.refuses('Your account does not have enough balance.'));
    expect(await ask()).toMatchObject({ status: 'failed' });
    expect(await payment(id)).toMatchObject({ status: 'paid', attention: 'refund failed' });
    const { token } = await ownerToken();
    expect((await attention(token)).items).toMatchObject([{ id, attention: 'refund failed' }]);
    expect((await refund(token, back(id, 5000))).status).toBe(200);
    expect(await payment(id)).toMatchObject({ status: 'partRefunded', attention: null });
  });
});

async function ownerToken() {
  const { id } = await db.staff.findFirstOrThrow({ where: { role: 'owner' } });
  return logInOf({ staffId: id });
}

describe('the report of a gateway on a refund', () => {
  async function underWay(amountPaise = 500_000) {
    const { id } = await paidPayment();
    const refundId = `R${newRequest().replaceAll('-', '')}`;
    const method = 'gateway';
    await db.refund.create({
      data: { refundId, paymentId: id, amountPaise, reason: 'x', method, nextCheckAt: new Date() },
    });
    const say = (state: 'done' | 'failed' | 'pending', amount: number | null = amountPaise) =>
      noteRefund(pool, { refundId, state, amount, gatewayRefundId: 'rfnd_1' });
    return { id, say };
  }

  test('is written once, however many reports arrive at once, and done never goes back', async () => {
    const { id, say } = await underWay();
    const reports = await Promise.all(
      Array.from({ length: 10 }, (_, index) => say(index % 3 === 0 ? 'pending' : 'done')),
    );
    expect(reports.filter((one) => one?.changed)).toHaveLength(1);
    for (const state of ['pending', 'done'] as const) {
      expect(await say(state)).toEqual({ status: 'done', changed: false });
    }
    const { refunds, events } = await payment(id);
    expect(refunds).toMatchObject([{ status: 'done', gatewayRefundId: 'rfnd_1' }]);
    expect(events.map(({ what }) => what)).toEqual(['refund']);
    expect(await mails()).toEqual(['refunded']);
  });

  test('a failed refund can still complete', async () => {
    const { id, say } = await underWay();
    expect(await say('failed')).toEqual({ status: 'failed', changed: true });
    expect(await say('failed')).toEqual({ status: 'failed', changed: false });
    expect(await payment(id)).toMatchObject({ status: 'paid', attention: 'refund failed' });
    expect(await say('done')).toEqual({ status: 'done', changed: true });
    expect(await payment(id)).toMatchObject({ status: 'partRefunded', attention: null });
  });

  test('one that was done and is reported as failed stays done and calls for staff, once', async () => {
    const { id, say } = await underWay();
    for (const state of ['done', 'failed', 'failed'] as const) {
      expect(await say(state)).toMatchObject({ status: 'done' });
    }
    const { refunds, events, ...row } = await payment(id);
    expect(row).toMatchObject({ status: 'partRefunded', attention: 'refund failed' });
    expect(refunds).toMatchObject([{ status: 'done' }]);
    expect(events.map(({ what }) => what).sort()).toEqual(['refund', 'refund failed']);
    expect(await mails()).toEqual(['refunded']);
  });

  test('another amount only flags the payment, once', async () => {
    const { id, say } = await underWay();
    for (const _ of [1, 2]) {
      expect(await say('done', 500_001)).toEqual({ status: 'pending', changed: false });
    }
    const { refunds, events, attention: why, status } = await payment(id);
    expect([status, why, refunds[0]?.status]).toEqual(['paid', 'refund mismatch', 'pending']);
    expect(events).toHaveLength(1);
  });

  test('an unknown refund is ignored', async () => {
    const report = { refundId: 'R404', state: 'done', amount: 1, gatewayRefundId: null } as const;
    expect(await noteRefund(pool, report)).toBeNull();
  });
});
