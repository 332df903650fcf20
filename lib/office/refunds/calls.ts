import * as z from 'zod/mini';
import { bodyRefusals, declareCall, json } from '@/lib/calls/call';
import { refundAsked } from '@/lib/payments/desk/found-payment';
import { refundDecisionSchema, settingsSchema } from './refund-forms';

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
