import type { PersonPayment, PersonRefund } from '@/lib/schemas/person';
import { PaymentLine } from '../office/payment-line';
import { refundWords } from '../office/payment-words';

/** Money that came, or was to come; what went back stands where it went. */
export function PaymentEntry({ payment }: { payment: PersonPayment }) {
  return <PaymentLine payment={{ ...payment, refunds: [] }} />;
}

export function RefundEntry({ refund }: { refund: PersonRefund }) {
  return (
    <>
      <p>
        <b>{refundWords(refund)}</b>
      </p>
      <p className="person-note">{refund.reason}</p>
    </>
  );
}
