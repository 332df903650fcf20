'use client';

import { createContext, useContext, useMemo, useState, type ReactNode } from 'react';
import { officeCall } from '@/components/office/frame/office-call';
import { dayOf } from '@/components/office/ui/printed-moment';
import { leaveExpiredSession } from '@/components/student/accounts/session';
import { printDay } from '@/content/day';
import type { BirthDates } from '@/lib/people/person';

type RecordKind = 'student' | 'registration';

interface ShownDates {
  student: string;
  dates: BirthDates | null;
  setDates: (dates: BirthDates) => void;
}

const Context = createContext<ShownDates>({ student: '', dates: null, setDates: () => {} });

/** Holds a student's dates of birth once they are requested. */
export function BirthDatesProvider({
  student,
  children,
}: {
  student: string;
  children: ReactNode;
}) {
  const [dates, setDates] = useState<BirthDates | null>(null);
  const value = useMemo(() => ({ student, dates, setDates }), [student, dates]);
  return <Context value={value}>{children}</Context>;
}

/** The date of birth of a record, null until requested; and a function to store a corrected one. */
export function useBirthDate(kind: RecordKind, id: string) {
  const { dates, setDates } = useContext(Context);
  const date = kind === 'student' ? dates?.student : dates?.registrations[id];
  const setDate = (corrected: string) => {
    if (!dates) return;
    if (kind === 'student') setDates({ ...dates, student: corrected });
    else setDates({ ...dates, registrations: { ...dates.registrations, [id]: corrected } });
  };
  return { date: date ?? null, setDate };
}

const UNREACHED = 'No connection, or the site is busy. Please try again.';

/** A button, then the date of birth. */
export function BirthDate({ asOf }: { asOf: string }) {
  const { student, dates, setDates } = useContext(Context);
  const [loading, setLoading] = useState(false);
  const [error, setError] = useState('');
  if (dates) {
    return (
      <p role="status">
        Born {printDay(dates.student)}, {yearsOld(dates.student, dayOf.format(new Date(asOf)))}{' '}
        years old
      </p>
    );
  }
  const show = async () => {
    if (loading) return;
    setLoading(true);
    const outcome = await officeCall('/api/admin/date-of-birth', { student });
    setLoading(false);
    if (outcome.ok) return setDates(outcome.data);
    if (outcome.reason === 'unauthorized') return leaveExpiredSession('/admin');
    setError(outcome.message || UNREACHED);
  };
  return (
    <div>
      <button
        type="button"
        className="link-button"
        aria-disabled={loading}
        onClick={() => void show()}
      >
        Show date of birth
      </button>
      {error && (
        <p role="alert" className="office-late">
          {error}
        </p>
      )}
    </div>
  );
}

function yearsOld(born: string, today: string): number {
  const years = Number(today.slice(0, 4)) - Number(born.slice(0, 4));
  return today.slice(5) < born.slice(5) ? years - 1 : years;
}
