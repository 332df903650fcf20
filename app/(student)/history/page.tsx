import { HistoryPage } from '@/components/student/enrolment/history-page';
import { LogInFirst } from '@/components/student/accounts/log-in-first';
import type { Paise } from '@/content/money';
import { pageLogIn } from '@/lib/accounts/page-log-in';
import { getCurrentUser } from '@/lib/accounts/students';
import { nextStepsOf } from '@/lib/enrolment/batch-seats';
import { ownParcels } from '@/lib/parcels/make-parcels';
import { listRegistrations } from '@/lib/enrolment/registrations';
import { ownClaims } from '@/lib/refunds/refund-claims';
import { onlinePayment } from '@/lib/payments/gateways/gateways';
import { instalmentPlans } from '@/lib/payments/instalment-plans';
import { planStanding } from '@/lib/payments/instalments';
import { ownPayerLinks } from '@/lib/payments/payer-links/payer-links';
import { paymentsOf, purchaseFee } from '@/lib/payments/payment-state';
import { ownUpiClaims } from '@/lib/payments/upi/upi-claims';
import { today } from '@/lib/site/days';
import { routeMetadata } from '@/lib/site/seo';

const path = '/history';

export const metadata = routeMetadata(path);

export default async function History() {
  const logIn = await pageLogIn();
  if (!logIn?.studentId) return <LogInFirst path={path} />;
  const [student, registrations, payments, claims, upiClaims, parcels] = await Promise.all([
    getCurrentUser(logIn.studentId),
    listRegistrations(logIn.studentId),
    paymentsOf(logIn.studentId),
    ownClaims(logIn.studentId),
    ownUpiClaims(logIn.studentId),
    ownParcels(logIn.studentId),
  ]);
  const plans = await instalmentPlans(registrations.map(({ id }) => id));
  const next = await nextStepsOf(registrations.map(({ id }) => id));
  const links = await ownPayerLinks(registrations.map(({ id }) => id));
  const purchases = registrations.map((one) => {
    const own = payments.filter(({ registration }) => registration?.id === one.id);
    const fee = purchaseFee(one.pricePaise as Paise | null, own);
    const plan = plans.get(one.id);
    const received = fee.paid.reduce((sum, { amount }) => sum + amount, 0) as Paise;
    const instalments = plan?.isCurrent ? planStanding(plan.lines, received, today()) : null;
    const asked = claims.filter(({ registrationId }) => registrationId === one.id);
    const told = upiClaims.filter(({ registrationId }) => registrationId === one.id);
    const step = next.get(one.id) ?? null;
    const payerLinks = links.get(one.id) ?? [];
    const sent = parcels.filter(({ registrationId }) => registrationId === one.id);
    return {
      ...one,
      fee,
      instalments,
      payerLinks,
      next: step,
      claims: asked,
      upiClaims: told,
      parcels: sent,
    };
  });
  const online = onlinePayment().open;
  return (
    <HistoryPage path={path} purchases={purchases} online={online} name={student.studentname} />
  );
}
