import * as z from 'zod/mini';
import { requiredText } from '@/lib/calls/fields';
import { officeRequestId } from './office-forms';
import type { SheetColumn } from './read-sheet';

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

/**
 * What becomes of a line: a new lead, a note on the open lead of the same phone, nothing (it is known
 * already), or it is refused.
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
  /** In words: why, or to whom. */
  why: string;
}

export interface ImportPreview {
  columns: readonly SheetColumn[];
  lines: readonly PlannedLine[];
  /** Names exactly this: what is confirmed is what was looked at. */
  digest: string;
}

export interface Imported {
  created: number;
  noted: number;
  unchanged: number;
  refused: number;
}
