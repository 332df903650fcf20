import * as z from 'zod/mini';
import { requiredText } from '@/lib/calls/fields';
import { officeRequestId } from './office-forms';
import type { SheetColumn } from './read-sheet';

/** In characters; the body as a whole may have 1 MiB. */
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

/**
 * What happens to a line: it becomes a new lead, or a note on the open lead of the same phone; it is known
 * already, or refused.
 */
export type Verdict = 'create' | 'note' | 'nothing' | 'refuse';

/** A line as the preview shows it. */
export interface PlannedLine {
  line: number;
  name: string;
  phone: string;
  course: string;
  note: string;
  verdict: Verdict;
  /** The reason, in words. */
  why: string;
}

export interface ImportPreview {
  columns: readonly SheetColumn[];
  lines: readonly PlannedLine[];
  /** Identifies this plan, so that exactly what was previewed is imported. */
  digest: string;
}

export interface Imported {
  created: number;
  noted: number;
  unchanged: number;
  refused: number;
}
