'use client';

import { LazyDetails } from '@/components/office/ui/details';
import { OfficeForm, TextAreaField, useOfficeForm } from '@/components/office/ui/form';
import type { ListedUpiClaim } from '@/lib/payments/upi/upi-claims';
import { RecordFor } from './payment-actions';

/** Records the payment of a claim, or declines it. */
export function UpiClaimActions({ claim }: { claim: ListedUpiClaim }) {
  const { id, registrationId, name, pricePaise, balancePaise, amount, utr, on, line } = claim;
  return (
    <div className="office-actions">
      <RecordFor
        summary="Record the payment"
        registration={{ id: registrationId, name, pricePaise, balancePaise }}
        initial={{
          amount: String((line?.paise ?? amount) / 100),
          method: 'upi',
          receivedOn: line?.day ?? on,
          reference: utr,
          bankLine: line?.id ?? '',
        }}
      />
      <LazyDetails summary="Decline: no money came">
        <DeclineForm claim={id} />
      </LazyDetails>
    </div>
  );
}

function DeclineForm({ claim }: { claim: string }) {
  const form = useOfficeForm({
    url: '/api/admin/upi-claims/decline',
    loadSchema: () =>
      import('@/lib/payments/upi/claim-forms').then((forms) => forms.declineUpiClaimSchema),
    blank: { claim, answer: '' },
    doneText: () => 'Declined. The student reads it in Purchased History.',
  });
  return (
    <OfficeForm form={form} label="Decline the claim" send="Decline claim" sending="Declining">
      <TextAreaField {...form.bind('answer')} label="Sentence for the student" required />
    </OfficeForm>
  );
}
