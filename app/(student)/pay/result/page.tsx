import { redirect } from 'next/navigation';
import { PayerResultPage, TooManyLinks } from '@/components/student/payments/payer-page';
import { resultPath } from '@/lib/enrolment/shown-payment';
import { isOwnPayment, mayOpenLinks } from '@/lib/payments/payer-links/opened-pages';
import { payersPayment } from '@/lib/payments/payer-links/pay-by-link';
import { withStatus } from '@/lib/platform/page-status';
import { payerMetadata } from '../payer-metadata';

export const metadata = payerMetadata;

interface PayResultProps {
  searchParams: Promise<{ payment?: string | string[] }>;
}

/** Landing page after paying by a link. */
export default async function PayResult({ searchParams }: PayResultProps) {
  if (!(await mayOpenLinks())) return withStatus(429, <TooManyLinks />);
  const { payment } = await searchParams;
  const known = typeof payment === 'string' ? await payersPayment(payment) : null;
  // The student has finished a payment that somebody else started.
  if (known && (await isOwnPayment(known.id))) redirect(resultPath('/success', known.id));
  return <PayerResultPage payment={known} />;
}
