import 'server-only';
import type { Started } from '@/lib/payments/gateways/gateway';
import { inTransaction, pool } from '@/lib/platform/db';

/** Longer than any gateway is waited for. After it, whoever asked is taken to be gone. */
const LEASE = "interval '25 seconds'";

/** What became of asking the gateway to start a payment. */
type Outcome = 'no answer' | 'refused';

const noteEvent = `
  insert into payment_events ("paymentId", source, what, status)
  select id, 'start', $2, status from payments where id = $1`;

/**
 * Takes the right to ask the gateway to start this payment: one press of the button has it, until it
 * notes what came of it or its lease is over.
 * @param expiresAt until when the gateway will take the money
 * @returns the address where it was started already; 'busy' while somebody else is asking; 'over' when
 *   nothing is to be started any more
 */
export async function claimStart(
  paymentId: string,
  expiresAt: Date,
): Promise<'claimed' | 'busy' | 'over' | { url: string }> {
  return inTransaction(async (client) => {
    const { rows } = await client.query<{ url: string | null }>(
      `select url from payments where id = $1 and status in ('created', 'pending') for update`,
      [paymentId],
    );
    const [row] = rows;
    if (!row) return 'over';
    if (row.url) return { url: row.url };
    const { rows: asking } = await client.query(
      `select from (
         select what, at from payment_events where "paymentId" = $1
           and what in ('asking', 'started', 'no answer', 'refused')
         order by id desc limit 1) as newest
       where what = 'asking' and at > now() - ${LEASE}`,
      [paymentId],
    );
    if (asking.length > 0) return 'busy';
    await client.query(noteEvent, [paymentId, 'asking']);
    await client.query('update payments set "expiresAt" = $2, "updatedAt" = now() where id = $1', [
      paymentId,
      expiresAt,
    ]);
    return 'claimed';
  });
}

/** The gateway has the order, and this is its page for it. What became of it since stays as it is. */
export async function noteStarted(paymentId: string, { url, gatewayOrderId }: Started) {
  await inTransaction(async (client) => {
    await client.query(
      `update payments set url = $2, "gatewayOrderId" = $3, "updatedAt" = now(),
         status = case when status = 'created' then 'pending' else status end
       where id = $1`,
      [paymentId, url, gatewayOrderId],
    );
    await client.query(noteEvent, [paymentId, 'started']);
  });
}

/** The payment stands where it stood; the next press may ask at once. */
export async function noteNotStarted(paymentId: string, what: Outcome): Promise<void> {
  await pool.query(noteEvent, [paymentId, what]);
}
