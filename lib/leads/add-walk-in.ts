import 'server-only';
import type { Staff } from '@/lib/staff/access';
import { noticeLanguages } from '@/content/pages/data-notices';
import { eachLeadField, leadDetailsOf, type LeadDetails, type LeadField } from './lead-details';
import { storedTouches, touchesHeard } from '@/lib/sources/touches';
import { ApiError } from '@/lib/calls/errors';
import { noteAct } from '@/lib/staff/audit/audit';
import type { Transaction } from '@/lib/platform/database-connection';
import { inTransaction } from '@/lib/platform/db';
import { statement, type RowOf } from '@/lib/platform/statement';
import { refusePlannedCall } from './do-not-call';
import { canBeAssigned } from './lead-rows';
import { addLeadNote } from './notes';
import type { WalkIn } from './office-forms';
import { nextAssignee } from './lead-assignment';

/** The details of a walk-in, without the spaces around them. */
export const walkInDetails = (sent: Readonly<Record<LeadField<'walkIn'>, string>>) =>
  leadDetailsOf(
    'walkIn',
    eachLeadField('walkIn', (_, field) => sent[field].trim()),
  );

const FIND = statement(
  'walk-in-by-request',
  { requestId: 'text', name: 'text', phonenumber: 'text' },
  { id: 'uuid', times: 'int4' },
  `select l.id, (select count(*)::int from leads f where f."personKey" = l."personKey") as times
  from leads l
  where l."requestId" = $requestId and l.kind = 'walkIn' and l.name = $name
    and l.phonenumber = $phonenumber`,
);

/** `times` counts the person's enquiries, including this one. */
export type AddedLead = RowOf<typeof FIND>;

/**
 * Saves an office visitor as a lead. Idempotent by `requestId`.
 * @throws ApiError invalid_input, conflict if the `requestId` was used for another person
 */
export async function addWalkIn(staff: Staff<'leads.change'>, input: WalkIn): Promise<AddedLead> {
  const { requestId, note, nextCallAt = null, notice = null } = input;
  const details = walkInDetails(input);
  return inTransaction(async (tx) => {
    const staffId = await assigneeOf(tx, input, details);
    if (nextCallAt !== null) await refusePlannedCall(tx, details.phonenumber);
    const [added] = await tx.db.lead.createManyAndReturn({
      data: {
        requestId,
        kind: 'walkIn',
        ...details,
        staffId,
        nextCallAt,
        ...storedTouches(touchesHeard(input.heardOf)),
        // Whoever saves it has just talked to the person.
        answeredAt: new Date(),
        noticeHash: notice,
        noticeLanguage: notice && noticeLanguages.join(' '),
      },
      skipDuplicates: true,
      select: { id: true },
    });
    if (added && note.trim() !== '') {
      await addLeadNote(tx, staff, added.id, note.trim());
    }
    if (added) {
      const detail = { staffId, nextCallAt, note: note.trim() !== '' };
      const act = { action: 'lead.add', subject: 'lead', subjectId: added.id } as const;
      await noteAct(tx, staff, { ...act, detail });
    }
    const found = await FIND.first(tx, { ...details, requestId });
    if (found) return found;
    throw new ApiError('conflict', 'This was already saved for another person. Reload the page.');
  });
}

/** Whom staff chose; otherwise by the rules, once for each person. */
async function assigneeOf(
  tx: Transaction,
  { requestId, staffId = null, heardOf }: WalkIn,
  details: LeadDetails,
): Promise<string | null> {
  if (staffId !== null) {
    await refuseInactiveOwner(tx, staffId);
    return staffId;
  }
  const saved = await tx.db.lead.findUnique({ where: { requestId }, select: { id: true } });
  if (saved) return null;
  return nextAssignee(tx, { ...details, kind: 'walkIn', ...touchesHeard(heardOf) });
}

async function refuseInactiveOwner(tx: Transaction, staffId: string): Promise<void> {
  if (await canBeAssigned(tx, staffId)) return;
  const message = 'This person no longer has a staff account';
  throw new ApiError('invalid_input', message, { fields: { staffId: message } });
}
