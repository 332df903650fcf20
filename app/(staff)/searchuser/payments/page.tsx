import { staffPage } from '@/app/(staff)/searchuser/staff-page';
import { PaymentsPage } from '@/components/office/payments/payments-page';
import { paymentsHome } from '@/components/office/payments/payments-path';
import { recordPaymentsView } from '@/lib/office/audit/views';
import { countClaims } from '@/lib/office/refunds/refund-claims';
import { waitingRefunds } from '@/lib/office/refunds/second-person';
import {
  attentionList,
  countUnderWay,
  moneyOfDay,
  paymentPage,
} from '@/lib/payments/desk/list-payments';
import { askedPayments } from '@/lib/payments/desk/payment-list';
import { countUpiClaims } from '@/lib/payments/upi/upi-claims';
import { today } from '@/lib/site/days';
import { officeMetadata } from '@/lib/site/seo';

export const metadata = officeMetadata('Payments');

type Query = Record<string, string | string[] | undefined>;

export default async function Payments({ searchParams }: { searchParams: Promise<Query> }) {
  const query = askedPayments(await searchParams);
  return staffPage('payments.read', { path: paymentsHome, title: 'Payments' }, async (staff) => {
    const now = new Date();
    const [money, page, attention, pending, waiting, claims, upiClaims] = await Promise.all([
      moneyOfDay(staff, query.day),
      paymentPage(staff, query),
      attentionList(staff),
      countUnderWay(staff),
      waitingRefunds(staff),
      countClaims(today(now)),
      countUpiClaims(),
    ]);
    const shown = [...page.rows, ...attention.items].map(({ id }) => id);
    await recordPaymentsView(staff, 'payments.list', shown, { show: query.show });
    return (
      <PaymentsPage
        staff={staff}
        query={query}
        money={money}
        page={page}
        attention={attention}
        pending={pending}
        waiting={waiting}
        claims={claims}
        upiClaims={upiClaims}
        today={today(now)}
        asOf={now.toISOString()}
      />
    );
  });
}
