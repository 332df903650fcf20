import { useCallback, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Failure, Outcome } from '@/components/form/call';
import { leaveExpiredSession } from '@/components/student/session/log-out';
import type { SearchList } from '@/content/search-filters';
import type { SearchFilters } from '@/lib/office/search/search-filters';
import type { FoundPeople } from '@/lib/office/search/staff-search';
import type { Search } from './search-address';
import { searchCall } from './search-call';

/** Nobody types a name in fewer milliseconds from letter to letter. */
const PAUSE_MS = 120;

const UNREACHED =
  'There is no connection, or the site is busy. Below is what was found before. It is searched again as soon as there is a connection.';

/** Who is listed, and what was typed and chosen to find them. */
export interface Shown extends Search {
  people: FoundPeople;
}

interface State extends Shown {
  /** What was chosen last, whether or not it has been answered. */
  chosen: SearchFilters;
  searching: boolean;
  /** The list whose next rows are on their way. */
  loading: SearchList | null;
  /** Why the list is not of what was typed last. */
  trouble: string | null;
}

/** Of several searches the last one counts: the others are given up as soon as something is typed. */
export function usePeopleSearch(start: Shown) {
  const [state, setState] = useState<State>({
    ...start,
    chosen: start.filters,
    searching: false,
    loading: null,
    trouble: null,
  });
  const latest = useRef<{ search: Search; giveUp: AbortController } | null>(null);

  /** @returns whether these are now the people on the page */
  const search = useCallback(async (wanted: Search, afterMs = 0): Promise<boolean> => {
    latest.current?.giveUp.abort();
    const giveUp = new AbortController();
    latest.current = { search: wanted, giveUp };
    const isReplaced = () => giveUp.signal.aborted;
    setState((was) => ({ ...was, chosen: wanted.filters, searching: true }));
    await paused(afterMs);
    if (isReplaced()) return false;
    const { q, filters } = wanted;
    const outcome = await searchCall(q, giveUp.signal, { filters });
    if (isReplaced()) return false;
    if (isLoggedOut(outcome)) {
      leaveExpiredSession('/admin');
      return false;
    }
    // They are on the page when this returns: whoever waits for it moves the focus or the page.
    flushSync(() =>
      setState((was) => ({ ...was, searching: false, loading: null, ...settled(wanted, outcome) })),
    );
    return outcome.ok;
  }, []);

  const { q, filters, people, loading, trouble } = state;

  /** The next page of a list, below the rows it has. */
  const more = useCallback(
    async (list: SearchList) => {
      const after = people.more[list];
      if (loading !== null || after === null) return;
      setState((was) => ({ ...was, loading: list }));
      // The next search gives this up too.
      const { giveUp } = (latest.current ??= { search: start, giveUp: new AbortController() });
      const outcome = await searchCall(q, giveUp.signal, { filters, list, after });
      if (giveUp.signal.aborted) return;
      if (isLoggedOut(outcome)) return leaveExpiredSession('/admin');
      // Of a search that was on its way already, others may be listed by now.
      setState((was) =>
        was.people === people ? { ...was, loading: null, ...grown(people, list, outcome) } : was,
      );
    },
    [start, q, filters, people, loading],
  );

  const again = useCallback(() => search(latest.current?.search ?? start), [search, start]);
  useEffect(() => {
    if (trouble === null) return;
    const onLine = () => void again();
    addEventListener('online', onLine);
    return () => removeEventListener('online', onLine);
  }, [trouble, again]);

  const type = useCallback((wanted: Search) => search(wanted, PAUSE_MS), [search]);
  return { ...state, type, search, more, again };
}

type Searched = Outcome<FoundPeople>;

const isLoggedOut = (outcome: Searched) => !outcome.ok && outcome.reason === 'unauthorized';

function settled({ q, filters }: Search, outcome: Searched): Partial<State> {
  return outcome.ok ? { q, filters, people: outcome.data, trouble: null } : troubleOf(outcome);
}

function grown(people: FoundPeople, list: SearchList, outcome: Searched): Partial<State> {
  if (!outcome.ok) return troubleOf(outcome);
  return { people: withMore(people, list, outcome.data), trouble: null };
}

const troubleOf = ({ message }: Failure): Partial<State> => ({ trouble: message || UNREACHED });

function paused(milliseconds: number): Promise<void> {
  return new Promise((done) => setTimeout(done, milliseconds));
}

/** The lists with the next page of one of them, above those of its rows that fit nearly. */
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
