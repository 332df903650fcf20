import { useCallback, useEffect, useRef, useState } from 'react';
import type { FoundPeople } from '@/lib/schemas/staff-search';
import { leaveWithDeadToken } from '../student/session/log-out';
import { searchCall, type SearchOutcome } from './search-call';

/** Nobody types a name in fewer milliseconds from letter to letter. */
const PAUSE_MS = 250;

const UNREACHED =
  'There is no connection, or the site is busy. Below is what was found before. It is searched again as soon as there is a connection.';

/** Who is listed, and what was typed to find them. */
export interface Shown {
  q: string;
  people: FoundPeople;
}

interface State extends Shown {
  searching: boolean;
  /** Why the list is not of what was typed last. */
  trouble: string | null;
}

/** Of several searches the last one counts: the others are given up as soon as something is typed. */
export function usePeopleSearch(start: Shown) {
  const [state, setState] = useState<State>({ ...start, searching: false, trouble: null });
  const latest = useRef<{ q: string; giveUp: AbortController } | null>(null);

  const search = useCallback(async (q: string, afterMs = 0) => {
    latest.current?.giveUp.abort();
    const giveUp = new AbortController();
    latest.current = { q, giveUp };
    setState((was) => ({ ...was, searching: true }));
    await paused(afterMs);
    const outcome = giveUp.signal.aborted ? null : await searchCall(q, giveUp.signal);
    if (!outcome || giveUp.signal.aborted) return;
    if (outcome.kind === 'loggedOut') return leaveWithDeadToken('/admin');
    setState((was) => ({ ...was, searching: false, ...settled(q, outcome) }));
  }, []);

  const again = useCallback(() => search(latest.current?.q ?? start.q), [search, start.q]);
  const { trouble } = state;
  useEffect(() => {
    if (trouble === null) return;
    addEventListener('online', again);
    return () => removeEventListener('online', again);
  }, [trouble, again]);

  const type = useCallback((q: string) => search(q, PAUSE_MS), [search]);
  return { ...state, type, search, again };
}

function settled(q: string, outcome: SearchOutcome) {
  if (outcome.kind === 'found') return { q, people: outcome.people, trouble: null };
  return { trouble: outcome.kind === 'refused' ? outcome.message : UNREACHED };
}

function paused(milliseconds: number): Promise<void> {
  return new Promise((done) => setTimeout(done, milliseconds));
}
