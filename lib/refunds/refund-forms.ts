import * as z from 'zod/mini';
import { formId } from '@/lib/calls/fields';
import { amount } from '@/lib/payments/office-money';

/** POST /api/admin/refunds/decide. `refuse` also withdraws one's own. */
export const refundDecisionSchema = z.object({
  request: formId('Reload the page and choose the refund again'),
  decision: z.enum(['confirm', 'refuse'], 'Choose what to do with the refund'),
});

/** POST /api/admin/settings */
export const settingsSchema = z.object({ refundLimit: amount });
