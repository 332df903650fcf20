import 'server-only';
import { leadStatuses, type LeadStatus } from '@/content/lead-words';
import type { LeadFilter } from '@/lib/leads/lead-filter';
import type { LeadCounts } from '@/lib/leads/listed-lead';
import { pool } from '@/lib/platform/db';
import {
  askingConditions,
  isOpen,
  stateConditions,
  statementValues,
  suspicion,
} from './lead-conditions';

interface Row {
  status: LeadStatus;
  people: number;
  overdue: number;
}

/** How many people are in each list that the links above the list lead to. */
export async function countLeads(
  staff: { staffId: string },
  filter: LeadFilter,
  asOf: Date,
): Promise<LeadCounts> {
  const { values, put } = statementValues();
  const now = put(asOf);
  const others = { ...filter, overdue: undefined } as LeadFilter;
  const conditions = [
    ...stateConditions(others, staff, asOf, put),
    ...askingConditions(filter, put),
  ];
  const counted = pool.query<Row>(
    `select l.status, count(*)::int as people,
       (count(*) filter (where ${isOpen('l')} and l."nextCallAt" <= ${now}))::int as overdue
     from (
       select distinct on (l."foldKey") l."foldKey", l.suspect, l.status, l."nextCallAt", l."staffId"
       from leads l where ${suspicion(filter)}
       order by l."foldKey", (${isOpen('l')}) desc, l."createdAt" desc, l.id desc
     ) l ${conditions.length > 0 ? `where ${conditions.join(' and ')}` : ''}
     group by l.status`,
    values,
  );
  const suspected = pool.query<{ people: number }>(
    `select count(distinct "foldKey")::int as people from leads where suspect`,
  );
  const [{ rows }, suspects] = await Promise.all([counted, suspected]);
  const sum = (name: 'people' | 'overdue') => rows.reduce((total, row) => total + row[name], 0);
  const ofStatus = (status: LeadStatus) => rows.find((row) => row.status === status)?.people ?? 0;
  return {
    all: sum('people'),
    overdue: sum('overdue'),
    suspect: suspects.rows[0]?.people ?? 0,
    status: Object.fromEntries(
      leadStatuses.map((status) => [status, ofStatus(status)]),
    ) as LeadCounts['status'],
  };
}
