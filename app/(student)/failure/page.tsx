import { redirect } from 'next/navigation';
import { resultPath } from '@/lib/enrolment/shown-payment';
import {
  PlainResultPage,
  ResultPage,
  UnknownPayment,
} from '@/components/student/payments/result-page';
import type { ShownPayment } from '@/lib/enrolment/shown-payment';
import { findFee, payableNow } from '@/lib/payments/amount-due';
import { onlinePayment } from '@/lib/payments/gateways/gateways';
import { paymentState } from '@/lib/payments/payment-state';
import { routeMetadata } from '@/lib/site/seo';

const path = '/failure';

export const metadata = routeMetadata(path);

interface FailureProps {
  searchParams: Promise<{ payment?: string | string[] }>;
}

/** Shows a payment that succeeded after all as paid. */
export default async function Failure({ searchParams }: FailureProps) {
  const { payment: id } = await searchParams;
  if (id === undefined) return <PlainResultPage path={path} />;
  const payment = typeof id === 'string' ? await paymentState(id) : null;
  if (!payment) return <UnknownPayment path={path} />;
  if (payment.standing === 'paid') redirect(resultPath('/success', payment.id));
  return <ResultPage path={path} payment={payment} canRetry={await canRetry(payment)} />;
}

async function canRetry({ registration, standing }: ShownPayment): Promise<boolean> {
  if (!registration || standing !== 'failed' || !onlinePayment().open) return false;
  const fee = await findFee(registration.id, null);
  return fee !== null && payableNow(fee) !== null;
}
