import 'server-only';
import { setTimeout as pause } from 'node:timers/promises';
import { gatewayNamed } from '@/lib/payments/choose-gateway';
import { pool } from '@/lib/platform/db';
import { keepNotice } from './gateway-notices';
import { processNotice } from './process-notice';

/** A gateway that has no answer after three to five seconds counts the notice as not delivered. */
const ANSWER_AFTER_MS = 2_000;

/**
 * Takes a call of a gateway: proves where it comes from, writes it down, processes it. What takes longer
 * goes on after the answer, and what fails is tried again by the background work.
 * @throws whatever keeps it from being written down, so that the gateway sends it again
 */
export async function receiveNotice(
  provider: string,
  headers: Headers,
  readBody: () => Promise<Uint8Array>,
): Promise<'unknown provider' | 'forged' | 'received'> {
  const gateway = gatewayNamed(provider, pool);
  if (!gateway) return 'unknown provider';
  const body = await readBody();
  const notice = gateway.readNotice(headers, body);
  if (!notice) return 'forged';
  const kept = await keepNotice(pool, gateway.name, notice, body);
  if (!kept) return 'received';
  const enough = new AbortController();
  const limit = pause(ANSWER_AFTER_MS, undefined, { signal: enough.signal, ref: false });
  await Promise.race([processNotice(pool, kept), limit.catch(() => undefined)]);
  enough.abort();
  return 'received';
}
