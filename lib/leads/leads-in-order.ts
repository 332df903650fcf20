import 'server-only';
import { pool } from '@/lib/platform/db';
import { composed, type Bind } from '@/lib/platform/statement';
import { askingConditions, isOpen, speaks, stateConditions, suspicion } from './lead-conditions';
import type { LeadFilter } from './lead-filter';
import { leadRows } from './lead-rows';
import type { ListedLead } from './listed-lead';

/** Where a page of the list of leads ended. Nothing in it is personal. */
interface ListMark {
  /** Which part of the list (lib/leads/leads-in-order.ts). */
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
