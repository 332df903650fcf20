import { staffPage } from '@/app/(staff)/searchuser/staff-page';
import { StaffFrame } from '@/components/office/frame/staff-frame';
import { Payments } from '@/components/office/payments/payments';
import { bankPath, paymentsHome } from '@/components/office/payments/payments-path';
import { buttonClass } from '@/components/ui/button';
import { recordPaymentsView } from '@/lib/staff/audit/views';
import { countClaims } from '@/lib/refunds/refund-claims';
import { waitingRefunds } from '@/lib/refunds/second-person';
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

const title = 'Payments';

export const metadata = officeMetadata(title);

type Query = Record<string, string | string[] | undefined>;

export default async function PaymentsPage({ searchParams }: { searchParams: Promise<Query> }) {
  const query = askedPayments(await searchParams);
  return staffPage('payments.read', { path: paymentsHome, title }, async (staff) => {
    const now = new Date();
    const [money, page, attention, pending, waiting, claims, upiClaims] = await Promise.all([
      moneyOfDay(staff, query.day),
      paymentPage(staff, query),
      attentionList(staff),
      countUnderWay(),
      waitingRefunds(staff),
      countClaims(today(now)),
      countUpiClaims(),
    ]);
    const { show, day, way, after } = query;
    const shown = [...page.rows, ...attention.items].map(({ id }) => id);
    shown.push(...waiting.map(({ paymentId }) => paymentId));
    await recordPaymentsView(staff, 'payments.list', shown, { show: query.show });
    return (
      <StaffFrame
        path={paymentsHome}
        title={title}
        staff={staff}
        actions={
          <a href={bankPath} className={buttonClass('outline')}>
            Bank statement
          </a>
        }
      >
        <Payments
          rights={staff.rights}
          query={{ show, day, way, isLater: after !== null }}
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
      </StaffFrame>
    );
  });
}
