import 'server-only';
import { log, logFailure } from '@/lib/log';
import { gatewayNamed } from '@/lib/payments/choose-gateway';
import { GatewayRefused, GatewaySilent, type Report } from '@/lib/payments/gateway';
import type { Pool } from '@/lib/platform/database-connection';
import { finishNotice, postponeNotice, type KeptNotice } from './gateway-notices';
import { noteRefund } from './note-refund';
import { findOrder, hurryRefunds } from './payment-checks';
import { settle } from './settle';
import { keepUnattached } from './unattached-money';

const where = 'gateway notices';

/** In what it says there is something that we do not know (yet), or the gateway did not answer. */
class NotYet extends Error {}

/**
 * Does what a notice calls for, and writes down that it is done. What cannot be done yet is left to be
 * tried again. Never throws: the notice is kept, and its repeat changes nothing.
 */
export async function processNotice(pool: Pool, notice: KeptNotice): Promise<void> {
  try {
    await finishNotice(pool, notice.id, await outcomeOf(pool, notice));
  } catch (error) {
    const reason = reasonOf(error);
    if (!reason) logFailure(where, error);
    await postpone(pool, notice, reason ?? 'failed');
  }
}

async function outcomeOf(pool: Pool, { provider, about }: KeptNotice): Promise<string> {
  if (about.kind === 'order') return settled(pool, provider, about.report);
  if (about.kind === 'ask') return asked(pool, provider, about.orderId);
  if (about.kind === 'refund') {
    const noted = await noteRefund(pool, about.report);
    if (!noted) throw new NotYet('unknown refund');
    return `refund ${noted.status}`;
  }
  if (about.kind === 'nothing') return 'nothing to do';
  return (await keepUnattached(pool, provider, about.money)) ? 'unattached' : 'known money';
}

async function settled(
  pool: Pool,
  provider: KeptNotice['provider'],
  report: Report,
): Promise<string> {
  const result = await settle(pool, { report, source: 'notice', provider });
  if (!result) throw new NotYet('unknown order');
  return result.changed ? result.status : `${result.status} before`;
}

async function asked(pool: Pool, provider: KeptNotice['provider'], orderId: string) {
  const ids = await findOrder(pool, provider, orderId);
  if (!ids) throw new NotYet('unknown order');
  const gateway = gatewayNamed(provider, pool);
  if (!gateway) throw new NotYet('gateway not in use');
  await hurryRefunds(pool, orderId);
  return settled(pool, provider, await gateway.status(ids));
}

function reasonOf(error: unknown): string | null {
  if (error instanceof NotYet) return error.message;
  if (error instanceof GatewaySilent) return 'no answer';
  return error instanceof GatewayRefused ? 'refused' : null;
}

async function postpone(pool: Pool, { id, provider }: KeptNotice, reason: string): Promise<void> {
  const givenUp = await postponeNotice(pool, id, reason).catch((error: unknown) => {
    logFailure(where, error);
    return false;
  });
  if (givenUp)
    log.error({ where, notice: id, provider, reason, hint: 'Given up after three days.' });
}
