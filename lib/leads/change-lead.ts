import 'server-only';
import type { Staff, StaffPerson } from '@/lib/staff/access';
import { leadStatusWords, openStatuses } from './lead-words';
import { ApiError } from '@/lib/calls/errors';
import { noteAct } from '@/lib/staff/audit/audit';
import type { Transaction } from '@/lib/platform/database-connection';
import { inTransaction } from '@/lib/platform/db';
import { statement, type RowOf } from '@/lib/platform/statement';
import { relativeTime } from '@/lib/site/delhi-time';
import { isOpen } from './lead-terms';
import { canBeAssigned, nameOf } from './lead-rows';
import { addLeadNote } from './notes';
import { NO_REASON, type LeadChange } from './office-forms';

const LAST_CHANGE = statement(
  'last-change-of-lead',
  { at: 'timestamptz', by: 'text?' },
  `select a.at, ${nameOf('s')} as by from audit_entries a left join staff s on s.id = a."staffId"
  where a.subject = 'lead' and a.action = 'lead.change' and a."subjectId" = any($1::text[])
  order by a.at desc, a.id desc limit 1`,
);

const ASSIGNEE = statement(
  'name-of-assignee',
  { name: 'text' },
  `select ${nameOf('s')} as name from staff s where s.id = $1`,
);

/** Conflict for a stale version: who changed the lead, when, and its current state. */
async function staleVersion(
  tx: Transaction,
  lead: LockedLead,
  fold: readonly LockedLead[],
): Promise<ApiError> {
  const ids = fold.map(({ id }) => id);
  const last = await LAST_CHANGE.first(tx, [ids]);
  const now = new Date().toISOString();
  const who = last?.by ?? 'Someone';
  const when = last ? ` ${relativeTime(last.at.toISOString(), now)}` : '';
  const message = `${who} changed this lead${when}. It is now: ${await describeState(tx, lead, now)}. What you typed is still here but not saved.`;
  return new ApiError('conflict', message, { version: lead.version });
}

async function describeState(tx: Transaction, lead: LockedLead, now: string): Promise<string> {
  const { status, closedReason, staffId, nextCallAt } = lead;
  const assignee = await ASSIGNEE.first(tx, [staffId]);
  return [
    leadStatusWords[status].toLowerCase() + (closedReason ? ` (${closedReason})` : ''),
    assignee ? `assigned to ${assignee.name}` : 'unassigned',
    nextCallAt ? `next call ${relativeTime(nextCallAt.toISOString(), now)}` : 'no next call',
  ].join(', ');
}

export interface ChangedLead {
  version: number;
}

/** Ordered, so that concurrent changes cannot deadlock. */
const LOCK = statement(
  'lock-leads-of-phone',
  {
    id: 'uuid',
    version: 'int4',
    status: 'LeadStatus',
    closedReason: 'text?',
    staffId: 'uuid?',
    nextCallAt: 'timestamptz?',
    createdAt: 'timestamptz',
  },
  `select id, version, status, "closedReason", "staffId", "nextCallAt", "createdAt" from leads
  where "foldKey" = (select "foldKey" from leads where id = $1) order by id for update`,
);

type LockedLead = RowOf<typeof LOCK>;

type State = Pick<LockedLead, 'status' | 'closedReason' | 'staffId' | 'nextCallAt'>;

const FIND_DONE = statement(
  'lead-change-done',
  { id: 'int8' },
  `select id from audit_entries
  where subject = 'lead' and "subjectId" = $1 and detail->>'requestId' = $2 limit 1`,
);

/** A lead that staff work on is not spam. */
const CHANGE = statement(
  'change-leads',
  {},
  `update leads set status = $2::"LeadStatus", "closedReason" = $3, "staffId" = $4, "nextCallAt" = $5,
    version = version + 1, suspect = suspect and $2::"LeadStatus" in ('new', 'closed')
  where id = any($1)`,
);

/**
 * Changes a lead and the older open leads of the same phone. Newer leads stay, because staff have not seen
 * them. Idempotent by `requestId`.
 * @throws ApiError not_found, invalid_input, conflict with the current version
 */
export async function changeLead(
  staff: Staff<'leads.change'>,
  input: LeadChange,
): Promise<ChangedLead> {
  return inTransaction(async (tx) => {
    const fold = await LOCK.rows(tx, [input.id]);
    const lead = fold.find(({ id }) => id === input.id.toLowerCase());
    if (!lead) throw new ApiError('not_found', 'This lead no longer exists.');
    const after = stateAfter(lead, input);
    const changed = isChanged(lead, after);
    const done = await FIND_DONE.rows(tx, [lead.id, input.requestId]);
    if (done.length > 0 && !changed) return { version: lead.version };
    if (changed) {
      if (input.version !== lead.version) throw await staleVersion(tx, lead, fold);
      await refuseIncomplete(tx, lead, after, input);
      await writeState(tx, staff, { lead, fold, after, input });
    }
    if (input.note.trim() !== '' && done.length === 0) await writeNote(tx, staff, lead.id, input);
    return { version: lead.version + (changed ? 1 : 0) };
  });
}

/**
 * Marks a lead and the older open leads of the same phone as enrolled, in the caller's transaction.
 * @throws ApiError not_found
 */
export async function markLeadEnrolled(
  tx: Transaction,
  staff: Staff<'payments.record'>,
  { lead: id, requestId }: { lead: string; requestId: string },
): Promise<void> {
  const fold = await LOCK.rows(tx, [id]);
  const lead = fold.find((one) => one.id === id.toLowerCase());
  if (!lead) throw new ApiError('not_found', 'This lead no longer exists.');
  const after = stateAfter(lead, { status: 'enrolled' });
  if (isChanged(lead, after)) {
    await writeState(tx, staff, { lead, fold, after, input: { requestId } });
  }
}

function stateAfter(lead: LockedLead, input: Partial<LeadChange>): State {
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

function isChanged(before: State, after: State): boolean {
  return (
    JSON.stringify(auditState(before)) !== JSON.stringify(auditState(after)) ||
    before.closedReason !== after.closedReason
  );
}

const auditState = ({ status, staffId, nextCallAt }: State) => ({ status, staffId, nextCallAt });

const MINUTE_MS = 60_000;

async function refuseIncomplete(
  tx: Transaction,
  before: State,
  after: State,
  { note }: LeadChange,
): Promise<void> {
  const { status, closedReason, staffId, nextCallAt } = after;
  const moved = nextCallAt?.getTime() !== before.nextCallAt?.getTime();
  if (status === 'closed' && !closedReason) throw invalidField('closedReason', NO_REASON);
  if (moved && nextCallAt && nextCallAt.getTime() < Date.now() - MINUTE_MS) {
    throw invalidField('nextCallAt', 'Choose a time in the future');
  }
  if (status === 'called' && !nextCallAt && note.trim() === '') {
    throw invalidField('nextCallAt', 'Choose the next call, or give the reason in the note');
  }
  if (staffId === null || staffId === before.staffId) return;
  if (!(await canBeAssigned(tx, staffId)))
    throw invalidField('staffId', 'This person no longer has a staff account');
}

function invalidField(field: string, message: string): ApiError {
  return new ApiError('invalid_input', message, { fields: { [field]: message } });
}

interface Change {
  lead: LockedLead;
  fold: readonly LockedLead[];
  after: State;
  input: Pick<LeadChange, 'requestId'>;
}

async function writeState(
  tx: Transaction,
  staff: StaffPerson,
  { lead, fold, after, input }: Change,
): Promise<void> {
  const older = fold.filter(
    ({ status, createdAt }) => openStatuses.includes(status) && createdAt <= lead.createdAt,
  );
  const ids = [...new Set([lead, ...older].map(({ id }) => id))];
  const { status, closedReason, staffId, nextCallAt } = after;
  await CHANGE.run(tx, [ids, status, closedReason, staffId, nextCallAt]);
  const { requestId } = input;
  await noteAct(tx, staff, {
    action: 'lead.change',
    subject: 'lead',
    subjectId: lead.id,
    detail: { before: auditState(lead), after: auditState(after), leads: ids.length, requestId },
  });
}

async function writeNote(
  tx: Transaction,
  staff: Staff<'leads.change'>,
  leadId: string,
  { note, requestId }: LeadChange,
): Promise<void> {
  await addLeadNote(tx, staff, leadId, note.trim());
  await noteAct(tx, staff, {
    action: 'lead.note',
    subject: 'lead',
    subjectId: leadId,
    detail: { requestId },
  });
}

const UNASSIGN = statement(
  'unassign-leads',
  {},
  `update leads l set "staffId" = null, version = version + 1
   where "staffId" = $1 and ${isOpen('l')}`,
);

/** Open leads of an account that is closed belong to nobody. Returns how many there were. */
export function unassignLeads(tx: Transaction, staffId: string): Promise<number> {
  return UNASSIGN.run(tx, [staffId]);
}
