import type { IsoDay } from '@/content/day';
import type { Paise } from '@/content/money';
import type { PurchaseKind } from '@/content/catalogue/purchase-kinds';

/**
 * Payment state shown to the payer. `confirming`: not yet known to be paid; `review`: an unexpected payment
 * that staff decide.
 */
export const paymentStandings = ['paid', 'confirming', 'review', 'failed'] as const;
export type PaymentStanding = (typeof paymentStandings)[number];

/** A payment as shown to its payer, without names and phone numbers; paise. */
export interface ShownPayment {
  id: string;
  standing: PaymentStanding;
  /** Order reference, for phone calls. */
  reference: string;
  amount: Paise;
  /** Name of the purchase; null if not recorded. */
  what: string | null;
  registration: { id: string; number: string; kind: PurchaseKind } | null;
  paidOn: IsoDay | null;
  /** `path` of the PDF. */
  receipt: { number: string; path: string } | null;
  expired: boolean;
  /** Amount above the price that is not yet refunded. */
  owedBack: Paise;
  refunded: boolean;
  /** Completed or pending refunds. */
  refunds: readonly ShownRefund[];
}

export interface ShownRefund {
  amount: Paise;
  done: boolean;
  /** Credit note or refund receipt: `path` of the PDF. Null while the refund is pending. */
  document: { isCreditNote: boolean; number: string; path: string } | null;
}

/** `/form` in its paid state, for a payment known to the server. */
export function paidFormPath(payment: string): string {
  return `/form?${new URLSearchParams({ isPayment: payment })}`;
}

/** The registration, ready to print. */
export function printPath(registration: string): string {
  return `/form-print?${new URLSearchParams({ registration })}`;
}

/** The form, continuing a draft. */
export function draftPath(registration: string): string {
  return `/form?${new URLSearchParams({ registration })}`;
}

/** The registration as PDF. */
export function printPdfPath(registration: string): string {
  return `/form-print/pdf?${new URLSearchParams({ registration })}`;
}

/** The policies of a registration, as they read when it was made. */
export function termsPath(registration: string, policy?: string): string {
  return `/terms-as-bought?${new URLSearchParams({ registration, ...(policy && { policy }) })}`;
}

/** The first day of its batch as a calendar file. */
export function calendarPath(registration: string): string {
  return `/history/batch.ics?${new URLSearchParams({ registration })}`;
}

/** Payment page of a registration. */
export function paymentPath(registration: string): string {
  return `/payment?${new URLSearchParams({ registration })}`;
}

/** The result page of a payment. Each redirects to the other if that fits. */
export function resultPath(page: '/success' | '/failure', payment: string): string {
  return `${page}?${new URLSearchParams({ payment })}`;
}

/** The result in one word, for polling. */
export function standingPath(payment: string) {
  return `/success/standing?${new URLSearchParams({ payment }).toString()}` as const;
}
