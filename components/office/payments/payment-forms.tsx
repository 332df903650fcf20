'use client';

import { useRef, useState, type FormEvent } from 'react';
import { newRequestId } from '@/components/form/call';
import { Notice } from '@/components/form/notice';
import type { FormNotice } from '@/components/form/use-checked-form';
import { searchCall } from '@/components/office/frame/office-call';
import { LazyDetails } from '@/components/office/ui/details';
import {
  RadioField,
  TextField,
  OfficeForm,
  CheckboxField,
  useOffice,
  useOfficeForm,
  useHasBeenTrue,
  TextAreaField,
} from '@/components/office/ui/form';
import { dayOf } from '@/components/office/ui/printed-moment';
import { leaveExpiredSession } from '@/components/student/session/session';
import { buttonClass } from '@/components/ui/button';
import { LONGEST_SEARCH, type FoundRegistration } from '@/lib/office/search/staff-search';
import type { FoundPayment, ListedPayment } from '@/lib/payments/desk/payment-list';
import { registrationLabel } from './payment-labels';
import { PaymentLine } from './payment-line';

interface FindRegistrationProps {
  /** Keeps ids unique: there is a form for each payment. */
  idSuffix: string;
  onFound: (registrations: FoundRegistration[]) => void;
}

const UNREACHED = 'There is no connection, or the site is busy. Please try again.';

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
    onFound(registrations);
  };
  return (
    <form className="office-form" onSubmit={(event) => void find(event)} aria-label="Find it">
      <div className="field">
        <label htmlFor={`find-${idSuffix}`}>Name, phone or registration number</label>
        <input
          id={`find-${idSuffix}`}
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

const officeMethods = [
  ['cash', 'Cash'],
  ['bank', 'Bank deposit'],
  ['upi', 'UPI'],
] as const;

/** Initial values from a statement line; the amount is in rupees. */
interface RecordStart {
  amount: string;
  method: 'bank' | 'upi';
  receivedOn: string;
  reference: string;
  bankLine: string;
}

interface RecordFormProps {
  registration: FoundRegistration;
  initial?: RecordStart | undefined;
}

/** Records cash, a bank deposit or UPI for a registration. The balance is prefilled. */
function RecordForm({ registration, initial }: RecordFormProps) {
  const { id, name } = registration;
  const [today] = useState(() => dayOf.format(new Date()));
  const [amount] = useState(() => initial?.amount ?? openAmount(registration));
  const known = { ...(initial ?? emptyStart(today)), amount };
  const form = useRecordForm(id, known);
  const { bind, bindChoice, done } = form;
  const other = bind('otherAmount');
  const second = bind('secondPayment');
  const askOther = useHasBeenTrue(Boolean(other.error));
  const askSecond = useHasBeenTrue(Boolean(second.error));
  return (
    <OfficeForm
      form={form}
      label={`Record a payment by ${name}`}
      send="Record the payment"
      sending="Recording"
      next={done?.receipt && <OpenReceipt pdf={done.receipt.pdf} />}
    >
      <TextField
        {...bind('amount')}
        idSuffix={id}
        label="Amount in rupees"
        inputMode="decimal"
        defaultValue={amount}
        required
      />
      {askOther && (
        <CheckboxField {...other} idSuffix={id} label="Another amount: the note says why" />
      )}
      <RadioField
        {...bindChoice('method')}
        idSuffix={id}
        label="How it came"
        choices={officeMethods}
        initial={known.method}
      />
      <TextField
        {...bind('reference')}
        idSuffix={id}
        label="Reference"
        defaultValue={known.reference}
        hint="For a bank deposit or UPI: the UTR or slip number"
      />
      <TextField
        {...bind('receivedOn')}
        idSuffix={id}
        label="Day it came"
        type="date"
        defaultValue={known.receivedOn}
        max={today}
        required
      />
      <TextAreaField {...bind('note')} idSuffix={id} label="Note (optional)" />
      {askSecond && <CheckboxField {...second} idSuffix={id} label="It is a second payment" />}
    </OfficeForm>
  );
}

function useRecordForm(registration: string, known: Record<keyof RecordStart, string>) {
  const [requestId] = useState(newRequestId);
  return useOfficeForm({
    url: '/api/admin/payments',
    loadSchema: loadPaymentSchema,
    blank: { registration, requestId, ...known, note: '', otherAmount: '', secondPayment: '' },
    doneText: ({ receipt }) => (receipt ? `Recorded. Receipt ${receipt.number}.` : 'Recorded.'),
  });
}

const emptyStart = (receivedOn: string) => ({
  method: 'cash',
  receivedOn,
  reference: '',
  bankLine: '',
});

/** The balance in rupees; the full price if nothing is due, '' if unknown. */
function openAmount({ pricePaise, balancePaise }: FoundRegistration): string {
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

const SAME_METHOD = ['gateway', 'The way it came'] as const;

const refundMessages = {
  pending: 'It is on its way back. This page shows when it has arrived.',
  done: 'It has been given back.',
  failed: 'The gateway refused it. Give the money back in another way.',
} as const;

/** A full or partial refund. */
function RefundForm({ payment }: { payment: FoundPayment }) {
  const { id, provider, leftPaise } = payment;
  const [requestId] = useState(newRequestId);
  const amount = String(leftPaise / 100);
  const choices = provider === 'office' ? officeMethods : [SAME_METHOD, ...officeMethods];
  const [[start]] = choices as [readonly [string, string]];
  const form = useOfficeForm({
    url: '/api/admin/refunds',
    loadSchema: loadRefundSchema,
    blank: { payment: id, requestId, amount, method: start, reference: '', reason: '' },
    doneText: ({ status }) => refundMessages[status],
  });
  const { bind, bindChoice } = form;
  return (
    <OfficeForm form={form} label="Give money back" send="Give it back" sending="Giving it back">
      <TextField
        {...bind('amount')}
        idSuffix={id}
        label="Amount in rupees"
        inputMode="decimal"
        defaultValue={amount}
        required
      />
      <RadioField
        {...bindChoice('method')}
        idSuffix={id}
        label="How it goes back"
        choices={choices}
        initial={start}
      />
      <TextField
        {...bind('reference')}
        idSuffix={id}
        label="Reference"
        hint="For a bank deposit or UPI"
      />
      <TextAreaField {...bind('reason')} idSuffix={id} label="Why" required />
    </OfficeForm>
  );
}

/** Shown to roles that may refund, while the payment has a refundable balance. */
export function RefundDetails({ payment }: { payment: FoundPayment }) {
  const { may } = useOffice();
  const offered = useHasBeenTrue(payment.leftPaise > 0);
  if (!may('payments.refund') || !offered) return null;
  return (
    <LazyDetails summary="Give money back">
      <RefundForm payment={payment} />
    </LazyDetails>
  );
}

const loadMatchSchema = () =>
  import('@/lib/payments/desk/office-money').then((schemas) => schemas.matchSchema);

const MOST_MATCHES = 8;

/** Finds the registration, then matches the payment to it. */
export function MatchForm({ payment }: { payment: FoundPayment }) {
  const [found, setFound] = useState<FoundRegistration[]>([]);
  const names = found.map(({ id }) => id).join();
  return (
    <>
      <FindRegistration
        idSuffix={payment.id}
        onFound={(all) => setFound(all.slice(0, MOST_MATCHES))}
      />
      {found.length > 0 && <MatchFound key={names} payment={payment} found={found} />}
    </>
  );
}

function MatchFound({ payment, found }: { payment: FoundPayment; found: FoundRegistration[] }) {
  const { id } = payment;
  const start = found.length === 1 ? (found[0]?.id ?? '') : '';
  const form = useOfficeForm({
    url: '/api/admin/match',
    loadSchema: loadMatchSchema,
    blank: { payment: id, registration: start, otherAmount: '', secondPayment: '' },
    doneText: ({ receipt }) => `Matched. Receipt ${receipt}.`,
  });
  const { bind, bindChoice } = form;
  const other = bind('otherAmount');
  const second = bind('secondPayment');
  const askOther = useHasBeenTrue(Boolean(other.error));
  const askSecond = useHasBeenTrue(Boolean(second.error));
  const choices = found.map((one) => [one.id, registrationLabel(one)] as const);
  return (
    <OfficeForm form={form} label="Match" send="It was paid for this" sending="Matching">
      <RadioField
        {...bindChoice('registration')}
        idSuffix={id}
        label="Registration"
        choices={choices}
        initial={start}
      />
      {askOther && (
        <CheckboxField
          {...other}
          idSuffix={id}
          label="It is right that the amount is not the price"
        />
      )}
      {askSecond && <CheckboxField {...second} idSuffix={id} label="It is a second payment" />}
    </OfficeForm>
  );
}

const loadReviewSchema = () =>
  import('@/lib/payments/desk/office-money').then((schemas) => schemas.reviewSchema);

const reviewDecisions = [
  ['paid', 'Take what came'],
  ['none', 'No money came'],
] as const;
const attentionDecisions = [['seen', 'It may stay as it is']] as const;

/** The owner's decisions about a payment; a refund has its own form. */
export function ReviewForm({ payment: { id, status } }: { payment: FoundPayment }) {
  const choices = status === 'review' ? reviewDecisions : attentionDecisions;
  const [[start]] = choices;
  const form = useOfficeForm({
    url: '/api/admin/review',
    loadSchema: loadReviewSchema,
    blank: { payment: id, decision: start, reason: '' },
    doneText: () => 'Decided.',
  });
  const { bind, bindChoice } = form;
  return (
    <OfficeForm form={form} label="Decide" send="Decide" sending="Deciding">
      <RadioField
        {...bindChoice('decision')}
        idSuffix={id}
        label="What is to become of it"
        choices={choices}
        initial={start}
      />
      <TextAreaField {...bind('reason')} idSuffix={id} label="Why" required />
    </OfficeForm>
  );
}

const MOST_RESULTS = 8;

interface FindAndRecordProps {
  /** Keeps ids unique: there may be a form for each statement line. */
  idSuffix: string;
  summary: string;
  initial?: RecordStart;
}

/** Finds the registration by number or name, then records the payment. */
export function FindAndRecord({ idSuffix, summary, initial }: FindAndRecordProps) {
  const [found, setFound] = useState<FoundRegistration[]>([]);
  const [chosen, setChosen] = useState<string | null>(null);
  const show = (all: FoundRegistration[]) => {
    setFound(all.slice(0, MOST_RESULTS));
    setChosen(all.length === 1 ? (all[0]?.id ?? null) : null);
  };
  const registration = found.find(({ id }) => id === chosen);
  return (
    <LazyDetails summary={summary} className="record-here">
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
    </LazyDetails>
  );
}

/** The payments of a registration, with forms to record and refund. */
export function RegistrationMoney({ registration }: { registration: FoundRegistration }) {
  return <RegistrationPayments registration={registration} />;
}

/** The actions the signed-in role may take on a payment. */
export function PaymentActions({ payment }: { payment: ListedPayment }) {
  const { may } = useOffice();
  const { status, attention, currency } = payment;
  const matchable = attention === 'unattached' && status !== 'review' && currency === 'INR';
  const decidable = status === 'review' || (attention !== null && attention !== 'unattached');
  return (
    <div className="payments">
      {matchable && (
        <LazyDetails summary="Find the registration">
          <MatchForm payment={payment} />
        </LazyDetails>
      )}
      {may('payments.review') && decidable && (
        <LazyDetails
          summary={status === 'review' ? 'Take it, or say that none came' : 'Leave it so'}
        >
          <ReviewForm payment={payment} />
        </LazyDetails>
      )}
      <RefundDetails payment={payment} />
    </div>
  );
}

/** The payments of a registration, and the form to record one. */
export function RegistrationPayments({ registration }: { registration: FoundRegistration }) {
  return (
    <div className="payments">
      {registration.payments.map((payment) => (
        <div key={payment.id}>
          <PaymentLine payment={payment} />
          <RefundDetails payment={payment} />
        </div>
      ))}
      <LazyDetails summary="Record a payment">
        <RecordForm registration={registration} />
      </LazyDetails>
    </div>
  );
}
