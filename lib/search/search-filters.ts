import type { searchCourses } from '@/content/catalogue/search-courses';
import type { searchModes, searchSorts, searchStatuses } from './filter-choices';

/** Longer than any realistic name, e-mail or number. */
export const LONGEST_SEARCH = 100;

/** Letters and digits that a search needs without permission to browse. */
export const SHORTEST_SEARCH = 3;

/** Whether a query is certainly too short; the server also ignores a country code. */
export function isTooShort(q: string): boolean {
  return [...q.matchAll(/[\p{L}\p{M}\p{N}]/gu)].length < SHORTEST_SEARCH;
}

/** Filters of the lists; '' does not filter. Days are Delhi's. */
export interface SearchFilters {
  course: '' | (typeof searchCourses)[number][0];
  mode: '' | (typeof searchModes)[number][0];
  /** 2024-25 */
  session: string;
  status: '' | (typeof searchStatuses)[number][0];
  /** YYYY-MM-DD, both included. */
  from: string;
  to: string;
  sort: (typeof searchSorts)[number][0];
}

export const noFilters: SearchFilters = {
  course: '',
  mode: '',
  session: '',
  status: '',
  from: '',
  to: '',
  sort: 'newest',
};

/** The answer to a search without a match. */
export function noneFound() {
  return {
    leads: [],
    students: [],
    registrations: [],
    payments: [],
    near: { leads: 0, students: 0, registrations: 0, payments: 0 },
    more: { leads: null, students: null, registrations: null, payments: null },
    asOf: new Date().toISOString(),
  };
}

/** The printed form's QR code carries one. Other query text is ignored: it may be personal. */
export function registrationNumberIn({ q }: { q?: string | string[] }): string {
  return typeof q === 'string' && /^\d{5}$/.test(q) ? q : '';
}
