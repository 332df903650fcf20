import 'server-only';
import type { Paise } from '@/content/money';
import {
  GatewayRefused,
  unknownOrder,
  type Gateway,
  type GatewayEntry,
  type Report,
} from '@/lib/payments/gateways/gateway';
import { pool } from '@/lib/platform/db';
import { narrow, statement, type RowOf } from '@/lib/platform/statement';
import type { Press } from './press';

const ADD = statement(
  'add-sandbox-order',
  {},
  `insert into sandbox_orders ("orderId", "amountPaise", description, "returnUrl")
  values ($1, $2, $3, $4)
  on conflict ("orderId") do nothing`,
);

/** `state`: "Pay late" becomes paid after a delay. */
const FIND = statement(
  'find-sandbox-order',
  {
    orderId: 'text',
    amount: narrow<Paise>('int4'),
    description: 'text',
    returnUrl: 'text',
    state: narrow<'pending' | 'paid' | 'failed'>('text'),
  },
  `select "orderId", "amountPaise" as amount, description, "returnUrl",
    case when "paysAt" <= now() then 'paid' else state end as state
  from sandbox_orders where "orderId" = $1`,
);
export type SandboxOrder = RowOf<typeof FIND>;

/** An order of the sandbox, or null. */
export async function findSandboxOrder(orderId: string): Promise<SandboxOrder | null> {
  return /^[A-Za-z0-9]{1,34}$/.test(orderId) ? FIND.first(pool, [orderId]) : null;
}

/** Delay until a late payment is reported. */
const LATE_SECONDS = 20;

/** A paid order stays paid; a failed one can still be paid. */
const PRESS = statement(
  'press-on-sandbox-order',
  {},
  `update sandbox_orders set state = $2,
    "paysAt" = case when $2 = 'pending' then now() + interval '${LATE_SECONDS} seconds' end
  where "orderId" = $1 and state <> 'paid' and ("paysAt" is null or "paysAt" > now())`,
);

const stateAfter = { pay: 'paid', fail: 'failed', late: 'pending' } as const;

export async function pressOnOrder(orderId: string, press: Exclude<Press, 'leave'>): Promise<void> {
  await PRESS.run(pool, [orderId, stateAfter[press]]);
}

/** Test gateway: behaves like a real one without moving money. Its URLs are paths on this site. */
const sandboxGateway: Gateway = {
  name: 'sandbox',
  refundsBy: 'order',
  checkAfterSeconds: [5, 15, 30, 60, 120, 300, 600, 1_200, 1_800, 3_600],
  start: async ({ orderId, amount, description, returnUrl }) => {
    await ADD.run(pool, [orderId, amount, description, returnUrl]);
    return { url: `/pay-test/${orderId}`, gatewayOrderId: `sandbox-${orderId}` };
  },
  status: async ({ orderId }) => reportOf(orderId, await findSandboxOrder(orderId)),
  readNotice: () => null,
  refund: async ({ orderId, refundId, amount }) => {
    const order = await findSandboxOrder(orderId);
    if (order?.state !== 'paid' || amount > order.amount) {
      throw new GatewayRefused('The sandbox has taken no such amount for this order.');
    }
    return { refundId, state: 'done', amount, gatewayRefundId: `sandbox-${refundId}` };
  },
  refundStatus: async (refundId) => ({
    refundId,
    state: 'done',
    amount: null,
    gatewayRefundId: `sandbox-${refundId}`,
  }),
};

export const sandbox: GatewayEntry = {
  settings: {},
  needs: {},
  noticeHeaders: [],
  open: () => sandboxGateway,
};

function reportOf(orderId: string, order: SandboxOrder | null): Report {
  if (!order) return unknownOrder(orderId);
  const { state, amount } = order;
  const gatewayPaymentId = state === 'paid' ? `sandbox-${orderId}` : null;
  return { orderId, state, amount, currency: 'INR', gatewayPaymentId };
}
