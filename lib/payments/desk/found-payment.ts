import * as z from 'zod/mini';
import { day, paise, text, textOrNone, type AnswerOf } from '@/lib/calls/answers';
import type { AskedRefund } from '@/lib/payments/note-refund';
import { paymentStatuses } from '@/lib/site/money-terms';

const refund = z.strictObject({
  amountPaise: paise,
  status: z.enum(['pending', 'done', 'failed']),
  /** "gateway", cash, bank or upi. */
  method: text,
  reference: textOrNone,
  reason: text,
  on: day,
  /** Number of the credit note or refund receipt and path of the PDF; null until the refund is done. */
  document: z.nullable(z.strictObject({ number: text, pdf: text })),
});
export type FoundRefund = z.output<typeof refund>;

export const foundPaymentSchema = z.strictObject({
  id: z.uuid(),
  /** "office" or a gateway. */
  provider: text,
  /** At the office: cash, bank or upi. */
  method: textOrNone,
  reference: textOrNone,
  note: textOrNone,
  amountPaise: paise,
  currency: text,
  status: z.enum(paymentStatuses),
  /** Reason why staff must look at it. */
  attention: textOrNone,
  /** Day of payment; the day it was started if unpaid. */
  on: day,
  /** Receipt number and path of the PDF. */
  receipt: z.nullable(z.strictObject({ number: text, pdf: text })),
  /** Amount received; in review it can differ from the amount requested. */
  receivedPaise: paise,
  /** Of money in review; other than `currency`, it can only be refunded. */
  receivedCurrency: text,
  /** Amount that can still be refunded. */
  leftPaise: paise,
  /** The part above the price that is not refunded. */
  owedBackPaise: paise,
  refunds: z.array(refund),
});
export type FoundPayment = z.output<typeof foundPaymentSchema>;

/** A payment that needs attention, with the payer's known details. */
const attentionItem = z.strictObject({
  ...foundPaymentSchema.shape,
  /** As typed by the payer or sent by the gateway. */
  name: text,
  number: text,
  /** The owner of the number asked not to be called: only about the payment. */
  doNotCall: z.boolean(),
  plan: textOrNone,
  registration: z.nullable(
    z.strictObject({
      id: z.uuid(),
      registrationnumber: text,
      session: text,
      studentname: text,
      coursename: text,
      planTitle: textOrNone,
      pricePaise: z.nullable(paise),
    }),
  ),
});
export type AttentionItem = z.output<typeof attentionItem>;

/** Longest waiting first. */
export const attentionList = z.strictObject({ items: z.array(attentionItem), more: z.boolean() });
export type AttentionList = z.output<typeof attentionList>;

export const refundAsked: AnswerOf<AskedRefund> = z.strictObject({
  refundId: text.check(z.regex(/^R[0-9a-f]{33}$/)),
  status: z.enum(['pending', 'done', 'failed', 'waiting']),
});
