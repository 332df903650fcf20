import {
  GatewayRefused,
  type Gateway,
  type GatewayEntry,
  type RefundOrder,
  type RefundReport,
} from '@/lib/payments/gateways/gateway';
import type { Checkout } from './answers';
import { checkoutV1 } from './checkout-v1';
import { checkoutV2 } from './checkout-v2';
import { phonepeAccount, phonepeNeeds, phonepeSettings, type PhonepeAccount } from './settings';

const every = (step: number, from: number, to: number): number[] =>
  Array.from({ length: (to - from) / step }, (_, index) => from + step * (index + 1));

/**
 * PhonePe's reconciliation schedule in seconds after creation
 * (developer.phonepe.com/v1/reference/check-status-api-1, "Reconciliation"). It ends 15 minutes after the
 * order expires, when its page is closed for certain.
 */
const checkAfterSeconds: readonly number[] = [
  22,
  ...every(3, 22, 52),
  ...every(6, 52, 112),
  ...every(10, 112, 172),
  ...every(30, 172, 232),
  ...every(60, 232, 1_192),
  1_800,
  2_700,
];

/** PhonePe V2 for a client id, V1 for a salt key. */
export function phonepeGateway(account: PhonepeAccount): Gateway {
  const checkout = 'clientId' in account ? checkoutV2(account) : checkoutV1(account);
  return {
    name: 'phonepe',
    refundsBy: 'order',
    checkAfterSeconds,
    ...checkout,
    refund: (order) => refundOnce(checkout, order),
  };
}

/** PhonePe refuses a repeat, so the refund's status decides; if that is unknown, the refusal stands. */
async function refundOnce(checkout: Checkout, order: RefundOrder): Promise<RefundReport> {
  try {
    return await checkout.refund(order);
  } catch (refusal) {
    if (!(refusal instanceof GatewayRefused)) throw refusal;
    const ids = { ...order, gatewayRefundId: null };
    return checkout.refundStatus(order.refundId, ids).catch((error: unknown) => {
      throw error instanceof GatewayRefused ? refusal : error;
    });
  }
}

export const phonepe: GatewayEntry = {
  settings: phonepeSettings,
  needs: phonepeNeeds,
  webhookHeaders: ['authorization', 'x-verify'],
  open: (settings) => {
    const account = phonepeAccount(settings);
    return account && phonepeGateway(account);
  },
};
