import { HistoryPage } from '@/components/student/history/history-page';
import { LogInFirst } from '@/components/student/session/log-in-first';
import type { Paise } from '@/content/money';
import { pageLogIn } from '@/lib/accounts/page-log-in';
import { getCurrentUser } from '@/lib/accounts/students';
import { listRegistrations } from '@/lib/enrolment/registrations';
import { onlinePayment } from '@/lib/payments/gateways/gateways';
import { paymentsOf, purchaseFee } from '@/lib/payments/payment-state';
import { routeMetadata } from '@/lib/site/seo';

const path = '/history';

export const metadata = routeMetadata(path);

export default async function History() {
  const logIn = await pageLogIn();
  if (!logIn?.studentId) return <LogInFirst path={path} />;
  const [student, registrations, payments] = await Promise.all([
    getCurrentUser(logIn.studentId),
    listRegistrations(logIn.studentId),
    paymentsOf(logIn.studentId),
  ]);
  const purchases = registrations.map((one) => {
    const own = payments.filter(({ registration }) => registration?.id === one.id);
    return { ...one, fee: purchaseFee(one.pricePaise as Paise | null, own) };
  });
  const online = onlinePayment().open;
  return (
    <HistoryPage path={path} purchases={purchases} online={online} name={student.studentname} />
  );
}
