import 'server-only';
import type { Paise } from '@/content/money';
import {
  GatewayRefused,
  unknownOrder,
  type Gateway,
  type GatewayEntry,
  type Report,
} from '@/lib/payments/gateways/gateway';
import { db } from '@/lib/platform/db';
import type { Press } from './press';

/** `state`: "Pay late" becomes paid after a delay. */
export interface SandboxOrder {
  orderId: string;
  amount: Paise;
  description: string;
  returnUrl: string;
  state: 'pending' | 'paid' | 'failed';
}

/** An order of the sandbox, or null. */
export async function findSandboxOrder(orderId: string): Promise<SandboxOrder | null> {
  const order = /^[A-Za-z0-9]{1,34}$/.test(orderId)
    ? await db.sandboxOrder.findUnique({ where: { orderId } })
    : null;
  if (!order) return null;
  const { amountPaise, description, returnUrl, state, paysAt } = order;
  const isPaid = paysAt !== null && paysAt.getTime() <= Date.now();
  return {
    orderId,
    amount: amountPaise as Paise,
    description,
    returnUrl,
    state: isPaid ? 'paid' : (state as SandboxOrder['state']),
  };
}

/** Delay until a late payment is reported. */
const LATE_MS = 20_000;

const stateAfter = { pay: 'paid', fail: 'failed', late: 'pending' } as const;

export async function pressOnOrder(orderId: string, press: Exclude<Press, 'leave'>): Promise<void> {
  const [state, now] = [stateAfter[press], Date.now()];
  // A paid order stays paid; a failed one can still be paid.
  await db.sandboxOrder.updateMany({
    where: {
      orderId,
      state: { not: 'paid' },
      OR: [{ paysAt: null }, { paysAt: { gt: new Date(now) } }],
    },
    data: { state, paysAt: state === 'pending' ? new Date(now + LATE_MS) : null },
  });
}

/** Test gateway: behaves like a real one without moving money. Its URLs are paths on this site. */
const sandboxGateway: Gateway = {
  name: 'sandbox',
  refundsBy: 'order',
  checkAfterSeconds: [5, 15, 30, 60, 120, 300, 600, 1_200, 1_800, 3_600],
  start: async ({ orderId, amount, description, returnUrl }) => {
    const order = { orderId, amountPaise: amount, description, returnUrl };
    await db.sandboxOrder.createMany({ data: order, skipDuplicates: true });
    return { url: `/pay-test/${orderId}`, gatewayOrderId: `sandbox-${orderId}` };
  },
  status: async ({ orderId }) => reportOf(orderId, await findSandboxOrder(orderId)),
  readWebhook: () => null,
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
  webhookHeaders: [],
  open: () => sandboxGateway,
};

function reportOf(orderId: string, order: SandboxOrder | null): Report {
  if (!order) return unknownOrder(orderId);
  const { state, amount } = order;
  const gatewayPaymentId = state === 'paid' ? `sandbox-${orderId}` : null;
  return { orderId, state, amount, currency: 'INR', gatewayPaymentId };
}
