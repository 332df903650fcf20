import type {
  searchCourses,
  searchModes,
  searchSorts,
  searchStatuses,
} from '@/content/search-filters';

/** Longer than any realistic name, e-mail or number. */
export const LONGEST_SEARCH = 100;

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
