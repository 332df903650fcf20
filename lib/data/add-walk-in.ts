import 'server-only';
import { ApiError } from '@/lib/errors';
import type { Transaction } from '@/lib/platform/database-connection';
import { inTransaction } from '@/lib/platform/db';
import type { WalkIn } from '@/lib/schemas/walk-in';
import { noteAct } from './audit';

export interface AddedLead {
  id: string;
  /** How often the phone has asked, this time included. */
  times: number;
}

const ADD = `
  insert into leads
    ("requestId", kind, name, email, phonenumber, coursename, "staffId", "nextCallAt")
  values ($1, 'walkIn', $2, $3, $4, $5, $6, $7) on conflict ("requestId") do nothing returning id`;

const FOUND = `
  select l.id, (select count(*)::int from leads f where f."foldKey" = l."foldKey") as times
  from leads l where l."requestId" = $1 and l.kind = 'walkIn' and l.name = $2 and l.phonenumber = $3`;

/**
 * Writes down somebody who came to the office. A repeat of the same `requestId` is the same person.
 * @throws ApiError invalid_input, conflict when the `requestId` was used for somebody else
 */
export async function addWalkIn(staff: { staffId: string }, input: WalkIn): Promise<AddedLead> {
  const { requestId, name, email, phonenumber, coursename, note } = input;
  const { staffId = null, nextCallAt = null } = input;
  return inTransaction(async (client) => {
    if (staffId !== null) await refuseStranger(client, staffId);
    const { rows } = await client.query<{ id: string }>(ADD, [
      ...[
        requestId,
        name.trim(),
        email,
        phonenumber.trim(),
        coursename.trim(),
        staffId,
        nextCallAt,
      ],
    ]);
    const [added] = rows;
    if (added && note.trim() !== '') {
      await client.query('insert into notes ("leadId", "staffId", text) values ($1, $2, $3)', [
        ...[added.id, staff.staffId, note.trim()],
      ]);
    }
    if (added) {
      const detail = { staffId, nextCallAt, note: note.trim() !== '' };
      await noteAct(client, staff, {
        ...{ action: 'lead.add', subject: 'lead', subjectId: added.id, detail },
      });
    }
    const found = await client.query<AddedLead>(FOUND, [
      ...[requestId, name.trim(), phonenumber.trim()],
    ]);
    if (found.rows[0]) return found.rows[0];
    throw new ApiError(
      'conflict',
      'This was already saved for somebody else. Load the page again.',
    );
  });
}

/** Only somebody who works here follows up a lead. */
async function refuseStranger(client: Transaction, staffId: string): Promise<void> {
  const { rows } = await client.query(
    'select 1 from staff where id = $1 and "disabledAt" is null',
    [staffId],
  );
  if (rows.length > 0) return;
  const message = 'This person does not work here any more';
  throw new ApiError('invalid_input', message, { fields: { staffId: message } });
}
