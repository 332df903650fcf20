import * as z from 'zod/mini';
import { day, paise, text, textOrNone, type AnswerOf } from '@/lib/calls/answers';
import { paymentStatuses } from '@/lib/platform/money-terms';
import type { FoundPayment } from './payment-list';

const foundPayment = z.strictObject({
  id: z.uuid(),
  provider: text,
  method: textOrNone,
  reference: textOrNone,
  note: textOrNone,
  amountPaise: paise,
  currency: text,
  status: z.enum(paymentStatuses),
  attention: textOrNone,
  on: day,
  receipt: z.nullable(z.strictObject({ number: text, pdf: text })),
  receivedPaise: paise,
  leftPaise: paise,
  refunds: z.array(
    z.strictObject({
      amountPaise: paise,
      status: z.enum(['pending', 'done', 'failed']),
      method: text,
      reference: textOrNone,
      reason: text,
      on: day,
    }),
  ),
});

export const foundPaymentSchema: AnswerOf<FoundPayment> & typeof foundPayment = foundPayment;
