import type { Paise } from '@/content/money';
import type { Env } from '@/lib/platform/env';

/** What a gateway is asked to take. */
export interface Order {
  /** Ours: at most 34 letters and digits, the first no R. A gateway takes each of them once. */
  orderId: string;
  amount: Paise;
  /** What is bought, in words the payer knows. */
  description: string;
  name: string;
  /** Phone number as typed. */
  number: string;
  /** Where the gateway sends the browser afterwards; it says nothing about whether money moved. */
  returnUrl: string;
  expiresAt: Date;
}

/** The gateway has the order. */
export interface Started {
  /** Its page, to be opened in the same tab. */
  url: string;
  gatewayOrderId: string;
}

/** How a gateway knows a payment of ours. `gatewayOrderId` is null when its answer to `start` was lost. */
export interface OrderIds {
  orderId: string;
  gatewayOrderId: string | null;
}

/**
 * What a gateway says about an order, in a message that is proved to be its own and about our account.
 * `notFound`: it has never heard of it.
 */
export interface Report {
  orderId: string;
  state: 'paid' | 'failed' | 'pending' | 'notFound';
  /** As the gateway has it, in paise; null where it does not say. Compared before anything is settled. */
  amount: number | null;
  currency: string | null;
  /** The gateway's name for the money itself. */
  gatewayPaymentId: string | null;
}

/** Money for an order that we never made, such as one paid by a link of the owner. */
export interface UnattachedMoney {
  gatewayPaymentId: string;
  amount: number;
  currency: string;
  name: string;
  number: string;
  /** What the gateway says it was for. */
  description: string;
}

export interface RefundReport {
  refundId: string;
  state: 'done' | 'failed' | 'pending';
  amount: number | null;
  gatewayRefundId: string | null;
}

/** A call by the gateway whose origin is proved. */
export interface Notice {
  /** The same for every repeat of this notice. */
  dedupeKey: string;
  /** `ask`: the notice proves nothing about money, so the gateway has to be asked about the order. */
  about:
    | { kind: 'order'; report: Report }
    | { kind: 'ask'; orderId: string }
    | { kind: 'refund'; report: RefundReport }
    | { kind: 'unattached'; money: UnattachedMoney }
    | { kind: 'nothing' };
}

export interface RefundOrder extends OrderIds {
  /** Ours: R and at most 33 letters and digits; a repeat is the same refund. */
  refundId: string;
  gatewayPaymentId: string;
  amount: Paise;
}

/** The settings that decide who takes payments; those of a gateway may be missing. */
export type GatewayEnv = Pick<Env, 'SITE_URL'> & Partial<Env>;

/** What a gateway's folder exports for the registry (gateways.ts). */
export interface GatewayEntry {
  /** @returns null when a setting that it needs is missing */
  open(settings: GatewayEnv): Gateway | null;
}

/** One provider, with the account that takes the money. Everything it says is checked before it is returned. */
export interface Gateway {
  /** Its key in the registry. */
  name: string;
  /** How it identifies what is refunded: by its id of the money, or by the order, of which it knows one sum only. */
  refundsBy: 'money' | 'order';
  /** When to ask about an order whose end is not known: seconds after it was made. */
  checkAfterSeconds: readonly number[];
  /** @throws GatewayRefused, GatewaySilent */
  start(order: Order): Promise<Started>;
  /** @throws GatewayRefused, GatewaySilent */
  status(ids: OrderIds): Promise<Report>;
  /** @returns null when it cannot be proved to come from the gateway */
  readNotice(headers: Headers, body: Uint8Array): Notice | null;
  /** @throws GatewayRefused, GatewaySilent */
  refund(order: RefundOrder): Promise<RefundReport>;
  /** @throws GatewayRefused, GatewaySilent */
  refundStatus(
    refundId: string,
    ids: OrderIds & { gatewayRefundId: string | null },
  ): Promise<RefundReport>;
}

/** The gateway said no, and will say it again: settings, or an order it does not take. For logs. */
export class GatewayRefused extends Error {}

/** No answer, or none that can be read: it is not known whether the gateway did what it was asked. */
export class GatewaySilent extends Error {}
