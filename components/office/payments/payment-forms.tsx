'use client';

import { useRef, useState, type FormEvent } from 'react';
import { newRequestId } from '@/components/form/call';
import { Field } from '@/components/form/fields';
import { Notice } from '@/components/form/notice';
import type { FormNotice } from '@/components/form/use-checked-form';
import { searchCall } from '@/components/office/frame/office-call';
import { LazyDetails } from '@/components/office/ui/details';
import {
  ConfirmField,
  OfficeForm,
  RadioField,
  TextAreaField,
  TextField,
  useHasBeenTrue,
  useOffice,
  useOfficeForm,
} from '@/components/office/ui/form';
import { dayOf } from '@/components/office/ui/printed-moment';
import { leaveExpiredSession } from '@/components/student/session/session';
import { buttonClass } from '@/components/ui/button';
import { LONGEST_SEARCH, type FoundRegistration } from '@/lib/office/search/staff-search';
import type { FoundPayment } from '@/lib/payments/desk/found-payment';
import { registrationLabel } from './payment-labels';
import { PaymentLine } from './payment-line';

const officeMoney = () => import('@/lib/payments/desk/office-money');

const officeMethods = [
  ['cash', 'Cash'],
  ['bank', 'Bank deposit'],
  ['upi', 'UPI'],
] as const;

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
  const [requestId] = useState(newRequestId);
  const blankStart = { method: 'cash', receivedOn: today, reference: '', bankLine: '' };
  const known = { ...(initial ?? blankStart), amount };
  const form = useOfficeForm({
    url: '/api/admin/payments',
    loadSchema: () => officeMoney().then((schemas) => schemas.officePaymentSchema),
    blank: { registration: id, requestId, ...known, note: '', otherAmount: '', secondPayment: '' },
    doneText: ({ receipt }) => (receipt ? `Recorded. Receipt ${receipt.number}.` : 'Recorded.'),
  });
  const { bind, bindChoice, done } = form;
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
        label="Amount in rupees"
        inputMode="decimal"
        defaultValue={amount}
        required
      />
      <ConfirmField
        {...bind('otherAmount')}
        label="Different amount: give the reason in the note"
      />
      <RadioField
        {...bindChoice('method')}
        label="Method"
        choices={officeMethods}
        initial={known.method}
      />
      <TextField
        {...bind('reference')}
        label="Reference"
        defaultValue={known.reference}
        hint="For a bank deposit or UPI: the UTR or slip number"
      />
      <TextField
        {...bind('receivedOn')}
        label="Date received"
        type="date"
        defaultValue={known.receivedOn}
        max={today}
        required
      />
      <TextAreaField {...bind('note')} label="Note (optional)" />
      <ConfirmField {...bind('secondPayment')} label="This is a second payment" />
    </OfficeForm>
  );
}

function OpenReceipt({ pdf }: { pdf: string }) {
  return (
    <a href={pdf} target="_blank">
      Open the receipt<span className="sr-only"> (opens a new tab)</span>
    </a>
  );
}

/** The balance in rupees; the full price if nothing is due, '' if unknown. */
function openAmount({ pricePaise, balancePaise }: FoundRegistration): string {
  if (pricePaise === null) return '';
  return String((balancePaise || pricePaise) / 100);
}

const refundMessages = {
  pending: 'The refund is on its way. This page shows when it has arrived.',
  done: 'Refunded.',
  failed: 'The gateway rejected the refund. Refund by another method.',
  waiting:
    'Nothing has been refunded yet. A second person has to confirm this refund under “Payments”.',
} as const;

/** A full or partial refund. */
function RefundForm({ payment: { id, provider, leftPaise } }: { payment: FoundPayment }) {
  const [requestId] = useState(newRequestId);
  const amount = String(leftPaise / 100);
  const method = provider === 'office' ? 'cash' : 'gateway';
  const form = useOfficeForm({
    url: '/api/admin/refunds',
    loadSchema: () => officeMoney().then((schemas) => schemas.refundSchema),
    blank: { payment: id, requestId, amount, method, reference: '', reason: '' },
    doneText: ({ status }) => refundMessages[status],
  });
  const { bind, bindChoice } = form;
  return (
    <OfficeForm form={form} label="Refund" send="Refund payment" sending="Refunding">
      <TextField
        {...bind('amount')}
        label="Amount in rupees"
        inputMode="decimal"
        defaultValue={amount}
        required
      />
      <RadioField
        {...bindChoice('method')}
        label="Method"
        choices={
          method === 'cash' ? officeMethods : [['gateway', 'Original method'], ...officeMethods]
        }
        initial={method}
      />
      <TextField {...bind('reference')} label="Reference" hint="For a bank deposit or UPI" />
      <TextAreaField {...bind('reason')} label="Reason" required />
    </OfficeForm>
  );
}

/** Shown to roles that may refund, while the payment has a refundable balance. */
function RefundDetails({ payment }: { payment: FoundPayment }) {
  const { may } = useOffice();
  const wasRefundable = useHasBeenTrue(payment.leftPaise > 0);
  if (!may('payments.refund') || !wasRefundable) return null;
  return (
    <LazyDetails summary="Refund">
      <RefundForm payment={payment} />
    </LazyDetails>
  );
}

/** Finds the registration, then matches the payment to it. */
function MatchForm({ payment }: { payment: FoundPayment }) {
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
function ReviewForm({ payment: { id, status } }: { payment: FoundPayment }) {
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

/** Whether its registration can be looked for. */
export function isMatchable({ attention, status, currency }: FoundPayment): boolean {
  return attention === 'unattached' && status !== 'review' && currency === 'INR';
}

/** The actions that the signed-in role may take on a payment. */
export function PaymentActions({ payment }: { payment: FoundPayment }) {
  const { may } = useOffice();
  const { status, attention } = payment;
  const isReview = status === 'review';
  const isDecidable = isReview || (attention !== null && attention !== 'unattached');
  return (
    <div className="office-actions">
      {isMatchable(payment) && (
        <LazyDetails summary="Match to a registration">
          <MatchForm payment={payment} />
        </LazyDetails>
      )}
      {may('payments.review') && isDecidable && (
        <LazyDetails summary={isReview ? 'Accept or reject the payment' : 'Mark as resolved'}>
          <ReviewForm payment={payment} />
        </LazyDetails>
      )}
      <RefundDetails payment={payment} />
    </div>
  );
}

interface FindAndRecordProps {
  /** Keeps ids unique: there may be a form for each statement line. */
  idSuffix: string;
  summary: string;
  className?: string;
  initial?: RecordStart;
}

/** Finds the registration by number or name, then records the payment. */
export function FindAndRecord({ idSuffix, summary, className, initial }: FindAndRecordProps) {
  const [found, setFound] = useState<FoundRegistration[]>([]);
  const [chosen, setChosen] = useState<string | null>(null);
  const show = (all: FoundRegistration[]) => {
    setFound(all);
    setChosen(all.length === 1 ? (all[0]?.id ?? null) : null);
  };
  const registration = found.find(({ id }) => id === chosen);
  return (
    <LazyDetails summary={summary} className={className}>
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

/** The payments of a registration, and the form to record one. */
export function RegistrationPayments({ registration }: { registration: FoundRegistration }) {
  return (
    <div className="office-actions">
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
