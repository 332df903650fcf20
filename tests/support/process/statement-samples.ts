import { randomUUID } from 'node:crypto';
import type { LeadFilter } from '@/lib/leads/lead-filter';

const staff = { staffId: randomUUID() };
const asOf = new Date();

const leadFilters: LeadFilter[] = [
  {},
  { who: 'mine', overdue: '1', course: 'GATE', kind: 'enquiry', source: '/contact' },
  { who: 'nobody', source: 'none', from: '2026-11-01', to: '2026-11-30', suspect: '1' },
];

/** What the composed statements are asked, by name: every piece that their text may have. */
export const statementSamples: Record<string, unknown[][]> = {
  'count-leads': leadFilters.map((filter) => [{ staff, filter, asOf }]),
  'leads-in-order': [0, 1, 2, 3].flatMap((part) =>
    leadFilters.map((filter, index) => [
      {
        ...{ staff, part, asOf, most: 50, filter: { ...filter, status: 'called' } },
        from: index === 0 ? null : { part, at: asOf, id: randomUUID(), asOf },
      },
    ]),
  ),
};
