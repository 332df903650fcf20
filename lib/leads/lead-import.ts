import * as z from 'zod/mini';
import { requiredText } from '@/lib/calls/fields';
import { officeRequestId } from './office-forms';
import type { SheetColumn } from './read-sheet';

/** In characters; the request body is limited to 1 MiB. */
const LONGEST_LIST = 1_000_000;

const text = requiredText(LONGEST_LIST, 'Paste the list, or choose a file');

export const leadPreviewSchema = z.object({ text });

/** POST /api/admin/lead-import: the previewed text and the preview's digest. */
export const leadImportSchema = z.object({
  text,
  digest: z
    .string('Look at the list first')
    .check(z.regex(/^[\da-f]{64}$/, 'Look at the list first')),
  requestId: officeRequestId,
});

export type LeadImport = z.output<typeof leadImportSchema>;

/** Outcome of a line: a new lead, a note on the phone's open lead, already known, or refused. */
export type Verdict = 'create' | 'note' | 'nothing' | 'refuse';

export interface PlannedLine {
  line: number;
  name: string;
  phone: string;
  course: string;
  note: string;
  verdict: Verdict;
  why: string;
}

export interface ImportPreview {
  columns: readonly SheetColumn[];
  lines: readonly PlannedLine[];
  /** Identifies the plan, so that the import matches the preview. */
  digest: string;
}

export interface Imported {
  created: number;
  noted: number;
  unchanged: number;
  refused: number;
}
