import type { Gateway } from '../gateway';
import { checkAfterSeconds } from './check-schedule';
import { readClientNotice } from './client-notice';
import { clientOrderStatus } from './client-order-status';
import { clientRefund, clientRefundStatus } from './client-refund';
import { startClientOrder } from './client-start';
import type { PhonepeClient } from './settings';

/** Standard Checkout V2 (developer.phonepe.com/payment-gateway). */
export function clientGateway(settings: PhonepeClient): Gateway {
  return {
    name: 'phonepe',
    refundsBy: 'order',
    checkAfterSeconds,
    start: (order) => startClientOrder(settings, order),
    status: (ids) => clientOrderStatus(settings, ids),
    readNotice: (headers, body) => readClientNotice(settings, headers, body),
    refund: (order) => clientRefund(settings, order),
    refundStatus: (refundId, ids) => clientRefundStatus(settings, refundId, ids),
  };
}
