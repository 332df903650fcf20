'use client';

import { LoadedDetails } from '@/components/office/ui/details';
import { IfAllowed } from '@/components/office/ui/if-allowed';
import { useHasBeenTrue, useOffice } from '@/components/office/ui/office-context';
import type { FoundRegistration } from '@/lib/search/staff-search';
import type { FoundPayment } from '@/lib/payments/desk/found-payment';
import { PaymentLine } from './payment-line';
import type { PaidRegistration, RecordFormProps } from './record-forms';

const recordForms = () => import('./record-forms');

/** Shown to roles that may refund, while the payment has a refundable balance. */
export function RefundDetails({ payment }: { payment: FoundPayment }) {
  const { may } = useOffice();
  const wasRefundable = useHasBeenTrue(payment.leftPaise > 0);
  if (!may('payments.refund') || !wasRefundable) return null;
  return (
    <LoadedDetails summary="Refund" load={recordForms}>
      {({ RefundForm }) => <RefundForm payment={payment} />}
    </LoadedDetails>
  );
}

/** The payments of a registration, and the form to record one. */
export function RegistrationPayments({
  registration,
  next,
}: Pick<RecordFormProps, 'next'> & {
  registration: PaidRegistration & Pick<FoundRegistration, 'payments'>;
}) {
  return (
    <div className="office-actions">
      {registration.payments.map((payment) => (
        <div key={payment.id}>
          <PaymentLine payment={payment} />
          <RefundDetails payment={payment} />
        </div>
      ))}
      <IfAllowed action="payments.record" verb="record a payment">
        <LoadedDetails summary="Record a payment" load={recordForms}>
          {({ RecordForm }) => (
            <RecordForm key={next ?? 'balance'} registration={registration} next={next ?? null} />
          )}
        </LoadedDetails>
      </IfAllowed>
    </div>
  );
}
