import 'server-only';
import { leadStatuses, type LeadStatus } from '@/content/lead-words';
import { pool } from '@/lib/platform/db';
import { composed, statement } from '@/lib/platform/statement';
import { askingConditions, isOpen, stateConditions, suspicion } from './lead-conditions';
import type { LeadFilter } from './lead-filter';
import type { LeadCounts } from './listed-lead';

interface Asked {
  staff: { staffId: string };
  filter: LeadFilter;
  asOf: Date;
}

const COUNTS = composed(
  'count-leads',
  { status: 'LeadStatus', people: 'int4', overdue: 'int4' },
  ({ staff, filter, asOf }: Asked, bind) => {
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
