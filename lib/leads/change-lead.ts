import 'server-only';
import type { Staff, StaffPerson } from '@/lib/staff/access';
import { leadStatusWords, openStatuses } from './lead-words';
import { ApiError } from '@/lib/calls/errors';
import { named } from '@/lib/staff/staff-name';
import { noteAct } from '@/lib/staff/audit/audit';
import type { Transaction } from '@/lib/platform/database-connection';
import { inTransaction } from '@/lib/platform/db';
import { statement, type RowOf } from '@/lib/platform/statement';
import { relativeTime } from '@/lib/site/delhi-time';
import { refusePlannedCall } from './do-not-call';
import { canBeAssigned, shortNameOf } from './lead-rows';
import { isInScope, leadScope, type LeadScope } from './lead-scope';
import { addLeadNote } from './notes';
import { NO_REASON, type LeadChange } from './office-forms';

/** Conflict for a stale version: who changed the lead, when, and its current state. */
export async function staleVersion(tx: Transaction, { lead, fold }: Fold): Promise<ApiError> {
  const ids = fold.map(({ id }) => id);
  const last = await tx.db.auditEntry.findFirst({
    where: { subject: 'lead', action: { in: [...leadChanges] }, subjectId: { in: ids } },
    orderBy: [{ at: 'desc' }, { id: 'desc' }],
    select: { at: true, staff: named },
  });
  const now = new Date().toISOString();
  const who = shortNameOf(last?.staff) || 'Someone';
  const when = last ? ` ${relativeTime(last.at.toISOString(), now)}` : '';
  const message = `${who} changed this lead${when}. It is now: ${await describeState(tx, lead, now)}. What you typed is still here but not saved.`;
  return new ApiError('conflict', message, { version: lead.version });
}

async function describeState(tx: Transaction, lead: LockedLead, now: string): Promise<string> {
  const { status, closedReason, staffId, nextCallAt } = lead;
  const assignee =
    staffId === null ? null : await tx.db.staff.findUnique({ where: { id: staffId }, ...named });
  return [
    leadStatusWords[status].toLowerCase() + (closedReason ? ` (${closedReason})` : ''),
    assignee ? `assigned to ${shortNameOf(assignee)}` : 'unassigned',
    nextCallAt ? `next call ${relativeTime(nextCallAt.toISOString(), now)}` : 'no next call',
  ].join(', ');
}

export interface ChangedLead {
  version: number;
}

/** Ordered, so that concurrent changes cannot deadlock. */
const LOCK = statement(
  'lock-leads-of-household',
  { ids: 'uuid[]', scope: 'uuid?' },
  {
    id: 'uuid',
    personKey: 'text',
    foldKey: 'text',
    phonenumber: 'text',
    version: 'int4',
    status: 'LeadStatus',
    suspect: 'bool',
    closedReason: 'text?',
    staffId: 'uuid?',
    nextCallAt: 'timestamptz?',
    answeredAt: 'timestamptz?',
    createdAt: 'timestamptz',
  },
  `select id, "personKey", "foldKey", phonenumber, version, status, suspect, "closedReason", "staffId", "nextCallAt",
    "answeredAt", "createdAt" from leads
  where ("personKey" in (select "personKey" from leads where id = any($ids::uuid[]))
      or "foldKey" in (select "foldKey" from leads where id = any($ids::uuid[])))
    and ${isInScope('leads', '$scope')}
  order by id for update`,
);

export type LockedLead = RowOf<typeof LOCK>;

export type State = Pick<LockedLead, 'status' | 'closedReason' | 'staffId' | 'nextCallAt'>;

const GONE = 'This lead no longer exists.';
const GONE_OR_OTHERS = 'This lead no longer exists, or is assigned to a colleague.';

/** A lead with all leads of its person, and those of others on the same phone, locked. */
export interface Fold {
  lead: LockedLead;
  fold: readonly LockedLead[];
  others: readonly LockedLead[];
}

/**
 * Locks the leads of a household that are within the scope.
 * @param also leads of another person, to be locked with them
 * @throws ApiError not_found
 */
export async function lockFold(
  tx: Transaction,
  id: string,
  scope: LeadScope,
  also: readonly string[] = [],
): Promise<Fold> {
  const leads = await LOCK.rows(tx, { ids: [id, ...also], scope });
  const lead = leads.find((one) => one.id === id.toLowerCase());
  if (!lead) throw new ApiError('not_found', scope === null ? GONE : GONE_OR_OTHERS);
  const isOfPerson = ({ personKey }: LockedLead) => personKey === lead.personKey;
  return {
    lead,
    fold: leads.filter(isOfPerson),
    others: leads.filter((one) => !isOfPerson(one)),
  };
}

/** The lead and the older open leads of its person, which change together. */
export function changedTogether({ lead, fold }: Fold): LockedLead[] {
  const older = fold.filter(
    ({ id, status, createdAt }) =>
      id !== lead.id && openStatuses.includes(status) && createdAt <= lead.createdAt,
  );
  return [lead, ...older];
}

/** A lead before an act that can be undone, with the version that the act made. */
interface LeadBefore extends Omit<State, 'nextCallAt'> {
  id: string;
  suspect: boolean;
  version: number;
  nextCallAt: string | null;
  answeredAt: string | null;
}

/** Leads as they are before an act that makes the next version of each. */
export function leadsBefore(leads: readonly LockedLead[]) {
  return leads.map(
    ({ id, version, status, suspect, closedReason, staffId, nextCallAt, answeredAt }) => ({
      id,
      version: version + 1,
      status,
      suspect,
      closedReason,
      staffId,
      nextCallAt: nextCallAt?.toISOString() ?? null,
      answeredAt: answeredAt?.toISOString() ?? null,
    }),
  ) satisfies LeadBefore[];
}

/**
 * Leads as they were before an act, unless one of them was changed since.
 * @returns whether none was
 */
export async function restoreLeads(
  tx: Transaction,
  now: readonly LockedLead[],
  before: unknown,
): Promise<boolean> {
  const leads = before as LeadBefore[];
  const isAsLeft = ({ id, version }: LeadBefore) =>
    now.some((lead) => lead.id === id && lead.version === version);
  if (!leads.every(isAsLeft)) return false;
  for (const { id, version: _version, nextCallAt, answeredAt, ...state } of leads) {
    await tx.db.lead.update({
      where: { id },
      data: {
        ...state,
        nextCallAt: nextCallAt && new Date(nextCallAt),
        answeredAt: answeredAt && new Date(answeredAt),
        version: { increment: 1 },
      },
      select: { id: true },
    });
  }
  return true;
}

/** Audit actions that change leads. */
const leadChanges = [
  'lead.change',
  'lead.call',
  'lead.undoCall',
  'lead.merge',
  'lead.takeApart',
] as const;

/** Whether this form was already saved. */
async function isDone(tx: Transaction, subjectId: string, requestId: string): Promise<boolean> {
  const done = await tx.db.auditEntry.findFirst({
    where: { subject: 'lead', subjectId, detail: { path: ['requestId'], equals: requestId } },
    select: { id: true },
  });
  return done !== null;
}

/**
 * Changes a lead and the older open leads of the same person. Newer leads stay, because staff have not seen
 * them. Idempotent by `requestId`.
 * @throws ApiError not_found, invalid_input, conflict with the current version
 */
export async function changeLead(
  staff: Staff<'leads.change'>,
  input: LeadChange,
): Promise<ChangedLead> {
  return inTransaction(async (tx) => {
    const locked = await lockFold(tx, input.id, leadScope(staff));
    const { lead } = locked;
    const after = stateAfter(lead, input);
    const changed = isChanged(lead, after);
    const done = await isDone(tx, lead.id, input.requestId);
    if (done && !changed) return { version: lead.version };
    if (changed) {
      if (input.version !== lead.version) throw await staleVersion(tx, locked);
      await refuseIncomplete(tx, lead, after, input);
      const { requestId } = input;
      await writeState(tx, staff, locked, { action: 'lead.change', after, detail: { requestId } });
    }
    await nameCaller(tx, staff, locked, input.name);
    if (input.note.trim() !== '' && !done) await writeNote(tx, staff, lead.id, input);
    return { version: lead.version + (changed ? 1 : 0) };
  });
}

/**
 * Marks a lead and the older open leads of the same person as enrolled, in the caller's transaction.
 * @throws ApiError not_found
 */
export async function markLeadEnrolled(
  tx: Transaction,
  staff: Staff<'people.enrol'>,
  { lead: id, requestId }: { lead: string; requestId: string },
): Promise<void> {
  // Whoever is at the counter enrols, also when the lead was assigned to a colleague meanwhile.
  const locked = await lockFold(tx, id, null);
  const after = stateAfter(locked.lead, { status: 'enrolled' });
  if (isChanged(locked.lead, after)) {
    await writeState(tx, staff, locked, { action: 'lead.change', after, detail: { requestId } });
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

/** @throws ApiError invalid_input for a time that is over */
export function requireFuture(field: string, moment: Date | null): void {
  if (moment && moment.getTime() < Date.now() - MINUTE_MS) {
    throw invalidField(field, 'Choose a time in the future');
  }
}

async function refuseIncomplete(
  tx: Transaction,
  before: LockedLead,
  after: State,
  { note }: LeadChange,
): Promise<void> {
  const { status, closedReason, staffId, nextCallAt } = after;
  const moved = nextCallAt?.getTime() !== before.nextCallAt?.getTime();
  if (status === 'closed' && !closedReason) throw invalidField('closedReason', NO_REASON);
  if (moved) requireFuture('nextCallAt', nextCallAt);
  if (moved && nextCallAt) await refusePlannedCall(tx, before.phonenumber);
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
  action: (typeof leadChanges)[number];
  after: State;
  /** Leads of others on the phone for which it holds as well; whoever looks after them stays. */
  household?: readonly LockedLead[];
  /** For the audit. */
  detail: Record<string, unknown>;
}

/** Writes the state to the lead and the older open leads of its person, and the change to the audit. */
export async function writeState(
  tx: Transaction,
  staff: StaffPerson,
  locked: Fold,
  { action, after, household = [], detail }: Change,
): Promise<void> {
  const own = changedTogether(locked).map(({ id }) => id);
  const { status, closedReason, staffId, nextCallAt } = after;
  const data = {
    status,
    closedReason,
    nextCallAt,
    version: { increment: 1 },
    // A lead that staff work on is not spam.
    ...(status !== 'new' && status !== 'closed' && { suspect: false }),
  };
  await tx.db.lead.updateMany({ where: { id: { in: own } }, data: { ...data, staffId } });
  const others = household.map(({ id }) => id);
  if (others.length > 0) await tx.db.lead.updateMany({ where: { id: { in: others } }, data });
  const ids = [...own, ...others];
  const isAnswer = action === 'lead.call' || (status !== 'new' && status !== locked.lead.status);
  if (isAnswer) {
    await tx.db.lead.updateMany({
      where: { id: { in: ids }, answeredAt: null },
      data: { answeredAt: new Date() },
    });
  }
  const { lead } = locked;
  await noteAct(tx, staff, {
    action,
    subject: 'lead',
    subjectId: lead.id,
    detail: { before: auditState(lead), after: auditState(after), leads: ids.length, ...detail },
  });
}

/** Names the leads of a person that calls have made. */
async function nameCaller(
  tx: Transaction,
  staff: Staff<'leads.change'>,
  { lead, fold }: Fold,
  name = '',
): Promise<void> {
  if (name.trim() === '') return;
  const { count } = await tx.db.lead.updateMany({
    where: { id: { in: fold.map(({ id }) => id) }, name: '' },
    data: { name: name.trim() },
  });
  const act = { action: 'lead.name', subject: 'lead', subjectId: lead.id } as const;
  if (count > 0) await noteAct(tx, staff, { ...act, detail: { leads: count } });
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
