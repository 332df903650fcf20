'use client';

import { useOffice } from '@/components/office/form/office-form';
import { Opened } from '@/components/office/form/opened';
import { GiveBack } from '@/components/office/money/give-back';
import { MatchForm } from '@/components/office/money/match-form';
import { ReviewForm } from '@/components/office/money/review-form';
import type { ListedPayment } from '@/lib/payments/desk/payment-list';

/** What can be done with a payment by whoever sits before the screen. */
export function PaymentActions({ payment }: { payment: ListedPayment }) {
  const { may } = useOffice();
  const { status, attention, currency } = payment;
  const matchable = attention === 'unattached' && status !== 'review' && currency === 'INR';
  const decidable = status === 'review' || (attention !== null && attention !== 'unattached');
  return (
    <div className="payments">
      {matchable && (
        <Opened summary="Find the registration">
          <MatchForm payment={payment} />
        </Opened>
      )}
      {may('payments.review') && decidable && (
        <Opened summary={status === 'review' ? 'Take it, or say that none came' : 'Leave it so'}>
          <ReviewForm payment={payment} />
        </Opened>
      )}
      <GiveBack payment={payment} />
    </div>
  );
}
