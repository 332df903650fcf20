import { z } from 'zod';
import { GatewayRefused, type Order, type Started } from '../gateway';
import { codeOf, notOurs, refused } from './alerts';
import { payPage } from './answer-parts';
import { clientCall } from './client-call';
import type { PhonepeClient } from './settings';

/** Seconds that an order of Standard Checkout may live. */
const SHORTEST_LIFE = 300;
const LONGEST_LIFE = 3_600;

/** What it says to an order id that it has already; the status is 417. */
const taken = ['INVALID_MERCHANT_ORDER_ID', 'INVALID_TRANSACTION_ID'];

/** @throws GatewayRefused, also when PhonePe has the order from an earlier try; GatewaySilent */
export async function startClientOrder(settings: PhonepeClient, order: Order): Promise<Started> {
  const answer = await clientCall(settings, {
    method: 'POST',
    path: '/checkout/v2/pay',
    json: requestFor(order),
  });
  if (taken.includes(codeOf(answer.body) ?? '')) {
    throw new GatewayRefused('PhonePe has this order already.');
  }
  if (answer.status >= 400) throw refused('start', answer);
  const read = z
    .object({ orderId: z.string().min(1), redirectUrl: payPage(settings.url) })
    .safeParse(answer.body);
  if (!read.success) throw notOurs('start', 'no page for the payer');
  return { url: read.data.redirectUrl, gatewayOrderId: read.data.orderId };
}

function requestFor({ orderId, amount, description, returnUrl, expiresAt }: Order) {
  const life = Math.floor((expiresAt.getTime() - Date.now()) / 1000);
  return {
    merchantOrderId: orderId,
    amount,
    expireAfter: Math.min(Math.max(life, SHORTEST_LIFE), LONGEST_LIFE),
    metaInfo: { udf1: description.slice(0, 256) },
    paymentFlow: { type: 'PG_CHECKOUT', merchantUrls: { redirectUrl: returnUrl } },
  };
}
