import * as z from 'zod/mini';
import { claimOutcomes, claimWays, type ClaimOutcome, type ClaimWay } from './refund-claim-words';
import { day, formId, optionalText, requiredText } from '@/lib/calls/fields';
import { amount } from '@/lib/payments/office-money';

/** POST /api/admin/refund-claims. `payment` is empty for a claim about no single payment. */
export const refundClaimSchema = z.object({
  requestId: formId('Reload the page'),
  registration: z.uuid('Open the registration again'),
  payment: z.union([z.literal(''), z.uuid('Choose the payment again')]),
  claimant: requiredText(200, 'Enter who asks for the refund'),
  via: z.enum(Object.keys(claimWays) as ClaimWay[], 'Choose how the claim was received'),
  receivedOn: day('Enter the date received'),
  amount,
  clause: requiredText(10, 'Choose the clause'),
  text: optionalText(2_000),
});

export type RefundClaimInput = z.output<typeof refundClaimSchema>;

const PART = 'Enter the amount to refund';

/** POST /api/admin/refund-claims/decide. `amount` is used for a partial grant only. */
export const claimDecisionSchema = z
  .object({
    claim: z.uuid('Reload the page'),
    outcome: z.enum(Object.keys(claimOutcomes) as ClaimOutcome[], 'Choose the decision'),
    amount: z.union([z.literal(''), amount], PART),
    answer: requiredText(1_000, 'Enter the reason, in words for the student'),
  })
  .check(
    z.refine(({ outcome, amount: part }) => outcome !== 'part' || part !== '', {
      error: PART,
      path: ['amount'],
    }),
  );

export type ClaimDecisionInput = z.output<typeof claimDecisionSchema>;

/** POST /api/admin/refunds/decide. `refuse` also withdraws one's own request. */
export const refundDecisionSchema = z.object({
  request: formId('Reload the page and choose the refund again'),
  decision: z.enum(['confirm', 'refuse'], 'Choose what to do with the refund'),
});

/** POST /api/admin/settings */
export const settingsSchema = z.object({ refundLimit: amount });
