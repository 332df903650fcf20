import { buttonClass } from '@/components/ui/button';
import type { IsoDay } from '@/content/day';
import type { AttentionList } from '@/lib/schemas/found-payment';
import type {
  MoneyOfDay as Money,
  PaymentListAsked,
  PaymentPage,
} from '@/lib/schemas/payment-list';
import { RefreshingOffice } from '../frame/refreshing-office';
import { StaffFrame, type AtDesk } from '../frame/staff-frame';
import { AttentionSection } from '../office/attention-section';
import { MoneyOfDay } from './money-of-day';
import { PaymentLists } from './payment-lists';
import { PaymentRows } from './payment-rows';
import { bankPath, paymentsHome } from './payments-path';
import { RecordHere } from './record-here';

interface PaymentsPageProps {
  staff: AtDesk;
  asked: PaymentListAsked;
  today: IsoDay;
  /** The moment the page was made. */
  asOf: string;
  money: Money;
  page: PaymentPage;
  attention: AttentionList;
  underWay: number;
}

/** `/searchuser/payments`: what came today, what waits, and everything before it. */
export function PaymentsPage(props: PaymentsPageProps) {
  const { staff, asked, today, asOf, money, page, attention, underWay } = props;
  const { show, day } = asked;
  const waiting = `${attention.items.length}${attention.more ? '+' : ''}`;
  return (
    <StaffFrame
      path={paymentsHome}
      title="Payments"
      staff={staff}
      actions={
        <a href={bankPath} className={buttonClass('outline')}>
          Bank statement
        </a>
      }
    >
      <RefreshingOffice isOwner={staff.role === 'owner'}>
        <RecordHere of="new" summary="Record cash, a deposit or UPI" />
        <MoneyOfDay money={money} day={day} today={today} />
        <PaymentLists show={show} day={day} counts={{ pending: underWay, attention: waiting }} />
        {show === 'attention' ? (
          <section className="paid">
            <h2>Needs attention</h2>
            {attention.items.length === 0 && (
              <p className="paid-nothing">Nothing waits for a decision.</p>
            )}
            <AttentionSection list={attention} open />
          </section>
        ) : (
          <PaymentRows asked={asked} page={page} asOf={asOf} />
        )}
      </RefreshingOffice>
    </StaffFrame>
  );
}
