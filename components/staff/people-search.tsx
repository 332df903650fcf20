'use client';

import { Icon } from '@/components/ui/icon';
import { OfficeProvider } from './office/office-context';
import { listsOf } from './people-lists';
import { PeopleSection } from './people-section';
import { isNarrowed } from './search-address';
import { SearchBox } from './search-box';
import { searchField } from './search-field';
import { SearchFilterRow } from './search-filters';
import { moveThroughResults } from './search-keys';
import { SearchStatus } from './search-status';
import type { Shown } from './use-people-search';
import { useSearchPage } from './use-search-page';

interface PeopleSearchProps {
  start: Shown;
  sessions: readonly string[];
  isOwner: boolean;
  /** Payments that wait for somebody: how many, in words; '' for none. */
  waiting: string;
}

/** The box, what narrows it, how many were found, and who. */
export function PeopleSearch({ start, sessions, isOwner, waiting }: PeopleSearchProps) {
  const { found, typed, searched, entered } = useSearchPage(start);
  const { q, filters, chosen, people, searching, loading, trouble, again, more } = found;
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
      <div className="people-search" onKeyDown={moveThroughResults}>
        <label htmlFor="search">Name, phone, e-mail, registration or receipt number</label>
        <SearchBox
          start={start.q}
          searching={searching}
          onType={typed}
          onSearch={(text) => searched(text, chosen)}
          onEnter={entered}
        />
        <p id="search-keys" className="search-keys">
          <kbd>/</kbd> to this box, <kbd>↓</kbd> <kbd>↑</kbd> through the results, <kbd>Enter</kbd>{' '}
          opens, <kbd>Esc</kbd> clears
        </p>
        <SearchFilterRow
          filters={chosen}
          sessions={sessions}
          onChange={(wanted) => searched(searchField()?.value ?? '', wanted)}
        />
        <SearchStatus
          lists={lists}
          trouble={trouble}
          sought={isSought}
          onAgain={() => void again()}
        />
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
