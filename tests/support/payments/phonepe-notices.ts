import order from '../../fixtures/phonepe/v2-notice-order.json';
import refund from '../../fixtures/phonepe/v2-notice-refund.json';
import { statusBody } from './phonepe-salt-calls';
import { sha256, type PhonepeServer } from './phonepe-server';

export interface SentNotice {
  headers: Headers;
  body: Uint8Array<ArrayBuffer>;
}

/** A signed V2 webhook with this body. */
export function clientNotice({ client }: PhonepeServer, body: unknown): SentNotice {
  const proof = client.webhook ? sha256(`${client.webhook.user}:${client.webhook.password}`) : '';
  const headers = new Headers({ Authorization: proof, 'Content-Type': 'application/json' });
  return { headers, body: Buffer.from(JSON.stringify(body)) };
}

/** The V2 webhook for a completed order. */
export function clientOrderNotice(server: PhonepeServer, orderId: string): SentNotice {
  const { state, amount, gatewayOrderId } = known(server.state.orders, orderId);
  const payload = { ...order.payload, merchantOrderId: orderId, orderId: gatewayOrderId };
  const event = `checkout.order.${state.toLowerCase()}`;
  return clientNotice(server, { event, payload: { ...payload, state, amount } });
}

/** The V2 webhook for a completed refund. */
export function clientRefundNotice(server: PhonepeServer, refundId: string): SentNotice {
  const { orderId, state, amount, gatewayRefundId } = known(server.state.refunds, refundId);
  const ids = { merchantRefundId: refundId, originalMerchantOrderId: orderId };
  const payload = { ...refund.payload, ...ids, refundId: gatewayRefundId, state, amount };
  return clientNotice(server, { event: `pg.refund.${state.toLowerCase()}`, payload });
}

/** A signed V1 callback with `content` in its envelope. */
export function saltNotice({ salt }: PhonepeServer, content: unknown): SentNotice {
  const response = Buffer.from(JSON.stringify(content)).toString('base64');
  const proof = `${sha256(response + salt.saltKey)}###${salt.saltIndex}`;
  return {
    headers: new Headers({ 'X-VERIFY': proof, 'Content-Type': 'application/json' }),
    body: Buffer.from(JSON.stringify({ response })),
  };
}

/** The V1 callback for a completed payment or refund. */
export function saltStateNotice(server: PhonepeServer, ourId: string): SentNotice {
  return saltNotice(server, statusBody(server.state, ourId));
}

function known<T>(all: Map<string, T>, id: string): T {
  const one = all.get(id);
  if (!one) throw new Error(`PhonePe does not know ${id}`);
  return one;
}
