import 'server-only';
import type { Staff } from '@/lib/staff/access';
import { noticeLanguages } from '@/content/pages/data-notices';
import { leadForms } from './lead-details';
import { ApiError } from '@/lib/calls/errors';
import { noteAct } from '@/lib/staff/audit/audit';
import type { Transaction } from '@/lib/platform/database-connection';
import { inTransaction } from '@/lib/platform/db';
import { statement, type RowOf } from '@/lib/platform/statement';
import { insertLead } from './lead-columns';
import { canBeAssigned } from './lead-rows';
import { addLeadNote } from './notes';
import type { WalkIn } from './office-forms';

const askedNames = Object.values(leadForms.walkIn);

const ADD = statement(
  'add-walk-in',
  { id: 'uuid' },
  `${insertLead({
    requestId: 'text',
    kind: '"LeadKind"',
    ...Object.fromEntries(askedNames.map((name) => [name, 'text'])),
    staffId: 'uuid',
    nextCallAt: 'timestamptz',
    noticeHash: 'text',
    noticeLanguage: 'text',
  })} returning id`,
);

const FIND = statement(
  'walk-in-by-request',
  { id: 'uuid', times: 'int4' },
  `select l.id, (select count(*)::int from leads f where f."foldKey" = l."foldKey") as times
  from leads l where l."requestId" = $1 and l.kind = 'walkIn' and l.name = $2 and l.phonenumber = $3`,
);

/** `times` counts the phone's enquiries, including this one. */
export type AddedLead = RowOf<typeof FIND>;

/**
 * Saves an office visitor as a lead. Idempotent by `requestId`.
 * @throws ApiError invalid_input, conflict if the `requestId` was used for another person
 */
export async function addWalkIn(staff: Staff<'leads.change'>, input: WalkIn): Promise<AddedLead> {
  const { requestId, name, phonenumber, note, staffId = null, nextCallAt = null } = input;
  const { notice = null } = input;
  return inTransaction(async (tx) => {
    if (staffId !== null) await refuseInactiveOwner(tx, staffId);
    const added = await ADD.first(tx, [
      requestId,
      'walkIn',
      ...askedNames.map((asked) => input[asked].trim()),
      staffId,
      nextCallAt,
      notice,
      notice && noticeLanguages.join(' '),
    ]);
    if (added && note.trim() !== '') {
      await addLeadNote(tx, staff, added.id, note.trim());
    }
    if (added) {
      const detail = { staffId, nextCallAt, note: note.trim() !== '' };
      const act = { action: 'lead.add', subject: 'lead', subjectId: added.id } as const;
      await noteAct(tx, staff, { ...act, detail });
    }
    const found = await FIND.first(tx, [requestId, name.trim(), phonenumber.trim()]);
    if (found) return found;
    throw new ApiError('conflict', 'This was already saved for another person. Reload the page.');
  });
}

async function refuseInactiveOwner(tx: Transaction, staffId: string): Promise<void> {
  if (await canBeAssigned(tx, staffId)) return;
  const message = 'This person no longer has a staff account';
  throw new ApiError('invalid_input', message, { fields: { staffId: message } });
}
