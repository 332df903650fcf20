'use client';

import type { ListedPayment } from '@/lib/schemas/payment-list';
import { GiveBack } from '../office/give-back';
import { MatchForm } from '../office/match-form';
import { useOffice } from '../office/office-context';
import { Opened } from '../office/opened';
import { ReviewForm } from '../office/review-form';

/** What can be done with a payment by whoever sits before the screen. */
export function PaymentActions({ payment }: { payment: ListedPayment }) {
  const { isOwner } = useOffice();
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
      {isOwner && decidable && (
        <Opened summary={status === 'review' ? 'Take it, or say that none came' : 'Leave it so'}>
          <ReviewForm payment={payment} />
        </Opened>
      )}
      <GiveBack payment={payment} />
    </div>
  );
}
