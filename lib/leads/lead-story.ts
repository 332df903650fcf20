import 'server-only';
import type { Staff } from '@/lib/staff/access';
import { demoOutcomeWords, leadStatusWords, type DemoOutcome, type LeadStatus } from './lead-words';
import { findOffering } from '@/content/catalogue/offerings';
import { named, type Named } from '@/lib/staff/staff-name';
import { noteAct } from '@/lib/staff/audit/audit';
import { db, pool } from '@/lib/platform/db';
import { statement } from '@/lib/platform/statement';
import { openedMessages } from '@/lib/messages/message-openings';
import { isUuid } from '@/lib/platform/uuid';
import { relativeTime } from '../site/delhi-time';
import { leadColumns, leadColumnTypes, touchType, utmType } from './lead-columns';
import { assignableStaff, leadRows, shortNameOf } from './lead-rows';
import { isInScope, leadScope } from './lead-scope';
import { currentFirst } from './lead-terms';
import { takeApartFrom } from './merge-leads';
import type { LeadEvent, Assignee, LeadStory } from './listed-lead';

/** Leads of the person within the scope, starting with the listed one. */
const ENQUIRIES = statement(
  'leads-of-person',
  { id: 'uuid', scope: 'uuid?' },
  { id: 'uuid', ...leadColumnTypes, utm: utmType, firstTouch: touchType, lastTouch: touchType },
  `select l.id, ${leadColumns('l')}, l.utm, l."firstTouch", l."lastTouch"
  from leads l where l."personKey" = (select "personKey" from leads where id = $id)
    and ${isInScope('l', '$scope')}
  order by l.suspect, ${currentFirst('l')}`,
);

/**
 * Everything about the person of a lead. Writes the view to the audit log first.
 * @returns null for an unknown lead, and for a colleague's if they are not seen
 */
export async function leadStory(
  staff: Staff<'leads.read'>,
  leadId: string,
): Promise<LeadStory | null> {
  if (!isUuid(leadId)) return null;
  const scope = leadScope(staff);
  const enquiries = await ENQUIRIES.rows(pool, { id: leadId, scope });
  const ids = enquiries.map(({ id }) => id);
  const [first] = ids;
  if (first === undefined || !ids.includes(leadId.toLowerCase())) return null;
  await noteAct(pool, staff, {
    action: 'lead.view',
    subject: 'lead',
    subjectId: leadId,
    detail: { leadIds: ids },
  });
  const [[lead], acts, merges] = await Promise.all([
    leadRows([first], scope),
    officeEvents(staff, ids),
    recentMerges(ids),
  ]);
  if (!lead) return null;
  const events: LeadEvent[] = [
    ...acts,
    ...enquiries.map((one) => ({
      what: 'asked' as const,
      ...one,
      plan: one.plan && (findOffering(one.plan)?.label ?? one.plan),
      at: one.createdAt.toISOString(),
      createdAt: one.createdAt.toISOString(),
    })),
  ];
  return { lead, merges, events: events.sort((one, other) => (one.at < other.at ? 1 : -1)) };
}

async function recentMerges(ids: string[]): Promise<LeadStory['merges']> {
  const merges = await db.leadMerge.findMany({
    where: { leadId: { in: ids }, at: { gt: takeApartFrom() } },
    orderBy: { at: 'desc' },
    select: { id: true, other: { select: { name: true } } },
  });
  return merges.map(({ id, other }) => ({ id, name: other.name }));
}

/** Audit actions in the history. */
const told = [
  'lead.change',
  'lead.merge',
  'lead.takeApart',
  'lead.withdraw',
  'lead.demoClass',
  'phone.doNotCall',
  'phone.callAgain',
] as const;

/** Changes, calls and notes of staff, and calls to us. */
async function officeEvents(staff: Staff<'leads.read'>, ids: string[]): Promise<LeadEvent[]> {
  const ofLeads = { leadId: { in: ids } };
  const [opened, called, rang, noted, changed, assignable] = await Promise.all([
    openedMessages({ db }, { leads: ids }),
    db.leadCall.findMany({
      where: ofLeads,
      select: { at: true, outcome: true, reason: true, nextCallAt: true, staff: named },
    }),
    db.phoneCall.findMany({
      where: ofLeads,
      select: { startedAt: true, state: true, seconds: true },
    }),
    db.note.findMany({ where: ofLeads, select: { at: true, text: true, staff: named } }),
    db.auditEntry.findMany({
      where: { subject: 'lead', action: { in: [...told] }, subjectId: { in: ids } },
      select: { at: true, action: true, reason: true, detail: true, staff: named },
    }),
    assignableStaff(staff),
  ]);
  const by = (act: { at: Date; staff: Named | null }) => ({
    at: act.at.toISOString(),
    by: shortNameOf(act.staff),
  });
  return [
    ...opened.map((message) => ({ what: 'message' as const, ...message })),
    ...changed.map((act) => ({
      what: 'change' as const,
      ...by(act),
      words: describeAct(act, assignable),
    })),
    ...called.map((act) => ({
      what: 'call' as const,
      ...by(act),
      outcome: act.outcome,
      reason: act.reason,
      nextCallAt: act.nextCallAt?.toISOString() ?? null,
    })),
    ...rang.map(({ startedAt, ...call }) => ({
      what: 'phoneCall' as const,
      at: startedAt.toISOString(),
      ...call,
    })),
    ...noted.map((act) => ({ what: 'note' as const, ...by(act), text: act.text })),
  ];
}

interface AuditedState {
  status: LeadStatus;
  staffId: string | null;
  nextCallAt: string | null;
}

interface Told {
  action: string;
  reason: string | null;
  detail: unknown;
}

function describeAct({ action, reason, detail }: Told, assignable: readonly Assignee[]): string {
  if (action === 'phone.doNotCall') return 'Do not call';
  if (action === 'phone.callAgain') return `“Do not call” lifted: ${reason ?? ''}`;
  if (action === 'lead.merge') return 'Merged with another lead of the person';
  if (action === 'lead.takeApart') return 'Taken apart from another person';
  if (action === 'lead.withdraw') return 'Asked not to be contacted, by a link to their e-mail';
  if (action === 'lead.demoClass') return `Demo class: ${demoOutcomeOf(detail)}`;
  return describeChange(detail, assignable);
}

function demoOutcomeOf(detail: unknown): string {
  const { outcome = null } = (detail ?? {}) as { outcome?: DemoOutcome | null };
  return outcome === null ? 'mark taken back' : demoOutcomeWords[outcome].toLowerCase();
}

/** An audited change in words: "Visiting, assigned to Priya, next call tomorrow 11:00". */
function describeChange(detail: unknown, assignable: readonly Assignee[]): string {
  const { before, after } = (detail ?? {}) as { before?: AuditedState; after?: AuditedState };
  if (!before || !after) return 'Changed';
  const now = new Date().toISOString();
  const assignee = assignable.find(({ id }) => id === after.staffId)?.name ?? 'a former colleague';
  const changes = [
    before.status !== after.status && leadStatusWords[after.status],
    before.staffId !== after.staffId && (after.staffId ? `assigned to ${assignee}` : 'unassigned'),
    before.nextCallAt !== after.nextCallAt &&
      (after.nextCallAt ? `next call ${relativeTime(after.nextCallAt, now)}` : 'no next call'),
  ];
  return changes.filter(Boolean).join(', ') || 'Another reason';
}
