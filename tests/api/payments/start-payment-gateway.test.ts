import type { Paise } from '@/content/money';
import { awaitClaim, claimStart, createPayment, noteStarted } from '@/lib/payments/start-payment';
import { db, pool } from '@/lib/platform/db';
import { env } from '@/lib/platform/env';
import { cameBack, enrolled, startCall } from '../../support/payments/payment';
import { faults } from '../../support/payments/razorpay-server';
import { withRazorpay } from '../../support/payments/with-razorpay';
import { withEmptyTables } from '../../support/process/empty-tables';
import { untilAwaited } from '../../support/process/lock-waits';

withEmptyTables();
const razorpay = withRazorpay();

const asRead = faults.says((body) => body);
const payments = () => db.payment.findMany({ orderBy: { createdAt: 'asc' } });
const methods = () => razorpay.requests.map(({ method }) => method);

/** A student about to press Pay on the payment page. */
async function payer() {
  const student = await enrolled();
  const { registration } = student;
  const press = () => startCall({ registration }, { ...student, provider: 'razorpay' });
  return { ...student, press };
}

test('the provider that has keys takes it; one without, and the sandbox, do not', async () => {
  const { token, registration, press } = await payer();
  const closed = await startCall({ registration }, { token, provider: 'phonepe' });
  expect([closed.status, closed.body.code]).toEqual([409, 'conflict']);
  expect(closed.body.message).toMatch(/not open.* office .* bank deposit .*IFSC/);
  expect((await startCall({ registration }, { token })).status).toBe(404);
  const { status, body } = await press();
  expect([status, body.url]).toEqual([200, razorpay.account.links[0]?.short_url]);
  const [payment] = await payments();
  expect(razorpay.account.links).toEqual([
    expect.objectContaining({
      reference_id: payment?.orderId,
      amount: 899_900,
      currency: 'INR',
      callback_url: `${env.SITE_URL}/api/v1/razorpay/return?payment=${payment?.id}`,
    }),
  ]);
});

test('two presses at once make one link, and get it both', async () => {
  const { press } = await payer();
  const answers = await Promise.all([press(), press(), press(), press()]);
  expect(new Set(answers.map(({ body }) => body.url)).size).toBe(1);
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  expect(razorpay.account.links).toHaveLength(1);
  expect(methods().filter((method) => method === 'POST')).toHaveLength(1);
});

test.each([
  ['lost after the link was made', faults.loses, 1],
  ['lost before', faults.closes, 0],
  ['garbage', faults.garbage, 1],
  ['503', faults.status(503), 0],
])(
  'when the answer is %s, the next press asks first and goes on with the same order',
  async (_, fault, made) => {
    const { press } = await payer();
    razorpay.next(fault);
    const lost = await press();
    expect([lost.status, lost.body.code]).toEqual([503, 'unavailable']);
    expect(lost.body.message).toMatch(/Nothing has been charged.*try again/);
    expect(Number(lost.headers.get('retry-after'))).toBeGreaterThan(0);
    const [before] = await payments();
    expect(before).toMatchObject({ status: 'created', url: null });
    expect(razorpay.account.links).toHaveLength(made);
    razorpay.requests.length = 0;
    const { status, body } = await press();
    expect([status, body.url]).toEqual([200, razorpay.account.links[0]?.short_url]);
    expect(methods()[0]).toBe('GET');
    expect(razorpay.account.links).toHaveLength(1);
    const [after, ...others] = await payments();
    expect([after?.id, after?.status, others]).toEqual([before?.id, 'pending', []]);
  },
);

test('a gateway that does not answer is not asked to start a second order', async () => {
  const { press } = await payer();
  razorpay.next(faults.closes, faults.status(503));
  await press();
  expect((await press()).status).toBe(503);
  expect(methods()).toEqual(['POST', 'GET']);
  expect((await payments()).map(({ status }) => status)).toEqual(['created']);
});

test('a refusal of the gateway leaves the payment unchanged, and the answer names other ways to pay', async () => {
  const { press } = await payer();
  razorpay.next(faults.refuses('Authentication failed', 401));
  const { status, body } = await press();
  expect([status, body.code]).toEqual([503, 'unavailable']);
  expect(body.message).toMatch(/Nothing has been charged.*bank deposit/);
  expect((await payments()).map((payment) => payment.status)).toEqual(['created']);
  expect((await press()).status).toBe(200);
});

test('an order whose URL is lost is replaced', async () => {
  const { press } = await payer();
  razorpay.next(faults.loses);
  await press();
  razorpay.requests.length = 0;
  razorpay.next(asRead, faults.refuses('no such thing twice'));
  expect((await press()).status).toBe(200);
  expect((await payments()).map(({ status }) => status)).toEqual(['expired', 'pending']);
});

test('a payer who closed the tab after paying is told so, and not sent to pay again', async () => {
  const { press } = await payer();
  await press();
  const [payment] = await payments();
  razorpay.account.pay(payment?.orderId ?? '');
  const { status, body } = await press();
  expect([status, body.message]).toEqual([409, expect.stringContaining('paid already')]);
  expect(await payments()).toMatchObject([{ status: 'paid' }]);
  expect(await db.receipt.count()).toBe(1);
});

test('without an answer an open payment keeps its URL, and an expired one is not replaced', async () => {
  const { press } = await payer();
  const first = await press();
  razorpay.next(faults.status(503));
  expect((await press()).body.url).toBe(first.body.url);
  await db.payment.updateMany({ data: { expiresAt: new Date(Date.now() - 1_000) } });
  razorpay.next(faults.status(503));
  const unsure = await press();
  expect([unsure.status, unsure.body.message]).toEqual([
    503,
    expect.stringContaining('do not pay again'),
  ]);
  expect(await payments()).toHaveLength(1);
});

test('a return proves nothing: the gateway is queried', async () => {
  const { press } = await payer();
  await press();
  const [payment] = await payments();
  const back = `/api/v1/razorpay/return?payment=${payment?.id}`;
  const forged = `${back}&razorpay_payment_link_status=paid&razorpay_payment_id=pay_1`;
  expect(await cameBack(forged)).toBe(`/success?payment=${payment?.id}`);
  expect(await payments()).toMatchObject([{ status: 'pending' }]);
  razorpay.account.pay(payment?.orderId ?? '');
  razorpay.next(faults.status(503));
  expect(await cameBack(back)).toBe(`/success?payment=${payment?.id}`);
  expect(await payments()).toMatchObject([{ status: 'pending' }]);
  expect(await cameBack(back)).toBe(`/success?payment=${payment?.id}`);
  expect(await payments()).toMatchObject([{ status: 'paid' }]);
  razorpay.requests.length = 0;
  expect(await cameBack(back)).toBe(`/success?payment=${payment?.id}`);
  expect(razorpay.requests).toEqual([]);
});

/** The rows left by a process that ended before it asked the gateway. */
async function leftBehind(registrationId: string) {
  const payment = await createPayment({
    target: { registrationId },
    provider: 'razorpay',
    name: 'Asha',
    number: '98765 43210',
    amount: 899_900 as Paise,
    expiresAt: new Date(Date.now() + 60_000),
    nextCheckAt: new Date(),
  });
  if (!payment) throw new Error('There is one under way.');
  expect(await claimStart(payment.id, payment.expiresAt)).toBe('claimed');
  return payment;
}

test('an attempt left behind by a dead process is continued by the next press', async () => {
  const { press, registration } = await payer();
  const payment = await leftBehind(registration);
  await db.paymentEvent.updateMany({ data: { at: new Date(Date.now() - 26_000) } });
  const { status, body } = await press();
  expect([status, body.url]).toEqual([200, razorpay.account.linkOf(payment.orderId).short_url]);
  expect(methods()).toEqual(['GET', 'POST']);
});

test('a second press waits for the answer to the first', async () => {
  const { press, registration } = await payer();
  const payment = await leftBehind(registration);
  const pressed = press();
  const started = { url: 'https://rzp.io/i/abcdefg', gatewayOrderId: 'plink_1' };
  await noteStarted(payment.id, started);
  expect((await pressed).body.url).toBe(started.url);
  expect(razorpay.requests.filter(({ method }) => method === 'POST')).toEqual([]);
});

test('a payment whose provider has lost its keys is replaced', async () => {
  const { press } = await payer();
  await press();
  await db.payment.updateMany({ data: { provider: 'phonepe' } });
  expect((await press()).status).toBe(200);
  expect((await payments()).map(({ provider, status }) => [provider, status])).toEqual([
    ['phonepe', 'expired'],
    ['razorpay', 'pending'],
  ]);
});

test('when the answer to one of two presses is lost, the other takes over', async () => {
  const { press } = await payer();
  razorpay.next(faults.loses);
  const answers = await Promise.all([press(), press()]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 503]);
  expect(razorpay.account.links).toHaveLength(1);
  expect(await payments()).toMatchObject([{ status: 'pending' }]);
});

test('waiting is limited, and an ended payment is not started', async () => {
  const { registration } = await payer();
  const { id, expiresAt } = await leftBehind(registration);
  await expect(awaitClaim(id, expiresAt, 0)).rejects.toMatchObject({ code: 'unavailable' });
  await db.payment.update({ where: { id }, data: { status: 'failed' } });
  expect(await awaitClaim(id, expiresAt)).toBe('over');
});

test('a URL that arrives after the end of a payment does not reopen it', async () => {
  const { registration } = await payer();
  const { id } = await leftBehind(registration);
  await db.payment.update({ where: { id }, data: { status: 'paid' } });
  await noteStarted(id, { url: 'https://rzp.io/i/abcdefg', gatewayOrderId: 'plink_1' });
  expect(await payments()).toMatchObject([{ status: 'paid', gatewayOrderId: 'plink_1' }]);
});

test('an attempt that does not settle in a few rounds is refused', async () => {
  const { press } = await payer();
  await pool.query(`
    create function refuse_row() returns trigger language plpgsql as 'begin return null; end';
    create trigger refuse_row before insert on payments for each row execute function refuse_row()`);
  try {
    expect(await press()).toMatchObject({ status: 503, body: { code: 'unavailable' } });
  } finally {
    await pool.query('drop trigger refuse_row on payments; drop function refuse_row');
  }
  expect(razorpay.requests).toEqual([]);
});

test('a payment made although the answer to the start was lost is found before another starts', async () => {
  const { press } = await payer();
  razorpay.next(faults.loses);
  await press();
  const [payment] = await payments();
  razorpay.account.pay(payment?.orderId ?? '');
  expect(await press()).toMatchObject({ status: 409 });
  expect(await payments()).toMatchObject([{ status: 'paid' }]);
});

test('an attempt that ends during a start is replaced', async () => {
  const { press, registration } = await payer();
  const { id } = await leftBehind(registration);
  const client = await pool.connect();
  await client.query('begin');
  await client.query('select from payments where id = $1 for update', [id]);
  const pressed = press();
  await untilAwaited();
  await client.query(`update payments set status = 'failed' where id = $1`, [id]);
  await client.query('commit');
  client.release();
  expect((await pressed).status).toBe(200);
  expect((await payments()).map(({ status }) => status)).toEqual(['failed', 'pending']);
});

test('after a failure of the site the next request continues with the same order', async () => {
  const { press } = await payer();
  await pool.query(`
    create function fail_row() returns trigger language plpgsql as
      $$ begin raise exception 'no disk'; end $$;
    create trigger fail_row before update of url on payments
      for each row execute function fail_row()`);
  try {
    expect(await press()).toMatchObject({ status: 500, body: { code: 'internal_error' } });
  } finally {
    await pool.query('drop trigger fail_row on payments; drop function fail_row');
  }
  const { status, body } = await press();
  expect([status, body.url]).toEqual([200, razorpay.account.links[0]?.short_url]);
  expect(razorpay.account.links).toHaveLength(1);
});
