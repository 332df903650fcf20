import 'server-only';
import { ApiError } from '@/lib/calls/errors';
import type { Transaction } from '@/lib/platform/database-connection';
import { inTransaction, pool } from '@/lib/platform/db';
import { statement } from '@/lib/platform/statement';
import { isUuid } from '@/lib/platform/uuid';
import type { Staff } from '@/lib/staff/access';
import { noteAct } from '@/lib/staff/audit/audit';
import {
  leadsBefore,
  lockFold,
  restoreLeads,
  staleVersion,
  type LockedLead,
  type State,
} from './change-lead';
import { leadRows } from './lead-rows';
import { isInScope, leadScope, type LeadScope } from './lead-scope';
import { currentFirst } from './lead-terms';
import { openStatuses } from './lead-words';
import type { ListedLead } from './listed-lead';
import type { LeadMergeInput, TakeApartInput } from './office-forms';

const TAKE_APART_DAYS = 30;

/** Merges since this moment can be taken apart. */
export const takeApartFrom = () => new Date(Date.now() - TAKE_APART_DAYS * 86_400_000);

/** The current leads of the people of these leads. */
const CURRENT = statement(
  'current-leads-of-people',
  { ids: 'uuid[]', scope: 'uuid?' },
  { id: 'uuid' },
  `select distinct on (l."personKey") l.id from leads l
  where l."personKey" in (select "personKey" from leads where id = any($ids::uuid[]))
    and ${isInScope('l', '$scope')}
  order by l."personKey", l.suspect, ${currentFirst('l')}`,
);

const MOST_ALIKE = 20;

/** Other people with the phone, e-mail or whole name of the lead's person, the newest first. */
const ALIKE = statement(
  'people-like-a-lead',
  { id: 'uuid', scope: 'uuid?' },
  { id: 'uuid' },
  `with own as (
    select distinct "foldKey", email_key(email) as email, lower(name) as name, "personKey" from leads
    where "personKey" = (select "personKey" from leads where id = $id)
  ), found as (
    select l.id from own join leads l on l."foldKey" = own."foldKey"
    union select l.id from own join leads l on email_key(l.email) = own.email
    union select l.id from own join leads l on lower(l.name) = own.name and own.name <> ''
  )
  select id from (
    select distinct on (l."personKey") l.id, l."createdAt" from found join leads l using (id)
    where l."personKey" not in (select "personKey" from own) and not l.suspect
      and ${isInScope('l', '$scope')}
    order by l."personKey", ${currentFirst('l')}) people
  order by "createdAt" desc, id limit ${MOST_ALIKE}`,
);

/** What two people would be as one. */
export interface MergedPerson {
  name: string;
  /** As typed, each once. */
  phones: string[];
  enquiries: number;
  calls: number;
  status: ListedLead['status'];
  closedReason: string | null;
  assignee: string | null;
  /** ISO 8601. */
  nextCallAt: string | null;
}

export interface MergePage {
  lead: ListedLead;
  /** The other was merged with it meanwhile. */
  isOne: boolean;
  /** Whoever may be the same person. */
  alike: ListedLead[];
  /** Somebody chosen among them, and what would become of both. */
  chosen: { other: ListedLead; merged: MergedPerson } | null;
}

/**
 * Who may be the same person as that of a lead, and what merging with one of them would do. The caller records
 * the view.
 * @param otherId a lead of the other person; null before one is chosen
 * @returns null for an unknown lead, and for a colleague's if they are not seen
 */
export async function mergePage(
  staff: Staff<'leads.change'>,
  leadId: string,
  otherId: string | null,
): Promise<MergePage | null> {
  if (!isUuid(leadId)) return null;
  const scope = leadScope(staff);
  const lead = await currentLead(leadId, scope);
  if (!lead) return null;
  const found = await ALIKE.rows(pool, { id: leadId, scope });
  const alike = await leadRows(
    found.map(({ id }) => id),
    scope,
  );
  const other = alike.find(({ id }) => id === otherId);
  const isOne =
    !other &&
    otherId !== null &&
    isUuid(otherId) &&
    (await currentLead(otherId, scope))?.id === lead.id;
  return {
    isOne,
    lead,
    alike,
    chosen: other ? { other, merged: mergedPerson(lead, other) } : null,
  };
}

async function currentLead(id: string, scope: LeadScope): Promise<ListedLead | undefined> {
  const rows = await CURRENT.rows(pool, { ids: [id], scope });
  return (
    await leadRows(
      rows.map((row) => row.id),
      scope,
    )
  )[0];
}

function mergedPerson(lead: ListedLead, other: ListedLead): MergedPerson {
  const dated = (one: ListedLead) => ({
    ...one,
    staffId: one.assignee?.id ?? null,
    createdAt: new Date(one.createdAt),
    nextCallAt: one.nextCallAt === null ? null : new Date(one.nextCallAt),
  });
  const [one, two] = [dated(lead), dated(other)];
  const current = newestOpen([one, two]);
  const { staffId, nextCallAt } = mergedState(current, one, two);
  return {
    name: current.name,
    phones: [...new Set([lead.phonenumber, other.phonenumber])],
    enquiries: lead.times + other.times,
    calls: lead.calls + other.calls,
    status: current.status,
    closedReason: current.closedReason,
    assignee:
      [lead, other].find(({ assignee }) => assignee?.id === staffId)?.assignee?.name ?? null,
    nextCallAt: nextCallAt?.toISOString() ?? null,
  };
}

type Dated = Pick<LockedLead, 'id' | 'status' | 'createdAt' | 'staffId' | 'nextCallAt'>;

const isOpen = ({ status }: Pick<LockedLead, 'status'>) => openStatuses.includes(status);

/** The lead that stands for its person: `currentFirst`. */
function newestOpen<Lead extends Dated>(leads: readonly Lead[]): Lead {
  const [first, ...rest] = leads;
  if (!first) throw new Error('A person has at least one lead.');
  const ranks = (one: Lead) => [Number(isOpen(one)), one.createdAt.getTime()] as const;
  return rest.reduce((best, one) => {
    const [[openA, atA], [openB, atB]] = [ranks(best), ranks(one)];
    if (openA !== openB) return openB > openA ? one : best;
    if (atA !== atB) return atB > atA ? one : best;
    return one.id > best.id ? one : best;
  }, first);
}

/**
 * The newest open lead stands for both. No planned call is lost: it takes the earlier one, and whoever waits for
 * their first call waits on. The assignee of the page's lead stays.
 */
function mergedState(
  current: Dated,
  lead: Dated,
  other: Dated,
): Pick<State, 'staffId' | 'nextCallAt'> {
  const staffId = lead.staffId ?? other.staffId;
  if (!isOpen(current)) return { staffId, nextCallAt: null };
  const open = [lead, other].filter(isOpen);
  const planned = open.flatMap(({ nextCallAt }) => nextCallAt ?? []);
  const isWaiting = open.some(({ status, nextCallAt }) => status === 'new' && !nextCallAt);
  if (isWaiting && current.status === 'new' && !current.nextCallAt) {
    return { staffId, nextCallAt: null };
  }
  const times = isWaiting ? [new Date(), ...planned] : planned;
  return {
    staffId,
    nextCallAt: times.sort((one, two) => one.getTime() - two.getTime())[0] ?? null,
  };
}

export interface MergedLeads {
  /** Id, for `takeLeadsApart`. */
  merge: string;
}

const ONE_ALREADY = 'These leads are one person’s already. Reload the page.';

/**
 * Merges two people: all their leads are one person's from then on. Idempotent by `requestId`.
 * @throws ApiError not_found, conflict with the current version, or if they are one already
 */
export async function mergeLeads(
  staff: Staff<'leads.change'>,
  { id, version, other: otherId, otherVersion, requestId }: LeadMergeInput,
): Promise<MergedLeads> {
  return inTransaction(async (tx) => {
    const locked = await lockFold(tx, id, leadScope(staff), [otherId]);
    const done = await tx.db.leadMerge.findUnique({ where: { requestId } });
    if (done) return { merge: done.id };
    const { lead, fold, others } = locked;
    const other = others.find((one) => one.id === otherId.toLowerCase());
    if (!other) {
      if (fold.some((one) => one.id === otherId.toLowerCase())) {
        throw new ApiError('conflict', ONE_ALREADY);
      }
      throw new ApiError('not_found', 'The other lead no longer exists, or is a colleague’s.');
    }
    const moved = others.filter(({ personKey }) => personKey === other.personKey);
    if (lead.version !== version) throw await staleVersion(tx, locked);
    if (other.version !== otherVersion) {
      throw await staleVersion(tx, { lead: other, fold: moved, others: [] });
    }
    const current = newestOpen([...fold, ...moved]);
    const changed = [...moved.filter((one) => one !== current), current];
    const movedIds = moved.map((one) => one.id);
    const merge = await tx.db.leadMerge.create({
      data: {
        requestId,
        leadId: lead.id,
        otherId: other.id,
        staffId: staff.staffId,
        movedIds,
        before: leadsBefore(changed),
      },
      select: { id: true },
    });
    await tx.db.lead.updateMany({
      where: { id: { in: movedIds } },
      data: { personKey: lead.personKey },
    });
    await tx.db.lead.updateMany({
      where: { id: { in: changed.map((one) => one.id) } },
      data: { version: { increment: 1 } },
    });
    await tx.db.lead.update({
      where: { id: current.id },
      data: mergedState(current, newestOpen(fold), newestOpen(moved)),
      select: { id: true },
    });
    await noteMerge(tx, staff, 'lead.merge', merge.id, lead.id, other.id);
    return { merge: merge.id };
  });
}

/** Both leads show it in their history. */
async function noteMerge(
  tx: Transaction,
  staff: Staff<'leads.change'>,
  action: 'lead.merge' | 'lead.takeApart',
  merge: string,
  ...leads: [lead: string, other: string]
): Promise<void> {
  for (const [index, subjectId] of leads.entries()) {
    const detail = { merge, other: leads[1 - index] };
    await noteAct(tx, staff, { action, subject: 'lead', subjectId, detail });
  }
}

/** The moved leads, and what came since under their phone and first name, are another person's again. */
const MOVE_APART = statement(
  'move-leads-apart',
  { merge: 'uuid' },
  {},
  `update leads l set "personKey" = 'apart ' || m.id, version = l.version + 1
  from lead_merges m join leads kept on kept.id = m."leadId"
  where m.id = $merge and l."personKey" = kept."personKey"
    and exists (select from leads moved where moved.id = any(m."movedIds")
      and moved."foldKey" = l."foldKey" and first_name_key(moved.name) = first_name_key(l.name))`,
);

/**
 * Takes a merge of the last 30 days back. The leads are as they were before it, unless one of them was changed
 * since: then they stay as they are. A repeat changes nothing.
 * @throws ApiError not_found, conflict when it is too late
 */
export async function takeLeadsApart(
  staff: Staff<'leads.change'>,
  { merge: id }: TakeApartInput,
): Promise<{ isRestored: boolean }> {
  return inTransaction(async (tx) => {
    const select = { leadId: true, otherId: true } as const;
    const listed = await tx.db.leadMerge.findUnique({ where: { id }, select });
    if (!listed) return { isRestored: false };
    const { leadId, otherId } = listed;
    const { fold, others } = await lockFold(tx, leadId, leadScope(staff), [otherId]);
    // Another press may have taken it back before the lock.
    const found = await tx.db.leadMerge.findUnique({ where: { id } });
    if (!found) return { isRestored: false };
    if (found.at < takeApartFrom()) {
      const text = `Not saved: this was more than ${TAKE_APART_DAYS} days ago.`;
      throw new ApiError('conflict', text);
    }
    const isRestored = await restoreLeads(tx, [...fold, ...others], found.before);
    await MOVE_APART.run(tx, { merge: id });
    await tx.db.leadMerge.delete({ where: { id }, select: { id: true } });
    await noteMerge(tx, staff, 'lead.takeApart', id, leadId, otherId);
    return { isRestored };
  });
}
