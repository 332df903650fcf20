'use client';

import { useState } from 'react';
import { Opened } from '@/components/office/form/opened';
import { FindRegistration } from '@/components/office/money/find-registration';
import { RecordForm, type RecordStart } from '@/components/office/money/record-form';
import { registrationWords } from '@/components/office/money/registration-words';
import type { FoundRegistration } from '@/lib/office/search/staff-search';

/** More than these nobody compares. */
const MOST = 8;

interface RecordHereProps {
  /** Of the form: there may be one for each line of a bank statement. */
  of: string;
  summary: string;
  /** What is known of the money already. */
  start?: RecordStart;
}

/** First find the registration, by number or name, then record the money. */
export function RecordHere({ of, summary, start }: RecordHereProps) {
  const [found, setFound] = useState<FoundRegistration[]>([]);
  const [chosen, setChosen] = useState<string | null>(null);
  const show = (all: FoundRegistration[]) => {
    setFound(all.slice(0, MOST));
    setChosen(all.length === 1 ? (all[0]?.id ?? null) : null);
  };
  const registration = found.find(({ id }) => id === chosen);
  return (
    <Opened summary={summary} className="record-here">
      <FindRegistration of={of} onFound={show} />
      {found.length > 0 && (
        <fieldset className="field office-choices">
          <legend>Registration</legend>
          <div>
            {found.map((one) => (
              <label key={one.id}>
                <input
                  type="radio"
                  name={`record-${of}`}
                  checked={one.id === chosen}
                  onChange={() => setChosen(one.id)}
                />
                {registrationWords(one)}
              </label>
            ))}
          </div>
        </fieldset>
      )}
      {registration && (
        <RecordForm key={registration.id} registration={registration} start={start} />
      )}
    </Opened>
  );
}
