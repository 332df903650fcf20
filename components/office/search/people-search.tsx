'use client';

import { useCallback, useEffect, type KeyboardEvent } from 'react';
import { OfficeProvider } from '@/components/office/form/office-form';
import { buttonClass } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { LONGEST_SEARCH, noFilters, type SearchFilters } from '@/lib/office/search/search-filters';
import { may, type StaffRole } from '@/lib/office/staff/permissions';
import { listsOf, type PeopleList } from './people-lists';
import { addressOf, isNarrowed, searchIn, type Search } from './search-address';
import { SearchFilterRow } from './search-filters';
import { focusFirstResult, moveThroughResults } from './search-keys';
import { usePeopleSearch, type Shown } from './use-people-search';

/** The box on the page. What stands in it is the browser's, so that what is typed before the script is there stays. */
const searchField = () => document.querySelector<HTMLInputElement>('#search');

/** Puts the text into the box. */
function fillSearchField(text: string): void {
  const field = searchField();
  if (field && field.value !== text) field.value = text;
}

const SCROLLED = 'searchScrolled';

type Kept = Record<string, unknown> | null;
const kept = () => history.state as Kept;

/** The address says what is looked for, so that a reload, a bookmark and the back button find it again. */
function writeAddress(search: Search, as: 'replace' | 'push'): void {
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
function useSearchAddress({ start, onSearch }: Reading): void {
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

interface PeopleSearchProps {
  start: Shown;
  sessions: readonly string[];
  role: StaffRole;
  /** Payments that wait for somebody: how many, in words; '' for none. */
  waiting: string;
}

/** The box, what narrows it, how many were found, and who. */
export function PeopleSearch({ start, sessions, role, waiting }: PeopleSearchProps) {
  const { found, typed, searched, entered } = useSearchPage(start);
  const { q, filters, chosen, people, searching, loading, trouble, again, more } = found;
  const lists = listsOf(people, q);
  const isSought = q.trim() !== '' || isNarrowed(filters);
  return (
    <OfficeProvider value={{ may: (action) => may({ role }, action), changed: () => void again() }}>
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

/** What can be done with the box and the filters; what was found last stands in the address. */
function useSearchPage(start: Shown) {
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

interface SearchStatusProps {
  lists: readonly PeopleList[];
  sought: boolean;
  /** Why the lists are not of what was typed last. */
  trouble: string | null;
  onAgain: () => void;
}

/** How many were found, also said aloud, and the way to each list. */
function SearchStatus({ lists, sought, trouble, onAgain }: SearchStatusProps) {
  const shown = lists.filter(({ rows }) => !sought || rows.length > 0);
  return (
    <div className="search-status">
      <div role="status">
        {trouble !== null ? (
          <p className="search-trouble">{trouble}</p>
        ) : (
          <p>{sought ? found(shown) : 'The newest of each'}</p>
        )}
      </div>
      {trouble !== null && (
        <button type="button" className={buttonClass('outline')} onClick={onAgain}>
          Try again
        </button>
      )}
      {shown.length > 1 && (
        <ul aria-label="Lists">
          {shown.map(({ id, title }) => (
            <li key={id}>
              <button type="button" onClick={() => goTo(id)}>
                {title}
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** Not by an anchor: the search stands in that part of the address. */
function goTo(id: string): void {
  const heading = document.getElementById(id);
  heading?.scrollIntoView();
  heading?.focus({ preventScroll: true });
}

/** "3 leads, 1 student" */
function found(lists: readonly PeopleList[]): string {
  if (lists.length === 0) {
    return 'Nobody found. Try fewer letters, a part of the phone number, or fewer filters.';
  }
  const counts = lists.map(({ rows: { length }, one, many, more }) => {
    if (length === 1) return `1 ${one}`;
    return more ? `${length} or more ${many}` : `${length} ${many}`;
  });
  return `Found: ${counts.join(', ')}`;
}

interface SearchBoxProps {
  /** What is in it when the page opens. */
  start: string;
  searching: boolean;
  /** With every letter. */
  onType: (q: string) => void;
  /** When it is not to wait for more. */
  onSearch: (q: string) => void;
  /** Enter was pressed: the same, and then to the results. */
  onEnter: (q: string) => void;
}

/**
 * The one box. It is no form and has no name: before the script is there Enter does nothing, so that
 * nothing personal gets into an address that a server sees.
 */
function SearchBox({ start, searching, onType, onSearch, onEnter }: SearchBoxProps) {
  useEffect(() => {
    // A keyboard on the screen would cover the page.
    if (matchMedia('(pointer: fine)').matches) searchField()?.focus({ preventScroll: true });
  }, []);
  const clear = () => {
    fillSearchField('');
    searchField()?.focus();
    onSearch('');
  };
  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    const { key, currentTarget } = event;
    if (key === 'Escape' && currentTarget.value !== '') {
      event.preventDefault();
      clear();
    }
    if (key === 'Enter') onEnter(currentTarget.value);
  };
  return (
    <div className="search-box">
      {searching ? <span className="spinner" aria-hidden /> : <Icon name="search" />}
      <input
        id="search"
        type="search"
        defaultValue={start}
        maxLength={LONGEST_SEARCH}
        placeholder=" "
        enterKeyHint="search"
        autoComplete="off"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        aria-describedby="search-keys"
        onChange={({ target }) => onType(target.value)}
        onKeyDown={press}
        className="control"
      />
      <button type="button" onClick={clear}>
        <Icon name="close" />
        <span className="sr-only">Clear the search</span>
      </button>
    </div>
  );
}

interface PeopleSectionProps {
  list: PeopleList;
  /** Something was looked for. */
  sought: boolean;
  /** The next rows of the list are on their way. */
  loading: boolean;
  onMore: () => void;
}

/** A list under its heading. One in which nobody was found is not there. */
function PeopleSection({ list, sought, loading, onMore }: PeopleSectionProps) {
  const { id, title, many, rows, near, more } = list;
  if (sought && rows.length === 0) return null;
  const close = rows.slice(0, rows.length - near);
  return (
    <section aria-labelledby={id} className="people">
      <h2 id={id} tabIndex={-1}>
        {title}
      </h2>
      {rows.length === 0 && <p>No {many} yet.</p>}
      {close.length > 0 && <ul>{close}</ul>}
      {more && (
        <button
          type="button"
          className={`people-more ${buttonClass('outline')}`}
          aria-disabled={loading}
          onClick={onMore}
        >
          {loading && <span className="spinner" aria-hidden />}
          Show more {many}
        </button>
      )}
      {near > 0 && (
        <>
          <h3 className="people-near">
            {close.length > 0 ? 'Written nearly so' : 'Nobody is written so. Nearly so:'}
          </h3>
          <ul>{rows.slice(close.length)}</ul>
        </>
      )}
    </section>
  );
}
