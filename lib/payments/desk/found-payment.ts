import * as z from 'zod/mini';
import { paymentStatuses } from '@/lib/platform/money-terms';
import type { FoundPayment } from './payment-list';

const text = z.string();
const day = text.check(z.regex(/^\d{4}-\d{2}-\d{2}$/));
const paise = z.int().check(z.minimum(0));

const foundPayment = z.strictObject({
  id: z.uuid(),
  provider: text,
  method: z.nullable(text),
  reference: z.nullable(text),
  note: z.nullable(text),
  amountPaise: paise,
  currency: text,
  status: z.enum(paymentStatuses),
  attention: z.nullable(text),
  on: day,
  receipt: z.nullable(z.strictObject({ number: text, pdf: text })),
  receivedPaise: paise,
  leftPaise: paise,
  refunds: z.array(
    z.strictObject({
      amountPaise: paise,
      status: z.enum(['pending', 'done', 'failed']),
      method: text,
      reference: z.nullable(text),
      reason: text,
      on: day,
    }),
  ),
});

export const foundPaymentSchema: z.ZodMiniType<FoundPayment> & typeof foundPayment = foundPayment;
