import pg from 'pg';
import { pressOnOrder } from '../../../lib/payments/gateways/sandbox/sandbox';
import { receiveWebhook } from '../../../lib/payments/webhooks';
import { pollPayments } from '../../../lib/payments/payment-poller';
import { paymentSchema } from '../../../lib/payments/payment-request';
import { refundSchema } from '../../../lib/payments/office-money';
import { askRefund } from '../../../lib/refunds/refunds';
import { startPayment } from '../../../lib/payments/start-payment';
import { pool } from '../../../lib/platform/db';
import { staffOf } from '../../support/office/staff';
import { openQueue } from '../../../lib/platform/jobs/job-queue';
import { sendPaymentMails, WAITING } from './send-payment-mails';

/**
 * A process of the site that is killed, as by a power cut, before its nth query. Run by
 * tests/api/payments/killed-process.long.test.ts with the name of the work, n, and arguments.
 */
const [work = '', nth = '', ...needed] = process.argv.slice(2);

let asked = 0;
const ask = pg.Client.prototype.query as (...values: unknown[]) => unknown;
pg.Client.prototype.query = function counted(this: pg.Client, ...values: unknown[]) {
  if (values[0] !== WAITING) asked += 1;
  if (asked === Number(nth)) process.kill(process.pid, 'SIGKILL');
  return ask.apply(this, values);
} as typeof pg.Client.prototype.query;

/** A payment from "Pay Now" to the mail with the receipt, on the sandbox. */
async function payInSandbox(studentId = '', registration = '', folder = ''): Promise<void> {
  const typed = { name: 'Suresh Rao', number: '98765 43210', amount: 8999, registration };
  const { url } = await startPayment(
    'sandbox',
    { studentId, address: null },
    paymentSchema.parse(typed),
  );
  await pressOnOrder(url.split('/').at(-1) ?? '', 'pay');
  await pool.query(
    `update payments set "nextCheckAt" = now() - interval '1 second' where "nextCheckAt" is not null`,
  );
  while ((await pollPayments(pool)) > 0);
  await sendMails(folder);
}

async function sendMails(folder = ''): Promise<void> {
  const queue = await openQueue(process.env.DATABASE_URL ?? '');
  await sendPaymentMails(queue, folder);
  await queue.close();
}

async function notice(headers = '', body = ''): Promise<void> {
  const sent = new Headers(JSON.parse(headers) as Record<string, string>);
  const said = await receiveWebhook('razorpay', sent, async () => Buffer.from(body));
  if (said !== 'received') throw new Error(said);
}

async function refund(staffId = '', input = ''): Promise<void> {
  await askRefund(await staffOf('payments.refund', staffId), refundSchema.parse(JSON.parse(input)));
}

const works: Record<string, (...values: string[]) => Promise<void>> = {
  payInSandbox,
  notice,
  refund,
};

void works[work]?.(...needed).then(
  () => process.exit(0),
  (error: unknown) => {
    console.error(error);
    process.exit(1);
  },
);
