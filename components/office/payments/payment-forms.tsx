'use client';

import { useRef, useState, type FormEvent } from 'react';
import { Field } from '@/components/form/fields';
import { Notice } from '@/components/form/notice';
import type { FormNotice } from '@/components/form/use-checked-form';
import { searchCall } from '@/components/office/frame/office-call';
import {
  ConfirmField,
  OfficeForm,
  RadioField,
  TextAreaField,
  useOfficeForm,
} from '@/components/office/ui/form';
import { leaveExpiredSession } from '@/components/student/accounts/session';
import { buttonClass } from '@/components/ui/button';
import { LONGEST_SEARCH } from '@/lib/search/search-filters';
import type { FoundRegistration } from '@/lib/search/staff-search';
import type { FoundPayment } from '@/lib/payments/desk/found-payment';
import { registrationLabel } from './payment-labels';
import { RecordForm, type RecordStart } from './record-forms';

const officeMoney = () => import('@/lib/payments/office-money');

const MOST_FOUND = 8;

interface FindRegistrationProps {
  /** Keeps ids unique: there is a form for each payment. */
  idSuffix: string;
  onFound: (registrations: FoundRegistration[]) => void;
}

const UNREACHED = 'No connection, or the site is busy. Please try again.';

const warning = (text: string): FormNotice => ({ kind: 'warning', text });

/** Searches registrations. Only the latest search counts. */
function FindRegistration({ idSuffix, onFound }: FindRegistrationProps) {
  const [notice, setNotice] = useState<FormNotice | null>(null);
  const [searching, setSearching] = useState(false);
  const latest = useRef<AbortController | null>(null);
  const find = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const q = new FormData(event.currentTarget).get('q');
    if (typeof q !== 'string' || q.trim() === '') return;
    latest.current?.abort();
    const controller = new AbortController();
    latest.current = controller;
    setSearching(true);
    const outcome = await searchCall(q, controller.signal);
    if (controller.signal.aborted) return;
    setSearching(false);
    if (!outcome.ok) {
      if (outcome.reason === 'unauthorized') return leaveExpiredSession('/admin');
      return setNotice(warning(outcome.message || UNREACHED));
    }
    const { registrations } = outcome.data;
    setNotice(registrations.length > 0 ? null : warning('No registration found.'));
    onFound(registrations.slice(0, MOST_FOUND));
  };
  return (
    <form
      className="office-form"
      onSubmit={(event) => void find(event)}
      aria-label="Find the registration"
    >
      <Field id={`find-${idSuffix}`} label="Name, phone or registration number">
        {(control) => (
          <input
            {...control}
            name="q"
            maxLength={LONGEST_SEARCH}
            autoComplete="off"
            enterKeyHint="search"
          />
        )}
      </Field>
      <button type="submit" className={buttonClass('outline')}>
        {searching && <span className="spinner" aria-hidden />}
        Search
      </button>
      <Notice notice={notice} />
    </form>
  );
}

/** Finds the registration, then matches the payment to it. */
export function MatchForm({ payment }: { payment: FoundPayment }) {
  const [found, setFound] = useState<FoundRegistration[]>([]);
  const ids = found.map(({ id }) => id).join();
  return (
    <>
      <FindRegistration idSuffix={payment.id} onFound={setFound} />
      {found.length > 0 && <MatchFound key={ids} payment={payment.id} found={found} />}
    </>
  );
}

function MatchFound({ payment, found }: { payment: string; found: FoundRegistration[] }) {
  const only = found.length === 1 ? (found[0]?.id ?? '') : '';
  const form = useOfficeForm({
    url: '/api/admin/match',
    loadSchema: () => officeMoney().then((schemas) => schemas.matchSchema),
    blank: { payment, registration: only, otherAmount: '', secondPayment: '' },
    doneText: ({ receipt }) => `Matched. Receipt ${receipt}.`,
  });
  const { bind, bindChoice } = form;
  return (
    <OfficeForm form={form} label="Match" send="Match" sending="Matching">
      <RadioField
        {...bindChoice('registration')}
        label="Registration"
        choices={found.map((one) => [one.id, registrationLabel(one)] as const)}
        initial={only}
      />
      <ConfirmField {...bind('otherAmount')} label="The amount differs from the price on purpose" />
      <ConfirmField {...bind('secondPayment')} label="This is a second payment" />
    </OfficeForm>
  );
}

const reviewDecisions = [
  ['paid', 'Accept the amount received'],
  ['none', 'No money received'],
] as const;
const attentionDecisions = [['seen', 'Keep the payment as recorded']] as const;

/** The owner's decisions about a payment; a refund has its own form. */
export function ReviewForm({ payment: { id, status } }: { payment: FoundPayment }) {
  const choices = status === 'review' ? reviewDecisions : attentionDecisions;
  const [[first]] = choices;
  const form = useOfficeForm({
    url: '/api/admin/review',
    loadSchema: () => officeMoney().then((schemas) => schemas.reviewSchema),
    blank: { payment: id, decision: first, reason: '' },
    doneText: () => 'Resolved.',
  });
  const { bind, bindChoice } = form;
  return (
    <OfficeForm form={form} label="Resolve" send="Resolve" sending="Resolving">
      <RadioField {...bindChoice('decision')} label="Decision" choices={choices} initial={first} />
      <TextAreaField {...bind('reason')} label="Reason" required />
    </OfficeForm>
  );
}

export interface FindAndRecordProps {
  /** Keeps ids unique: there may be a form for each statement line. */
  idSuffix: string;
  initial?: RecordStart;
}

/** Finds the registration by number or name, then records the payment. */
export function FindAndRecordForm({ idSuffix, initial }: FindAndRecordProps) {
  const [found, setFound] = useState<FoundRegistration[]>([]);
  const [chosen, setChosen] = useState<string | null>(null);
  const show = (all: FoundRegistration[]) => {
    setFound(all);
    setChosen(all.length === 1 ? (all[0]?.id ?? null) : null);
  };
  const registration = found.find(({ id }) => id === chosen);
  return (
    <>
      <FindRegistration idSuffix={idSuffix} onFound={show} />
      {found.length > 0 && (
        <fieldset className="field office-choices">
          <legend>Registration</legend>
          <div>
            {found.map((one) => (
              <label key={one.id}>
                <input
                  type="radio"
                  name={`record-${idSuffix}`}
                  checked={one.id === chosen}
                  onChange={() => setChosen(one.id)}
                />
                {registrationLabel(one)}
              </label>
            ))}
          </div>
        </fieldset>
      )}
      {registration && (
        <RecordForm key={registration.id} registration={registration} initial={initial} />
      )}
    </>
  );
}
