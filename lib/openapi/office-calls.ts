import {
  matchSchema,
  officePaymentSchema,
  refundSchema,
  reviewSchema,
} from '@/lib/schemas/office-money';
import { bodyRefusals, type Call } from './call';
import { attention, matched, recorded, refundAsked, reviewed } from './office-answers';

const refusals = [...bodyRefusals, 'not_found', 'conflict'] as const;

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
