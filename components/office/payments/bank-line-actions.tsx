'use client';

import { FindAndRecord, RecordFor } from './payment-actions';
import { LazyDetails } from '@/components/office/ui/details';
import { ActionForm, OfficeForm, RadioField, useOfficeForm } from '@/components/office/ui/form';
import type { UnresolvedLine, DecidedLine } from '@/lib/payments/bank/bank-statement';
import { utrsIn } from '@/lib/payments/upi/upi-link';
import { paymentSummary } from './bank-line';

const bankStatement = () => import('@/lib/payments/bank/bank-statement');

/** Actions for an unmatched line. */
export function OpenLineActions({ line }: { line: UnresolvedLine }) {
  const { id, day, paise, reference, description, choices, payers } = line;
  const method = /\bupi\b/i.test(description) ? 'upi' : 'bank';
  const [utr] = payers.length > 0 ? utrsIn(`${reference} ${description}`) : [];
  const start = { amount: String(paise / 100), method, receivedOn: day, bankLine: id } as const;
  const initial = { ...start, reference: utr ?? (reference || description).slice(0, 60).trim() };
  return (
    <div className="office-actions">
      {choices.length > 0 && (
        <LazyDetails summary={`Match to a payment: ${choices.length}`}>
          <MatchLine line={line} />
        </LazyDetails>
      )}
      {payers.map(({ registrationId, name, registrationnumber }) => (
        <RecordFor
          key={registrationId}
          summary={`Record as a payment by ${name}, Reg. No ${registrationnumber}`}
          registration={{ id: registrationId, name, pricePaise: null, balancePaise: null }}
          initial={initial}
        />
      ))}
      <FindAndRecord idSuffix={id} summary="Record as a payment" initial={initial} />
      <LazyDetails summary="Set aside: not a payment">
        <ActionForm
          url="/api/admin/bank-set-aside"
          loadSchema={() => bankStatement().then((schemas) => schemas.bankSetAsideSchema)}
          blank={{ line: id }}
          doneText={() => 'Set aside.'}
          label="Set the line aside"
          send="Set aside"
          sending="Setting aside"
          reason="Reason it is not a payment"
        />
      </LazyDetails>
    </div>
  );
}

function MatchLine({ line: { id, choices, fits } }: { line: UnresolvedLine }) {
  const only = fits === 1 ? (choices[0]?.id ?? '') : '';
  const form = useOfficeForm({
    url: '/api/admin/bank-match',
    loadSchema: () => bankStatement().then((schemas) => schemas.bankMatchSchema),
    blank: { line: id, payment: only },
    doneText: () => 'Matched.',
  });
  return (
    <OfficeForm form={form} label="Match the line" send="Match" sending="Matching">
      <RadioField
        {...form.bindChoice('payment')}
        label="Payment"
        initial={only}
        choices={choices.map((one) => [one.id, paymentSummary(one)] as const)}
      />
    </OfficeForm>
  );
}

/** Undoes a decision: the line becomes unresolved again. */
export function UndoDecision({ line }: { line: Pick<DecidedLine, 'id' | 'payment'> }) {
  return (
    <LazyDetails summary={line.payment ? 'Undo match' : 'Back to unmatched'}>
      <ActionForm
        url="/api/admin/bank-put-back"
        loadSchema={() => bankStatement().then((schemas) => schemas.bankPutBackSchema)}
        blank={{ line: line.id, payment: line.payment?.id ?? '' }}
        doneText={() => 'The line is unmatched again.'}
        label={line.payment ? 'Undo the match' : 'Back to unmatched'}
        send="Undo"
        sending="Undoing"
        reason="Reason"
      >
        <p className="office-note">
          The line becomes unmatched again.{line.payment && ' The payment stays recorded.'}
        </p>
      </ActionForm>
    </LazyDetails>
  );
}
