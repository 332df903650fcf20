import type { Gateway } from '../gateway';
import { checkAfterSeconds } from './check-schedule';
import type { PhonepeSalt } from './settings';
import { readSaltNotice } from './salt-notice';
import { saltOrderStatus } from './salt-order-status';
import { saltRefund, saltRefundStatus } from './salt-refund';
import { startSaltOrder } from './salt-start';

/** Standard Checkout V1, for accounts with a salt key (developer.phonepe.com/v1). */
export function saltGateway(settings: PhonepeSalt): Gateway {
  return {
    name: 'phonepe',
    refundsBy: 'order',
    checkAfterSeconds,
    start: (order) => startSaltOrder(settings, order),
    status: (ids) => saltOrderStatus(settings, ids),
    readNotice: (headers, body) => readSaltNotice(settings, headers, body),
    refund: (order) => saltRefund(settings, order),
    refundStatus: (refundId) => saltRefundStatus(settings, refundId),
  };
}
