import * as z from 'zod/mini';
import type { ChangedLead } from '@/lib/data/change-lead';
import { leadChangeSchema } from '@/lib/schemas/lead-change';
import { bodyRefusals, type Call } from './call';

type Of<T> = z.ZodMiniType<T>;

const changed: Of<ChangedLead> = z.strictObject({ version: z.int().check(z.minimum(1)) });

/** What the office does with leads. */
export const leadCalls: readonly Call[] = [
  {
    method: 'POST',
    path: '/api/admin/lead',
    name: 'changeLead',
    summary:
      'Change a lead, together with the older open ones of the same phone, or add a note to it. What is left out stays as it is. Refused as a conflict, with the `version` it has now, when somebody else changed it meanwhile. Times of the next call are in Delhi.',
    auth: 'staff',
    body: { type: 'application/json', schema: leadChangeSchema },
    data: changed,
    refusals: [...bodyRefusals, 'not_found', 'conflict'],
  },
];
