import * as z from 'zod/mini';
import { bodyRefusals, type Call } from '@/lib/calls/openapi/call';
import type { AddedLead } from './add-walk-in';
import type { ChangedLead } from './change-lead';
import {
  leadImportSchema,
  leadPreviewSchema,
  type Imported,
  type ImportPreview,
} from './lead-import';
import { leadChangeSchema, walkInSchema } from './office-forms';

type Of<T> = z.ZodMiniType<T>;

const text = z.string();
const count = z.int().check(z.minimum(0));
const positive = z.int().check(z.minimum(1));

const changed: Of<ChangedLead> = z.strictObject({ version: positive });
const added: Of<AddedLead> = z.strictObject({ id: z.uuid(), times: positive });

const preview: Of<ImportPreview> = z.strictObject({
  columns: z.array(
    z.strictObject({
      heading: text,
      field: z.nullable(z.enum(['name', 'phonenumber', 'email', 'coursename', 'note', 'date'])),
    }),
  ),
  lines: z.array(
    z.strictObject({
      line: positive,
      name: text,
      phone: text,
      course: text,
      note: text,
      why: text,
      verdict: z.enum(['create', 'note', 'nothing', 'refuse']),
    }),
  ),
  digest: text,
});

const imported: Of<Imported> = z.strictObject({
  created: count,
  noted: count,
  unchanged: count,
  refused: count,
});

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
  {
    method: 'POST',
    path: '/api/admin/walk-in',
    name: 'addWalkIn',
    summary:
      'Write down somebody who came to the office. A repeat with the same `requestId` is the same person.',
    auth: 'staff',
    body: { type: 'application/json', schema: walkInSchema },
    data: added,
    refusals: [...bodyRefusals, 'conflict'],
  },
  {
    method: 'POST',
    path: '/api/admin/lead-preview',
    name: 'previewLeads',
    summary:
      'What a list of walk-ins (CSV) would create, change and refuse, line by line. Nothing is written.',
    auth: 'staff',
    body: { type: 'application/json', schema: leadPreviewSchema },
    data: preview,
    refusals: bodyRefusals,
  },
  {
    method: 'POST',
    path: '/api/admin/lead-import',
    name: 'importLeads',
    summary:
      'Take in a list of walk-ins exactly as its preview was, named by its `digest`; refused as a conflict when it would do something else by now. A repeat with the same `requestId` is the same import.',
    auth: 'staff',
    body: { type: 'application/json', schema: leadImportSchema },
    data: imported,
    refusals: [...bodyRefusals, 'conflict'],
  },
];
