import { useState } from 'react';
import { Choices, Tick } from '@/components/office/form/office-fields';
import { OfficeForm, useOfficeForm, useOnceTrue } from '@/components/office/form/office-form';
import type { FoundRegistration } from '@/lib/office/search/staff-search';
import type { FoundPayment } from '@/lib/payments/desk/payment-list';
import { FindRegistration } from './find-registration';
import { registrationWords } from './registration-words';

const loadSchema = () =>
  import('@/lib/payments/desk/office-money').then((schemas) => schemas.matchSchema);

/** More than these nobody compares. */
const MOST = 8;

/** First find the registration, then say that the payment is for it. */
export function MatchForm({ payment }: { payment: FoundPayment }) {
  const [found, setFound] = useState<FoundRegistration[]>([]);
  const names = found.map(({ id }) => id).join();
  return (
    <>
      <FindRegistration of={payment.id} onFound={(all) => setFound(all.slice(0, MOST))} />
      {found.length > 0 && <Chosen key={names} payment={payment} found={found} />}
    </>
  );
}

function Chosen({ payment, found }: { payment: FoundPayment; found: FoundRegistration[] }) {
  const { id } = payment;
  const start = found.length === 1 ? (found[0]?.id ?? '') : '';
  const form = useOfficeForm<Record<string, string>, { receipt: string }>({
    url: '/api/admin/match',
    loadSchema,
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
