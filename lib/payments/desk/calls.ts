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
import { declineUpiClaimSchema } from '@/lib/payments/upi/claim-forms';
import { paymentStatuses } from '@/lib/site/money-terms';
import { attentionList, foundPaymentSchema, refundAsked } from './found-payment';
import {
  deskInstalmentsSchema,
  matchSchema,
  officePaymentSchema,
  refundSchema,
  reviewSchema,
} from '../office-money';
import type { RecordedPayment } from '../record-payment';
import type { Reviewed } from './review-payment';

const statement = json(bankTextSchema);
const refusals = [...bodyRefusals, 'not_found', 'conflict'] as const;

export const previewBankCall = declareCall({
  method: 'POST',
  path: '/api/admin/bank-preview',
  name: 'previewBank',
  summary: 'Preview the import of a bank statement, line by line. Changes nothing.',
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
    'Import the deposits of a bank statement, each line once, and match those with the reference and amount of one payment.',
  auth: 'staff',
  action: 'bank.match',
  body: statement,
  data: bankImported,
  refusals: bodyRefusals,
});

export const declineUpiClaimCall = declareCall({
  method: 'POST',
  path: '/api/admin/upi-claims/decline',
  name: 'declineUpiClaim',
  summary:
    'Decline a student’s claim that a UPI fee slip was paid, because no money came, with a sentence that the student reads in Purchased History.',
  auth: 'staff',
  action: 'payments.record',
  body: json(declineUpiClaimSchema),
  data: z.strictObject({ claim: z.uuid() }),
  refusals,
});

export const matchBankLineCall = declareCall({
  method: 'POST',
  path: '/api/admin/bank-match',
  name: 'matchBankLine',
  summary: 'Match a statement line to a payment of the same amount.',
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
  summary: 'Set a statement line aside, with the reason it belongs to no payment.',
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
  summary: 'Undo the match of a statement line, or its setting aside.',
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
    'Record cash, a bank deposit or UPI for a registration, and issue its receipt. An unusual payment is refused with the field that confirms it. A repeat with the same `requestId` is the same payment.',
  auth: 'staff',
  action: 'payments.record',
  body: json(officePaymentSchema),
  data: recorded,
  refusals,
});

export const agreeAtDeskCall = declareCall({
  method: 'POST',
  path: '/api/admin/instalments',
  name: 'agreeAtDesk',
  summary:
    'Write down that the fee of a registration is paid in two to six instalments, which add up to its price: `day1` and `amount1` to `day6` and `amount6`. Only the owner may go beyond the rule that the site offers. It replaces an agreement (`replaces`); a repeat is the same agreement.',
  auth: 'staff',
  action: 'payments.record',
  body: json(deskInstalmentsSchema),
  data: z.strictObject({ plan: z.uuid() }),
  refusals: [...refusals],
});

export const refundCall = declareCall({
  method: 'POST',
  path: '/api/admin/refunds',
  name: 'refund',
  summary:
    'Refund a payment in full or in part, through the gateway or another method. For the owner. Above the amount set in the office it waits for a second person (`waiting`). A repeat with the same `requestId` is the same refund.',
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
  summary: 'Match a payment to a registration.',
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
  summary: 'Resolve a payment that needs attention. For the owner.',
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
  summary: 'Payments that need attention, oldest first.',
  auth: 'staff',
  action: 'payments.read',
  data: attentionList,
  refusals: ['too_many_requests'],
});
