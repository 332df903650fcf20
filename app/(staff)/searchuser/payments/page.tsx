import { PaymentsPage } from '@/components/staff/payments/payments-page';
import { paymentsHome } from '@/components/staff/payments/payments-path';
import { LogInFirst } from '@/components/student/session/log-in-first';
import { pageStaff } from '@/lib/auth/page-staff';
import { attentionList } from '@/lib/data/attention-list';
import { moneyOfDay } from '@/lib/data/money-of-day';
import { countUnderWay, paymentPage } from '@/lib/data/payment-list';
import { askedPayments } from '@/lib/schemas/asked-payments';
import { today } from '@/lib/schemas/day';
import { officeMetadata } from '@/lib/seo';

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
