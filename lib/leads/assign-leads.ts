import 'server-only';
import { ApiError } from '@/lib/calls/errors';
import type { Transaction } from '@/lib/platform/database-connection';
import { lockNames } from '@/lib/platform/database-locks';
import { inTransaction } from '@/lib/platform/db';
import { statement } from '@/lib/platform/statement';
import type { Staff } from '@/lib/staff/access';
import { noteAct } from '@/lib/staff/audit/audit';
import { queueGivenLeads } from './given-leads-mails';
import { canBeAssigned } from './lead-rows';
import { isOpen } from './lead-terms';
import { touchType } from './lead-columns';
import type { AssignLeadsInput } from './rule-forms';
import { nextAssignee } from './lead-assignment';

/** Ordered as in `lockFold`, so that concurrent changes cannot deadlock. */
const LOCK_OPEN = statement(
  'lock-open-leads-of-staff',
  { staffId: 'uuid?', course: 'text', kind: 'text' },
  {
    id: 'uuid',
    phonenumber: 'text',
    coursename: 'text',
    kind: 'LeadKind',
    page: 'text?',
    plan: 'text?',
    lastTouch: touchType,
  },
  `select id, phonenumber, coursename, kind, page, plan, "lastTouch" from leads l
  where l."staffId" is not distinct from $staffId and not l.suspect and ${isOpen('l')}
    and $course in ('', l.coursename) and $kind in ('', l.kind::text)
  order by id for update`,
);

/** Which open leads of whom; '' for any course or kind. */
type Which = Pick<AssignLeadsInput, 'from' | 'course' | 'kind'>;

/**
 * Gives open leads of an account, or those of nobody, to one account or by the rules; tells whoever gets them.
 * @returns how many
 */
async function giveLeads(
  tx: Transaction,
  { from, course, kind }: Which,
  to: string | null,
): Promise<number> {
  // Waits for leads that are being stored; `next_assignee` shares this lock.
  await lockNames(tx, 'staff who get leads');
  const leads = await LOCK_OPEN.rows(tx, { staffId: from, course, kind });
  const given = new Map<string, number>();
  for (const { id, ...lead } of leads) {
    const staffId = to ?? (await nextAssignee(tx, lead, from));
    await tx.db.lead.update({
      where: { id },
      data: { staffId, version: { increment: 1 } },
      select: { id: true },
    });
    if (staffId) given.set(staffId, (given.get(staffId) ?? 0) + 1);
  }
  for (const [staffId, count] of given) await queueGivenLeads(tx, { staff: staffId, count });
  return leads.length;
}

/** Shares out the open leads of an account that is closed, by the rules. Returns how many. */
export function reassignLeads(tx: Transaction, staffId: string): Promise<number> {
  return giveLeads(tx, { from: staffId, course: '', kind: '' }, null);
}

/** `count`: how many leads have another assignee now. */
export interface AssignedLeads {
  count: number;
}

/**
 * Gives the open leads of an account, or those that are nobody's, to another account or to everyone by the rules:
 * all, or those of a course or kind.
 * Idempotent by `requestId`.
 * @throws ApiError invalid_input
 */
export async function assignLeads(
  owner: Staff<'leads.assign'>,
  { requestId, to, reason, ...which }: AssignLeadsInput,
): Promise<AssignedLeads> {
  return inTransaction(async (tx) => {
    await lockNames(tx, 'leads.assign');
    const act = { action: 'leads.assign', subject: 'list', subjectId: requestId } as const;
    const done = await tx.db.auditEntry.findFirst({ where: act, select: { detail: true } });
    if (done) return { count: (done.detail as { count: number }).count };
    if (to !== null && !(await canBeAssigned(tx, to))) {
      const message = 'This person no longer has a staff account';
      throw new ApiError('invalid_input', message, { fields: { to: message } });
    }
    const count = await giveLeads(tx, which, to);
    await noteAct(tx, owner, { ...act, reason: reason.trim(), detail: { ...which, to, count } });
    return { count };
  });
}
