'use client';

import { useState } from 'react';
import { newRequestId } from '@/components/form/call';
import {
  ConfirmField,
  OfficeForm,
  RadioField,
  TextAreaField,
  TextField,
  useOfficeForm,
} from '@/components/office/ui/form';
import { dayOf } from '@/components/office/ui/printed-moment';
import type { Paise } from '@/content/money';
import type { FoundRegistration } from '@/lib/search/staff-search';
import type { FoundPayment } from '@/lib/payments/desk/found-payment';

const officeMoney = () => import('@/lib/payments/office-money');

const officeMethods = [
  ['cash', 'Cash'],
  ['bank', 'Bank deposit'],
  ['upi', 'UPI'],
] as const;

/** Initial values from a statement line; the amount is in rupees. */
export interface RecordStart {
  amount: string;
  method: 'bank' | 'upi';
  receivedOn: string;
  reference: string;
  bankLine: string;
}

export type PaidRegistration = Pick<
  FoundRegistration,
  'id' | 'name' | 'pricePaise' | 'balancePaise'
>;

export interface RecordFormProps {
  registration: PaidRegistration;
  /** The next instalment in paise, in place of the balance. */
  next?: Paise | null;
  initial?: RecordStart | undefined;
}

/** Records cash, a bank deposit or UPI for a registration. The balance is prefilled. */
export function RecordForm({ registration, next, initial }: RecordFormProps) {
  const { id, name } = registration;
  const [today] = useState(() => dayOf.format(new Date()));
  const [amount] = useState(() => initial?.amount ?? openAmount(registration, next));
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

/** The next instalment or the balance in rupees; the full price if nothing is due, '' if unknown. */
function openAmount(
  { pricePaise, balancePaise }: PaidRegistration,
  next: Paise | null = null,
): string {
  if (pricePaise === null) return '';
  return String((next || balancePaise || pricePaise) / 100);
}

const refundMessages = {
  pending: 'The refund is on its way. This page shows when it has arrived.',
  done: 'Refunded.',
  failed: 'The gateway rejected the refund. Refund by another method.',
  waiting:
    'Nothing has been refunded yet. A second person has to confirm this refund under “Payments”.',
} as const;

/** A full or partial refund; of the amount owed back, if any. */
export function RefundForm({ payment }: { payment: FoundPayment }) {
  const { id, provider, leftPaise, owedBackPaise } = payment;
  const [requestId] = useState(newRequestId);
  const amount = String((owedBackPaise || leftPaise) / 100);
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
