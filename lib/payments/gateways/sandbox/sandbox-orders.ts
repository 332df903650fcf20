import 'server-only';
import type { Paise } from '@/content/money';
import type { Queryable } from '@/lib/platform/database-connection';
import type { Press } from './press';
import type { SandboxOrder, SandboxOrders } from './sandbox';

const KEEP = `
  insert into sandbox_orders ("orderId", "amountPaise", description, "returnUrl")
  values ($1, $2, $3, $4)
  on conflict ("orderId") do nothing`;

const FIND = `
  select "orderId", "amountPaise" as amount, description, "returnUrl",
    case when "paysAt" <= now() then 'paid' else state end as state
  from sandbox_orders where "orderId" = $1`;

/** The orders of the site's own pretend gateway. */
export function sandboxOrders(pool: Queryable): SandboxOrders {
  return {
    keep: async ({ orderId, amount, description, returnUrl }) => {
      await pool.query(KEEP, [orderId, amount, description, returnUrl]);
    },
    find: async (orderId) => {
      if (!/^[A-Za-z0-9]{1,34}$/.test(orderId)) return null;
      const { rows } = await pool.query<SandboxOrder & { amount: Paise }>(FIND, [orderId]);
      return rows[0] ?? null;
    },
  };
}

/** How long a late payment takes to be known. */
const LATE_SECONDS = 20;

const changes: Record<Exclude<Press, 'leave'>, string> = {
  pay: `state = 'paid', "paysAt" = null`,
  fail: `state = 'failed', "paysAt" = null`,
  late: `state = 'pending', "paysAt" = now() + interval '${LATE_SECONDS} seconds'`,
};

/** Does what was pressed. An order that is paid stays so; one that failed can still be paid. */
export async function pressOnOrder(
  pool: Queryable,
  orderId: string,
  press: Exclude<Press, 'leave'>,
): Promise<void> {
  await pool.query(
    `update sandbox_orders set ${changes[press]}
     where "orderId" = $1 and state <> 'paid' and ("paysAt" is null or "paysAt" > now())`,
    [orderId],
  );
}
