import type { Paise } from '@/content/money';
import {
  GatewayRefused,
  type Gateway,
  type Order,
  type Report,
} from '@/lib/payments/gateways/gateway';

/** An order as the sandbox keeps it. */
export interface SandboxOrder {
  orderId: string;
  amount: Paise;
  description: string;
  returnUrl: string;
  /** Whether it counts as paid now; "Pay late" makes it so by the passing of time. */
  state: 'pending' | 'paid' | 'failed';
}

/** Where the sandbox keeps its orders (lib/payments/gateways/sandbox/sandbox-orders.ts). */
export interface SandboxOrders {
  /** A repeat with the same id is the same order. */
  keep(order: Order): Promise<void>;
  find(orderId: string): Promise<SandboxOrder | null>;
}

/** The page on which somebody decides what becomes of an order. */
const sandboxPage = (orderId: string) => `/pay-test/${orderId}`;

/**
 * The site's own pretend gateway: everything happens as with a real one, except that no money moves. Its
 * addresses are paths, because it is on the site itself.
 */
export function sandboxGateway(orders: SandboxOrders): Gateway {
  return {
    name: 'sandbox',
    refundsBy: 'order',
    checkAfterSeconds: [5, 15, 30, 60, 120, 300, 600, 1_200, 1_800, 3_600],
    start: async (order) => {
      await orders.keep(order);
      return { url: sandboxPage(order.orderId), gatewayOrderId: `sandbox-${order.orderId}` };
    },
    status: async ({ orderId }) => reportOf(orderId, await orders.find(orderId)),
    readNotice: () => null,
    refund: async ({ orderId, refundId, amount }) => {
      const order = await orders.find(orderId);
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
}

function reportOf(orderId: string, order: SandboxOrder | null): Report {
  if (!order) {
    return { orderId, state: 'notFound', amount: null, currency: null, gatewayPaymentId: null };
  }
  const { state, amount } = order;
  const gatewayPaymentId = state === 'paid' ? `sandbox-${orderId}` : null;
  return { orderId, state, amount, currency: 'INR', gatewayPaymentId };
}
