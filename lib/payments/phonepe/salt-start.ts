import { z } from 'zod';
import { GatewayRefused, GatewaySilent, type Order, type Started } from '../gateway';
import { codeOf, notOurs, refused } from './alerts';
import { payPage } from './answer-parts';
import { saltFaults } from './salt-answer';
import { saltPost } from './salt-call';
import { isRefundId } from './salt-refund';
import type { PhonepeSalt } from './settings';

/** After these the payment may be there, so it has to be asked about. */
const open = ['PAYMENT_PENDING', 'INTERNAL_SERVER_ERROR', 'TIMED_OUT'];

/** What it says to an order id that it has already. */
const TAKEN = 'INVALID_TRANSACTION_ID';

/** @throws GatewayRefused, also when PhonePe has the order from an earlier try; GatewaySilent */
export async function startSaltOrder(settings: PhonepeSalt, order: Order): Promise<Started> {
  const { orderId } = order;
  if (isRefundId(orderId)) throw new GatewayRefused('This is the id of a refund.');
  const answer = await saltPost(settings, '/pg/v1/pay', requestFor(settings, order));
  const read = startedShape(settings, orderId).safeParse(answer.body);
  if (read.success) {
    return { url: read.data.data.instrumentResponse.redirectInfo.url, gatewayOrderId: orderId };
  }
  const code = codeOf(answer.body) ?? '';
  if (code === TAKEN) throw new GatewayRefused('PhonePe has this order already.');
  if (open.includes(code)) throw new GatewaySilent('PhonePe may have this order.');
  if (answer.status >= 400 || saltFaults.includes(code)) throw refused('start', answer);
  throw notOurs('start', 'no page for the payer');
}

function startedShape({ url, merchantId }: PhonepeSalt, orderId: string) {
  return z.object({
    code: z.literal('PAYMENT_INITIATED'),
    data: z.object({
      merchantId: z.literal(merchantId),
      merchantTransactionId: z.literal(orderId),
      instrumentResponse: z.object({ redirectInfo: z.object({ url: payPage(url) }) }),
    }),
  });
}

function requestFor(settings: PhonepeSalt, { orderId, amount, number, returnUrl }: Order) {
  const mobileNumber = /[6-9]\d{9}$/.exec(number.replace(/\D/g, ''))?.[0];
  return {
    merchantId: settings.merchantId,
    merchantTransactionId: orderId,
    // It wants a name for the payer; this one says nothing about a person.
    merchantUserId: orderId,
    amount,
    redirectUrl: returnUrl,
    // A POST from another site would come without the student's cookie.
    redirectMode: 'REDIRECT',
    callbackUrl: settings.noticeUrl,
    ...(mobileNumber && { mobileNumber }),
    paymentInstrument: { type: 'PAY_PAGE' },
  };
}
