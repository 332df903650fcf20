import { useCallback } from 'react';
import type { SearchFilters } from '@/lib/schemas/search-filters';
import type { Search } from './search-address';
import { searchField } from './search-field';
import { focusFirstResult } from './search-keys';
import { usePeopleSearch, type Shown } from './use-people-search';
import { useSearchAddress, writeAddress } from './use-search-address';

/** What can be done with the box and the filters; what was found last stands in the address. */
export function useSearchPage(start: Shown) {
  const found = usePeopleSearch(start);
  const { chosen, search, type } = found;
  useSearchAddress({ start, onSearch: search });

  const settle = useCallback(
    async (run: Promise<boolean>, wanted: Search, as: 'replace' | 'push') => {
      const done = await run;
      if (done) writeAddress(wanted, as);
      return done;
    },
    [],
  );
  const typed = (q: string) => {
    const wanted = { q, filters: chosen };
    void settle(type(wanted), wanted, 'replace');
  };
  const searched = (q: string, filters: SearchFilters) => {
    const wanted = { q, filters };
    void settle(search(wanted), wanted, 'replace');
  };
  const entered = async (q: string) => {
    const wanted = { q, filters: chosen };
    const done = await settle(search(wanted), wanted, 'push');
    // Somebody types on: that search is another one, and the keyboard is still wanted.
    if (searchField()?.value !== q) return;
    // The keyboard on the screen covers what is found.
    if (matchMedia('(pointer: coarse)').matches) searchField()?.blur();
    else if (done && q.trim() !== '') focusFirstResult();
  };
  return { found, typed, searched, entered: (q: string) => void entered(q) };
}
