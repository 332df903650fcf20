import { useEffect, useSyncExternalStore } from 'react';
import { paymentDueIn, readPaymentDue, type PaymentDue } from '../form/payment-due';

const never = () => () => undefined;

/**
 * What is to be paid: what the server knows, or else what the form left. Whoever comes without an
 * amount goes to Home (decision D7).
 * @returns null until the script runs, and on the way to Home
 */
export function usePaymentDue(known: PaymentDue | null): PaymentDue | null {
  const kept = useSyncExternalStore(never, readPaymentDue, () => undefined);
  const due = kept === undefined ? null : (known ?? paymentDueIn(kept));
  const nothing = kept !== undefined && due === null;
  useEffect(() => {
    if (nothing) location.replace('/');
  }, [nothing]);
  return due;
}
