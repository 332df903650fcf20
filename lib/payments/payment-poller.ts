import type { Pool } from '@/lib/platform/database-connection';
import { log, logFailure } from '@/lib/platform/log';
import { GatewayRefused, GatewaySilent, type Gateway } from './gateways/gateway';
import { gatewayNamed } from './gateways/gateways';
import { isOver, nextCheck } from './next-check';
import { claimNotices, processNotice } from './notices';
import {
  claimChecks,
  claimRefunds,
  planCheck,
  planRefund,
  type DueCheck,
  type DueRefund,
} from './payment-checks';
import { pursueRefund } from './refunds/send-refund';
import { settle } from './settle';

const where = 'payment poller';

/** Of each kind, at once. */
const TOGETHER = 5;
const KEYS_MISSED_SECONDS = 3 * 24 * 3_600;

/**
 * Asks the gateways about everything whose end they have not reported: payments whose customer closed the
 * page, refunds, and notices that were not processed to the end. Other processes may do the same meanwhile.
 * @returns how much was due
 */
export async function pollPayments(pool: Pool): Promise<number> {
  const counts = await Promise.all([
    each(await claimNotices(pool, TOGETHER), (notice) => processNotice(pool, notice)),
    each(await claimChecks(pool, TOGETHER), (due) => checkPayment(pool, due)),
    each(await claimRefunds(pool, TOGETHER), (due) => checkRefund(pool, due)),
  ]);
  return counts.reduce((sum, count) => sum + count, 0);
}

/** One that fails does not keep the others from being done; its lease ends, and it is due again. */
async function each<Due>(due: Due[], work: (one: Due) => Promise<void>): Promise<number> {
  await Promise.all(
    due.map((one) => work(one).catch((error: unknown) => logFailure(where, error))),
  );
  return due.length;
}

async function checkPayment(pool: Pool, due: DueCheck): Promise<void> {
  const gateway = gatewayNamed(due.provider, pool);
  const status = gateway ? await askAbout(pool, gateway, due) : await giveUp(pool, due);
  const { checkAfterSeconds = [] } = gateway ?? {};
  await planCheck(
    pool,
    due,
    nextCheck({ ...due, status: status ?? due.status }, checkAfterSeconds),
  );
}

/** The gateway is asked outside any transaction. Without an answer everything stays as it is. */
async function askAbout(pool: Pool, gateway: Gateway, due: DueCheck) {
  const report = await gateway.status(due).catch((error: unknown) => noAnswer(gateway.name, error));
  if (!report) return null;
  const over = isOver(due, report.state, gateway.checkAfterSeconds);
  const settled = await settle(pool, { report, source: 'poll', provider: gateway.name, over });
  return settled && settled.status;
}

/** Its keys are gone, or it was the sandbox. They may come back, but not after days. */
async function giveUp(pool: Pool, { orderId, ...due }: DueCheck) {
  log.warn({
    where,
    payment: due.id,
    provider: due.provider,
    hint: 'It has no keys to be asked with.',
  });
  if (!isOver(due, 'pending', [KEYS_MISSED_SECONDS])) return null;
  const nothing = { amount: null, currency: null, gatewayPaymentId: null };
  const report = { orderId, state: 'notFound', ...nothing } as const;
  const settled = await settle(pool, { report, source: 'poll', over: true });
  return settled && settled.status;
}

async function checkRefund(pool: Pool, due: DueRefund): Promise<void> {
  await pursueRefund(pool, due.refundId).catch((error: unknown) => noAnswer('refund', error));
  await planRefund(pool, due);
}

/** A silent gateway is nothing special; one that refuses to tell needs somebody to look at its settings. */
function noAnswer(about: string, error: unknown): null {
  if (error instanceof GatewaySilent) return null;
  if (!(error instanceof GatewayRefused)) throw error;
  const hint = 'The gateway refuses to answer. See its keys in the settings.';
  log.error({ where, about, reason: error.message, hint });
  return null;
}
