import type { SearchList } from './search-filters';

/** How each list of the search is called. */
export const listWords: Record<SearchList, { title: string; one: string; many: string }> = {
  leads: { title: 'Leads', one: 'lead', many: 'leads' },
  students: { title: 'Students', one: 'student', many: 'students' },
  registrations: { title: 'Registrations', one: 'registration', many: 'registrations' },
  payments: { title: 'Payments', one: 'payment', many: 'payments' },
};
