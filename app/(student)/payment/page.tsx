import { redirect } from 'next/navigation';
import { AlreadyEnrolled } from '@/components/student/enrolment/already-enrolled';
import type { PaymentDue } from '@/components/student/payments/payment-due';
import { PaymentPage } from '@/components/student/payments/payment-page';
import { resultPath } from '@/lib/enrolment/shown-payment';
import { LogInFirst } from '@/components/student/accounts/log-in-first';
import { pageLogIn } from '@/lib/accounts/page-log-in';
import { fullBatchOf, hasSeatLimits } from '@/lib/enrolment/batch-seats';
import { findRegistration } from '@/lib/enrolment/registrations';
import { otherOfSamePlan } from '@/lib/enrolment/same-plan';
import { findFee, payableNow } from '@/lib/payments/amount-due';
import { onlinePayment } from '@/lib/payments/gateways/gateways';
import { choiceFor } from '@/lib/payments/instalment-plans';
import { paymentsFor } from '@/lib/payments/payment-state';
import { ownUpiClaims } from '@/lib/payments/upi/upi-claims';
import { payeeUpiId, slipsFor, type Slips } from '@/lib/payments/upi/upi-slip';
import { qrCode } from '@/lib/platform/documents/qr-code.mjs';
import { today } from '@/lib/site/days';
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
  if (registration === undefined) {
    const opensStored = payeeUpiId() !== null || hasSeatLimits(today());
    return <PaymentPage path={path} provider={provider} known={null} opensStored={opensStored} />;
  }
  const logIn = await pageLogIn();
  if (!logIn?.studentId) return <LogInFirst path={path} />;
  const { isDraft, ...due } = await knownDue(logIn.studentId, registration);
  const other = await otherOfSamePlan(due.known.registration);
  if (other) return <AlreadyEnrolled path={path} holder={other} hasDraft={isDraft} />;
  return <PaymentPage path={path} provider={provider} {...due} />;
}

/** When nothing is due, redirects to the payment's result, or to Home. */
async function knownDue(studentId: string, id: string | string[]) {
  const owned = typeof id === 'string' ? await findRegistration(studentId, id) : null;
  const fee = owned && (await findFee(owned.id, studentId));
  const due = fee && payableNow(fee);
  if (!owned || !fee || due === null) return redirect(await pathWithoutDue(owned?.id));
  const full = await fullBatchOf(owned.id);
  const instalments = await choiceFor(fee);
  const slips = await slipsFor(fee, instalments?.next.left ?? null);
  const claims = await ownUpiClaims(studentId);
  const own = claims.filter(({ registrationId }) => registrationId === owned.id);
  const known: PaymentDue = {
    amount: due / 100,
    registration: owned.id,
    registrationnumber: owned.registrationnumber,
    name: owned.studentname,
    number: owned.mobilenumber,
    instalments,
    waits: slips !== null || full !== null || own.some(({ state }) => state === 'waiting'),
  };
  return {
    known,
    claims: own,
    full,
    isDraft: !owned.submitted,
    slips: slips && drawn(slips),
  };
}

/** The slips with their QR codes. */
const drawn = ({ whole, part }: Slips) => ({
  whole: { slip: whole, qr: qrCode(whole.link) },
  part: part && { slip: part, qr: qrCode(part.link) },
});

async function pathWithoutDue(registration: string | undefined): Promise<string> {
  const payments = registration ? await paymentsFor(registration) : [];
  const decided = payments.find(({ standing }) => standing === 'review' || standing === 'paid');
  return decided ? resultPath('/success', decided.id) : '/';
}
