import { useState } from 'react';
import type { FoundPayment } from '@/lib/schemas/found-payment';
import type { FoundRegistration } from '@/lib/schemas/staff-search';
import { FindRegistration } from './find-registration';
import { Choices, Tick } from './office-fields';
import { OfficeForm } from './office-form';
import { registrationWords } from './registration-words';
import { useOfficeForm } from './use-office-form';
import { useOnceTrue } from './use-once-true';

const loadSchema = () =>
  import('@/lib/schemas/office-money').then((schemas) => schemas.matchSchema);

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
