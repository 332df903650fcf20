import * as z from 'zod/mini';
import { bodyRefusals, type Call } from '@/lib/calls/openapi/call';
import {
  bankMatchSchema,
  bankPutBackSchema,
  bankSetAsideSchema,
  bankTextSchema,
  type BankImported,
  type BankPreview,
} from '@/lib/payments/bank/bank-statement';
import type { AskedRefund } from '@/lib/payments/refunds/refunds';
import { paymentStatuses } from '@/lib/platform/money-terms';
import { matchSchema, officePaymentSchema, refundSchema, reviewSchema } from './office-money';
import type { AttentionList, FoundPayment } from './payment-list';
import type { RecordedPayment } from './record-payment';
import type { Reviewed } from './review-payment';

const text = z.string();
const day = text.check(z.regex(/^\d{4}-\d{2}-\d{2}$/));
const count = z.int().check(z.minimum(0));
const place = z.int().check(z.minimum(1));

const preview: z.ZodMiniType<BankPreview> = z.strictObject({
  lines: z.array(
    z.strictObject({
      line: place,
      day,
      paise: place,
      reference: text,
      description: text,
      why: text,
      verdict: z.enum(['matched', 'likely', 'several', 'nothing', 'known']),
      payments: z.array(
        z.strictObject({
          id: z.uuid(),
          name: text,
          on: day,
          paise: place,
          way: text,
          reference: text,
        }),
      ),
    }),
  ),
  withdrawals: count,
  skipped: z.array(z.strictObject({ line: place, why: text })),
});

const imported: z.ZodMiniType<BankImported> = z.strictObject({
  added: count,
  known: count,
  matched: count,
  left: count,
});

const statement = { type: 'application/json', schema: bankTextSchema } as const;
const refusals = [...bodyRefusals, 'not_found', 'conflict'] as const;

/** Bank statements: which of the recorded payments arrived. Amounts are answered in paise. */
export const bankCalls: readonly Call[] = [
  {
    method: 'POST',
    path: '/api/admin/bank-preview',
    name: 'previewBank',
    summary: 'What taking in a bank statement would do, line by line. Writes nothing.',
    auth: 'staff',
    body: statement,
    data: preview,
    refusals: bodyRefusals,
  },
  {
    method: 'POST',
    path: '/api/admin/bank-import',
    name: 'importBank',
    summary:
      'Take in the deposits of a bank statement, each line once however often it comes, and match those with the reference and amount of one payment.',
    auth: 'staff',
    body: statement,
    data: imported,
    refusals: bodyRefusals,
  },
  {
    method: 'POST',
    path: '/api/admin/bank-match',
    name: 'matchBankLine',
    summary: 'Say which payment a line proves: one for each, of the same amount.',
    auth: 'staff',
    body: { type: 'application/json', schema: bankMatchSchema },
    data: z.strictObject({ payment: z.uuid() }),
    refusals,
  },
  {
    method: 'POST',
    path: '/api/admin/bank-set-aside',
    name: 'setBankLineAside',
    summary: 'Say why a line belongs to no payment.',
    auth: 'staff',
    body: { type: 'application/json', schema: bankSetAsideSchema },
    data: z.strictObject({ line: z.uuid() }),
    refusals,
  },
  {
    method: 'POST',
    path: '/api/admin/bank-put-back',
    name: 'putBankLineBack',
    summary: 'Take back what a line proves, or that it was set aside.',
    auth: 'staff',
    body: { type: 'application/json', schema: bankPutBackSchema },
    data: z.strictObject({ line: z.uuid() }),
    refusals,
  },
];

type Of<T> = z.ZodMiniType<T>;

const textOrNone = z.nullable(text);

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

const attention: Of<AttentionList> = z.strictObject({
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

const recorded: Of<RecordedPayment> = z.strictObject({
  payment: z.uuid(),
  status,
  receipt,
});

const refundAsked: Of<AskedRefund> = z.strictObject({
  refundId: text.check(z.regex(/^R[0-9a-f]{33}$/)),
  status: refundStatus,
});

const matched: Of<{ receipt: string }> = z.strictObject({ receipt: text });

const reviewed: Of<Reviewed> = z.strictObject({ status, attention: textOrNone });

/** What the office does with money. Amounts are sent in rupees and answered in paise. */
export const officeCalls: readonly Call[] = [
  {
    method: 'POST',
    path: '/api/admin/payments',
    name: 'recordPayment',
    summary:
      'Record cash, a bank deposit or UPI for a registration, and issue its receipt. What is unusual is refused with the tick that lets it through. A repeat with the same `requestId` is the same money.',
    auth: 'staff',
    body: { type: 'application/json', schema: officePaymentSchema },
    data: recorded,
    refusals,
  },
  {
    method: 'POST',
    path: '/api/admin/refunds',
    name: 'refund',
    ownerOnly: true,
    summary:
      'Give money back, through the gateway or by hand, all or a part. For the owner. A repeat with the same `requestId` is the same refund.',
    auth: 'staff',
    body: { type: 'application/json', schema: refundSchema },
    data: refundAsked,
    refusals,
  },
  {
    method: 'POST',
    path: '/api/admin/match',
    name: 'matchPayment',
    summary: 'Say which registration a payment is for that came without one.',
    auth: 'staff',
    body: { type: 'application/json', schema: matchSchema },
    data: matched,
    refusals,
  },
  {
    method: 'POST',
    path: '/api/admin/review',
    name: 'reviewPayment',
    ownerOnly: true,
    summary: 'Decide what becomes of a payment that somebody has to look at. For the owner.',
    auth: 'staff',
    body: { type: 'application/json', schema: reviewSchema },
    data: reviewed,
    refusals,
  },
  {
    method: 'GET',
    path: '/api/admin/attention',
    name: 'attention',
    summary: 'Payments that somebody has to look at, longest waiting first.',
    auth: 'staff',
    data: attention,
  },
];
