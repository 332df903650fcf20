import { db } from '@/lib/platform/db';
import { today } from '@/lib/site/days';
import { cash, enrolled, mails, paymentsOf, record, staffWith } from '../../support/office/office';
import { paidPayment } from '../../support/payments/payment-rows';
import { withEmptyTables } from '../../support/process/empty-tables';

withEmptyTables();

const dayBefore = (days: number) => today(new Date(Date.now() - days * 86_400_000));

test('cash is settled with receipt, mail and a history that names the staff member', async () => {
  const { id: staffId, token } = await staffWith('counsellor');
  const registration = await enrolled();
  const { status, headers, body } = await record(
    token,
    cash(registration.id, { note: 'Two notes of 500 were torn' }),
  );
  expect([status, headers.get('cache-control')]).toEqual([200, 'no-store']);
  const [payment] = await paymentsOf(registration.id);
  expect(body.data).toEqual({
    payment: payment?.id,
    status: 'paid',
    receipt: {
      number: payment?.receipt?.number,
      pdf: `/receipt/${payment?.receipt?.checkCode}/pdf`,
    },
  });
  expect(payment).toMatchObject({
    provider: 'office',
    method: 'cash',
    reference: null,
    status: 'paid',
    attention: null,
    amountPaise: 899_900,
    staffId,
    name: registration.studentname,
    nextCheckAt: null,
    note: 'Two notes of 500 were torn',
    receipt: { amountPaise: 899_900 },
  });
  expect(payment?.orderId).toMatch(/^[A-Za-z0-9]{1,34}$/);
  expect(payment?.events).toMatchObject([
    { source: 'staff', what: 'paid', status: 'paid', amountPaise: 899_900, staffId },
  ]);
  expect(await mails()).toEqual(['paid']);
});

test('a double click, a retry and twenty at once are one payment with one receipt', async () => {
  const { token } = await staffWith('counsellor');
  const registration = await enrolled();
  const body = cash(registration.id);
  const answers = await Promise.all(Array.from({ length: 20 }, () => record(token, body)));
  const later = await record(token, body);
  for (const answer of answers) expect([answer.status, answer.body]).toEqual([200, later.body]);
  expect(await paymentsOf(registration.id)).toHaveLength(1);
  expect(await db.receipt.count()).toBe(1);
  expect(await mails()).toEqual(['paid']);
  const other = await record(token, { ...body, amount: '9000', otherAmount: true, note: 'x' });
  expect([other.status, other.body.code]).toEqual([409, 'conflict']);
  const elsewhere = await record(token, { ...body, registration: (await enrolled()).id });
  expect(elsewhere.status).toBe(409);
  expect(await db.payment.count()).toBe(1);
});

test('of many who record money for one registration at once, one does', async () => {
  const { token } = await staffWith('counsellor');
  const registration = await enrolled();
  const answers = await Promise.all(
    Array.from({ length: 10 }, () => record(token, cash(registration.id))),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(9).fill(409)]);
  expect(await db.receipt.count()).toBe(1);
});

test.each(['bank', 'upi'])('%s needs a reference, which is kept', async (method) => {
  const { token } = await staffWith('counsellor');
  const registration = await enrolled();
  const without = await record(token, cash(registration.id, { method, reference: ' ' }));
  expect([without.status, without.body.fields]).toEqual([
    422,
    { reference: expect.stringContaining('UTR') },
  ]);
  expect(await db.payment.count()).toBe(0);
  expect((await record(token, cash(registration.id, { method, reference: ' 4321 ' }))).status).toBe(
    200,
  );
  expect(await paymentsOf(registration.id)).toMatchObject([{ method, reference: '4321' }]);
});

test('one transfer is not shown for two registrations unnoticed', async () => {
  const { token } = await staffWith('counsellor');
  const [first, second] = [await enrolled(), await enrolled()];
  const upi = { method: 'upi', reference: 'UTR 431122334455' };
  await record(token, cash(first.id, upi));
  const again = { ...upi, reference: 'utr 431122334455' };
  const bank = { method: 'bank', reference: '431122334455' };
  for (const seen of [again, bank]) {
    const refused = await record(token, cash(second.id, seen));
    expect([refused.status, Object.keys(refused.body.fields ?? {})]).toEqual([409, ['reference']]);
  }
  expect((await record(token, cash(second.id, { ...again, secondPayment: true }))).status).toBe(
    200,
  );
});

test('an amount that is not the price is recorded with a tick and a note only', async () => {
  const { token } = await staffWith('counsellor');
  const registration = await enrolled();
  const other = (more: object) =>
    record(token, cash(registration.id, { amount: '5,000.50', ...more }));
  const refused = await other({});
  expect([refused.status, refused.body.fields]).toEqual([
    409,
    { otherAmount: expect.stringMatching(/₹8,999.*₹5,000.50/) },
  ]);
  const noNote = await other({ otherAmount: 'on' });
  expect([noNote.status, Object.keys(noNote.body.fields ?? {})]).toEqual([422, ['note']]);
  expect(await db.payment.count()).toBe(0);
  expect((await other({ otherAmount: 'on', note: 'First part' })).status).toBe(200);
  expect(await paymentsOf(registration.id)).toMatchObject([
    { amountPaise: 500_050, note: 'First part', receipt: { amountPaise: 500_050 } },
  ]);
});

test('where the price has to be confirmed, any amount is', async () => {
  const { token } = await staffWith('counsellor');
  const registration = await enrolled({ pricePaise: null, planTitle: null });
  expect((await record(token, cash(registration.id, { amount: 1234 }))).status).toBe(200);
});

test('amounts that are none are refused beside the field', async () => {
  const { token } = await staffWith('counsellor');
  const registration = await enrolled();
  for (const amount of [
    '',
    '0',
    '0.99',
    '-5',
    '1e3',
    '8999.999',
    '10000001',
    'many',
    null,
    {},
    NaN,
  ]) {
    const { status, body } = await record(token, cash(registration.id, { amount }));
    expect([amount, status, Object.keys(body.fields ?? {})]).toEqual([amount, 422, ['amount']]);
  }
  expect(await db.payment.count()).toBe(0);
});

test('the day is not in the future and not more than a year before the registration', async () => {
  const { token } = await staffWith('counsellor');
  const registration = await enrolled({ date: new Date(`${today()}T00:00:00Z`) });
  const on = (receivedOn: string) => record(token, cash(registration.id, { receivedOn }));
  for (const day of [dayBefore(-1), dayBefore(370), '31/02/2026', '']) {
    const { status, body } = await on(day);
    expect([day, status, Object.keys(body.fields ?? {})]).toEqual([day, 422, ['receivedOn']]);
  }
  expect((await on(dayBefore(360))).status).toBe(200);
  expect((await paymentsOf(registration.id))[0]?.receivedOn?.toISOString()).toContain(
    dayBefore(360),
  );
});

test('a registration saved on 29 February refuses earlier days, too', async () => {
  const { token } = await staffWith('counsellor');
  const registration = await enrolled({ date: new Date('2024-02-29T00:00:00Z') });
  const { status, body } = await record(token, cash(registration.id, { receivedOn: '2023-02-01' }));
  expect([status, body.fields?.receivedOn]).toEqual([422, expect.stringContaining('1 March 2023')]);
});

test('a registration that is paid takes more with a tick only, and it is shown to staff', async () => {
  const { token } = await staffWith('counsellor');
  const registration = await enrolled();
  await record(token, cash(registration.id));
  const refused = await record(token, cash(registration.id));
  expect([refused.status, refused.body.fields]).toEqual([
    409,
    { secondPayment: expect.stringContaining('₹8,999 was already received for this registration') },
  ]);
  expect((await record(token, cash(registration.id, { secondPayment: 'on' }))).status).toBe(200);
  const payments = await paymentsOf(registration.id);
  expect(payments.map(({ attention }) => attention).sort()).toEqual([null, 'overpaid']);
  expect(await mails()).toContain('secondPayment');
});

test('two parts that make up the price are nothing to look at', async () => {
  const { token } = await staffWith('counsellor');
  const registration = await enrolled();
  const part = { otherAmount: true, secondPayment: true, note: 'In two parts' };
  await record(token, cash(registration.id, { ...part, amount: 5000 }));
  await record(token, cash(registration.id, { ...part, amount: 3999 }));
  const payments = await paymentsOf(registration.id);
  expect(payments.map(({ attention }) => attention)).toEqual([null, null]);
  expect(await mails()).toEqual(['paid', 'paid']);
});

test('both ticks that are missing are asked for at once', async () => {
  const { token } = await staffWith('counsellor');
  const registration = await enrolled();
  await record(token, cash(registration.id));
  const { body } = await record(token, cash(registration.id, { amount: 1 }));
  expect(Object.keys(body.fields ?? {}).sort()).toEqual(['otherAmount', 'secondPayment']);
});

test('cash counts beside an unfinished online payment, after a confirmation', async () => {
  const { token } = await staffWith('counsellor');
  const registration = await enrolled();
  const begun = { status: 'pending', paidAt: null, gatewayPaymentId: null } as const;
  await paidPayment({ ...begun, registrationId: registration.id });
  const refused = await record(token, cash(registration.id));
  expect(refused.body.fields).toEqual({ secondPayment: expect.stringContaining('online payment') });
  expect((await record(token, cash(registration.id, { secondPayment: true }))).status).toBe(200);
  const statuses = (await paymentsOf(registration.id)).map(({ status }) => status);
  expect(statuses.sort()).toEqual(['paid', 'pending']);
});

test('an unknown registration is not found', async () => {
  const { token } = await staffWith('counsellor');
  const { status } = await record(token, cash('0b5e9a3c-6a1f-4c58-9d0e-000000000099'));
  expect(status).toBe(404);
});

describe('the balance', () => {
  /** ₹5,000 of ₹8,999, in cash. */
  async function paidInPart(receivedOn = today()) {
    const { token } = await staffWith('counsellor');
    const registration = await enrolled({ date: new Date(`${today()}T00:00:00Z`) });
    const part = { amount: 5000, otherAmount: true, note: 'First part', receivedOn };
    expect((await record(token, cash(registration.id, part))).status).toBe(200);
    return (more: object) => record(token, cash(registration.id, more));
  }

  test('is recorded without a tick', async () => {
    const add = await paidInPart();
    expect((await add({ amount: 3999 })).status).toBe(200);
  });

  test('counts a refund in part as paid, and a full one as not paid', async () => {
    const { token } = await staffWith('counsellor');
    const [inPart, inFull] = [await enrolled(), await enrolled()];
    await paidPayment({ registrationId: inPart.id, status: 'partRefunded', amountPaise: 500_000 });
    await paidPayment({ registrationId: inFull.id, status: 'refunded' });
    expect((await record(token, cash(inPart.id, { amount: 3999 }))).status).toBe(200);
    expect((await record(token, cash(inFull.id))).status).toBe(200);
  });

  test('another amount asks for the tick with the note, and names the balance', async () => {
    const add = await paidInPart();
    const { status, body } = await add({ amount: 2000 });
    expect([status, body.fields]).toEqual([
      409,
      { otherAmount: expect.stringMatching(/₹3,999 of .*₹8,999.*not ₹2,000/) },
    ]);
    expect((await add({ amount: 2000, otherAmount: true, note: 'Second part' })).status).toBe(200);
    expect((await add({ amount: 1999 })).status).toBe(200);
  });

  test('more than the balance is another amount and a second payment', async () => {
    const add = await paidInPart();
    const { body } = await add({ amount: 8999 });
    expect(Object.keys(body.fields ?? {}).sort()).toEqual(['otherAmount', 'secondPayment']);
  });

  test('money on top of the price is not counted towards it', async () => {
    const { token } = await staffWith('counsellor');
    const { id } = await enrolled();
    await paidPayment({ registrationId: id, amountPaise: 500_000 });
    const above = { attention: 'overpaid', excessPaise: 500_000 };
    await paidPayment({ registrationId: id, amountPaise: 500_000, ...above });
    expect((await record(token, cash(id, { amount: 3999 }))).status).toBe(200);
  });
});

describe('the same amount by the same way', () => {
  /** Half of ₹8,999, so that the other half is the balance. */
  const half = { amount: '4499.50' };

  async function halfPaid(more: object) {
    const { token } = await staffWith('counsellor');
    const registration = await enrolled({ date: new Date(`${today()}T00:00:00Z`) });
    const first = { ...half, otherAmount: true, note: 'Half', ...more };
    expect((await record(token, cash(registration.id, first))).status).toBe(200);
    return (again: object) => record(token, cash(registration.id, { ...half, ...again }));
  }

  test('just recorded, it is asked whether it is other money, though it is the balance', async () => {
    const add = await halfPaid({});
    const { status, body } = await add({});
    expect([status, body.fields]).toEqual([
      409,
      {
        secondPayment: expect.stringContaining(
          '₹4,499.50 was already received for this registration',
        ),
      },
    ]);
    expect((await add({ secondPayment: true })).status).toBe(200);
  });

  test('recorded a day ago or more and of another day, it is the balance', async () => {
    const add = await halfPaid({ receivedOn: dayBefore(40) });
    expect((await add({})).status).toBe(409);
    await db.payment.updateMany({ data: { paidAt: new Date(Date.now() - 25 * 3_600_000) } });
    expect((await add({ receivedOn: dayBefore(40) })).status).toBe(409);
    expect((await add({})).status).toBe(200);
  });

  test('by another way it is the balance', async () => {
    const add = await halfPaid({});
    expect((await add({ method: 'upi', reference: '4711' })).status).toBe(200);
  });
});
