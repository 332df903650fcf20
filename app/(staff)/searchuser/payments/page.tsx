import { PaymentsPage } from '@/components/office/payments/payments-page';
import { paymentsHome } from '@/components/office/payments/payments-path';
import { LogInFirst } from '@/components/student/session/log-in-first';
import { pageStaff } from '@/lib/office/staff/page-staff';
import { attentionList } from '@/lib/payments/desk/attention-list';
import { countUnderWay, paymentPage } from '@/lib/payments/desk/list-payments';
import { moneyOfDay } from '@/lib/payments/desk/money-of-day';
import { askedPayments } from '@/lib/payments/desk/payment-list';
import { today } from '@/lib/site/days';
import { officeMetadata } from '@/lib/site/seo';

export const metadata = officeMetadata('Payments');

type Query = Record<string, string | string[] | undefined>;

export default async function Payments({ searchParams }: { searchParams: Promise<Query> }) {
  const asked = askedPayments(await searchParams);
  const staff = await pageStaff();
  if (!staff) return <LogInFirst path={paymentsHome} title="Payments" logInAt="/admin" />;
  const [money, page, attention, underWay] = await Promise.all([
    moneyOfDay(staff, asked.day),
    paymentPage(staff, asked),
    attentionList(staff),
    countUnderWay(staff),
  ]);
  const now = new Date();
  return (
    <PaymentsPage
      staff={staff}
      asked={asked}
      money={money}
      page={page}
      attention={attention}
      underWay={underWay}
      today={today(now)}
      asOf={now.toISOString()}
    />
  );
}
