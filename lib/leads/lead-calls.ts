import 'server-only';
import { ApiError } from '@/lib/calls/errors';
import type { Transaction } from '@/lib/platform/database-connection';
import { inTransaction } from '@/lib/platform/db';
import type { Staff } from '@/lib/staff/access';
import { noteAct } from '@/lib/staff/audit/audit';
import { stateAfterCall } from './call-rules';
import {
  changedTogether,
  lockFold,
  requireFuture,
  staleVersion,
  writeState,
  type Fold,
  type State,
} from './change-lead';
import { refuseDoNotCall } from './do-not-call';
import { leadScope } from './lead-scope';
import type { LeadStatus } from './lead-words';
import type { LeadCallInput } from './office-forms';

/** A lead before a call, with the version that the call made. */
interface LeadBefore extends Omit<State, 'nextCallAt'> {
  id: string;
  suspect: boolean;
  version: number;
  nextCallAt: string | null;
  answeredAt: string | null;
}

export interface RecordedCall {
  /** Id, for `undoLeadCall`. */
  call: string;
  status: LeadStatus;
  closedReason: string | null;
  /** ISO 8601. */
  nextCallAt: string | null;
}

const unansweredOutcomes = ['noAnswer', 'busy'] as const;

/** Calls to these leads without an answer since somebody was last reached. */
async function countUnanswered(tx: Transaction, ids: string[]): Promise<number> {
  const ofLeads = { leadId: { in: ids } };
  const reached = await tx.db.leadCall.findFirst({
    where: { ...ofLeads, outcome: { notIn: [...unansweredOutcomes] } },
    orderBy: { at: 'desc' },
    select: { at: true },
  });
  return tx.db.leadCall.count({
    where: { ...ofLeads, outcome: 'noAnswer', ...(reached && { at: { gt: reached.at } }) },
  });
}

/**
 * Records what came of a call to a lead, and plans the next one by rule (`stateAfterCall`). A lead without an
 * assignee is the caller's from then on. Idempotent by `requestId`.
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
    const unanswered = await countUnanswered(
      tx,
      fold.map(({ id }) => id),
    );
    const after: State = {
      ...stateAfterCall(
        { outcome, status: lead.status, unanswered, at, reason: reason.trim() },
        new Date(),
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
        before: leadsBefore(locked),
      },
      select: { id: true },
    });
    await writeState(tx, staff, locked, { action: 'lead.call', after, detail: { outcome } });
    return recorded(id, after);
  });
}

function recorded(call: string, { status, closedReason, nextCallAt }: State): RecordedCall {
  return { call, status, closedReason, nextCallAt: nextCallAt?.toISOString() ?? null };
}

function leadsBefore(locked: Fold) {
  return changedTogether(locked).map(
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
    const { fold } = await lockFold(tx, listed.leadId, leadScope(staff));
    // Another press may have undone it before the lock.
    const found = await tx.db.leadCall.findUnique({ where: { id } });
    if (!found) return { isUndone: false };
    const isOld = found.at.getTime() < Date.now() - UNDO_MS;
    if (isOld || found.staffId !== staff.staffId) throw new ApiError('conflict', TOO_LATE);
    const before = found.before as unknown as LeadBefore[];
    for (const { id: leadId, version, nextCallAt, answeredAt, ...state } of before) {
      const now = fold.find((lead) => lead.id === leadId);
      if (now?.version !== version) throw new ApiError('conflict', TOO_LATE);
      await tx.db.lead.update({
        where: { id: leadId },
        data: {
          ...state,
          nextCallAt: nextCallAt && new Date(nextCallAt),
          answeredAt: answeredAt && new Date(answeredAt),
          version: { increment: 1 },
        },
        select: { id: true },
      });
    }
    await tx.db.leadCall.delete({ where: { id }, select: { id: true } });
    await noteAct(tx, staff, {
      action: 'lead.undoCall',
      subject: 'lead',
      subjectId: found.leadId,
      detail: { outcome: found.outcome, leads: before.length },
    });
    return { isUndone: true };
  });
}

const TOO_LATE = 'This call can no longer be undone. Open the lead to change it.';
