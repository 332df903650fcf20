'use client';

import { useState } from 'react';
import { call } from '@/components/form/call';
import { TextField } from '@/components/form/fields';
import { useHydrated } from '@/components/form/form-values';
import { Notice } from '@/components/form/notice';
import { useCheckedForm } from '@/components/form/use-checked-form';
import { leaveExpiredSession, readToken } from '@/components/student/accounts/session';
import { buttonClass } from '@/components/ui/button';
import type { Paise } from '@/content/money';
import { paymentPage } from '@/lib/payments/payment-page-words';
import type { InstalmentChoice } from '@/lib/payments/instalments';
import { useChosenPart } from './chosen-part';
import { agree } from './payment-form';

const words = paymentPage.upi;

const loadSchema = () =>
  import('@/lib/payments/upi/claim-forms').then(({ upiClaimSchema }) => upiClaimSchema);

/** Copies the UPI id. */
export function CopyUpiId({ upiId }: { upiId: string }) {
  const [isCopied, setCopied] = useState(false);
  const hydrated = useHydrated();
  const copy = async () => {
    await navigator.clipboard.writeText(upiId);
    setCopied(true);
  };
  if (!hydrated) return null;
  return (
    <>
      <button type="button" className={buttonClass('outline')} onClick={() => void copy()}>
        {words.copy}
      </button>
      <span role="status" className="text-muted">
        {isCopied && words.copied}
      </span>
    </>
  );
}

interface UpiClaimFormProps {
  registration: string;
  /** The whole amount due, in paise. */
  whole: Paise;
  instalments: InstalmentChoice | null;
}

/** Reports the UTR of a transfer of the chosen amount. Another one can be reported afterwards. */
export function UpiClaimForm({ registration, whole, instalments }: UpiClaimFormProps) {
  const isPart = useChosenPart(instalments?.agreed ?? false);
  const part = isPart ? instalments : null;
  const [isDone, setDone] = useState(false);
  const blank = { registration, utr: '' };
  const form = useCheckedForm({ loadSchema, blank, incomplete: null });
  const { ref, bind, values, showErrors, submitWith, notify, notice, sending } = form;
  const hydrated = useHydrated();
  const send = async () => {
    const { utr = '' } = values();
    const agreed = part && !part.agreed ? await agree(registration, part) : null;
    const body = { registration, utr, amount: String((part ? part.next.left : whole) / 100) };
    const outcome =
      agreed && !agreed.ok
        ? agreed
        : await call('/api/student/upi-claim', { body, token: readToken() });
    if (outcome.ok) return setDone(true);
    if (outcome.reason === 'unauthorized') return leaveExpiredSession();
    await showErrors(outcome.fields);
    const isShown = Boolean(outcome.fields.utr);
    if (!isShown) notify('warning', outcome.message || words.unreached, null);
  };
  if (isDone) {
    return (
      <Notice notice={{ kind: 'success', text: words.claimed }}>
        <a href="/history">Purchased History</a>
      </Notice>
    );
  }
  return (
    <form ref={ref} onSubmit={submitWith(send)} noValidate aria-label={words.claim}>
      <TextField
        {...bind('utr')}
        label={words.utr}
        hint={words.utrHint}
        inputMode="numeric"
        autoComplete="off"
      />
      <Notice notice={notice} />
      <button
        type="submit"
        className={buttonClass('outline')}
        disabled={!hydrated}
        aria-disabled={sending || undefined}
      >
        {sending && <span className="spinner" aria-hidden />}
        {words.claim}
      </button>
    </form>
  );
}
