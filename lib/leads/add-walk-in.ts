import 'server-only';
import { ApiError } from '@/lib/calls/errors';
import { noteAct } from '@/lib/platform/audit';
import type { Transaction } from '@/lib/platform/database-connection';
import { inTransaction } from '@/lib/platform/db';
import { statement, type RowOf } from '@/lib/platform/statement';
import { canOwnLeads } from './lead-rows';
import { addLeadNote } from './notes';
import type { WalkIn } from './office-forms';

const ADD = statement(
  'add-walk-in',
  { id: 'uuid' },
  `insert into leads
    ("requestId", kind, name, email, phonenumber, coursename, "staffId", "nextCallAt")
  values ($1, 'walkIn', $2, $3, $4, $5, $6, $7) on conflict ("requestId") do nothing returning id`,
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
export async function addWalkIn(staff: { staffId: string }, input: WalkIn): Promise<AddedLead> {
  const { requestId, name, email, phonenumber, coursename, note } = input;
  const { staffId = null, nextCallAt = null } = input;
  return inTransaction(async (tx) => {
    if (staffId !== null) await refuseInactiveOwner(tx, staffId);
    const added = await ADD.first(tx, [
      requestId,
      name.trim(),
      email,
      phonenumber.trim(),
      coursename.trim(),
      staffId,
      nextCallAt,
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
    throw new ApiError(
      'conflict',
      'This was already saved for somebody else. Load the page again.',
    );
  });
}

async function refuseInactiveOwner(tx: Transaction, staffId: string): Promise<void> {
  if (await canOwnLeads(tx, staffId)) return;
  const message = 'This person does not work here any more';
  throw new ApiError('invalid_input', message, { fields: { staffId: message } });
}
