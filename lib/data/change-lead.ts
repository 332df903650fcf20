import 'server-only';
import { openStatuses, type LeadStatus } from '@/content/lead-words';
import { ApiError } from '@/lib/errors';
import type { Transaction } from '@/lib/platform/database-connection';
import { inTransaction } from '@/lib/platform/db';
import { NO_REASON, type LeadChange } from '@/lib/schemas/lead-change';
import { noteAct } from './audit';
import { changedMeanwhile } from './changed-meanwhile';

export interface ChangedLead {
  version: number;
}

/** A lead of the phone, locked. */
export interface LockedLead {
  id: string;
  version: number;
  status: LeadStatus;
  closedReason: string | null;
  staffId: string | null;
  nextCallAt: Date | null;
  createdAt: Date;
}

type State = Pick<LockedLead, 'status' | 'closedReason' | 'staffId' | 'nextCallAt'>;

/** All of the phone, always in one order, so that two who change them wait for each other once only. */
const LOCK = `
  select id, version, status, "closedReason", "staffId", "nextCallAt", "createdAt" from leads
  where "foldKey" = (select "foldKey" from leads where id = $1) order by id for update`;

const DONE = `
  select 1 from audit_entries
  where subject = 'lead' and "subjectId" = $1 and detail->>'requestId' = $2 limit 1`;

/** Somebody who is called is no program. */
const CHANGE = `
  update leads set status = $2::"LeadStatus", "closedReason" = $3, "staffId" = $4, "nextCallAt" = $5,
    version = version + 1, suspect = suspect and $2::"LeadStatus" in ('new', 'closed')
  where id = any($1)`;

/**
 * Changes a lead, together with the older open ones of the same phone: it is one person. One that came
 * later, and that whoever changes this has not seen, stays as it is. A repeat of the same `requestId` is
 * the same change.
 * @throws ApiError not_found, invalid_input, or conflict with the version it has now
 */
export async function changeLead(
  staff: { staffId: string },
  input: LeadChange,
): Promise<ChangedLead> {
  return inTransaction(async (client) => {
    const { rows: fold } = await client.query<LockedLead>(LOCK, [input.id]);
    const lead = fold.find(({ id }) => id === input.id.toLowerCase());
    if (!lead) throw new ApiError('not_found', 'This lead is not there any more.');
    const after = stateAfter(lead, input);
    const changed = isOther(lead, after);
    const { rows: done } = await client.query(DONE, [lead.id, input.requestId]);
    if (done.length > 0 && !changed) return { version: lead.version };
    if (changed && input.version !== lead.version) throw await changedMeanwhile(client, lead, fold);
    if (changed) await refuseUnclear(client, lead, after, input);
    if (changed) await writeState(client, staff, { lead, fold, after, input });
    if (input.note.trim() !== '' && done.length === 0)
      await writeNote(client, staff, lead.id, input);
    return { version: lead.version + (changed ? 1 : 0) };
  });
}

function stateAfter(lead: LockedLead, input: LeadChange): State {
  const status = input.status ?? lead.status;
  const { staffId = lead.staffId, nextCallAt = lead.nextCallAt } = input;
  const reason = input.closedReason?.trim() || lead.closedReason;
  return {
    status,
    closedReason: status === 'closed' ? reason : null,
    staffId,
    nextCallAt: openStatuses.includes(status) ? nextCallAt : null,
  };
}

function isOther(before: State, after: State): boolean {
  return (
    JSON.stringify(told(before)) !== JSON.stringify(told(after)) ||
    before.closedReason !== after.closedReason
  );
}

/** What the audit says of a state. */
const told = ({ status, staffId, nextCallAt }: State) => ({ status, staffId, nextCallAt });

const MINUTE_MS = 60_000;

async function refuseUnclear(
  client: Transaction,
  before: State,
  after: State,
  { note }: LeadChange,
): Promise<void> {
  const { status, closedReason, staffId, nextCallAt } = after;
  const moved = nextCallAt?.getTime() !== before.nextCallAt?.getTime();
  if (status === 'closed' && !closedReason) throw wrong('closedReason', NO_REASON);
  if (moved && nextCallAt && nextCallAt.getTime() < Date.now() - MINUTE_MS) {
    throw wrong('nextCallAt', 'Choose a time that is still to come');
  }
  if (status === 'called' && !nextCallAt && note.trim() === '') {
    throw wrong('nextCallAt', 'When is the next call? If there is none, say in the note why');
  }
  if (staffId === null || staffId === before.staffId) return;
  const { rows } = await client.query(
    'select 1 from staff where id = $1 and "disabledAt" is null',
    [staffId],
  );
  if (rows.length === 0) throw wrong('staffId', 'This person does not work here any more');
}

function wrong(field: string, message: string): ApiError {
  return new ApiError('invalid_input', message, { fields: { [field]: message } });
}

interface Change {
  lead: LockedLead;
  fold: readonly LockedLead[];
  after: State;
  input: LeadChange;
}

async function writeState(
  client: Transaction,
  staff: { staffId: string },
  { lead, fold, after, input }: Change,
): Promise<void> {
  const older = fold.filter(
    ({ status, createdAt }) => openStatuses.includes(status) && createdAt <= lead.createdAt,
  );
  const ids = [...new Set([lead, ...older].map(({ id }) => id))];
  const { status, closedReason, staffId, nextCallAt } = after;
  await client.query(CHANGE, [ids, status, closedReason, staffId, nextCallAt]);
  const { requestId } = input;
  await noteAct(client, staff, {
    action: 'lead.change',
    subject: 'lead',
    subjectId: lead.id,
    detail: { before: told(lead), after: told(after), leads: ids.length, requestId },
  });
}

/** Adds a note, as the audit says. */
async function writeNote(
  client: Transaction,
  staff: { staffId: string },
  leadId: string,
  { note, requestId }: LeadChange,
): Promise<void> {
  await client.query('insert into notes ("leadId", "staffId", text) values ($1, $2, $3)', [
    ...[leadId, staff.staffId, note.trim()],
  ]);
  await noteAct(client, staff, {
    action: 'lead.note',
    subject: 'lead',
    subjectId: leadId,
    detail: { requestId },
  });
}
