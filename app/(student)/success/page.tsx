import { redirect } from 'next/navigation';
import { nextStepOfPayment } from '@/lib/enrolment/batch-seats';
import { parcelArrivesBy } from '@/lib/parcels/make-parcels';
import { resultPath } from '@/lib/enrolment/shown-payment';
import {
  PlainResultPage,
  ResultPage,
  UnknownPayment,
} from '@/components/student/payments/result-page';
import { paymentState } from '@/lib/payments/payment-state';
import { routeMetadata } from '@/lib/site/seo';

const path = '/success';

export const metadata = routeMetadata(path);

interface SuccessProps {
  searchParams: Promise<{ payment?: string | string[] }>;
}

/** Query parameters are not trusted: the payment's status comes from the server. */
export default async function Success({ searchParams }: SuccessProps) {
  const { payment: id } = await searchParams;
  if (id === undefined) return <PlainResultPage path={path} />;
  const payment = typeof id === 'string' ? await paymentState(id) : null;
  if (!payment) return <UnknownPayment path={path} />;
  if (payment.standing === 'failed') redirect(resultPath('/failure', payment.id));
  const next = await nextStepOfPayment(payment);
  const arriveBy = payment.registration && (await parcelArrivesBy(payment.registration.id));
  return (
    <ResultPage path={path} payment={payment} canRetry={false} next={next} arriveBy={arriveBy} />
  );
}
