import * as z from 'zod/mini';
import { bodyRefusals, declareCall, json } from '@/lib/calls/call';
import { refundAsked } from '@/lib/payments/desk/found-payment';
import { count, day } from '@/lib/calls/answers';
import {
  claimDecisionSchema,
  refundClaimSchema,
  refundDecisionSchema,
  settingsSchema,
} from './refund-forms';

export const decideRefundCall = declareCall({
  method: 'POST',
  path: '/api/admin/refunds/decide',
  name: 'decideRefund',
  summary:
    'Confirm a colleague’s refund request, which makes the refund; or reject it, or withdraw your own (`refund` is null).',
  auth: 'staff',
  action: 'payments.refund',
  body: json(refundDecisionSchema),
  data: z.strictObject({ refund: z.nullable(refundAsked) }),
  refusals: [...bodyRefusals, 'not_found', 'conflict', 'second_factor'],
});

export const changeSettingsCall = declareCall({
  method: 'POST',
  path: '/api/admin/settings',
  name: 'changeSettings',
  summary:
    'Set the amount above which refunds need a second person. A higher one counts a day later.',
  auth: 'staff',
  action: 'settings.change',
  body: json(settingsSchema),
  refusals: [...bodyRefusals, 'second_factor'],
});

export const noteClaimCall = declareCall({
  method: 'POST',
  path: '/api/admin/refund-claims',
  name: 'noteClaim',
  summary:
    'Write down what somebody asks to have back, with the clause of the refund policy that the registration was made under. It is due ten working days after the day on which it came; the student gets a mail.',
  auth: 'staff',
  action: 'refundClaims.note',
  body: json(refundClaimSchema),
  data: z.strictObject({ id: z.uuid(), dueOn: day }),
  refusals: [...bodyRefusals, 'not_found', 'conflict'],
});

export const decideClaimCall = declareCall({
  method: 'POST',
  path: '/api/admin/refund-claims/decide',
  name: 'decideClaim',
  summary:
    'Decide on a refund claim, in words that the student gets by mail. Nothing is refunded by it. `granted` is in paise.',
  auth: 'staff',
  action: 'refundClaims.decide',
  body: json(claimDecisionSchema),
  data: z.strictObject({ granted: count }),
  refusals: [...bodyRefusals, 'not_found', 'conflict'],
});
