import 'server-only';
import type { IsoDay } from '@/content/day';
import { leadStatuses, openStatuses, type LeadStatus } from '@/content/lead-words';
import { pool } from '@/lib/platform/db';
import { composed, statement, type Bind } from '@/lib/platform/statement';
import { delhiDay, startOfDay } from './delhi-time';
import type { LeadFilter } from './lead-filter';
import { leadRows } from './lead-rows';
import type { LeadCounts, ListedLead } from './listed-lead';

/** As the indexes have it. @param row name of the row */
export const isOpen = (row: string) =>
  `${row}.status in (${openStatuses.map((status) => `'${status}'`).join(', ')})`;

/** Of all leads of one phone the one that speaks for it: the newest open one, or the newest of all. */
const speaks = `not exists (select from leads b
  where b."foldKey" = l."foldKey" and b.suspect = l.suspect
    and ((${isOpen('b')}), b."createdAt", b.id) > ((${isOpen('l')}), l."createdAt", l.id))`;

/** What the filter says about the state of a person, but for the status. */
function stateConditions(
  { who, overdue }: LeadFilter,
  { staffId }: { staffId: string },
  asOf: Date,
  bind: Bind,
): string[] {
  return [
    ...(who === 'mine' ? [`l."staffId" = ${bind(staffId)}`] : []),
    ...(who === 'nobody' ? ['l."staffId" is null'] : []),
    ...(overdue ? [`${isOpen('l')} and l."nextCallAt" <= ${bind(asOf)}`] : []),
  ];
}

/** What the filter says about what was asked: once at least, this phone has asked so. */
function askingConditions(filter: LeadFilter, bind: Bind): string[] {
  const { course, kind, source, from, to } = filter;
  const asked = [
    ...(course ? [`f.coursename = ${bind(course)}`] : []),
    ...(kind ? [`f.kind = ${bind(kind)}::"LeadKind"`] : []),
    ...(source === 'none' ? ['f.page is null'] : []),
    ...(source && source !== 'none' ? [`f.page = ${bind(source)}`] : []),
    ...(from ? [`f."createdAt" >= ${bind(startOfDay(from))}`] : []),
    ...(to ? [`f."createdAt" < ${bind(startOfDay(delhiDay(startOfDay(to), 1)))}`] : []),
  ];
  if (asked.length === 0) return [];
  return [
    `exists (select from leads f where f."foldKey" = l."foldKey" and f.suspect = l.suspect
       and ${asked.join(' and ')})`,
  ];
}

/** Leads that a program may have written are listed by themselves. */
const suspicion = ({ suspect }: LeadFilter) => (suspect ? 'l.suspect' : 'not l.suspect');

/** Where a page of the list of leads ended. Nothing in it is personal. */
interface ListMark {
  /** Which part of the list (lib/leads/leads-list.ts). */
  part: number;
  /** What the part is ordered by, and the lead, of the last row. */
  at: Date;
  id: string;
  /** When the first page was read: what is overdue stays so on the pages after it. */
  asOf: Date;
}

const written = /^([0-3])\.(\d{1,15})\.([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})\.(\d{1,15})$/;

function writeMark({ part, at, id, asOf }: ListMark): string {
  return [part, at.getTime(), id, asOf.getTime()].join('.');
}

/** Null for what is no mark: the list then begins anew. */
export function readMark(text: unknown): ListMark | null {
  const [, part, at, id, asOf] = (typeof text === 'string' && written.exec(text)) || [];
  if (id === undefined) return null;
  return { part: Number(part), at: new Date(Number(at)), id, asOf: new Date(Number(asOf)) };
}

const LEADS_A_PAGE = 50;

interface Part {
  /** `asOf` is the name of the moment that parts overdue calls from coming ones. */
  holds: (asOf: () => string) => string;
  by: '"nextCallAt"' | '"createdAt"';
  newestFirst: boolean;
}

/** The list, from above: calls that are overdue, leads nobody has called, calls to come, all others. */
const parts: readonly Part[] = [
  {
    holds: (asOf) =>
      `${isOpen('l')} and l."nextCallAt" is not null and l."nextCallAt" <= ${asOf()}`,
    by: '"nextCallAt"',
    newestFirst: false,
  },
  {
    holds: () => `l.status = 'new' and l."nextCallAt" is null`,
    by: '"createdAt"',
    newestFirst: true,
  },
  {
    holds: (asOf) => `${isOpen('l')} and l."nextCallAt" is not null and l."nextCallAt" > ${asOf()}`,
    by: '"nextCallAt"',
    newestFirst: false,
  },
  {
    holds: () =>
      `(l.status in ('enrolled', 'closed') or l.status in ('called', 'visiting') and l."nextCallAt" is null)`,
    by: '"createdAt"',
    newestFirst: true,
  },
];

interface Asked {
  filter: LeadFilter;
  after: ListMark | null;
  asOf: Date;
  most?: number;
}

interface LeadPage {
  /** `part` counts the parts of the list from 0. */
  leads: (ListedLead & { part: number })[];
  /** Where the next page begins; null at the end. */
  next: string | null;
}

/** A page of the leads that the filter lets through, one row for each phone. */
export async function leadsInOrder(
  staff: { staffId: string },
  { filter, after, asOf, most = LEADS_A_PAGE }: Asked,
): Promise<LeadPage> {
  const found: Omit<ListMark, 'asOf'>[] = [];
  for (let part = after?.part ?? 0; part < parts.length && found.length <= most; part += 1) {
    const from = after?.part === part ? after : null;
    const left = most + 1 - found.length;
    const rows = await PART.rows(pool, { staff, part, filter, from, asOf, most: left });
    found.push(...rows.map((row) => ({ part, ...row })));
  }
  const shown = found.slice(0, most);
  const last = shown.at(-1);
  const leads = await leadRows(shown.map(({ id }) => id));
  return {
    leads: leads.map((lead, index) => ({ ...lead, part: shown[index]?.part ?? 0 })),
    next: last && found.length > most ? writeMark({ ...last, asOf }) : null,
  };
}

interface PartAsked {
  staff: { staffId: string };
  part: number;
  filter: LeadFilter;
  from: ListMark | null;
  asOf: Date;
  most: number;
}

function partOf({ staff, part, filter, from, asOf, most }: PartAsked, bind: Bind): string {
  const { holds, by, newestFirst } = parts[part] as Part;
  const wanted = [
    holds(() => bind(asOf)),
    suspicion(filter),
    ...(filter.status ? [`l.status = ${bind(filter.status)}::"LeadStatus"`] : []),
    ...stateConditions(filter, staff, asOf, bind),
    ...askingConditions(filter, bind),
    ...(from
      ? [`(l.${by}, l.id) ${newestFirst ? '<' : '>'} (${bind(from.at)}, ${bind(from.id)}::uuid)`]
      : []),
    speaks,
  ];
  const way = newestFirst ? 'desc' : 'asc';
  return `select l.id, l.${by} as at from leads l where ${wanted.join(' and ')}
    order by l.${by} ${way}, l.id ${way} limit ${bind(most)}`;
}

const PART = composed('leads-in-order', { id: 'uuid', at: 'timestamptz' }, partOf);

interface CountAsked {
  staff: { staffId: string };
  filter: LeadFilter;
  asOf: Date;
}

const COUNTS = composed(
  'count-leads',
  { status: 'LeadStatus', people: 'int4', overdue: 'int4' },
  ({ staff, filter, asOf }: CountAsked, bind) => {
    const now = bind(asOf);
    const others = { ...filter, overdue: undefined } as LeadFilter;
    const conditions = [
      ...stateConditions(others, staff, asOf, bind),
      ...askingConditions(filter, bind),
    ];
    return `select l.status, count(*)::int as people,
       (count(*) filter (where ${isOpen('l')} and l."nextCallAt" <= ${now}))::int as overdue
     from (
       select distinct on (l."foldKey") l."foldKey", l.suspect, l.status, l."nextCallAt", l."staffId"
       from leads l where ${suspicion(filter)}
       order by l."foldKey", (${isOpen('l')}) desc, l."createdAt" desc, l.id desc
     ) l ${conditions.length > 0 ? `where ${conditions.join(' and ')}` : ''}
     group by l.status`;
  },
);

const SUSPECTS = statement(
  'count-suspect-leads',
  { people: 'int4' },
  'select count(distinct "foldKey")::int as people from leads where suspect',
);

/** How many people are in each list that the links above the list lead to. */
export async function countLeads(
  staff: { staffId: string },
  filter: LeadFilter,
  asOf: Date,
): Promise<LeadCounts> {
  const [rows, suspects] = await Promise.all([
    COUNTS.rows(pool, { staff, filter, asOf }),
    SUSPECTS.first(pool),
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

/** More than anybody calls on a day. */
const MOST = 300;

const CALLS = statement(
  'call-sheet',
  { id: 'uuid' },
  `select l.id from leads l
  where not l.suspect and ${isOpen('l')} and l."nextCallAt" >= $1 and l."nextCallAt" < $2
    and ($3::uuid is null or l."staffId" = $3) and ${speaks}
  order by l."nextCallAt", l.id limit ${MOST + 1}`,
);

interface CallSheet {
  calls: ListedLead[];
  /** There are more than are listed. */
  more: boolean;
}

/**
 * The calls of a day in order of time. Today has those in it that are overdue from the days before.
 * @param whose of whom; null for everybody's
 */
export async function callSheet(
  _staff: { staffId: string },
  day: IsoDay,
  whose: string | null,
): Promise<CallSheet> {
  const now = new Date();
  const begins = startOfDay(day);
  const from = day === delhiDay(now) ? new Date(0) : begins;
  const until = startOfDay(delhiDay(begins, 1));
  const rows = await CALLS.rows(pool, [from, until, whose]);
  const ids = rows.slice(0, MOST).map(({ id }) => id);
  return { calls: await leadRows(ids), more: rows.length > MOST };
}
