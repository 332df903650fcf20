import { useState } from 'react';
import { newRequestId } from '@/components/form/call';
import { Choices, Line, Tick, Words } from '@/components/office/form/office-fields';
import { OfficeForm, useOfficeForm, useOnceTrue } from '@/components/office/form/office-form';
import { dayOf } from '@/components/office/frame/printed-moment';
import type { FoundRegistration } from '@/lib/office/search/staff-search';

const loadSchema = () =>
  import('@/lib/payments/desk/office-money').then((schemas) => schemas.officePaymentSchema);

export const byHand = [
  ['cash', 'Cash'],
  ['bank', 'Bank deposit'],
  ['upi', 'UPI'],
] as const;

interface Recorded {
  receipt: { number: string; pdf: string } | null;
}

/** What is known of the money before anybody types: of a line of a bank statement, in rupees. */
export interface RecordStart {
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
export function RecordForm({ registration, start }: RecordFormProps) {
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
    loadSchema,
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
