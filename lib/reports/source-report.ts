import 'server-only';
import { exams } from '@/content/catalogue/exams/exams';
import { leadScope } from '@/lib/leads/lead-scope';
import { BYTE_ORDER_MARK, csvLines, type Cell } from '@/lib/platform/csv-writer';
import { pool } from '@/lib/platform/db';
import { composedStatement } from '@/lib/platform/statement';
import { UNKNOWN } from '@/lib/sources/sources';
import type { Staff } from '@/lib/staff/access';
import { noteAct } from '@/lib/staff/audit/audit';
import { may } from '@/lib/staff/permissions';
import {
  NONE,
  sourceGroups,
  type Figures,
  type Reader,
  type SourceFilter,
  type SourceReport,
  type SourceRow,
} from './source-figures';
import { asked, keyOf, labelOf, moved, staffNames, type SourceRequest } from './source-rows';

const VISITS = composedStatement(
  'site-visits-by-source',
  { key: 'text', siteVisits: 'float8' },
  ({ from, to, group }: SourceFilter, bind) => {
    const touch = `jsonb_build_object('source', source, 'campaign', campaign, 'page', page)`;
    const by = group === 'exam' ? 'page' : group;
    const key = keyOf[by]({ touch, staffId: 'null', course: `''` });
    return `select ${key} as key, sum(visits)::float8 as "siteVisits" from visit_counts
      where day between ${bind(from)}::date and ${bind(to)}::date group by 1`;
  },
);

const LEADS = composedStatement(
  'leads-by-source',
  { key: 'text', leads: 'int4', promised: 'int4', inTime: 'int4', visits: 'int4' },
  (request: SourceRequest, bind) => `with ${asked(request, bind)}
    select key, count(*)::int as leads, (count(*) filter (where promised))::int as promised,
      (count(*) filter (where promised and "inTime"))::int as "inTime",
      (count(*) filter (where visits))::int as visits
    from asked group by key`,
);

const MONEY = composedStatement(
  'money-by-source',
  { key: 'text', enrolments: 'int4', paise: 'float8' },
  (request: SourceRequest, bind) => `with ${moved(request, bind)}
    select key, (count(*) filter (where "isNew"))::int as enrolments, sum(paise)::float8 as paise
    from paid group by key`,
);

const LOST = composedStatement(
  'lost-leads-by-reason',
  { reason: 'text', people: 'int4' },
  (request: SourceRequest, bind) => `with ${asked(request, bind)}
    select coalesce("closedReason", '') as reason, count(*)::int as people
    from asked where status = 'closed' group by 1 order by people desc, reason`,
);

const ANSWERS = composedStatement(
  'first-answers-by-counsellor',
  { key: 'text', inTime: 'int4', late: 'int4', waiting: 'int4' },
  (request: SourceRequest, bind) => `with ${asked({ ...request, group: 'counsellor' }, bind)}
    select key, (count(*) filter (where promised and "inTime"))::int as "inTime",
      (count(*) filter (where promised and "inTime" is not true))::int as late,
      (count(*) filter (where waiting))::int as waiting
    from asked where promised or waiting group by key order by late desc, key`,
);

/**
 * What came of each source, campaign, page, counsellor or exam in a period. The money of all rows is what was
 * received less refunds in these days, unmatched money included. Leads, and enrolments without the report of money,
 * are counted within the scope of the person.
 */
export async function sourceReport(staff: Reader, filter: SourceFilter): Promise<SourceReport> {
  const request = { ...filter, scope: leadScope(staff) };
  const isLeads = may(staff, 'reports.leads');
  const isMoney = may(staff, 'reports.money');
  const [visits, leads, money, lost, answers, names] = await Promise.all([
    filter.group === 'counsellor' ? null : VISITS.rows(pool, filter),
    isLeads ? LEADS.rows(pool, request) : null,
    MONEY.rows(pool, isMoney ? { ...request, scope: null } : request),
    isLeads ? LOST.rows(pool, request) : [],
    isLeads ? ANSWERS.rows(pool, request) : [],
    staffNames(),
  ]);
  const ofLeads = isLeads ? 0 : null;
  const empty: Figures = {
    siteVisits: visits && 0,
    leads: ofLeads,
    promised: ofLeads,
    inTime: ofLeads,
    visits: ofLeads,
    enrolments: 0,
    paise: isMoney ? 0 : null,
  };
  const rows = new Map<string, Figures>();
  const add = (key: string, figures: Partial<Figures>) =>
    rows.set(key, { ...(rows.get(key) ?? empty), ...figures });
  for (const { key, siteVisits } of byExam(filter, visits ?? [])) add(key, { siteVisits });
  for (const { key, ...figures } of leads ?? []) add(key, figures);
  for (const { key, enrolments, paise } of money) {
    add(key, { enrolments, paise: isMoney ? paise : null });
  }
  return {
    rows: [...rows]
      .map(([key, figures]) => ({ key, label: labelOf(filter.group, key, names), ...figures }))
      .sort(mostFirst),
    total: sumOf(empty, [...rows.values()]),
    lost,
    answers: answers.map(({ key, ...one }) => ({
      key,
      name: labelOf('counsellor', key, names),
      ...one,
    })),
  };
}

/** Site visits by page become those by exam. */
function byExam({ group }: SourceFilter, visits: readonly { key: string; siteVisits: number }[]) {
  if (group !== 'exam') return visits;
  const sums = new Map<string, number>();
  for (const { key, siteVisits } of visits) {
    const exam = examOfPage(key);
    sums.set(exam, (sums.get(exam) ?? 0) + siteVisits);
  }
  return [...sums].map(([key, siteVisits]) => ({ key, siteVisits }));
}

const rank = ({ key }: SourceRow) => [UNKNOWN, NONE].indexOf(key);

function mostFirst(one: SourceRow, other: SourceRow): number {
  const more = (name: keyof Figures) => (other[name] ?? 0) - (one[name] ?? 0);
  const order = Math.sign(rank(one) + 1) - Math.sign(rank(other) + 1);
  return (
    order ||
    more('paise') ||
    more('leads') ||
    more('siteVisits') ||
    one.label.localeCompare(other.label)
  );
}

function sumOf(empty: Figures, rows: readonly Figures[]): Figures {
  const names = Object.keys(empty) as (keyof Figures)[];
  const sums = names.map((name) => [
    name,
    empty[name] === null ? null : rows.reduce((sum, row) => sum + (row[name] ?? 0), 0),
  ]);
  return Object.fromEntries(sums) as Figures;
}

/** The search code of the exam that a page is about. */
function examOfPage(path: string): string {
  const exam = exams.find(({ id, examPage, facts }) =>
    [examPage?.path, facts?.path].some((own) => own && (path === own || path.startsWith(`${own}/`)))
      ? true
      : path.endsWith(`/${id}`),
  );
  return exam?.search[0] ?? NONE;
}

const numbers: readonly (readonly [head: string, cell: (row: SourceRow) => Cell])[] = [
  ['Site visits', ({ siteVisits }) => siteVisits],
  ['Leads', ({ leads }) => leads],
  ['First answers due', ({ promised }) => promised],
  ['First answers in time', ({ inTime }) => inTime],
  ['Office visits', ({ visits }) => visits],
  ['Enrolments', ({ enrolments }) => enrolments],
  ['Money', ({ paise }) => paise && paise / 100],
];

/** The rows of the report as CSV, amounts in rupees. It names no person but staff. The download is audited. */
export async function sourceCsv(
  staff: Staff<'reports.money'>,
  filter: SourceFilter,
): Promise<string> {
  const { rows } = await sourceReport(staff, filter);
  const { from, to, touch, group } = filter;
  const detail = { rows: rows.length, from, to, touch, group };
  await noteAct(pool, staff, { action: 'export.sources', subject: 'list', detail });
  return (
    BYTE_ORDER_MARK +
    csvLines([
      [sourceGroups[group], ...numbers.map(([head]) => head)],
      ...rows.map((row) => [row.label, ...numbers.map(([, cell]) => cell(row))]),
    ])
  );
}
