'use client';

import { useCallback, useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { flushSync } from 'react-dom';
import type { Failure, Outcome } from '@/components/form/call';
import { searchCall } from '@/components/office/frame/office-call';
import { FilterField, type Filter } from '@/components/office/ui/filters';
import { OfficeProvider, rightsInContext } from '@/components/office/ui/office-context';
import { Section } from '@/components/office/ui/section';
import { leaveExpiredSession } from '@/components/student/accounts/session';
import { buttonClass } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import {
  searchModes,
  searchSorts,
  searchStatuses,
  type SearchList,
} from '@/lib/search/filter-choices';
import {
  isTooShort,
  LONGEST_SEARCH,
  noFilters,
  noneFound,
  SHORTEST_SEARCH,
  type SearchFilters,
} from '@/lib/search/search-filters';
import type { FoundPeople } from '@/lib/search/staff-search';
import { may, type StaffRights } from '@/lib/staff/permissions';
import { listsOf, type PeopleList } from './people-lists';

const RESULTS = 'a.result';

/**
 * Arrow keys move between the results and the box; Escape returns to the box. Real focus is used, so that
 * screen readers announce the row and Enter opens its link.
 */
function moveThroughResults(event: KeyboardEvent<HTMLElement>): void {
  const { key, target, currentTarget } = event;
  const at = target as HTMLElement;
  const box = currentTarget.querySelector<HTMLInputElement>('#search');
  const isResult = at.matches(RESULTS);
  if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return;
  if (!isResult && at !== box) return;
  if (key === 'Escape' && isResult) {
    box?.focus();
    return;
  }
  if (key !== 'ArrowDown' && key !== 'ArrowUp') return;
  const stops = [box, ...currentTarget.querySelectorAll<HTMLElement>(RESULTS)];
  const next = stops[stops.indexOf(at as HTMLInputElement) + (key === 'ArrowDown' ? 1 : -1)];
  if (!next) return;
  event.preventDefault();
  next.focus({ preventScroll: true });
  next.scrollIntoView({ block: 'nearest' });
}

function focusFirstResult(): void {
  document.querySelector<HTMLElement>(RESULTS)?.focus();
}

/** Longer than the pause between two keystrokes. */
const PAUSE_MS = 120;

const UNREACHED =
  'No connection, or the site is busy. These are the earlier results. The search runs again as soon as the connection is back.';

/** The results, with their query and filters. */
export interface ShownResults extends Search {
  people: FoundPeople;
}

interface State extends ShownResults {
  /** The latest filters, answered or not. */
  chosen: SearchFilters;
  searching: boolean;
  /** The list whose next page is loading. */
  loading: SearchList | null;
  /** Reason why the results are not those of the latest query. */
  error: string | null;
}

const newSearch = (search: Search) => ({ search, controller: new AbortController() });

/**
 * Only the latest search counts: typing aborts the previous one.
 * @param mayBrowse whether a search may be shorter than three characters
 */
function usePeopleSearch(start: ShownResults, mayBrowse: boolean) {
  const [state, setState] = useState<State>({
    ...start,
    chosen: start.filters,
    searching: false,
    loading: null,
    error: null,
  });
  const latest = useRef<{ search: Search; controller: AbortController } | null>(null);

  /** @returns whether the page shows these results */
  const search = useCallback(
    async (next: Search, afterMs = 0): Promise<boolean> => {
      latest.current?.controller.abort();
      const controller = new AbortController();
      latest.current = { search: next, controller };
      const isReplaced = () => controller.signal.aborted;
      setState((before) => ({ ...before, chosen: next.filters, searching: true }));
      await delay(afterMs);
      if (isReplaced()) return false;
      const outcome = await ask(next, controller.signal, mayBrowse);
      if (isReplaced()) return false;
      if (isLoggedOut(outcome)) {
        leaveExpiredSession('/admin');
        return false;
      }
      // Rendered before this returns, because the caller moves focus or scroll position.
      flushSync(() => setState((before) => ({ ...before, ...searchedState(next, outcome) })));
      return outcome.ok;
    },
    [mayBrowse],
  );

  const { q, filters, people, loading, error } = state;

  /** Appends the next page of a list. */
  const more = useCallback(
    async (list: SearchList) => {
      const after = people.more[list];
      if (loading !== null || after === null) return;
      setState((before) => ({ ...before, loading: list }));
      // The next search aborts this too.
      const { controller } = (latest.current ??= newSearch(start));
      const outcome = await searchCall(q, controller.signal, { filters, list, after });
      if (controller.signal.aborted) return;
      if (isLoggedOut(outcome)) return leaveExpiredSession('/admin');
      // A search that was already running may have replaced the results.
      setState((before) =>
        before.people === people
          ? { ...before, loading: null, ...extendedState(people, list, outcome) }
          : before,
      );
    },
    [start, q, filters, people, loading],
  );

  const again = useCallback(() => search(latest.current?.search ?? start), [search, start]);
  useEffect(() => {
    if (error === null) return;
    const searchAgain = () => void again();
    addEventListener('online', searchAgain);
    return () => removeEventListener('online', searchAgain);
  }, [error, again]);

  const type = useCallback((next: Search) => search(next, PAUSE_MS), [search]);
  return { ...state, type, search, more, again };
}

type SearchOutcome = Outcome<FoundPeople>;

/** Without permission to browse, a short search has no results and makes no call. */
async function ask(
  { q, filters }: Search,
  signal: AbortSignal,
  mayBrowse: boolean,
): Promise<SearchOutcome> {
  if (!mayBrowse && isTooShort(q)) return { ok: true, data: noneFound(), message: '' };
  return searchCall(q, signal, { filters });
}

const isLoggedOut = (outcome: SearchOutcome) => !outcome.ok && outcome.reason === 'unauthorized';

function searchedState({ q, filters }: Search, outcome: SearchOutcome): Partial<State> {
  const settled = { searching: false, loading: null };
  if (!outcome.ok) return { ...settled, ...failedState(outcome) };
  return { ...settled, q, filters, people: outcome.data, error: null };
}

function extendedState(
  people: FoundPeople,
  list: SearchList,
  outcome: SearchOutcome,
): Partial<State> {
  if (!outcome.ok) return failedState(outcome);
  return { people: withMore(people, list, outcome.data), error: null };
}

const failedState = ({ message }: Failure): Partial<State> => ({ error: message || UNREACHED });

function delay(milliseconds: number): Promise<void> {
  return new Promise((done) => setTimeout(done, milliseconds));
}

/** Adds a page of one list above its near matches. */
function withMore(people: FoundPeople, list: SearchList, next: FoundPeople): FoundPeople {
  const rows: readonly { id: string }[] = people[list];
  const there = new Set(rows.map(({ id }) => id));
  const added = (next[list] as readonly { id: string }[]).filter(({ id }) => !there.has(id));
  const at = rows.length - people.near[list];
  return {
    ...people,
    [list]: [...rows.slice(0, at), ...added, ...rows.slice(at)],
    more: { ...people.more, [list]: next.more[list] },
  };
}

/** Uncontrolled, so that text typed before hydration is kept. */
const searchField = () => document.querySelector<HTMLInputElement>('#search');

function fillSearchField(text: string): void {
  const field = searchField();
  if (field && field.value !== text) field.value = text;
}

const SCROLL_POSITION = 'searchScrolled';

type HistoryState = Record<string, unknown> | null;
const historyState = () => history.state as HistoryState;

/** Keeps the search in the URL for reload, bookmarks and Back. */
function writeAddress(search: Search, as: 'replace' | 'push'): void {
  const address = searchUrl(search);
  if (address === location.pathname + location.search + location.hash) return;
  if (as === 'push') history.pushState(null, '', address);
  else history.replaceState(null, '', address);
}

interface SearchAddressOptions {
  start: Search;
  /** @returns whether the search succeeded */
  onSearch: (search: Search) => Promise<boolean>;
}

/** Runs the search in the URL on load and on Back or Forward, and restores the scroll position. */
function useSearchAddress({ start, onSearch }: SearchAddressOptions): void {
  useEffect(() => {
    const read = async (otherwise: Search | null) => {
      const search = searchInHash(location.hash) ?? otherwise;
      if (!search) return;
      fillSearchField(search.q);
      const top = historyState()?.[SCROLL_POSITION];
      const found = await onSearch(search);
      if (found && typeof top === 'number') scrollTo(0, top);
    };
    const typedBefore = searchField()?.value ?? start.q;
    const typed = typedBefore === start.q ? null : { q: typedBefore, filters: noFilters };
    void read(typed);
    const plain = () => ({ q: location.search === '' ? '' : start.q, filters: noFilters });
    const onPopState = () => void read(location.hash === '' ? plain() : null);
    const keepScrollPosition = () =>
      history.replaceState({ ...historyState(), [SCROLL_POSITION]: scrollY }, '');
    addEventListener('popstate', onPopState);
    addEventListener('pagehide', keepScrollPosition);
    return () => {
      removeEventListener('popstate', onPopState);
      removeEventListener('pagehide', keepScrollPosition);
    };
  }, [start, onSearch]);
}

interface PeopleSearchProps {
  start: ShownResults;
  /** Values and labels of the filter by course. */
  courses: readonly (readonly [string, string])[];
  sessions: readonly string[];
  rights: StaffRights;
  /** What needs attention, in words, and where it is. */
  attention: readonly { text: string; href: string }[];
}

/** Search box, filters, counts and results. */
export function PeopleSearch({ start, courses, sessions, rights, attention }: PeopleSearchProps) {
  const mayBrowse = may({ rights }, 'people.browse');
  const { found, typed, searched, entered } = useSearchPage(start, mayBrowse);
  const { q, filters, chosen, people, searching, loading, error, again, more } = found;
  const lists = listsOf(people, q);
  const tooShort = !mayBrowse && isTooShort(q);
  const hasSearched = tooShort || q.trim() !== '' || isNarrowed(filters);
  return (
    <OfficeProvider value={{ ...rightsInContext(rights), refresh: () => void again() }}>
      {attention.map(({ text, href }) => (
        <a key={href} href={href} className="office-link office-warning">
          <Icon name="warning" />
          {text}
        </a>
      ))}
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
          courses={courses}
          sessions={sessions}
          onChange={(changed) => searched(searchField()?.value ?? '', changed)}
        />
        <SearchStatus
          lists={lists}
          error={error}
          searched={hasSearched}
          tooShort={tooShort}
          onAgain={() => void again()}
        />
        {lists.map((list) => (
          <PeopleSection
            key={list.id}
            list={list}
            searched={hasSearched}
            loading={loading === list.id}
            onMore={() => void more(list.id)}
          />
        ))}
      </div>
    </OfficeProvider>
  );
}

/** Actions of the search page; the latest search is kept in the URL. */
function useSearchPage(start: ShownResults, mayBrowse: boolean) {
  const found = usePeopleSearch(start, mayBrowse);
  const { chosen, search, type } = found;
  useSearchAddress({ start, onSearch: search });

  const settle = useCallback(
    async (run: Promise<boolean>, next: Search, as: 'replace' | 'push') => {
      const done = await run;
      if (done) writeAddress(next, as);
      return done;
    },
    [],
  );
  const typed = (q: string) => {
    const next = { q, filters: chosen };
    void settle(type(next), next, 'replace');
  };
  const searched = (q: string, filters: SearchFilters) => {
    const next = { q, filters };
    void settle(search(next), next, 'replace');
  };
  const entered = async (q: string) => {
    const next = { q, filters: chosen };
    const done = await settle(search(next), next, 'push');
    // Typing has continued: the query differs, and the keyboard is still needed.
    if (searchField()?.value !== q) return;
    // The on-screen keyboard covers the results.
    if (matchMedia('(pointer: coarse)').matches) searchField()?.blur();
    else if (done && q.trim() !== '') focusFirstResult();
  };
  return { found, typed, searched, entered: (q: string) => void entered(q) };
}

function TypeMore() {
  return (
    <>
      Type at least {SHORTEST_SEARCH} letters or digits to search. Today’s calls are under{' '}
      <a href="/searchuser/leads">Leads</a>.
    </>
  );
}

interface SearchStatusProps {
  lists: readonly PeopleList[];
  searched: boolean;
  /** No search was made, because the query is too short. */
  tooShort: boolean;
  /** Reason why the results are not those of the latest query. */
  error: string | null;
  onAgain: () => void;
}

/** Counts in a live region, and links to the lists. */
function SearchStatus({ lists, searched, tooShort, error, onAgain }: SearchStatusProps) {
  const shown = lists.filter(({ rows }) => !searched || rows.length > 0);
  return (
    <div className="office-links search-status">
      <div role="status">
        {error !== null ? (
          <p className="office-late">{error}</p>
        ) : (
          <p>{tooShort ? <TypeMore /> : searched ? foundText(shown) : 'The newest in each list'}</p>
        )}
      </div>
      {error !== null && (
        <button type="button" className={buttonClass('outline')} onClick={onAgain}>
          Try again
        </button>
      )}
      {shown.length > 1 && (
        <ul aria-label="Lists" className="office-links">
          {shown.map(({ id, title }) => (
            <li key={id}>
              <button type="button" className="link-button" onClick={() => goTo(id)}>
                {title}
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** Not an anchor: the search is in the URL's hash. */
function goTo(id: string): void {
  const heading = document.getElementById(id);
  heading?.scrollIntoView();
  heading?.focus({ preventScroll: true });
}

/** "3 leads, 1 student" */
function foundText(lists: readonly PeopleList[]): string {
  if (lists.length === 0) {
    return 'No results. Try fewer letters, part of the phone number, or fewer filters.';
  }
  const counts = lists.map(({ rows: { length }, one, many, more }) => {
    if (length === 1) return `1 ${one}`;
    return more ? `${length} or more ${many}` : `${length} ${many}`;
  });
  return `Found: ${counts.join(', ')}`;
}

interface SearchBoxProps {
  /** Initial query. */
  start: string;
  searching: boolean;
  /** On every keystroke. */
  onType: (q: string) => void;
  /** Searches at once. */
  onSearch: (q: string) => void;
  /** Searches and focuses the first result. */
  onEnter: (q: string) => void;
}

/**
 * Not a form and without a name: before hydration Enter does nothing, so that no personal data reaches a URL
 * that a server sees.
 */
function SearchBox({ start, searching, onType, onSearch, onEnter }: SearchBoxProps) {
  useEffect(() => {
    // An on-screen keyboard would cover the page.
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
  searched: boolean;
  loading: boolean;
  onMore: () => void;
}

/** A list under its heading; hidden when empty. */
function PeopleSection({ list, searched, loading, onMore }: PeopleSectionProps) {
  const { id, title, many, rows, near, more } = list;
  if (searched && rows.length === 0) return null;
  const close = rows.slice(0, rows.length - near);
  return (
    <Section id={id} title={title}>
      {rows.length === 0 && <p className="office-empty">No {many} yet.</p>}
      {close.length > 0 && <ul className="office-list people">{close}</ul>}
      {more && (
        <button
          type="button"
          className={buttonClass('outline')}
          aria-disabled={loading}
          onClick={onMore}
        >
          {loading && <span className="spinner" aria-hidden />}
          Show more {many}
        </button>
      )}
      {near > 0 && (
        <>
          <h3>{close.length > 0 ? 'Similar names' : 'No exact match. Similar names:'}</h3>
          <ul className="office-list people">{rows.slice(close.length)}</ul>
        </>
      )}
    </Section>
  );
}

interface SearchFilterRowProps extends Pick<PeopleSearchProps, 'courses'> {
  filters: SearchFilters;
  /** Academic sessions with registrations, newest first. */
  sessions: readonly string[];
  onChange: (filters: SearchFilters) => void;
}

/** The filters in one row; behind a button on a phone. */
function SearchFilterRow({ filters, courses, sessions, onChange }: SearchFilterRowProps) {
  const [open, setOpen] = useState(false);
  const narrowed = isNarrowed(filters);
  const shown: readonly (Filter & { name: keyof SearchFilters })[] = [
    { name: 'course', label: 'Course', any: 'All', choices: courses },
    { name: 'mode', label: 'Mode', any: 'All', choices: searchModes },
    {
      name: 'session',
      label: 'Session',
      any: 'All',
      choices: sessions.map((session) => [session, session] as const),
    },
    { name: 'status', label: 'Status', any: 'All', choices: searchStatuses },
    { name: 'from', label: 'From' },
    { name: 'to', label: 'To' },
    { name: 'sort', label: 'Order', choices: searchSorts },
  ];
  return (
    <div className="search-filters">
      <button
        type="button"
        aria-expanded={open}
        aria-controls="search-filters"
        className="office-fold"
        onClick={() => setOpen(!open)}
      >
        {narrowed ? 'Filters (active)' : 'Filters'}
        <Icon name="chevron-down" className="size-5" />
      </button>
      <div id="search-filters" data-open={open || undefined}>
        {shown.map((filter) => (
          <FilterField
            key={filter.name}
            filter={filter}
            value={filters[filter.name]}
            onChange={(value) => onChange({ ...filters, [filter.name]: value } as SearchFilters)}
          />
        ))}
        {narrowed && (
          <button
            type="button"
            className="link-button"
            onClick={() => onChange({ ...noFilters, sort: filters.sort })}
          >
            Clear filters
          </button>
        )}
      </div>
    </div>
  );
}

/** Query and filters. */
interface Search {
  q: string;
  filters: SearchFilters;
}

/** Keeps the search in the hash, so that it reaches no server, log or other page. */
function searchUrl({ q, filters }: Search): string {
  const parts = new URLSearchParams();
  if (q.trim() !== '') parts.set('q', q);
  for (const [name, value] of Object.entries(filters)) {
    if (value !== '' && value !== noFilters[name as keyof SearchFilters]) parts.set(name, value);
  }
  const written = parts.toString();
  return written === '' ? '/searchuser' : `/searchuser#${written}`;
}

/** The search in a hash; null for other hashes, such as `#main`. */
function searchInHash(hash: string): Search | null {
  if (!hash.includes('=')) return null;
  const parts = new URLSearchParams(hash.slice(1));
  const known = Object.keys(noFilters).map((name) => [name, parts.get(name)] as const);
  const given = Object.fromEntries(known.filter(([, value]) => value !== null));
  return { q: parts.get('q') ?? '', filters: { ...noFilters, ...given } };
}

/** The sort order is not a filter. */
function isNarrowed({ sort: _sort, ...filters }: SearchFilters): boolean {
  return Object.values(filters).some((value) => value !== '');
}
