import type { Gateway } from '@/lib/payments/gateways/gateway';
import { orderStatus, startLink } from './orders';
import { razorpayCall, type RazorpaySettings } from './razorpay-call';
import { readNotice } from './razorpay-notice';
import { giveBack, refundStatus } from './razorpay-refund';

const MINUTE = 60;
const HOUR = 60 * MINUTE;

/** Razorpay asks the bank itself for three days, and advises to look after fifteen minutes. */
const checkAfterSeconds = [
  ...[1, 5, 15, 30].map((minutes) => minutes * MINUTE),
  ...[1, 3, 12, 24, 48, 72].map((hours) => hours * HOUR),
];

/** Payment links of Razorpay, one for each order. */
export function razorpayGateway(settings: RazorpaySettings): Gateway {
  const call = razorpayCall(settings);
  return {
    name: 'razorpay',
    refundsBy: 'money',
    checkAfterSeconds,
    start: (order) => startLink(call, order),
    status: (ids) => orderStatus(call, ids),
    readNotice: (headers, body) => readNotice(settings.webhookSecrets, headers, body),
    refund: (order) => giveBack(call, order),
    refundStatus: (refundId, ids) => refundStatus(call, refundId, ids),
  };
}
