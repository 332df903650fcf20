'use client';

import { Choices, Words } from '@/components/office/form/office-fields';
import { OfficeForm, useOfficeForm } from '@/components/office/form/office-form';
import { Opened } from '@/components/office/form/opened';
import { RecordHere } from '@/components/office/payments/record-here';
import type { BankLeftover } from '@/lib/payments/bank/bank-statement';
import { hintWords } from './bank-line';

const loadMatch = () =>
  import('@/lib/payments/bank/bank-statement').then((all) => all.bankMatchSchema);
const loadSetAside = () =>
  import('@/lib/payments/bank/bank-statement').then((all) => all.bankSetAsideSchema);

/** What can be done with a line that no payment was found for. */
export function LeftoverActions({ line }: { line: BankLeftover }) {
  const { id, day, paise, reference, description, choices } = line;
  const method = /\bupi\b/i.test(description) ? 'upi' : 'bank';
  const start = { amount: String(paise / 100), method, receivedOn: day, bankLine: id } as const;
  return (
    <div className="payments">
      {choices.length > 0 && (
        <Opened summary={`Match it to a payment: ${choices.length}`}>
          <MatchLine line={line} />
        </Opened>
      )}
      <RecordHere
        of={id}
        summary="Record a payment from it"
        start={{ ...start, reference: (reference || description).slice(0, 60).trim() }}
      />
      <Opened summary="Set it aside">
        <SetAside id={id} />
      </Opened>
    </div>
  );
}

function MatchLine({ line: { id, choices, fits } }: { line: BankLeftover }) {
  const start = fits === 1 ? (choices[0]?.id ?? '') : '';
  const form = useOfficeForm<Record<string, string>, unknown>({
    url: '/api/admin/bank-match',
    loadSchema: loadMatch,
    blank: { line: id, payment: start },
    told: () => 'Matched.',
  });
  return (
    <OfficeForm form={form} label="Match the line" send="It is this payment" sending="Matching">
      <Choices
        {...form.bindChoice('payment')}
        of={id}
        label="Payment"
        start={start}
        choices={choices.map((one) => [one.id, hintWords(one)] as const)}
      />
    </OfficeForm>
  );
}

function SetAside({ id }: { id: string }) {
  const form = useOfficeForm<Record<string, string>, unknown>({
    url: '/api/admin/bank-set-aside',
    loadSchema: loadSetAside,
    blank: { line: id, reason: '' },
    told: () => 'Set aside.',
  });
  return (
    <OfficeForm form={form} label="Set the line aside" send="Set it aside" sending="Setting aside">
      <Words {...form.bind('reason')} of={id} label="Why it belongs to no payment" required />
    </OfficeForm>
  );
}
