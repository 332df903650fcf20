'use client';

import { LoadedDetails } from '@/components/office/ui/details';
import { useOffice } from '@/components/office/ui/office-context';
import type { FoundPayment } from '@/lib/payments/desk/found-payment';
import type { FindAndRecordProps } from './payment-forms';
import type { PaidRegistration, RecordStart } from './record-forms';
import { RefundDetails } from './registration-payments';

const paymentForms = () => import('./payment-forms');
const recordForms = () => import('./record-forms');

/** Whether it can be matched to a registration. */
export function isMatchable({ attention, status, currency }: FoundPayment): boolean {
  return attention === 'unattached' && status !== 'review' && currency === 'INR';
}

/** The actions that the signed-in role may take on a payment. */
export function PaymentActions({ payment }: { payment: FoundPayment }) {
  const { may } = useOffice();
  const { status, attention } = payment;
  const isReview = status === 'review';
  const isDecidable = isReview || (attention !== null && attention !== 'unattached');
  return (
    <div className="office-actions">
      {may('payments.match') && isMatchable(payment) && (
        <LoadedDetails summary="Match to a registration" load={paymentForms}>
          {({ MatchForm }) => <MatchForm payment={payment} />}
        </LoadedDetails>
      )}
      {may('payments.review') && isDecidable && (
        <LoadedDetails
          summary={isReview ? 'Accept or reject the payment' : 'Mark as resolved'}
          load={paymentForms}
        >
          {({ ReviewForm }) => <ReviewForm payment={payment} />}
        </LoadedDetails>
      )}
      <RefundDetails payment={payment} />
    </div>
  );
}

interface FindAndRecordDetailsProps extends FindAndRecordProps {
  summary: string;
  className?: string;
}

/** Finds the registration by number or name, then records the payment. */
export function FindAndRecord({ summary, className, ...form }: FindAndRecordDetailsProps) {
  return (
    <LoadedDetails summary={summary} className={className} load={paymentForms}>
      {({ FindAndRecordForm }) => <FindAndRecordForm {...form} />}
    </LoadedDetails>
  );
}

interface RecordForProps {
  summary: string;
  registration: PaidRegistration;
  initial: RecordStart;
}

/** Records a payment for a known registration. */
export function RecordFor({ summary, ...form }: RecordForProps) {
  return (
    <LoadedDetails summary={summary} load={recordForms}>
      {({ RecordForm }) => <RecordForm {...form} />}
    </LoadedDetails>
  );
}
