import 'server-only';
import type { Staff } from '@/lib/staff/access';
import { leadStatusWords, type LeadStatus } from './lead-words';
import { planLabel } from '@/content/catalogue/offers';
import { noteAct } from '@/lib/staff/audit/audit';
import { pool } from '@/lib/platform/db';
import { statement } from '@/lib/platform/statement';
import { isUuid } from '@/lib/platform/uuid';
import { relativeTime } from '../site/delhi-time';
import { leadColumns, leadColumnTypes, utmType } from './lead-columns';
import { assignableStaff, leadRows, nameOf } from './lead-rows';
import { currentFirst } from './lead-terms';
import type { LeadEvent, Assignee, LeadStory } from './listed-lead';

/** Leads of the phone, starting with the listed one. */
const ENQUIRIES = statement(
  'leads-of-phone',
  { id: 'uuid', ...leadColumnTypes, utm: utmType },
  `select l.id, ${leadColumns('l')}, l.utm
  from leads l where l."foldKey" = (select "foldKey" from leads where id = $1)
  order by l.suspect, ${currentFirst('l')}`,
);

const NOTES = statement(
  'notes-of-leads',
  { at: 'timestamptz', text: 'text', by: 'text?' },
  `select n.at, n.text, ${nameOf('s')} as by from notes n left join staff s on s.id = n."staffId"
  where n."leadId" = any($1)`,
);

const CHANGES = statement(
  'changes-of-leads',
  { at: 'timestamptz', by: 'text?', detail: 'jsonb?' },
  `select a.at, ${nameOf('s')} as by, a.detail from audit_entries a
  left join staff s on s.id = a."staffId"
  where a.subject = 'lead' and a.action = 'lead.change' and a."subjectId" = any($1::text[])`,
);

/**
 * Everything about a lead's phone. Writes the view to the audit log first.
 * @returns null for an unknown lead
 */
export async function leadStory(
  staff: Staff<'leads.read'>,
  leadId: string,
): Promise<LeadStory | null> {
  if (!isUuid(leadId)) return null;
  const enquiries = await ENQUIRIES.rows(pool, [leadId]);
  const ids = enquiries.map(({ id }) => id);
  const [first] = ids;
  if (first === undefined) return null;
  await noteAct(pool, staff, {
    ...{ action: 'lead.view', subject: 'lead', subjectId: leadId },
    detail: { leadIds: ids },
  });
  const [[lead], noted, changed, assignable] = await Promise.all([
    leadRows([first]),
    NOTES.rows(pool, [ids]),
    CHANGES.rows(pool, [ids]),
    assignableStaff(staff),
  ]);
  if (!lead) return null;
  const events: LeadEvent[] = [
    ...changed.map(({ at, by, detail }) => ({
      what: 'change' as const,
      ...{ at: at.toISOString(), by: by ?? '', words: describeChange(detail, assignable) },
    })),
    ...noted.map(({ at, by, text }) => ({
      what: 'note' as const,
      ...{ at: at.toISOString(), by: by ?? '', text },
    })),
    ...enquiries.map((one) => ({
      what: 'asked' as const,
      ...one,
      plan: one.plan && (planLabel(one.plan) ?? one.plan),
      ...{ at: one.createdAt.toISOString(), createdAt: one.createdAt.toISOString() },
    })),
  ];
  return { lead, events: events.sort((one, other) => (one.at < other.at ? 1 : -1)) };
}

interface AuditedState {
  status: LeadStatus;
  staffId: string | null;
  nextCallAt: string | null;
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
