import { noFilters, type SearchFilters } from '@/lib/office/search/search-filters';

/** What is looked for: the box and the filters. */
export interface Search {
  q: string;
  filters: SearchFilters;
}

/**
 * The search in the part of the address that never leaves the browser: no server, no log and no other
 * page sees what stands behind `#`.
 */
export function addressOf({ q, filters }: Search): string {
  const parts = new URLSearchParams();
  if (q.trim() !== '') parts.set('q', q);
  for (const [name, value] of Object.entries(filters)) {
    if (value !== '' && value !== noFilters[name as keyof SearchFilters]) parts.set(name, value);
  }
  const written = parts.toString();
  return written === '' ? '/searchuser' : `/searchuser#${written}`;
}

/** The search of an address; null for one that has none, such as `#main`. */
export function searchIn(hash: string): Search | null {
  if (!hash.includes('=')) return null;
  const parts = new URLSearchParams(hash.slice(1));
  const known = Object.keys(noFilters).map((name) => [name, parts.get(name)] as const);
  const given = Object.fromEntries(known.filter(([, value]) => value !== null));
  return { q: parts.get('q') ?? '', filters: { ...noFilters, ...given } };
}

/** Only the ways of a list that were chosen narrow it. */
export function isNarrowed({ sort: _sort, ...filters }: SearchFilters): boolean {
  return Object.values(filters).some((value) => value !== '');
}
