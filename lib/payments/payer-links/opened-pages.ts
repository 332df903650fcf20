import 'server-only';
import { headers } from 'next/headers';
import { pageLogIn } from '@/lib/accounts/page-log-in';
import { isApiError } from '@/lib/calls/errors';
import { countPaymentCall } from '@/lib/payments/start-payment';
import { CLIENT_ADDRESS_HEADER } from '@/lib/platform/client-address';
import { paidByLink } from './payer-links';

/**
 * Counts an opened page of links together with the visitor's calls about payments, against guessing.
 * @returns false beyond 300 in ten minutes from the visitor's address
 */
export async function mayOpenLinks(): Promise<boolean> {
  const address = (await headers()).get(CLIENT_ADDRESS_HEADER);
  return countPaymentCall(address).then(
    () => true,
    (error: unknown) => {
      if (isApiError(error)) return false;
      throw error;
    },
  );
}

/** Whether the visitor is the student whose fee was paid by this link payment. */
export async function isOwnPayment(paymentId: string): Promise<boolean> {
  const logIn = await pageLogIn();
  if (!logIn?.studentId) return false;
  return (await paidByLink(paymentId))?.studentId === logIn.studentId;
}
