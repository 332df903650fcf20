import { useRef, useState, type FormEvent } from 'react';
import { Notice } from '@/components/form/notice';
import type { FormNotice } from '@/components/form/use-checked-form';
import { searchCall } from '@/components/office/search/search-call';
import { leaveExpiredSession } from '@/components/student/session/log-out';
import { buttonClass } from '@/components/ui/button';
import { LONGEST_SEARCH, type FoundRegistration } from '@/lib/office/search/staff-search';

interface FindRegistrationProps {
  /** Of the form: there is one for each payment. */
  of: string;
  onFound: (registrations: FoundRegistration[]) => void;
}

const UNREACHED = 'There is no connection, or the site is busy. Please try again.';

const warning = (text: string): FormNotice => ({ kind: 'warning', text });

/** Looks for registrations by anything the search takes. Of several searches the last one counts. */
export function FindRegistration({ of, onFound }: FindRegistrationProps) {
  const [notice, setNotice] = useState<FormNotice | null>(null);
  const [searching, setSearching] = useState(false);
  const latest = useRef<AbortController | null>(null);
  const find = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const q = new FormData(event.currentTarget).get('q');
    if (typeof q !== 'string' || q.trim() === '') return;
    latest.current?.abort();
    const giveUp = new AbortController();
    latest.current = giveUp;
    setSearching(true);
    const outcome = await searchCall(q, giveUp.signal);
    if (giveUp.signal.aborted) return;
    setSearching(false);
    if (!outcome.ok) {
      if (outcome.reason === 'unauthorized') return leaveExpiredSession('/admin');
      return setNotice(warning(outcome.message || UNREACHED));
    }
    const { registrations } = outcome.data;
    setNotice(registrations.length > 0 ? null : warning('No registration found.'));
    onFound(registrations);
  };
  return (
    <form className="office-form" onSubmit={(event) => void find(event)} aria-label="Find it">
      <div className="field">
        <label htmlFor={`find-${of}`}>Name, phone or registration number</label>
        <input
          id={`find-${of}`}
          name="q"
          className="control"
          maxLength={LONGEST_SEARCH}
          autoComplete="off"
          enterKeyHint="search"
        />
      </div>
      <button type="submit" className={buttonClass('outline')}>
        {searching && <span className="spinner" aria-hidden />}
        Find the registration
      </button>
      <Notice notice={notice} />
    </form>
  );
}
