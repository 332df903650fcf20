'use client';

import { useCallback, useRef } from 'react';
import { Icon } from '@/components/ui/icon';
import type { SearchFilters } from '@/lib/schemas/search-filters';
import { OfficeProvider } from './office/office-context';
import { listsOf } from './people-lists';
import { PeopleSection } from './people-section';
import { isNarrowed, type Search } from './search-address';
import { SearchBox } from './search-box';
import { SearchFilterRow } from './search-filters';
import { focusFirstResult, moveThroughResults } from './search-keys';
import { SearchStatus } from './search-status';
import { usePeopleSearch, type Shown } from './use-people-search';
import { useSearchAddress, writeAddress } from './use-search-address';

interface PeopleSearchProps {
  start: Shown;
  sessions: readonly string[];
  isOwner: boolean;
  /** Payments that wait for somebody: how many, in words; '' for none. */
  waiting: string;
}

/** The box, what narrows it, how many were found, and who. */
export function PeopleSearch({ start, sessions, isOwner, waiting }: PeopleSearchProps) {
  const found = usePeopleSearch(start);
  const { q, filters, people, searching, loading, trouble, again } = found;
  const { search, type, more } = found;
  const box = useRef<HTMLInputElement>(null);
  const page = useRef<HTMLDivElement>(null);
  useSearchAddress({ box, start, onSearch: search });

  const sought = { q: () => box.current?.value ?? '', filters };
  const settle = useCallback(
    async (run: Promise<boolean>, wanted: Search, as: 'replace' | 'push') => {
      const done = await run;
      if (done) writeAddress(wanted, as);
      return done;
    },
    [],
  );
  const typed = (text: string) => {
    const wanted = { q: text, filters };
    void settle(type(wanted), wanted, 'replace');
  };
  const searched = (wanted: Search) => void settle(search(wanted), wanted, 'replace');
  const entered = async (text: string) => {
    const wanted = { q: text, filters };
    const done = await settle(search(wanted), wanted, 'push');
    // The keyboard on the screen covers what is found.
    if (matchMedia('(pointer: coarse)').matches) box.current?.blur();
    else if (done && text.trim() !== '')
      requestAnimationFrame(() => focusFirstResult(page.current));
  };
  const lists = listsOf(people, q);
  const isSought = q.trim() !== '' || isNarrowed(filters);
  return (
    <OfficeProvider value={{ isOwner, changed: () => void again() }}>
      {waiting && (
        <a href="/searchuser/payments?show=attention" className="search-waiting">
          <Icon name="warning" />
          {waiting}
        </a>
      )}
      <div className="people-search" ref={page} onKeyDown={moveThroughResults}>
        <label htmlFor="search">Name, phone, e-mail, registration or receipt number</label>
        <SearchBox
          box={box}
          start={start.q}
          searching={searching}
          onType={typed}
          onSearch={(text) => searched({ q: text, filters })}
          onEnter={(text) => void entered(text)}
        />
        <p id="search-keys" className="search-keys">
          <kbd>/</kbd> to this box, <kbd>↓</kbd> <kbd>↑</kbd> through the results, <kbd>Enter</kbd>{' '}
          opens, <kbd>Esc</kbd> clears
        </p>
        <SearchFilterRow
          filters={filters}
          sessions={sessions}
          onChange={(chosen: SearchFilters) => searched({ q: sought.q(), filters: chosen })}
        />
        <SearchStatus {...{ lists, trouble }} sought={isSought} onAgain={() => void again()} />
        {lists.map((list) => (
          <PeopleSection
            key={list.id}
            list={list}
            sought={isSought}
            loading={loading === list.id}
            onMore={() => void more(list.id)}
          />
        ))}
      </div>
    </OfficeProvider>
  );
}
