import 'server-only';
import { ApiError } from '@/lib/calls/errors';
import type { Transaction } from '@/lib/platform/database-connection';
import { inTransaction } from '@/lib/platform/db';
import type { Staff } from '@/lib/staff/access';
import { noteAct } from '@/lib/staff/audit/audit';
import { stateAfterCall } from './call-rules';
import {
  changedTogether,
  leadsBefore,
  lockFold,
  requireFuture,
  restoreLeads,
  staleVersion,
  writeState,
  type Fold,
  type LockedLead,
  type State,
} from './change-lead';
import { refuseDoNotCall } from './do-not-call';
import { leadScope } from './lead-scope';
import { openStatuses, type CallOutcome, type LeadStatus } from './lead-words';
import type { LeadCallInput } from './office-forms';

export interface RecordedCall {
  /** Id, for `undoLeadCall`. */
  call: string;
  status: LeadStatus;
  closedReason: string | null;
  /** ISO 8601. */
  nextCallAt: string | null;
}

const unansweredOutcomes = ['noAnswer', 'busy'] as const;

/** The open leads of others on the phone for which the outcome holds: whom the same call was to reach, or all. */
function householdOf({ lead, others }: Fold, outcome: CallOutcome, now: Date): LockedLead[] {
  const isDue = ({ status, nextCallAt }: LockedLead) =>
    nextCallAt ? nextCallAt <= now : status === 'new';
  const ofPhone = others.filter(
    ({ foldKey, status }) => foldKey === lead.foldKey && openStatuses.includes(status),
  );
  if (outcome === 'wrongNumber') return ofPhone;
  return outcome === 'noAnswer' || outcome === 'busy' ? ofPhone.filter(isDue) : [];
}

/**
 * Calls to a person, and to who waits for the same call, without an answer since the person last wrote, came or spoke
 * with us: who asks again is called as often as at first.
 */
async function countUnanswered(
  tx: Transaction,
  fold: readonly LockedLead[],
  household: readonly LockedLead[],
): Promise<number> {
  const ofLeads = { leadId: { in: [...fold, ...household].map(({ id }) => id) } };
  const reached = await tx.db.leadCall.aggregate({
    where: { ...ofLeads, outcome: { notIn: [...unansweredOutcomes] } },
    _max: { at: true },
  });
  const spoke = await tx.db.phoneCall.aggregate({
    where: { ...ofLeads, state: { in: ['answered', 'ended'] } },
    _max: { startedAt: true },
  });
  const moments = [
    ...fold.map(({ createdAt }) => createdAt),
    reached._max.at ?? new Date(0),
    spoke._max.startedAt ?? new Date(0),
  ];
  const since = new Date(Math.max(...moments.map(Number)));
  return tx.db.leadCall.count({ where: { ...ofLeads, outcome: 'noAnswer', at: { gt: since } } });
}

/**
 * Records what came of a call to a lead, and plans the next one by rule (`stateAfterCall`). A lead without an
 * assignee is the caller's from then on. Whoever else waits for a call to the phone was called with it. Idempotent by `requestId`.
 * @throws ApiError not_found, invalid_input, conflict if the person asked not to be called or with the
 * current version
 */
export async function recordLeadCall(
  staff: Staff<'leads.change'>,
  input: LeadCallInput,
): Promise<RecordedCall> {
  return inTransaction(async (tx) => {
    const locked = await lockFold(tx, input.id, leadScope(staff));
    const { lead, fold } = locked;
    const { requestId, outcome, reason, at } = input;
    const done = await tx.db.leadCall.findUnique({ where: { requestId } });
    if (done?.leadId === lead.id) return recorded(done.id, lead);
    if (done)
      throw new ApiError('conflict', 'This call is saved for another lead. Reload the page.');
    await refuseDoNotCall(tx, lead.phonenumber);
    if (input.version !== lead.version) throw await staleVersion(tx, locked);
    requireFuture('at', at);
    const now = new Date();
    const household = householdOf(locked, outcome, now);
    const unanswered = await countUnanswered(tx, fold, household);
    const after: State = {
      ...stateAfterCall(
        { outcome, status: lead.status, unanswered, at, reason: reason.trim() },
        now,
      ),
      staffId: lead.staffId ?? staff.staffId,
    };
    const { id } = await tx.db.leadCall.create({
      data: {
        requestId,
        leadId: lead.id,
        staffId: staff.staffId,
        outcome,
        reason: outcome === 'notInterested' ? after.closedReason : null,
        nextCallAt: after.nextCallAt,
        before: leadsBefore([...changedTogether(locked), ...household]),
      },
      select: { id: true },
    });
    await writeState(tx, staff, locked, {
      action: 'lead.call',
      after,
      household,
      detail: { outcome },
    });
    await tx.db.lead.updateMany({
      where: {
        id: { in: [...fold, ...locked.others].map((one) => one.id) },
        callingId: staff.staffId,
      },
      data: { callingId: null, callingUntil: null },
    });
    return recorded(id, after);
  });
}

function recorded(call: string, { status, closedReason, nextCallAt }: State): RecordedCall {
  return { call, status, closedReason, nextCallAt: nextCallAt?.toISOString() ?? null };
}

/** The button is shown for ten seconds; the answer to a press may take longer. */
const UNDO_MS = 60_000;

/**
 * Takes a call back, just after it was recorded: deletes it and restores the leads. A repeat changes nothing.
 * @throws ApiError conflict when it is too late, the call is a colleague's, or a lead was changed since
 */
export async function undoLeadCall(
  staff: Staff<'leads.change'>,
  { call: id }: { call: string },
): Promise<{ isUndone: boolean }> {
  return inTransaction(async (tx) => {
    const listed = await tx.db.leadCall.findUnique({ where: { id }, select: { leadId: true } });
    if (!listed) return { isUndone: false };
    const { fold, others } = await lockFold(tx, listed.leadId, leadScope(staff));
    // Another press may have undone it before the lock.
    const found = await tx.db.leadCall.findUnique({ where: { id } });
    if (!found) return { isUndone: false };
    const isOld = found.at.getTime() < Date.now() - UNDO_MS;
    if (isOld || found.staffId !== staff.staffId) throw new ApiError('conflict', TOO_LATE);
    const isRestored = await restoreLeads(tx, [...fold, ...others], found.before);
    if (!isRestored) throw new ApiError('conflict', TOO_LATE);
    await tx.db.leadCall.delete({ where: { id }, select: { id: true } });
    await noteAct(tx, staff, {
      action: 'lead.undoCall',
      subject: 'lead',
      subjectId: found.leadId,
      detail: { outcome: found.outcome },
    });
    return { isUndone: true };
  });
}

const TOO_LATE = 'This call can no longer be undone. Open the lead to change it.';
