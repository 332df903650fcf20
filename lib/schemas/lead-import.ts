import * as z from 'zod/mini';
import { officeRequestId } from './lead-change';
import { requiredText } from './text';

/** In letters; in bytes a body ends at 1 MiB. */
const LONGEST_LIST = 1_000_000;

const text = requiredText(LONGEST_LIST, 'Paste the list, or choose a file');

/** POST /api/admin/lead-preview. */
export const leadPreviewSchema = z.object({ text });

/** POST /api/admin/lead-import: the same text again, and the digest of the preview. */
export const leadImportSchema = z.object({
  text,
  digest: z
    .string('Look at the list first')
    .check(z.regex(/^[\da-f]{64}$/, 'Look at the list first')),
  requestId: officeRequestId,
});

export type LeadImport = z.output<typeof leadImportSchema>;
