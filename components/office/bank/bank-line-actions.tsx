'use client';

import { FindAndRecord } from '@/components/office/payments/payment-forms';
import { LazyDetails } from '@/components/office/ui/details';
import { RadioField, OfficeForm, useOfficeForm, TextAreaField } from '@/components/office/ui/form';
import type { UnresolvedLine, DecidedLine } from '@/lib/payments/bank/bank-statement';
import { paymentSummary } from './bank-line';

const loadMatch = () =>
  import('@/lib/payments/bank/bank-statement').then((all) => all.bankMatchSchema);
const loadSetAside = () =>
  import('@/lib/payments/bank/bank-statement').then((all) => all.bankSetAsideSchema);

/** Actions for an unmatched line. */
export function OpenLineActions({ line }: { line: UnresolvedLine }) {
  const { id, day, paise, reference, description, choices } = line;
  const method = /\bupi\b/i.test(description) ? 'upi' : 'bank';
  const start = { amount: String(paise / 100), method, receivedOn: day, bankLine: id } as const;
  return (
    <div className="payments">
      {choices.length > 0 && (
        <LazyDetails summary={`Match it to a payment: ${choices.length}`}>
          <MatchLine line={line} />
        </LazyDetails>
      )}
      <FindAndRecord
        idSuffix={id}
        summary="Record a payment from it"
        initial={{ ...start, reference: (reference || description).slice(0, 60).trim() }}
      />
      <LazyDetails summary="Set it aside">
        <SetAside id={id} />
      </LazyDetails>
    </div>
  );
}

function MatchLine({ line: { id, choices, fits } }: { line: UnresolvedLine }) {
  const start = fits === 1 ? (choices[0]?.id ?? '') : '';
  const form = useOfficeForm({
    url: '/api/admin/bank-match',
    loadSchema: loadMatch,
    blank: { line: id, payment: start },
    doneText: () => 'Matched.',
  });
  return (
    <OfficeForm form={form} label="Match the line" send="It is this payment" sending="Matching">
      <RadioField
        {...form.bindChoice('payment')}
        idSuffix={id}
        label="Payment"
        initial={start}
        choices={choices.map((one) => [one.id, paymentSummary(one)] as const)}
      />
    </OfficeForm>
  );
}

function SetAside({ id }: { id: string }) {
  const form = useOfficeForm({
    url: '/api/admin/bank-set-aside',
    loadSchema: loadSetAside,
    blank: { line: id, reason: '' },
    doneText: () => 'Set aside.',
  });
  return (
    <OfficeForm form={form} label="Set the line aside" send="Set it aside" sending="Setting aside">
      <TextAreaField
        {...form.bind('reason')}
        idSuffix={id}
        label="Why it belongs to no payment"
        required
      />
    </OfficeForm>
  );
}

const loadUndoSchema = () =>
  import('@/lib/payments/bank/bank-statement').then((all) => all.bankPutBackSchema);

/** Undoes a decision: the line becomes unresolved again. */
export function UndoDecision({ line }: { line: Pick<DecidedLine, 'id' | 'payment'> }) {
  return (
    <div className="payments">
      <LazyDetails summary="This is wrong">
        <UndoDecisionForm line={line} />
      </LazyDetails>
    </div>
  );
}

function UndoDecisionForm({
  line: { id, payment },
}: {
  line: Pick<DecidedLine, 'id' | 'payment'>;
}) {
  const form = useOfficeForm({
    url: '/api/admin/bank-put-back',
    loadSchema: loadUndoSchema,
    blank: { line: id, payment: payment?.id ?? '', reason: '' },
    doneText: () => 'It is left to look at again.',
  });
  return (
    <OfficeForm form={form} label="Put the line back" send="Put it back" sending="Putting back">
      <p className="office-note">
        The line goes back to those that are left to look at. The payment itself stays recorded.
      </p>
      <TextAreaField {...form.bind('reason')} idSuffix={id} label="What was wrong" required />
    </OfficeForm>
  );
}
