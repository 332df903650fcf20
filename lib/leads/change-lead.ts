import 'server-only';
import { leadStatusWords, openStatuses } from '@/content/lead-words';
import { ApiError } from '@/lib/calls/errors';
import { noteAct } from '@/lib/platform/audit';
import type { Transaction } from '@/lib/platform/database-connection';
import { inTransaction } from '@/lib/platform/db';
import { statement, type RowOf } from '@/lib/platform/statement';
import { spokenMoment } from './delhi-time';
import { canOwnLeads, nameOf } from './lead-rows';
import { addLeadNote } from './notes';
import { NO_REASON, type LeadChange } from './office-forms';

const LAST = statement(
  'last-change-of-lead',
  { at: 'timestamptz', by: 'text?' },
  `select a.at, ${nameOf('s')} as by from audit_entries a left join staff s on s.id = a."staffId"
  where a.subject = 'lead' and a.action = 'lead.change' and a."subjectId" = any($1::text[])
  order by a.at desc, a.id desc limit 1`,
);

const OWNER = statement(
  'name-of-lead-owner',
  { name: 'text' },
  `select ${nameOf('s')} as name from staff s where s.id = $1`,
);

/** Who changed the lead, when, and what it is now: for somebody who saw it as it was before. */
async function changedMeanwhile(
  tx: Transaction,
  lead: LockedLead,
  fold: readonly LockedLead[],
): Promise<ApiError> {
  const ids = fold.map(({ id }) => id);
  const last = await LAST.first(tx, [ids]);
  const now = new Date().toISOString();
  const who = last?.by ?? 'Somebody';
  const when = last ? ` ${spokenMoment(last.at.toISOString(), now)}` : '';
  const message = `${who} changed this lead meanwhile${when}. It is now: ${await words(tx, lead, now)}. What you typed is still here, and not saved yet.`;
  return new ApiError('conflict', message, { version: lead.version });
}

async function words(tx: Transaction, lead: LockedLead, now: string): Promise<string> {
  const { status, closedReason, staffId, nextCallAt } = lead;
  const owner = await OWNER.first(tx, [staffId]);
  return [
    leadStatusWords[status].toLowerCase() + (closedReason ? ` (${closedReason})` : ''),
    owner ? `owner ${owner.name}` : 'without an owner',
    nextCallAt ? `next call ${spokenMoment(nextCallAt.toISOString(), now)}` : 'no next call',
  ].join(', ');
}

export interface ChangedLead {
  version: number;
}

/** All of the phone, always in one order, so that two who change them wait for each other once only. */
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

/** A lead of the phone, locked. */
type LockedLead = RowOf<typeof LOCK>;

type State = Pick<LockedLead, 'status' | 'closedReason' | 'staffId' | 'nextCallAt'>;

const DONE = statement(
  'lead-change-done',
  { id: 'int8' },
  `select id from audit_entries
  where subject = 'lead' and "subjectId" = $1 and detail->>'requestId' = $2 limit 1`,
);

/** Somebody who is called is no program. */
const CHANGE = statement(
  'change-leads',
  {},
  `update leads set status = $2::"LeadStatus", "closedReason" = $3, "staffId" = $4, "nextCallAt" = $5,
    version = version + 1, suspect = suspect and $2::"LeadStatus" in ('new', 'closed')
  where id = any($1)`,
);

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
  return inTransaction(async (tx) => {
    const fold = await LOCK.rows(tx, [input.id]);
    const lead = fold.find(({ id }) => id === input.id.toLowerCase());
    if (!lead) throw new ApiError('not_found', 'This lead is not there any more.');
    const after = stateAfter(lead, input);
    const changed = isOther(lead, after);
    const done = await DONE.rows(tx, [lead.id, input.requestId]);
    if (done.length > 0 && !changed) return { version: lead.version };
    if (changed && input.version !== lead.version) throw await changedMeanwhile(tx, lead, fold);
    if (changed) await refuseUnclear(tx, lead, after, input);
    if (changed) await writeState(tx, staff, { lead, fold, after, input });
    if (input.note.trim() !== '' && done.length === 0) await writeNote(tx, staff, lead.id, input);
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
  tx: Transaction,
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
  if (!(await canOwnLeads(tx, staffId)))
    throw wrong('staffId', 'This person does not work here any more');
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
  tx: Transaction,
  staff: { staffId: string },
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
    detail: { before: told(lead), after: told(after), leads: ids.length, requestId },
  });
}

/** Adds a note, as the audit says. */
async function writeNote(
  tx: Transaction,
  staff: { staffId: string },
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
