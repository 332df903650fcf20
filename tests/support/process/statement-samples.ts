import { randomUUID } from 'node:crypto';
import { answerNames } from '@/lib/enrolment/admission-answers';
import { leadSectionNames } from '@/lib/leads/lead-words';
import type { LeadFilter } from '@/lib/leads/lead-filter';
import { officeSamples } from '../office/statement-samples';
import { askedPayments } from '@/lib/payments/desk/payment-list';

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
const [id, studentId] = [randomUUID(), randomUUID()];

/** Inputs of the composed statements, by name: every optional part of their text. */
export const statementSamples: Record<string, unknown[][]> = {
  'lock-rows': ['update', 'no key update', 'key share'].map((strength) => [
    { table: 'students', ids: [id], strength },
  ]),
  'add-registration': [[{ ...content, studentId, requestId: null, date: null }]],
  'change-registration': [[{ id, studentId, columns: content }]],
  ...officeSamples,
  'count-leads': leadFilters.map((filter) => [{ staffId, filter, asOf }]),
  'leads-in-order': leadSectionNames.flatMap((section) =>
    leadFilters.map((filter, index) => [
      {
        ...{ staffId, section, asOf, most: 50, filter: { ...filter, status: 'called' } },
        from: index === 0 ? null : { section, at: asOf, id: randomUUID(), asOf },
      },
    ]),
  ),
  'page-of-payments': ['today', 'refunded', 'pending', 'attention', 'all'].flatMap((show) => [
    [askedPayments({ show })],
    [askedPayments({ show, way: 'cash', after: `1790000000000_${randomUUID()}` })],
  ]),
};
