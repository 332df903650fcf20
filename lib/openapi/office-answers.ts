import * as z from 'zod/mini';
import type { RecordedPayment } from '@/lib/data/office-payments';
import type { AskedRefund } from '@/lib/data/refunds';
import type { Reviewed } from '@/lib/data/review-payment';
import { paymentStatuses } from '@/lib/payments/payment-status';
import type { AttentionList, FoundPayment } from '@/lib/schemas/found-payment';

type Of<T> = z.ZodMiniType<T>;

const text = z.string();
const textOrNone = z.nullable(text);
const day = text.check(z.regex(/^\d{4}-\d{2}-\d{2}$/));
const paise = z.int().check(z.minimum(0));
const status = z.enum(paymentStatuses);
const refundStatus = z.enum(['pending', 'done', 'failed']);
const receipt = z.nullable(z.strictObject({ number: text, pdf: text }));

const payment = z.strictObject({
  id: z.uuid(),
  provider: text,
  method: textOrNone,
  reference: textOrNone,
  note: textOrNone,
  amountPaise: paise,
  currency: text,
  status,
  attention: textOrNone,
  on: day,
  receipt,
  receivedPaise: paise,
  leftPaise: paise,
  refunds: z.array(
    z.strictObject({
      amountPaise: paise,
      status: refundStatus,
      method: text,
      reference: textOrNone,
      reason: text,
      on: day,
    }),
  ),
});

/** As the lists of staff show it. */
export const foundPayment: z.ZodMiniType<FoundPayment> & typeof payment = payment;

const registration = z.strictObject({
  id: z.uuid(),
  registrationnumber: text,
  session: text,
  studentname: text,
  coursename: text,
  planTitle: textOrNone,
  pricePaise: z.nullable(paise),
});

export const attention: Of<AttentionList> = z.strictObject({
  items: z.array(
    z.strictObject({
      ...payment.shape,
      name: text,
      number: text,
      plan: textOrNone,
      registration: z.nullable(registration),
    }),
  ),
  more: z.boolean(),
});

export const recorded: Of<RecordedPayment> = z.strictObject({
  payment: z.uuid(),
  status,
  receipt,
});

export const refundAsked: Of<AskedRefund> = z.strictObject({
  refundId: text.check(z.regex(/^R[0-9a-f]{33}$/)),
  status: refundStatus,
});

export const matched: Of<{ receipt: string }> = z.strictObject({ receipt: text });

export const reviewed: Of<Reviewed> = z.strictObject({ status, attention: textOrNone });
