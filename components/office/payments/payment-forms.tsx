'use client';

import { useRef, useState, type FormEvent } from 'react';
import { newRequestId } from '@/components/form/call';
import { Notice } from '@/components/form/notice';
import type { FormNotice } from '@/components/form/use-checked-form';
import { searchCall } from '@/components/office/frame/office-call';
import { Opened } from '@/components/office/ui/details';
import {
  Choices,
  Line,
  OfficeForm,
  Tick,
  useOffice,
  useOfficeForm,
  useOnceTrue,
  Words,
} from '@/components/office/ui/form';
import { dayOf } from '@/components/office/ui/printed-moment';
import { leaveExpiredSession } from '@/components/student/session/log-out';
import { buttonClass } from '@/components/ui/button';
import { LONGEST_SEARCH, type FoundRegistration } from '@/lib/office/search/staff-search';
import type { FoundPayment, ListedPayment } from '@/lib/payments/desk/payment-list';
import { registrationWords } from './payment-labels';
import { PaymentLine } from './payment-line';

interface FindRegistrationProps {
  /** Of the form: there is one for each payment. */
  of: string;
  onFound: (registrations: FoundRegistration[]) => void;
}

const UNREACHED = 'There is no connection, or the site is busy. Please try again.';

const warning = (text: string): FormNotice => ({ kind: 'warning', text });

/** Looks for registrations by anything the search takes. Of several searches the last one counts. */
function FindRegistration({ of, onFound }: FindRegistrationProps) {
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

const loadPaymentSchema = () =>
  import('@/lib/payments/desk/office-money').then((schemas) => schemas.officePaymentSchema);

const byHand = [
  ['cash', 'Cash'],
  ['bank', 'Bank deposit'],
  ['upi', 'UPI'],
] as const;

interface Recorded {
  receipt: { number: string; pdf: string } | null;
}

/** What is known of the money before anybody types: of a line of a bank statement, in rupees. */
interface RecordStart {
  amount: string;
  method: 'bank' | 'upi';
  receivedOn: string;
  reference: string;
  bankLine: string;
}

interface RecordFormProps {
  registration: FoundRegistration;
  start?: RecordStart | undefined;
}

/** Cash, a bank deposit or UPI for a registration. What is left of the price stands there already. */
function RecordForm({ registration, start }: RecordFormProps) {
  const { id, name } = registration;
  const [today] = useState(() => dayOf.format(new Date()));
  const [amount] = useState(() => start?.amount ?? leftOf(registration));
  const known = { ...(start ?? nothingKnown(today)), amount };
  const form = useRecordForm(id, known);
  const { bind, bindChoice, done } = form;
  const other = bind('otherAmount');
  const second = bind('secondPayment');
  const askOther = useOnceTrue(Boolean(other.error));
  const askSecond = useOnceTrue(Boolean(second.error));
  return (
    <OfficeForm
      form={form}
      label={`Record a payment by ${name}`}
      send="Record the payment"
      sending="Recording"
      next={done?.receipt && <OpenReceipt pdf={done.receipt.pdf} />}
    >
      <Line
        {...bind('amount')}
        of={id}
        label="Amount in rupees"
        inputMode="decimal"
        defaultValue={amount}
        required
      />
      {askOther && <Tick {...other} of={id} label="Another amount: the note says why" />}
      <Choices
        {...bindChoice('method')}
        of={id}
        label="How it came"
        choices={byHand}
        start={known.method}
      />
      <Line
        {...bind('reference')}
        of={id}
        label="Reference"
        defaultValue={known.reference}
        hint="For a bank deposit or UPI: the UTR or slip number"
      />
      <Line
        {...bind('receivedOn')}
        of={id}
        label="Day it came"
        type="date"
        defaultValue={known.receivedOn}
        max={today}
        required
      />
      <Words {...bind('note')} of={id} label="Note (optional)" />
      {askSecond && <Tick {...second} of={id} label="It is a second payment" />}
    </OfficeForm>
  );
}

function useRecordForm(registration: string, known: Record<keyof RecordStart, string>) {
  const [requestId] = useState(newRequestId);
  return useOfficeForm<Record<string, string>, Recorded>({
    url: '/api/admin/payments',
    loadSchema: loadPaymentSchema,
    blank: { registration, requestId, ...known, note: '', otherAmount: '', secondPayment: '' },
    told: ({ receipt }) => (receipt ? `Recorded. Receipt ${receipt.number}.` : 'Recorded.'),
  });
}

const nothingKnown = (receivedOn: string) => ({
  method: 'cash',
  receivedOn,
  reference: '',
  bankLine: '',
});

/** The balance in rupees; the whole price where nothing is left of it, '' where nobody knows it. */
function leftOf({ pricePaise, balancePaise }: FoundRegistration): string {
  if (pricePaise === null) return '';
  return String((balancePaise || pricePaise) / 100);
}

function OpenReceipt({ pdf }: { pdf: string }) {
  return (
    <a href={pdf} target="_blank">
      Open the receipt<span className="sr-only"> (opens a new tab)</span>
    </a>
  );
}

const loadRefundSchema = () =>
  import('@/lib/payments/desk/office-money').then((schemas) => schemas.refundSchema);

const THE_SAME_WAY = ['gateway', 'The way it came'] as const;

const told = {
  pending: 'It is on its way back. This page shows when it has arrived.',
  done: 'It has been given back.',
  failed: 'The gateway refused it. Give the money back in another way.',
} as const;

/** Gives back all that is left, or a part. */
function RefundForm({ payment }: { payment: FoundPayment }) {
  const { id, provider, leftPaise } = payment;
  const [requestId] = useState(newRequestId);
  const amount = String(leftPaise / 100);
  const choices = provider === 'office' ? byHand : [THE_SAME_WAY, ...byHand];
  const [[start]] = choices as [readonly [string, string]];
  const form = useOfficeForm<Record<string, string>, { status: keyof typeof told }>({
    url: '/api/admin/refunds',
    loadSchema: loadRefundSchema,
    blank: { payment: id, requestId, amount, method: start, reference: '', reason: '' },
    told: ({ status }) => told[status],
  });
  const { bind, bindChoice } = form;
  return (
    <OfficeForm form={form} label="Give money back" send="Give it back" sending="Giving it back">
      <Line
        {...bind('amount')}
        of={id}
        label="Amount in rupees"
        inputMode="decimal"
        defaultValue={amount}
        required
      />
      <Choices
        {...bindChoice('method')}
        of={id}
        label="How it goes back"
        choices={choices}
        start={start}
      />
      <Line {...bind('reference')} of={id} label="Reference" hint="For a bank deposit or UPI" />
      <Words {...bind('reason')} of={id} label="Why" required />
    </OfficeForm>
  );
}

/** Offered to roles that may refund while something is left of the payment. */
export function GiveBack({ payment }: { payment: FoundPayment }) {
  const { may } = useOffice();
  const offered = useOnceTrue(payment.leftPaise > 0);
  if (!may('payments.refund') || !offered) return null;
  return (
    <Opened summary="Give money back">
      <RefundForm payment={payment} />
    </Opened>
  );
}

const loadMatchSchema = () =>
  import('@/lib/payments/desk/office-money').then((schemas) => schemas.matchSchema);

/** More than these nobody compares. */
const MOST_MATCHES = 8;

/** First find the registration, then say that the payment is for it. */
export function MatchForm({ payment }: { payment: FoundPayment }) {
  const [found, setFound] = useState<FoundRegistration[]>([]);
  const names = found.map(({ id }) => id).join();
  return (
    <>
      <FindRegistration of={payment.id} onFound={(all) => setFound(all.slice(0, MOST_MATCHES))} />
      {found.length > 0 && <Chosen key={names} payment={payment} found={found} />}
    </>
  );
}

function Chosen({ payment, found }: { payment: FoundPayment; found: FoundRegistration[] }) {
  const { id } = payment;
  const start = found.length === 1 ? (found[0]?.id ?? '') : '';
  const form = useOfficeForm<Record<string, string>, { receipt: string }>({
    url: '/api/admin/match',
    loadSchema: loadMatchSchema,
    blank: { payment: id, registration: start, otherAmount: '', secondPayment: '' },
    told: ({ receipt }) => `Matched. Receipt ${receipt}.`,
  });
  const { bind, bindChoice } = form;
  const other = bind('otherAmount');
  const second = bind('secondPayment');
  const askOther = useOnceTrue(Boolean(other.error));
  const askSecond = useOnceTrue(Boolean(second.error));
  const choices = found.map((one) => [one.id, registrationWords(one)] as const);
  return (
    <OfficeForm form={form} label="Match" send="It was paid for this" sending="Matching">
      <Choices
        {...bindChoice('registration')}
        of={id}
        label="Registration"
        choices={choices}
        start={start}
      />
      {askOther && <Tick {...other} of={id} label="It is right that the amount is not the price" />}
      {askSecond && <Tick {...second} of={id} label="It is a second payment" />}
    </OfficeForm>
  );
}

const loadReviewSchema = () =>
  import('@/lib/payments/desk/office-money').then((schemas) => schemas.reviewSchema);

const inReview = [
  ['paid', 'Take what came'],
  ['none', 'No money came'],
] as const;
const otherwise = [['seen', 'It may stay as it is']] as const;

/** What the owner decides of a payment; giving it back has its own form. */
export function ReviewForm({ payment: { id, status } }: { payment: FoundPayment }) {
  const choices = status === 'review' ? inReview : otherwise;
  const [[start]] = choices;
  const form = useOfficeForm<Record<string, string>, unknown>({
    url: '/api/admin/review',
    loadSchema: loadReviewSchema,
    blank: { payment: id, decision: start, reason: '' },
    told: () => 'Decided.',
  });
  const { bind, bindChoice } = form;
  return (
    <OfficeForm form={form} label="Decide" send="Decide" sending="Deciding">
      <Choices
        {...bindChoice('decision')}
        of={id}
        label="What is to become of it"
        choices={choices}
        start={start}
      />
      <Words {...bind('reason')} of={id} label="Why" required />
    </OfficeForm>
  );
}

/** More than these nobody compares. */
const MOST_RESULTS = 8;

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
    setFound(all.slice(0, MOST_RESULTS));
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

/** What was paid, and the forms to record more or to give money back. */
export function RegistrationMoney({ registration }: { registration: FoundRegistration }) {
  return <RegistrationPayments registration={registration} />;
}

/** What can be done with a payment by whoever sits before the screen. */
export function PaymentActions({ payment }: { payment: ListedPayment }) {
  const { may } = useOffice();
  const { status, attention, currency } = payment;
  const matchable = attention === 'unattached' && status !== 'review' && currency === 'INR';
  const decidable = status === 'review' || (attention !== null && attention !== 'unattached');
  return (
    <div className="payments">
      {matchable && (
        <Opened summary="Find the registration">
          <MatchForm payment={payment} />
        </Opened>
      )}
      {may('payments.review') && decidable && (
        <Opened summary={status === 'review' ? 'Take it, or say that none came' : 'Leave it so'}>
          <ReviewForm payment={payment} />
        </Opened>
      )}
      <GiveBack payment={payment} />
    </div>
  );
}

/** What was paid for a registration, and the form for more. */
export function RegistrationPayments({ registration }: { registration: FoundRegistration }) {
  return (
    <div className="payments">
      {registration.payments.map((payment) => (
        <div key={payment.id}>
          <PaymentLine payment={payment} />
          <GiveBack payment={payment} />
        </div>
      ))}
      <Opened summary="Record a payment">
        <RecordForm registration={registration} />
      </Opened>
    </div>
  );
}
