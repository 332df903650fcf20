import { payerDeclaration } from '@/lib/payments/payment-page-words';
import { keepNoticeTexts } from '@/lib/data-rights/notice-texts';
import { db } from '@/lib/platform/db';
import { env } from '@/lib/platform/env';
import { textHash } from '@/lib/site/notice-hash';
import {
  admission,
  loggedInStaff,
  loggedInStudent,
  saveForm,
} from '../../support/enrolment/admission';
import { cameBack, enrolled, orderOf, pressed, startCall } from '../../support/payments/payment';
import { withEmptyTables } from '../../support/process/empty-tables';

withEmptyTables();
afterEach(() => {
  env.GSTIN = undefined;
});

const payments = () => db.payment.findMany({ orderBy: { createdAt: 'asc' } });

test('returns the URL of the gateway’s page, with the payment stored before', async () => {
  const { token, registration } = await enrolled();
  const { status, headers, body } = await startCall({ registration }, { token });
  expect([status, headers.get('cache-control')]).toEqual([200, 'no-store']);
  expect(body).toEqual({
    success: true,
    url: expect.stringMatching(/^http:\/\/localhost:3000\/pay-test\/OC[0-9a-f]{32}$/),
  });
  const [payment] = await payments();
  expect(payment).toMatchObject({
    orderId: orderOf(body.url),
    provider: 'sandbox',
    registrationId: registration,
    name: 'Suresh Rao',
    number: '98765 43210',
    amountPaise: 899_900,
    currency: 'INR',
    status: 'pending',
    url: `/pay-test/${orderOf(body.url)}`,
    attention: null,
    planId: null,
  });
  expect(payment?.nextCheckAt?.getTime()).toBeLessThan(payment?.expiresAt.getTime() ?? 0);
  const events = await db.paymentEvent.findMany({ orderBy: { id: 'asc' } });
  expect(events.map(({ source, what, status: at }) => [source, what, at])).toEqual([
    ['start', 'asking', 'created'],
    ['start', 'started', 'pending'],
  ]);
});

test('concurrent requests for an open payment get the same URL', async () => {
  const { token, registration } = await enrolled();
  const answers = await Promise.all([
    startCall({ registration }, { token }),
    startCall({ registration }, { token }),
    startCall({ registration }),
    startCall({}, { token }),
    startCall({ registration, amount: '8999.00' }, { token, provider: 'phonepe' }),
  ]);
  expect(new Set(answers.map(({ body }) => body.url)).size).toBe(1);
  expect(answers[0].body.url).toContain('/pay-test/');
  expect(await payments()).toHaveLength(1);
  const orders = await db.sandboxOrder.findMany({
    where: { orderId: orderOf(answers[0].body.url) },
  });
  expect(orders).toHaveLength(1);
});

test('a registration that is paid or in review is refused', async () => {
  const { token, registration } = await enrolled();
  const { body } = await startCall({ registration }, { token });
  const back = await pressed(orderOf(body.url), 'pay');
  // The payer has not returned yet, so the gateway is asked first.
  const refused = await startCall({ registration }, { token });
  expect([refused.status, refused.body.code]).toEqual([409, 'conflict']);
  expect(refused.body.message).toContain('paid already');
  expect(await cameBack(back)).toMatch(/^\/success\?payment=/);
  expect(await payments()).toHaveLength(1);
  expect((await startCall({}, { token })).body.message).toContain('All your registrations');
  await db.payment.updateMany({ data: { status: 'review' } });
  const inReview = await startCall({ registration }, { token });
  expect(inReview).toMatchObject({ status: 409, body: { code: 'conflict' } });
  expect(inReview.body.message).toContain('do not pay again');
});

test.each([1, '1', '1.00', 8998.99, 89_990, '0', 0])(
  'the browser asking for %p rupees is refused',
  async (amount) => {
    const { token, registration } = await enrolled();
    const withBearer = await startCall({ registration, amount }, { token });
    expect([withBearer.status, withBearer.body.code]).toEqual([409, 'conflict']);
    expect(withBearer.body.message).toContain('₹8,999');
    expect((await startCall({ amount }, { token })).status).toBe(409);
    expect((await startCall({ registration, amount })).status).toBe(409);
    expect((await startCall({ amount })).status).toBe(409);
    expect(await payments()).toEqual([]);
  },
);

test.each(['-8999', '8999.999', '1e3', 'eight', null, [8999], {}, '8,999', '99999999'])(
  'an amount of %p is no amount',
  async (amount) => {
    const { status, body } = await startCall({ amount });
    expect([status, body.code]).toEqual([422, 'invalid_input']);
    expect(body.fields).toEqual({ amount: expect.stringContaining('rupees') });
  },
);

test('without a registration a bearer means the newest one that is not paid', async () => {
  const student = await enrolled();
  const newer = await saveForm(student, {
    ...admission,
    coursename: 'CSIR-NET/JRF (Chemical Sciences)',
    plan: 'csir-net-test-series-june-2024',
  });
  expect((await startCall({}, student)).body.message).toContain('₹116.82');
  const first = await startCall({ amount: 116.82 }, student);
  await cameBack(await pressed(orderOf(first.body.url), 'pay'));
  const second = await startCall({}, student);
  expect(second.status).toBe(200);
  expect((await payments()).map(({ registrationId }) => registrationId)).toEqual([
    newer.body.data?.id,
    student.registration,
  ]);
});

test.each([
  ['Delhi', { cgstPaise: 3806, sgstPaise: 3806, igstPaise: null }],
  ['Bihar', { cgstPaise: null, sgstPaise: null, igstPaise: 7612 }],
])('the crash course costs ₹499, with its GST inside, in %s', async (state, tax) => {
  env.GSTIN = '07ABCDE1234F1Z5';
  const student = await loggedInStudent();
  const { body } = await saveForm(student, {
    ...admission,
    state,
    coursename: 'CSIR-NET/JRF (Chemical Sciences)',
    plan: 'jrf-jumpstart-june-2024',
  });
  const registration = body.data?.id;
  const wrong = await startCall({ registration, amount: 588.82 }, student);
  expect([wrong.status, wrong.body.message]).toEqual([409, expect.stringContaining('₹499')]);
  const { body: started } = await startCall({ registration, amount: 499 }, student);
  await cameBack(await pressed(orderOf(started.url), 'pay'));
  expect(await db.receipt.findFirstOrThrow()).toMatchObject({
    amountPaise: 49_900,
    taxablePaise: 42_288,
    ...tax,
  });
});

test('without bearer and registration the price of a plan is kept unattached', async () => {
  const { status } = await startCall({ amount: '116.82' });
  expect(status).toBe(200);
  const staff = await loggedInStaff();
  expect((await startCall({ amount: '116.82' }, staff)).status).toBe(200);
  // Two visitors without a log-in cannot be told apart.
  const rows = await payments();
  expect(rows).toHaveLength(2);
  for (const row of rows) {
    expect(row).toMatchObject({ registrationId: null, planId: 'csir-net-test-series-june-2024' });
  }
  const order = rows[0]?.orderId ?? '';
  await cameBack(await pressed(order, 'pay'));
  expect(await db.payment.findUnique({ where: { orderId: order } })).toMatchObject({
    status: 'paid',
    attention: 'unattached',
  });
});

test('a student without any form may pay for a plan; staff match it', async () => {
  const student = await loggedInStudent();
  expect((await startCall({ amount: 116.82 }, student)).status).toBe(200);
  expect((await startCall({ amount: 7 }, student)).status).toBe(409);
});

test('another student’s registration is as unknown as a missing one', async () => {
  const [asha, ben] = [await enrolled(), await enrolled()];
  const bens = { registration: ben.registration };
  const unknown = { registration: '00000000-0000-4000-8000-000000000000' };
  const told = async (more: object, caller: object) => {
    const { status, body } = await startCall({ ...more }, caller);
    return { status, body };
  };
  const toAsha = await told(unknown, asha);
  expect(toAsha).toMatchObject({ status: 404, body: { code: 'not_found' } });
  for (const more of [bens, { ...bens, amount: 1 }, { registration: 'x' }, { registration: '%' }]) {
    expect(await told(more, asha)).toEqual(toAsha);
  }
  expect(await payments()).toEqual([]);
});

test('without a log-in a registration can be paid, and nothing else is disclosed', async () => {
  const [unpaid, paid, child] = [
    await enrolled(),
    await enrolled(),
    await enrolled({ dateofbirth: '2015-01-01' }),
  ];
  const noPrice = await loggedInStudent();
  const { body: open } = await saveForm(noPrice, admission);
  await db.consent.deleteMany({ where: { studentId: child.id } });
  const { body } = await startCall({ registration: paid.registration }, paid);
  await cameBack(await pressed(orderOf(body.url), 'pay'));
  const before = await payments();
  const answers = await Promise.all(
    [
      { registration: '00000000-0000-4000-8000-000000000000' },
      { registration: 'none' },
      { registration: unpaid.registration, amount: 1 },
      { registration: paid.registration },
      { registration: child.registration },
      { registration: open.data?.id },
    ].map((more) => startCall(more)),
  );
  const told = answers.map(({ status, body: said }) => JSON.stringify({ status, ...said }));
  expect(new Set(told).size).toBe(1);
  expect(answers[0]).toMatchObject({ status: 409, body: { code: 'conflict' } });
  expect(await payments()).toEqual(before);
  // A father on his own phone, who copies the number from the form.
  expect((await startCall({ registration: unpaid.registration })).status).toBe(200);
});

test('without a confirmed price, or a parent’s consent, nothing can be paid', async () => {
  const student = await loggedInStudent();
  const { body } = await saveForm(student, admission);
  const noPrice = await startCall({ registration: body.data?.id }, student);
  expect(noPrice).toMatchObject({ status: 409, body: { code: 'conflict' } });
  expect(noPrice.body.message).toContain('not confirmed yet');
  const child = await enrolled({ dateofbirth: '2015-01-01' });
  await db.consent.deleteMany({ where: { studentId: child.id } });
  const waits = await startCall({ registration: child.registration }, child);
  expect(waits).toMatchObject({ status: 403, body: { code: 'forbidden' } });
  expect(waits.body.message).toContain('parent');
  expect(await payments()).toEqual([]);
});

test('an unknown provider is 404 as JSON, a page of another site 403', async () => {
  for (const provider of ['paytm', 'PHONEPE', 'constructor', '%00']) {
    const { status, body } = await startCall({ amount: 116.82 }, { provider });
    expect([status, body.code]).toEqual([404, 'not_found']);
  }
  const headers = { origin: 'https://evil.example' };
  expect((await startCall({ amount: 116.82 }, { headers })).status).toBe(403);
  expect(await payments()).toEqual([]);
});

test('an expired attempt is replaced', async () => {
  const { token, registration } = await enrolled();
  const first = await startCall({ registration }, { token });
  await db.payment.updateMany({ data: { expiresAt: new Date(Date.now() - 1_000) } });
  const second = await startCall({ registration }, { token });
  expect(second.status).toBe(200);
  expect(second.body.url).not.toBe(first.body.url);
  expect((await payments()).map(({ status }) => status)).toEqual(['expired', 'pending']);
});

test('an attempt with the old amount ends when the price has changed', async () => {
  const { token, registration } = await enrolled();
  await startCall({ registration }, { token });
  await db.registration.update({ where: { id: registration }, data: { pricePaise: 499_900 } });
  expect((await startCall({ registration }, { token })).status).toBe(409);
  expect((await startCall({ registration, amount: 4999 }, { token })).status).toBe(200);
  const rows = await payments();
  expect(rows.map(({ status, amountPaise }) => [status, amountPaise])).toEqual([
    ['expired', 899_900],
    ['pending', 499_900],
  ]);
});

test('300 starts in ten minutes from one address, then 429', async () => {
  const headers = { 'x-client-address': '192.0.2.7' };
  await startCall({ amount: 1 }, { headers });
  await db.$executeRaw`update rate_limits set points = 300 where key = 'payment:192.0.2.7'`;
  const { status, body, headers: sent } = await startCall({ amount: 116.82 }, { headers });
  expect([status, body.code]).toEqual([429, 'too_many_requests']);
  expect(Number(sent.get('retry-after'))).toBeGreaterThan(0);
});

test('a paid form keeps its purchase; other answers can be corrected', async () => {
  const student = await loggedInStudent();
  const form = {
    ...admission,
    coursename: 'CSIR-NET/JRF (Chemical Sciences)',
    plan: 'csir-net-online-6-months-gold',
    requestId: 'a1b2c3d4e5f60718',
  };
  const dearer = { ...form, plan: 'csir-net-online-6-months-platinum' };
  await saveForm(student, form);
  // The plan can change before payment, which ends the page of the old price.
  const before = await startCall({}, student);
  const { body: other } = await saveForm(student, dearer);
  await saveForm(student, form);
  const { body } = await startCall({}, student);
  expect([other.success, body.url]).toEqual([true, before.body.url]);
  await cameBack(await pressed(orderOf(body.url), 'pay'));
  const bought = await db.registration.findFirstOrThrow();
  for (const change of [
    dearer,
    { ...form, plan: '', coursename: 'GATE (Chemistry)' },
    { ...form, plan: '', courseduration: '2 Years' },
  ]) {
    const { status, body: refused } = await saveForm(student, change);
    expect([status, refused.success]).toEqual([200, false]);
    expect(refused.message).toContain('is paid');
  }
  const mended = await saveForm(student, { ...form, plan: '', address: '7 Jia Sarai' });
  expect(mended.body).toMatchObject({ success: true, data: { price: 8999 } });
  expect(await db.registration.findFirstOrThrow()).toEqual({
    ...bought,
    address: '7 Jia Sarai',
    updatedAt: expect.any(Date),
  });
});

test('the plan stays open if several have the price', async () => {
  expect((await startCall()).status).toBe(200);
  expect(await payments()).toMatchObject([{ planId: null, amountPaise: 899_900 }]);
});

test('where no date of birth is known, the payer’s declaration is kept with the order', async () => {
  const declaration = textHash(payerDeclaration);
  const { token, registration } = await enrolled();
  const kept = async (body: Record<string, unknown>, caller = {}) => {
    expect((await startCall(body, caller)).status).toBe(200);
    const [newest] = await db.payment.findMany({ orderBy: { createdAt: 'desc' }, take: 1 });
    return newest?.declarationHash;
  };
  expect(await kept({ declaration })).toBe(declaration);
  // A client of the specified contract does not send this field.
  expect(await kept({})).toBeNull();
  expect(await kept({ declaration: 'I am 18' })).toBeNull();
  expect(await kept({ declaration, registration }, { token })).toBeNull();
  await keepNoticeTexts();
  const stored = await db.noticeText.findUnique({ where: { hash: declaration } });
  expect(stored).toMatchObject({ form: 'payerDeclaration', text: payerDeclaration });
});

test('a fee paid at the office before it was confirmed is paid', async () => {
  const student = await loggedInStudent();
  const { body } = await saveForm(student, admission);
  const registrationId = body.data?.id ?? '';
  await db.payment.create({
    data: {
      orderId: 'office1',
      provider: 'office',
      registrationId,
      name: 'Asha',
      number: '9',
      amountPaise: 100_000,
      status: 'paid',
      expiresAt: new Date(),
    },
  });
  const refused = await startCall({ registration: registrationId }, student);
  expect([refused.status, refused.body.message]).toEqual([
    409,
    expect.stringContaining('paid already'),
  ]);
});

test('the rest of a partly paid fee can be paid', async () => {
  const { token, registration } = await enrolled();
  await db.payment.create({
    data: {
      orderId: 'office1',
      provider: 'office',
      registrationId: registration,
      name: 'Asha',
      number: '9',
      amountPaise: 400_000,
      status: 'paid',
      expiresAt: new Date(),
    },
  });
  expect((await startCall({ registration }, { token })).body.message).toContain('₹4,999');
  expect((await startCall({ registration, amount: 4999 }, { token })).status).toBe(200);
});

describe('many starts', () => {
  const from = (address: string) => ({ headers: { 'x-client-address': address } });

  test('visitors start 15 from an address; students and other addresses can start more', async () => {
    const statuses: number[] = [];
    for (let index = 0; index < 30; index += 1) {
      statuses.push((await startCall({}, from('203.0.113.9'))).status);
    }
    expect(statuses.filter((status) => status === 200)).toHaveLength(15);
    const refused = await startCall({}, from('203.0.113.9'));
    expect([refused.status, refused.body.code]).toEqual([429, 'too_many_requests']);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(500);
    expect(refused.body.message).toContain('Log in, open your Purchased History');
    expect(await payments()).toHaveLength(15);
    const { token, registration } = await enrolled();
    const own = await startCall({ registration }, { token, ...from('203.0.113.9') });
    expect(own.status).toBe(200);
    expect((await startCall({}, from('203.0.113.10'))).status).toBe(200);
  });

  test('a registration starts ten an hour; one that is under way is read back without end', async () => {
    const { token, registration } = await enrolled();
    for (let index = 0; index < 10; index += 1) {
      const { status, body } = await startCall({ registration }, { token });
      expect(status).toBe(200);
      const again = await Promise.all([1, 2].map(() => startCall({ registration }, { token })));
      expect(again.map((one) => one.body.url)).toEqual([body.url, body.url]);
      await cameBack(await pressed(orderOf(body.url), 'fail'));
    }
    const refused = await startCall({ registration }, { token });
    expect([refused.status, refused.body.code]).toEqual([429, 'too_many_requests']);
    expect(await payments()).toHaveLength(10);
  });
});
