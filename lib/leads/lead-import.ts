import * as z from 'zod/mini';
import { sheetFields } from './lead-sheet';
import { count, positive, text } from '@/lib/calls/answers';
import { requiredText } from '@/lib/calls/fields';
import { officeRequestId } from './office-forms';

/** In characters; the request body is limited to 1 MiB. */
const LONGEST_LIST = 1_000_000;

const list = requiredText(LONGEST_LIST, 'Paste the list or choose a file');

export const leadPreviewSchema = z.object({ text: list });

/** POST /api/admin/lead-import: the previewed text and the preview's digest. */
export const leadImportSchema = z.object({
  text: list,
  digest: z
    .string('Preview the list first')
    .check(z.regex(/^[\da-f]{64}$/, 'Preview the list first')),
  requestId: officeRequestId,
});

export type LeadImport = z.output<typeof leadImportSchema>;

const sheetColumn = z.strictObject({ heading: text, field: z.nullable(z.enum(sheetFields)) });
export type SheetColumn = z.output<typeof sheetColumn>;

/** Outcome of a line: a new lead, a note on the phone's open lead, already known, or refused. */
const verdict = z.enum(['create', 'note', 'nothing', 'refuse']);
export type Verdict = z.output<typeof verdict>;

const plannedLine = z.strictObject({
  line: positive,
  name: text,
  phone: text,
  course: text,
  note: text,
  why: text,
  verdict,
});
export type PlannedLine = z.output<typeof plannedLine>;

export const importPreview = z.strictObject({
  columns: z.array(sheetColumn),
  lines: z.array(plannedLine),
  /** Identifies the plan, so that the import matches the preview. */
  digest: text,
});
export type ImportPreview = z.output<typeof importPreview>;

export const imported = z.strictObject({
  created: count,
  noted: count,
  unchanged: count,
  refused: count,
});
export type Imported = z.output<typeof imported>;
