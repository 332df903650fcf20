'use client';

import { RecordHere } from '@/components/office/payments/payment-forms';
import { Opened } from '@/components/office/ui/details';
import { Choices, OfficeForm, useOfficeForm, Words } from '@/components/office/ui/form';
import type { BankLeftover, DecidedLine } from '@/lib/payments/bank/bank-statement';
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

const loadPutBack = () =>
  import('@/lib/payments/bank/bank-statement').then((all) => all.bankPutBackSchema);

/** For what was decided wrongly: the line is left to look at again. */
export function PutBack({ line }: { line: Pick<DecidedLine, 'id' | 'payment'> }) {
  return (
    <div className="payments">
      <Opened summary="This is wrong">
        <PutBackForm line={line} />
      </Opened>
    </div>
  );
}

function PutBackForm({ line: { id, payment } }: { line: Pick<DecidedLine, 'id' | 'payment'> }) {
  const form = useOfficeForm<Record<string, string>, unknown>({
    url: '/api/admin/bank-put-back',
    loadSchema: loadPutBack,
    blank: { line: id, payment: payment?.id ?? '', reason: '' },
    told: () => 'It is left to look at again.',
  });
  return (
    <OfficeForm form={form} label="Put the line back" send="Put it back" sending="Putting back">
      <p className="person-note">
        The line goes back to those that are left to look at. The payment itself stays recorded.
      </p>
      <Words {...form.bind('reason')} of={id} label="What was wrong" required />
    </OfficeForm>
  );
}
