import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pressOnOrder } from '@/lib/payments/gateways/sandbox/sandbox';
import { refundSchema } from '@/lib/payments/office-money';
import { pollPayments } from '@/lib/payments/payment-poller';
import { askRefund } from '@/lib/refunds/refunds';
import { db, pool } from '@/lib/platform/db';
import { openQueue, type JobQueue } from '@/lib/platform/jobs/job-queue';
import { makeStaff, makeStudent } from '../../support/accounts/log-in';
import { newRegistration } from '../../support/office/office-rows';
import { paidPayment, receiptOf } from '../../support/payments/payment-rows';
import { signedWebhook } from '../../support/payments/razorpay-webhooks';
import { letTimePass, moneyWebhook, openPayment, PRICE } from './razorpay-payments';
import { sendPaymentMails } from './send-payment-mails';
import { withRazorpay } from '../../support/payments/with-razorpay';
import { withEmptyTables } from '../../support/process/empty-tables';
import { samples } from '../../support/process/samples';
import { staffOf } from '../../support/office/staff';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { bundle as bundleFiles } from '../../support/process/bundle';
import { cleanEnv, SITE_URL } from '../../support/process/site';

/** Bundles `killed-process.ts` with our modules, so that it starts quickly. */
async function bundleKilled() {
  const { folder, remove } = await bundleFiles('killed', 'tests/api/payments/killed-process.ts');
  return { file: path.join(folder, 'killed-process.mjs'), remove };
}

/**
 * Runs work in a child process that is killed before its nth query.
 * @returns false when the work completed first
 */
async function killedAt(
  nth: number,
  file: string,
  work: string[],
  settings: Record<string, string> = {},
): Promise<boolean> {
  const [name = '', ...needed] = work;
  const child = spawn(
    process.execPath,
    ['--conditions=react-server', file, name, String(nth), ...needed],
    {
      env: cleanEnv({ DATABASE_URL: process.env.DATABASE_URL ?? '', SITE_URL, ...settings }),
      stdio: ['ignore', 'ignore', 'pipe'],
    },
  );
  let complaint = '';
  child.stderr.on('data', (chunk: Buffer) => (complaint += chunk.toString()));
  const [code, signal] = (await once(child, 'close')) as [number | null, string | null];
  if (signal === 'SIGKILL') return true;
  if (code !== 0) throw new Error(complaint);
  return false;
}

withEmptyTables();
const razorpay = withRazorpay({ sandbox: true });

let bundle: Awaited<ReturnType<typeof bundleKilled>>;
let queue: JobQueue;
let folder: string;
beforeAll(async () => {
  bundle = await bundleKilled();
  queue = await openQueue(process.env.DATABASE_URL ?? '');
  folder = await mkdtemp(path.join(tmpdir(), 'orbital-killed-'));
});
afterAll(async () => {
  await bundle.remove();
  await queue.close();
  await rm(folder, { recursive: true, force: true });
});

/**
 * `KILL_EVERY=1` kills at each step and takes minutes; the default is every twentieth step, in CI every fifth.
 */
const KILL_EVERY = Number(process.env.KILL_EVERY ?? samples({ here: 20, inCi: 5 }));

/** Kills the attempt at its first step, then at later ones, until one completes. */
async function killAtEachStep(attempt: (nth: number) => Promise<boolean>): Promise<number> {
  for (let nth = 1; ; nth += KILL_EVERY) if (!(await attempt(nth))) return nth - 1;
}

/** Recovery by a new process: runs all pending work to its end. */
async function restart(): Promise<void> {
  for (let round = 0; round < 3; round += 1) {
    await letTimePass();
    while ((await pollPayments(pool)) > 0);
  }
  // Expires the lease of a mail begun by a dead process.
  await pool.query(
    `update pgboss.job set state = 'retry', start_after = now() - interval '1 second' where state in ('active', 'retry')`,
  );
  await sendPaymentMails(queue, folder);
}

/** Checks that each receipt was sent once and no number is missing. */
async function expectCompleteBooks(): Promise<void> {
  const paid = await db.payment.findMany({ include: { receipt: true, events: true } });
  for (const { status, receipt, events } of paid) {
    const settlements = events.filter(({ what }) => what === 'paid');
    expect([status, settlements.length, receipt !== null]).toEqual(
      status === 'paid' ? ['paid', 1, true] : ['expired', 0, false],
    );
  }
  const serials = paid.flatMap(({ receipt }) => receipt?.serial ?? []).sort((a, b) => a - b);
  expect(serials).toEqual(serials.map((_, index) => index + 1));
}

async function mailsAbout(paymentId: string): Promise<string[]> {
  const files = (await readdir(folder)).filter((file) => file.includes(paymentId));
  return Promise.all(files.map((file) => readFile(path.join(folder, file), 'utf8')));
}

const inclusions = [{ name: 'Theory Booklets', included: true, assumed: false }];

test('killed at steps all the way from the press of the button to the receipt by mail, every payment ends right', async () => {
  const { id: studentId } = await makeStudent();
  let [paid, left, firstPaid] = [0, 0, 0];
  const killAt = async (nth: number) => {
    const { id: registrationId } = await newRegistration(studentId, { inclusions });
    const work = ['payInSandbox', studentId, registrationId, folder];
    const killed = await killedAt(nth, bundle.file, work);
    const [payment] = await db.payment.findMany({ where: { registrationId } });
    if (!payment) return killed;
    const order = await db.sandboxOrder.findUnique({ where: { orderId: payment.orderId } });
    // The payer pays on the gateway's page, although the process that sent them there has died.
    if (order) await pressOnOrder(payment.orderId, 'pay');
    else
      await pool.query(
        `update payments set "expiresAt" = now() - interval '1 second' where id = $1`,
        [payment.id],
      );
    await restart();
    const { status } = await db.payment.findUniqueOrThrow({ where: { id: payment.id } });
    expect([nth, status]).toEqual([nth, order ? 'paid' : 'expired']);
    expect(await mailsAbout(payment.id)).toHaveLength(order ? 1 : 0);
    expect(await db.parcel.count({ where: { registrationId } })).toBe(order ? 1 : 0);
    if (order) {
      paid += 1;
      firstPaid ||= nth;
    } else left += 1;
    return killed;
  };
  const steps = await killAtEachStep(killAt);
  // The few steps at which only the attempt is stored may lie between two tested steps.
  for (let nth = firstPaid - 1; left === 0 && nth > 0; nth -= 1) await killAt(nth);
  await expectCompleteBooks();
  expect(steps).toBeGreaterThan(30);
  expect(paid).toBeGreaterThan(20 / KILL_EVERY);
  expect(left).toBeGreaterThan(0);
}, 600_000);

test('killed at steps all the way through a notice, the payment is settled once', async () => {
  const { url, keyId, keySecret } = razorpay.settings;
  const settings = {
    RAZORPAY_URL: url,
    RAZORPAY_KEY_ID: keyId,
    RAZORPAY_KEY_SECRET: keySecret,
    RAZORPAY_WEBHOOK_SECRETS: 'the newer secret',
  };
  const steps = await killAtEachStep(async (nth) => {
    const payment = await openPayment(razorpay, { nextCheckAt: new Date() });
    const { id, orderId } = payment;
    const paid = razorpay.account.pay(orderId);
    const { headers, body } = signedWebhook(moneyWebhook(orderId, paid), 'the newer secret');
    const sent = [JSON.stringify(Object.fromEntries(headers)), Buffer.from(body).toString()];
    const killed = await killedAt(nth, bundle.file, ['notice', ...sent], settings);
    const before = await db.payment.findUniqueOrThrow({ where: { id } });
    // All or nothing.
    expect(await db.receipt.count({ where: { paymentId: id } })).toBe(
      before.status === 'paid' ? 1 : 0,
    );
    await restart();
    const after = await db.payment.findUniqueOrThrow({ where: { id } });
    expect(after).toMatchObject({ status: 'paid', amountPaise: PRICE, gatewayPaymentId: paid.id });
    expect(await mailsAbout(id)).toHaveLength(1);
    return killed;
  });
  await expectCompleteBooks();
  expect(steps).toBeGreaterThan(8);
  expect(await db.gatewayWebhook.count({ where: { processedAt: null } })).toBe(0);
}, 600_000);

test('killed at steps all the way through a refund, it has one document and no number is missing', async () => {
  const { id: staffId } = await makeStaff();
  const steps = await killAtEachStep(async (nth) => {
    const { id } = await paidPayment();
    await receiptOf(id);
    const input = {
      payment: id,
      amount: '2500',
      method: 'cash',
      reference: '',
      reason: 'Moved away',
      requestId: `killed-refund-${String(nth).padStart(6, '0')}`,
    };
    const killed = await killedAt(nth, bundle.file, ['refund', staffId, JSON.stringify(input)]);
    const done = { paymentId: id, status: 'done' } as const;
    // All or nothing.
    const [refunds, documents] = [
      await db.refund.count({ where: done }),
      await db.refundDocument.count({ where: { paymentId: id } }),
    ];
    expect([nth, documents]).toEqual([nth, refunds]);
    await askRefund(await staffOf('payments.refund', staffId), refundSchema.parse(input));
    expect(await db.refundDocument.count({ where: { paymentId: id } })).toBe(1);
    return killed;
  });
  const documents = await db.refundDocument.findMany({ orderBy: { serial: 'asc' } });
  expect(documents.map(({ serial }) => serial)).toEqual(documents.map((_, index) => index + 1));
  expect(steps).toBeGreaterThan(8);
}, 600_000);
