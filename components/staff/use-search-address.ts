import { useEffect } from 'react';
import { noFilters } from '@/lib/schemas/search-filters';
import { addressOf, searchIn, type Search } from './search-address';
import { fillSearchField, searchField } from './search-field';

const SCROLLED = 'searchScrolled';

type Kept = Record<string, unknown> | null;
const kept = () => history.state as Kept;

/** The address says what is looked for, so that a reload, a bookmark and the back button find it again. */
export function writeAddress(search: Search, as: 'replace' | 'push'): void {
  const address = addressOf(search);
  if (address === location.pathname + location.search + location.hash) return;
  if (as === 'push') history.pushState(null, '', address);
  else history.replaceState(null, '', address);
}

interface Reading {
  /** What the page begins with. */
  start: Search;
  /** @returns whether it was found */
  onSearch: (search: Search) => Promise<boolean>;
}

/**
 * Looks for what the address says when the page opens and when somebody goes back or forward, and brings
 * back the place on the page where they left it.
 */
export function useSearchAddress({ start, onSearch }: Reading): void {
  useEffect(() => {
    const read = async (otherwise: Search | null) => {
      const search = searchIn(location.hash) ?? otherwise;
      if (!search) return;
      fillSearchField(search.q);
      const top = kept()?.[SCROLLED];
      const found = await onSearch(search);
      if (found && typeof top === 'number') scrollTo(0, top);
    };
    const typedBefore = searchField()?.value ?? start.q;
    const typed = typedBefore === start.q ? null : { q: typedBefore, filters: noFilters };
    void read(typed);
    const plain = () => ({ q: location.search === '' ? '' : start.q, filters: noFilters });
    const goneTo = () => void read(location.hash === '' ? plain() : null);
    const keepPlace = () => history.replaceState({ ...kept(), [SCROLLED]: scrollY }, '');
    addEventListener('popstate', goneTo);
    addEventListener('pagehide', keepPlace);
    return () => {
      removeEventListener('popstate', goneTo);
      removeEventListener('pagehide', keepPlace);
    };
  }, [start, onSearch]);
}
