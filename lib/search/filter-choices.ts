import { leadStatuses, leadStatusWords } from '@/lib/leads/lead-words';
import { paymentStatusWords } from '@/lib/payments/payment-words';

/* Values and labels of the search filters; courses are in `search-courses.ts`. */

export const searchModes = [
  ['online', 'Online'],
  ['offline', 'Classroom'],
] as const;

const paymentStatuses = Object.keys(
  paymentStatusWords,
) as readonly (keyof typeof paymentStatusWords)[];

/** Lead statuses, then payment statuses. */
export const searchStatuses = [
  ...leadStatuses.map((status) => {
    const word = leadStatusWords[status];
    return [
      `lead.${status}`,
      status === 'new' ? `${word} lead` : `Lead ${word.toLowerCase()}`,
    ] as const;
  }),
  ...paymentStatuses.map(
    (status) =>
      [`payment.${status}`, `Payment ${paymentStatusWords[status].toLowerCase()}`] as const,
  ),
];

export const searchSorts = [
  ['newest', 'Newest first'],
  ['oldest', 'Oldest first'],
  ['name', 'By name'],
] as const;

export const searchLists = ['leads', 'students', 'registrations', 'payments'] as const;
export type SearchList = (typeof searchLists)[number];

export const listWords: Record<SearchList, { title: string; one: string; many: string }> = {
  leads: { title: 'Leads', one: 'lead', many: 'leads' },
  students: { title: 'Students', one: 'student', many: 'students' },
  registrations: { title: 'Registrations', one: 'registration', many: 'registrations' },
  payments: { title: 'Payments', one: 'payment', many: 'payments' },
};
