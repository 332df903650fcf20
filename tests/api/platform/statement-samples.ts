import { randomUUID } from 'node:crypto';
import { answerNames } from '@/lib/enrolment/admission-answers';
import { leadSectionNames } from '@/lib/leads/lead-words';
import type { LeadFilter } from '@/lib/leads/lead-filter';
import { askedPayments } from '@/lib/payments/desk/payment-list';
import { searchLists } from '@/lib/search/filter-choices';
import { exportNames } from '@/lib/reports/export-kinds';
import { lists } from '@/lib/reports/exports';
import { noFilters } from '@/lib/search/search-filters';

const id = randomUUID();
const at = new Date();
const hit = { id, key: at.toISOString(), tier: 1 };
const query = {
  exact: [{ tsquery: "'meera'", share: 0.1, tier: 1 }],
  receipt: { year: '26-27', serial: 1 },
};
const chosen = { ...noFilters, from: '2026-01-01', to: '2026-12-31' };
const filtersOf = {
  leads: { ...chosen, course: 'GATE', mode: 'online', status: 'lead.new' },
  students: { ...chosen, course: 'GATE', mode: 'online', session: '2026-27', sort: 'name' },
  registrations: { ...chosen, course: 'GATE', mode: 'online', session: '2026-27', sort: 'oldest' },
  payments: { ...chosen, course: 'GATE', session: '2026-27', status: 'payment.paid' },
} as const;
const searches = searchLists.flatMap((list) =>
  [noFilters, filtersOf[list]].map((filters) => ({ list, filters, scope: id, rows: 1 })),
);
const tier = { conditions: () => ['true'], share: 1, words: 1 };
const tierPages = searches.flatMap((search) =>
  [null, { ...hit, key: search.filters.sort === 'name' ? 'meera' : hit.key }].map((after) => ({
    search,
    tier,
    page: { after, limit: 21 },
  })),
);

/** A filter with every condition of the list. */
function exportFilter(name: (typeof exportNames)[number]) {
  return Object.fromEntries(Object.keys(lists[name].conditions).map((filter) => [filter, 'x']));
}

const staffId = randomUUID();
const asOf = new Date();

const leadFilters: LeadFilter[] = [
  {},
  { who: 'mine', overdue: '1', course: 'GATE', kind: 'enquiry', source: '/contact' },
  { who: 'nobody', source: 'none', from: '2026-11-01', to: '2026-11-30', suspect: '1' },
];

const content = Object.fromEntries(
  [
    ...answerNames,
    'registrationnumber',
    'photoName',
    'planId',
    'planTitle',
    'pricePaise',
    'inclusions',
    'policyVersion',
  ].map((name) => [name, null]),
);
const studentId = randomUUID();

const reports = (['source', 'campaign', 'page', 'counsellor', 'exam'] as const).flatMap((group) =>
  (['first', 'last'] as const).map((touch) => {
    const period = { from: '2026-11-01', to: '2026-11-30' };
    return { ...period, group, touch, scope: id };
  }),
);
const reported = reports.map((report) => [report]);
const reportedPeople = (figures: readonly string[]) =>
  reports.flatMap((report) =>
    figures.flatMap((of) => [null, 'google'].map((key) => [{ ...report, of, key, after: 0 }])),
  );

/** Inputs of the composed statements, by name: every optional part of their text. */
export const statementSamples: Record<string, unknown[][]> = {
  'lock-rows': ['update', 'no key update', 'key share'].map((strength) => [
    { table: 'students', ids: [id], strength },
  ]),
  'statement-times': [['public']],
  'existing-registration': [
    [{ studentId, requestId: 'a' }],
    [{ studentId, session: '2026', registrationnumber: '00001' }],
    [{ studentId, session: '2026', draftOf: 'gate/gold' }],
  ],
  'add-registration': [[{ ...content, studentId, requestId: null, date: null }]],
  'change-registration': [[{ id, studentId, columns: content }]],
  'site-visits-by-source': reported,
  'leads-by-source': reported,
  'money-by-source': reported,
  'lost-leads-by-reason': reported,
  'first-answers-by-counsellor': reported,
  'leads-of-source': reportedPeople(['leads', 'promised', 'late', 'visits', 'lost']),
  'registrations-of-source': reportedPeople(['enrolments', 'money']),
  'insert-demo-rows': [[{ table: 'students', rows: [{ id, studentname: 'Meera' }] }]],
  'search-in-order': tierPages.map((page) => [page]),
  'search-sorted': tierPages.flatMap((page) => [[{ ...page, max: 10 }], [{ ...page, max: null }]]),
  'search-at-the-end': tierPages
    .filter(({ search }) => search.filters.sort !== 'name')
    .map((page) => [{ ...page, among: 1000 }]),
  'search-scanned': tierPages.map((page) => [page]),
  'search-first-tiers': [
    ...tierPages.map(({ search, page }) => [[{ search, query, exact: query.exact, page }]]),
    [
      tierPages.map(({ search, page }) => ({
        search,
        query,
        exact: query.exact.slice(0, 1),
        page,
      })),
    ],
  ],
  'search-candidates': searches.flatMap((search) =>
    [null, "'meera'"].map((exact) => [
      {
        pages: [{ search, limit: 20, without: new Set(), exact }],
        candidates: [{ tsquery: "'meera'", share: 0.1, several: true }],
      },
    ]),
  ),
  'count-export': exportNames.map((name) => [
    { list: lists[name], filter: exportFilter(name), scope: id, until: at },
  ]),
  'people-in-export': exportNames.map((name) => [
    { list: lists[name], filter: exportFilter(name), scope: id, until: at },
  ]),
  'export-batch': exportNames.flatMap((name) =>
    [null, { at, id: name === 'audit' ? '1' : id }].map((after) => [
      { list: lists[name], filter: exportFilter(name), scope: id, until: at, after },
    ]),
  ),
  'count-leads': leadFilters.map((filter) => [{ staffId, scope: id, filter, asOf }]),
  'leads-in-order': leadSectionNames.flatMap((section) =>
    leadFilters.map((filter, index) => [
      {
        staffId,
        scope: index === 0 ? null : id,
        section,
        asOf,
        most: 50,
        filter: { ...filter, status: 'called' },
        from: index === 0 ? null : { section, at: asOf, id: randomUUID(), asOf },
      },
    ]),
  ),
  'page-of-payments': ['today', 'refunded', 'pending', 'attention', 'all'].flatMap((show) => [
    [askedPayments({ show })],
    [askedPayments({ show, way: 'cash', after: `1790000000000_${randomUUID()}` })],
  ]),
};
