import * as z from 'zod/mini';
import { text, textOrNone, type AnswerOf } from '@/lib/calls/answers';
import { bodyRefusals, declareCall, json } from '@/lib/calls/call';
import {
  bankImported,
  bankMatchSchema,
  bankPreview,
  bankPutBackSchema,
  bankSetAsideSchema,
  bankTextSchema,
} from '@/lib/payments/bank/bank-statement';
import { paymentStatuses } from '@/lib/platform/money-terms';
import { attentionList, foundPaymentSchema, refundAsked } from './found-payment';
import { matchSchema, officePaymentSchema, refundSchema, reviewSchema } from './office-money';
import type { RecordedPayment } from './record-payment';
import type { Reviewed } from './review-payment';

const statement = json(bankTextSchema);
const refusals = [...bodyRefusals, 'not_found', 'conflict'] as const;

export const previewBankCall = declareCall({
  method: 'POST',
  path: '/api/admin/bank-preview',
  name: 'previewBank',
  summary: 'What taking in a bank statement would do, line by line. Changes nothing.',
  auth: 'staff',
  action: 'bank.match',
  body: statement,
  data: bankPreview,
  refusals: [...bodyRefusals, 'too_many_requests'],
});

export const importBankCall = declareCall({
  method: 'POST',
  path: '/api/admin/bank-import',
  name: 'importBank',
  summary:
    'Take in the deposits of a bank statement, each line once however often it comes, and match those with the reference and amount of one payment.',
  auth: 'staff',
  action: 'bank.match',
  body: statement,
  data: bankImported,
  refusals: bodyRefusals,
});

export const matchBankLineCall = declareCall({
  method: 'POST',
  path: '/api/admin/bank-match',
  name: 'matchBankLine',
  summary: 'Say which payment a line proves: one for each, of the same amount.',
  auth: 'staff',
  action: 'bank.match',
  body: json(bankMatchSchema),
  data: z.strictObject({ payment: z.uuid() }),
  refusals,
});

export const setBankLineAsideCall = declareCall({
  method: 'POST',
  path: '/api/admin/bank-set-aside',
  name: 'setBankLineAside',
  summary: 'Say why a line belongs to no payment.',
  auth: 'staff',
  action: 'bank.match',
  body: json(bankSetAsideSchema),
  data: z.strictObject({ line: z.uuid() }),
  refusals,
});

export const putBankLineBackCall = declareCall({
  method: 'POST',
  path: '/api/admin/bank-put-back',
  name: 'putBankLineBack',
  summary: 'Take back what a line proves, or that it was set aside.',
  auth: 'staff',
  action: 'bank.match',
  body: json(bankPutBackSchema),
  data: z.strictObject({ line: z.uuid() }),
  refusals,
});

const status = z.enum(paymentStatuses);

const recorded: AnswerOf<RecordedPayment> = z.strictObject({
  payment: z.uuid(),
  status,
  receipt: foundPaymentSchema.shape.receipt,
});

const matched: AnswerOf<{ receipt: string }> = z.strictObject({ receipt: text });

const reviewed: AnswerOf<Reviewed> = z.strictObject({ status, attention: textOrNone });

export const recordPaymentCall = declareCall({
  method: 'POST',
  path: '/api/admin/payments',
  name: 'recordPayment',
  summary:
    'Record cash, a bank deposit or UPI for a registration, and issue its receipt. What is unusual is refused with the tick that lets it through. A repeat with the same `requestId` is the same money.',
  auth: 'staff',
  action: 'payments.record',
  body: json(officePaymentSchema),
  data: recorded,
  refusals,
});

export const refundCall = declareCall({
  method: 'POST',
  path: '/api/admin/refunds',
  name: 'refund',
  summary:
    'Give money back, through the gateway or by hand, all or a part. For the owner. Above the amount set in the office it waits for a second person (`waiting`). A repeat with the same `requestId` is the same refund.',
  auth: 'staff',
  action: 'payments.refund',
  body: json(refundSchema),
  data: refundAsked,
  refusals: [...refusals, 'second_factor'],
});

export const matchPaymentCall = declareCall({
  method: 'POST',
  path: '/api/admin/match',
  name: 'matchPayment',
  summary: 'Say which registration a payment is for that came without one.',
  auth: 'staff',
  action: 'payments.match',
  body: json(matchSchema),
  data: matched,
  refusals,
});

export const reviewPaymentCall = declareCall({
  method: 'POST',
  path: '/api/admin/review',
  name: 'reviewPayment',
  summary: 'Decide what becomes of a payment that somebody has to look at. For the owner.',
  auth: 'staff',
  action: 'payments.review',
  body: json(reviewSchema),
  data: reviewed,
  refusals,
});

export const attentionCall = declareCall({
  method: 'GET',
  path: '/api/admin/attention',
  name: 'attention',
  summary: 'Payments that somebody has to look at, longest waiting first.',
  auth: 'staff',
  action: 'payments.read',
  data: attentionList,
  refusals: ['too_many_requests'],
});
