import { redirect } from 'next/navigation';
import type { PaymentDue } from '@/components/student/payment/payment-due';
import { PaymentPage } from '@/components/student/payment/payment-page';
import { resultPath } from '@/lib/enrolment/shown-payment';
import { LogInFirst } from '@/components/student/session/log-in-first';
import { pageLogIn } from '@/lib/accounts/page-log-in';
import { findRegistration } from '@/lib/enrolment/registrations';
import { findFee, payableNow } from '@/lib/payments/amount-due';
import { onlinePayment } from '@/lib/payments/gateways/gateways';
import { paymentsFor } from '@/lib/payments/payment-state';
import { routeMetadata } from '@/lib/site/seo';

const path = '/payment';

export const metadata = routeMetadata(path);

interface PaymentProps {
  searchParams: Promise<{ registration?: string | string[] }>;
}

/** Without `?registration=`, the amount is the one the form stored in this tab (D7). */
export default async function Payment({ searchParams }: PaymentProps) {
  const { registration } = await searchParams;
  const online = onlinePayment();
  const provider = online.open ? online.gateway.name : null;
  if (registration === undefined)
    return <PaymentPage path={path} provider={provider} known={null} />;
  const logIn = await pageLogIn();
  if (!logIn?.studentId) return <LogInFirst path={path} />;
  const known = await knownDue(logIn.studentId, registration);
  return <PaymentPage path={path} provider={provider} known={known} />;
}

/** When nothing is due, redirects to the payment's result, or to Home. */
async function knownDue(studentId: string, id: string | string[]): Promise<PaymentDue> {
  const owned = typeof id === 'string' ? await findRegistration(studentId, id) : null;
  const fee = owned && (await findFee(owned.id, studentId));
  const due = fee && payableNow(fee);
  if (!owned || due === null) return redirect(await pathWithoutDue(owned?.id));
  return {
    amount: due / 100,
    registration: owned.id,
    registrationnumber: owned.registrationnumber,
    name: owned.studentname,
    number: owned.mobilenumber,
  };
}

async function pathWithoutDue(registration: string | undefined): Promise<string> {
  const payments = registration ? await paymentsFor(registration) : [];
  const decided = payments.find(({ standing }) => standing === 'review' || standing === 'paid');
  return decided ? resultPath('/success', decided.id) : '/';
}
