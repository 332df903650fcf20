import type { z } from 'zod';
import type { Paise } from '@/content/money';
import type { GatewayName } from '@/lib/payments/payment-ways';
import type { Needs } from '@/lib/platform/env';

export interface Order {
  /** Our order id: at most 34 letters and digits, not starting with R. A gateway accepts each once. */
  orderId: string;
  amount: Paise;
  /** Description of the purchase for the payer. */
  description: string;
  name: string;
  /** Phone number as typed. */
  number: string;
  /** Redirect target after the payment, whatever the outcome. */
  returnUrl: string;
  expiresAt: Date;
}

export interface Started {
  url: string;
  gatewayOrderId: string;
}

/** Ids of a payment at the gateway. `gatewayOrderId` is null if the answer to `start` was lost. */
export interface OrderIds {
  orderId: string;
  gatewayOrderId: string | null;
}

/** Authenticated report on an order of our account. `notFound`: unknown to the gateway. */
export interface Report {
  orderId: string;
  state: 'paid' | 'failed' | 'pending' | 'notFound';
  /** Paise, as reported; null if not reported. Compared with the order before settling. */
  amount: number | null;
  currency: string | null;
  /** The gateway's id of the payment itself. */
  gatewayPaymentId: string | null;
}

/** The report on an order that the gateway does not know. */
export function unknownOrder(orderId: string): Report {
  return { orderId, state: 'notFound', amount: null, currency: null, gatewayPaymentId: null };
}

/** A payment without an order of ours, such as one by a link that the owner made. */
export interface UnattachedMoney {
  gatewayPaymentId: string;
  amount: number;
  currency: string;
  name: string;
  number: string;
  /** The gateway's description. */
  description: string;
}

export interface RefundReport {
  refundId: string;
  state: 'done' | 'failed' | 'pending';
  amount: number | null;
  gatewayRefundId: string | null;
}

/** An authenticated webhook from a gateway. */
export interface Webhook {
  /** Constant across repeats. */
  dedupeKey: string;
  /** `ask`: the webhook proves no payment, so the order status is requested. */
  about:
    | { kind: 'order'; report: Report }
    | { kind: 'ask'; orderId: string }
    | { kind: 'refund'; report: RefundReport }
    | { kind: 'unattached'; money: UnattachedMoney }
    | { kind: 'nothing' };
}

export interface RefundOrder extends OrderIds {
  /** Our refund id: R and at most 33 letters and digits. Idempotency key. */
  refundId: string;
  gatewayPaymentId: string;
  amount: Paise;
}

/** SITE_URL, and the settings of every gateway. */
export interface GatewayEnv {
  readonly [name: string]: string | undefined;
  SITE_URL: string;
  /** The gateway of new payments. */
  PAYMENT_PROVIDER?: GatewayName;
}

/** SITE_URL, and the settings that one gateway declares. */
export type SettingsOf<Declared> = Pick<GatewayEnv, 'SITE_URL'> & {
  [name in keyof Declared]?: string;
};

/** A gateway folder's entry in the registry (gateways.ts). */
export interface GatewayEntry {
  /** Settings by name. */
  settings: Readonly<Record<string, z.ZodType<string | undefined>>>;
  needs: Needs;
  /** Request headers that `readWebhook` reads, in lower case. No others reach it. */
  webhookHeaders: readonly string[];
  /** @returns null if a required setting is missing */
  open(settings: GatewayEnv): Gateway | null;
}

/** A provider with the account that is paid. Validates every answer. */
export interface Gateway {
  name: GatewayName;
  /** Key of refunds: the payment id, or the order, which then holds one payment only. */
  refundsBy: 'money' | 'order';
  /** Times of checks of an unresolved order, in seconds after its creation. */
  checkAfterSeconds: readonly number[];
  /** @throws GatewayRefused, GatewaySilent */
  start(order: Order): Promise<Started>;
  /** @throws GatewayRefused, GatewaySilent */
  status(ids: OrderIds): Promise<Report>;
  /** @returns null if it cannot be authenticated */
  readWebhook(headers: Headers, body: Uint8Array): Webhook | null;
  /** @throws GatewayRefused, GatewaySilent */
  refund(order: RefundOrder): Promise<RefundReport>;
  /** @throws RefundUnknown, GatewayRefused, GatewaySilent */
  refundStatus(
    refundId: string,
    ids: OrderIds & { gatewayRefundId: string | null },
  ): Promise<RefundReport>;
}

/** A definite refusal: wrong settings or an invalid order. The message is for logs. */
export class GatewayRefused extends Error {}

/** The gateway looked, and has no such refund. */
export class RefundUnknown extends GatewayRefused {}

/** No readable answer: the outcome is unknown. */
export class GatewaySilent extends Error {}
