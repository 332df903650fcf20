import 'server-only';
import type { Staff } from '@/lib/staff/access';
import type { IsoDay } from '@/content/day';
import { leadSectionNames, leadStatuses, type LeadSection, type LeadStatus } from './lead-words';
import { pool } from '@/lib/platform/db';
import { composedStatement, statement, type Bind } from '@/lib/platform/statement';
import { delhiDay, startOfDay } from '../site/delhi-time';
import type { LeadFilter } from './lead-filter';
import { isDoNotCall } from './do-not-call';
import { leadRows } from './lead-rows';
import { isInScope, leadScope, type LeadScope } from './lead-scope';
import {
  currentFirst,
  isComing,
  isCurrent,
  isOpen,
  isOverdue,
  isUncalled,
  isUnplanned,
} from './lead-terms';
import type { LeadCounts, ListedLead } from './listed-lead';

/** Conditions on the listed lead, except status. */
function stateConditions(
  { who, overdue }: LeadFilter,
  { staffId, scope, asOf }: Pick<SectionRequest, 'staffId' | 'scope' | 'asOf'>,
  bind: Bind,
): string[] {
  return [
    ...(scope === null ? [] : [isInScope('l', bind(scope))]),
    ...(who === 'mine' ? [`l."staffId" = ${bind(staffId)}`] : []),
    ...(who === 'nobody' ? ['l."staffId" is null'] : []),
    ...(overdue ? [isOverdue('l', bind(asOf))] : []),
  ];
}

/** Conditions on at least one enquiry of the person. */
function enquiryConditions(filter: LeadFilter, bind: Bind): string[] {
  const { course, kind, source, from, to } = filter;
  const conditions = [
    ...(course ? [`f.coursename = ${bind(course)}`] : []),
    ...(kind ? [`f.kind = ${bind(kind)}::"LeadKind"`] : []),
    ...(source === 'none' ? ['f.page is null'] : []),
    ...(source && source !== 'none' ? [`f.page = ${bind(source)}`] : []),
    ...(from ? [`f."createdAt" >= ${bind(startOfDay(from))}`] : []),
    ...(to ? [`f."createdAt" < ${bind(startOfDay(delhiDay(startOfDay(to), 1)))}`] : []),
  ];
  if (conditions.length === 0) return [];
  return [
    `exists (select from leads f where f."personKey" = l."personKey" and f.suspect = l.suspect
       and ${conditions.join(' and ')})`,
  ];
}

/** Suspected spam has its own list. */
const suspectCondition = ({ suspect }: LeadFilter) => (suspect ? 'l.suspect' : 'not l.suspect');

/** End of a page. Part of the URL, so it contains nothing personal. */
interface Cursor {
  section: LeadSection;
  /** Sort value and id of the last row. */
  at: Date;
  id: string;
  /** Time of the first page, so that later pages split overdue and coming calls alike. */
  asOf: Date;
}

const cursorPattern =
  /^([0-3])\.(\d{1,15})\.([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})\.(\d{1,15})$/;

function writeCursor({ section, at, id, asOf }: Cursor): string {
  return [leadSectionNames.indexOf(section), at.getTime(), id, asOf.getTime()].join('.');
}

export function readCursor(text: unknown): Cursor | null {
  const [, index, at, id, asOf] = (typeof text === 'string' && cursorPattern.exec(text)) || [];
  const section = leadSectionNames[Number(index)];
  if (section === undefined || id === undefined) return null;
  return { section, at: new Date(Number(at)), id, asOf: new Date(Number(asOf)) };
}

const PAGE_SIZE = 50;

interface Section {
  /** @param asOf binds the time that splits overdue from coming calls */
  condition: (asOf: () => string) => string;
  sortBy: '"nextCallAt"' | '"createdAt"';
  newestFirst: boolean;
}

const byCall = { sortBy: '"nextCallAt"', newestFirst: false } as const;
const byArrival = { sortBy: '"createdAt"', newestFirst: true } as const;

const sections: Readonly<Record<LeadSection, Section>> = {
  overdue: { condition: (asOf) => isOverdue('l', asOf()), ...byCall },
  uncalled: { condition: () => isUncalled('l'), ...byArrival },
  coming: { condition: (asOf) => isComing('l', asOf()), ...byCall },
  unplanned: { condition: () => isUnplanned('l'), ...byArrival },
};

interface PageRequest {
  filter: LeadFilter;
  after: Cursor | null;
  asOf: Date;
  most?: number;
}

interface LeadPage {
  leads: (ListedLead & { section: LeadSection })[];
  next: string | null;
}

/** A page of matching leads, one row per person. */
export async function leadsInOrder(
  staff: Staff<'leads.read'>,
  { filter, after, asOf, most = PAGE_SIZE }: PageRequest,
): Promise<LeadPage> {
  const { staffId } = staff;
  const scope = leadScope(staff);
  const found: Omit<Cursor, 'asOf'>[] = [];
  for (const section of leadSectionNames.slice(
    after ? leadSectionNames.indexOf(after.section) : 0,
  )) {
    const left = most + 1 - found.length;
    if (left === 0) break;
    const from = after?.section === section ? after : null;
    const rows = await SECTION.rows(pool, {
      staffId,
      scope,
      section,
      filter,
      from,
      asOf,
      most: left,
    });
    found.push(...rows.map((row) => ({ section, ...row })));
  }
  const shown = found.slice(0, most);
  const last = shown.at(-1);
  const leads = await leadRows(
    shown.map(({ id }) => id),
    scope,
  );
  return {
    leads: leads.map((lead, index) => ({ ...lead, section: shown[index]?.section ?? 'overdue' })),
    next: last && found.length > most ? writeCursor({ ...last, asOf }) : null,
  };
}

interface SectionRequest {
  staffId: string;
  scope: LeadScope;
  section: LeadSection;
  filter: LeadFilter;
  from: Cursor | null;
  asOf: Date;
  most: number;
}

function sectionQuery(
  { staffId, scope, section, filter, from, asOf, most }: SectionRequest,
  bind: Bind,
): string {
  const { condition, sortBy, newestFirst } = sections[section];
  const conditions = [
    condition(() => bind(asOf)),
    suspectCondition(filter),
    ...(filter.status ? [`l.status = ${bind(filter.status)}::"LeadStatus"`] : []),
    ...stateConditions(filter, { staffId, scope, asOf }, bind),
    ...enquiryConditions(filter, bind),
    ...(from
      ? [
          `(l.${sortBy}, l.id) ${newestFirst ? '<' : '>'} (${bind(from.at)}, ${bind(from.id)}::uuid)`,
        ]
      : []),
    isCurrent('l'),
  ];
  const direction = newestFirst ? 'desc' : 'asc';
  return `select l.id, l.${sortBy} as at from leads l where ${conditions.join(' and ')}
    order by l.${sortBy} ${direction}, l.id ${direction} limit ${bind(most)}`;
}

const SECTION = composedStatement(
  'leads-in-order',
  { id: 'uuid', at: 'timestamptz' },
  sectionQuery,
);

interface CountRequest {
  staffId: string;
  scope: LeadScope;
  filter: LeadFilter;
  asOf: Date;
}

const COUNTS = composedStatement(
  'count-leads',
  { status: 'LeadStatus', people: 'int4', overdue: 'int4' },
  ({ staffId, scope, filter, asOf }: CountRequest, bind) => {
    const now = bind(asOf);
    const others = { ...filter, overdue: undefined } as LeadFilter;
    const conditions = [
      ...stateConditions(others, { staffId, scope, asOf }, bind),
      ...enquiryConditions(filter, bind),
    ];
    return `select l.status, count(*)::int as people,
       (count(*) filter (where ${isOverdue('l', now)}))::int as overdue
     from (
       select distinct on (l."personKey") l."personKey", l.suspect, l.status, l."nextCallAt", l."staffId"
       from leads l where ${suspectCondition(filter)}
       order by l."personKey", ${currentFirst('l')}
     ) l ${conditions.length > 0 ? `where ${conditions.join(' and ')}` : ''}
     group by l.status`;
  },
);

const SUSPECTS = statement(
  'count-suspect-leads',
  { scope: 'uuid?' },
  { people: 'int4' },
  `select count(*)::int as people from leads l
   where l.suspect and ${isInScope('l', '$scope')} and ${isCurrent('l')}`,
);

/** Number of people in each tab. */
export async function countLeads(
  staff: Staff<'leads.read'>,
  filter: LeadFilter,
  asOf: Date,
): Promise<LeadCounts> {
  const scope = leadScope(staff);
  const [rows, suspects] = await Promise.all([
    COUNTS.rows(pool, { staffId: staff.staffId, scope, filter, asOf }),
    SUSPECTS.first(pool, { scope }),
  ]);
  const sum = (name: 'people' | 'overdue') => rows.reduce((total, row) => total + row[name], 0);
  const ofStatus = (status: LeadStatus) => rows.find((row) => row.status === status)?.people ?? 0;
  return {
    all: sum('people'),
    overdue: sum('overdue'),
    suspect: suspects?.people ?? 0,
    status: Object.fromEntries(
      leadStatuses.map((status) => [status, ofStatus(status)]),
    ) as LeadCounts['status'],
  };
}

/** More than one person can call in a day. */
const MOST_CALLS = 300;

const CALLS = statement(
  'call-sheet',
  { from: 'timestamptz', until: 'timestamptz', whose: 'uuid?', scope: 'uuid?' },
  { id: 'uuid' },
  `select l.id from leads l
  where not l.suspect and not ${isDoNotCall('l.phonenumber')} and ${isOpen('l')}
    and l."nextCallAt" >= $from and l."nextCallAt" < $until
    and ($whose::uuid is null or l."staffId" = $whose) and ${isInScope('l', '$scope')}
    and ${isCurrent('l')}
  order by l."nextCallAt", l.id limit ${MOST_CALLS + 1}`,
);

/**
 * Who has not been called yet, the longest waiting first. Somebody who asks again keeps their place: they wait
 * since the first enquiry that nobody has called about.
 */
const WAITING = statement(
  'leads-waiting-for-first-call',
  { whose: 'uuid?', scope: 'uuid?' },
  { id: 'uuid' },
  `select l.id from leads l cross join lateral (
    select min(f."createdAt") as since from leads f
    where f."personKey" = l."personKey" and f.suspect = l.suspect and ${isUncalled('f')}) waits
  where not l.suspect and not ${isDoNotCall('l.phonenumber')} and ${isUncalled('l')}
    and ($whose::uuid is null or l."staffId" is null or l."staffId" = $whose)
    and ${isInScope('l', '$scope')} and ${isCurrent('l')}
  order by waits.since, l.id limit ${MOST_CALLS + 1}`,
);

interface CallSheet {
  /** Planned calls by time; today's include overdue ones. */
  calls: ListedLead[];
  /** Today: people who were never called, those without an assignee too. */
  waiting: ListedLead[];
  more: boolean;
}

/**
 * The calls of a day. Who asked not to be called is not among them.
 * @param whose staff id of the assignee, or null for all
 */
export async function callSheet(
  staff: Staff<'leads.read'>,
  day: IsoDay,
  whose: string | null,
): Promise<CallSheet> {
  const scope = leadScope(staff);
  const now = new Date();
  const begins = startOfDay(day);
  const isToday = day === delhiDay(now);
  const from = isToday ? new Date(0) : begins;
  const until = startOfDay(delhiDay(begins, 1));
  const [planned, waiting] = await Promise.all([
    CALLS.rows(pool, { from, until, whose, scope }),
    isToday ? WAITING.rows(pool, { whose, scope }) : [],
  ]);
  const listed = (rows: readonly { id: string }[]) =>
    leadRows(
      rows.slice(0, MOST_CALLS).map(({ id }) => id),
      scope,
    );
  return {
    calls: await listed(planned),
    waiting: await listed(waiting),
    more: planned.length > MOST_CALLS || waiting.length > MOST_CALLS,
  };
}
