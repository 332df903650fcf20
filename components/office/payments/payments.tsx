'use client';

import { RefreshOnChange } from '@/components/office/frame/refresh-on-change';
import { Details } from '@/components/office/ui/details';
import { Badge, Row, type BadgeTone } from '@/components/office/ui/list';
import { Card, Section } from '@/components/office/ui/section';
import { Tabs } from '@/components/office/ui/tabs';
import { printedMoment } from '@/components/office/ui/printed-moment';
import { Rupees } from '@/components/ui/rupees';
import { printDay, printDayOfWeek, type IsoDay } from '@/content/day';
import { formatRupees, type Paise } from '@/content/money';
import type { WaitingRefund } from '@/lib/refunds/second-person';
import type { StaffRights } from '@/lib/staff/permissions';
import type { AttentionList } from '@/lib/payments/desk/found-payment';
import type {
  ListedPayment,
  ListedEvent,
  MoneyOfDay,
  PaymentListAsked,
  PaymentListName,
  PaymentPage,
  WaySum,
} from '@/lib/payments/desk/payment-list';
import { dayOf } from '@/lib/site/days';
import { AttentionSection } from './attention-section';
import { PaymentActions, FindAndRecord } from './payment-actions';
import {
  attentionText,
  refundLabel,
  statusLabels,
  methodLabels,
  methodLabel,
} from './payment-labels';
import { ReceiptLink } from './payment-line';
import { WaitingRefunds } from '../refunds/waiting-refunds';
import { paymentsPath, upiClaimsPath } from './payments-path';

const DAY_MS = 24 * 3_600_000;

/** "Today, Saturday, 21 November 2026" */
function dayHeading(day: IsoDay, today: IsoDay): string {
  const name = printDayOfWeek(day);
  if (day === today) return `Today, ${name}`;
  return day === neighbourDays(today)[0] ? `Yesterday, ${name}` : name;
}

function neighbourDays(day: IsoDay): [IsoDay, IsoDay] {
  const at = new Date(day).getTime();
  return [dayOf(new Date(at - DAY_MS)), dayOf(new Date(at + DAY_MS))];
}

interface DaySummaryProps {
  money: MoneyOfDay;
  day: IsoDay;
  today: IsoDay;
}

/** Received, refunded and net amounts of a day; each links to its list. */
function DaySummary({ money, day, today }: DaySummaryProps) {
  const { received, refunds, refundedPayments } = money;
  return (
    <Card
      id="money-day"
      title={dayHeading(day, today)}
      actions={<DayLinks day={day} today={today} />}
    >
      <ul className="payment-sums">
        <Sum
          label="Received"
          paise={sumOf(received)}
          count={countOf(received)}
          href={paymentsPath({ day })}
        />
        <Sum
          label="Refunded"
          paise={sumOf(refunds)}
          count={refundedPayments}
          href={paymentsPath({ show: 'refunded', day })}
        />
        <li>
          <span>Net</span>
          <b className="office-sum">
            <Rupees paise={(sumOf(received) - sumOf(refunds)) as Paise} />
          </b>
        </li>
      </ul>
      {received.length > 0 && (
        <ul className="payment-sums payment-methods" aria-label="Received by method">
          {received.map(({ way, count, paise }) => (
            <Sum
              key={way}
              label={methodLabels[way] ?? way}
              paise={paise}
              count={count}
              href={paymentsPath({ day, way })}
            />
          ))}
        </ul>
      )}
      <NotCounted money={money} day={day} />
    </Card>
  );
}

function DayLinks({ day, today }: Omit<DaySummaryProps, 'money'>) {
  const [before, after] = neighbourDays(day);
  return (
    <nav aria-label="Other days" className="office-links">
      <a href={paymentsPath({ day: before })}>Previous day</a>
      {after < today && <a href={paymentsPath({ day: after })}>Next day</a>}
      {day < today && <a href={paymentsPath({})}>Today</a>}
    </nav>
  );
}

interface SumProps {
  label: string;
  paise: number;
  count: number;
  href: string;
}

function Sum({ label, paise, count, href }: SumProps) {
  return (
    <li>
      <a href={href}>
        <span>{label}</span>
        <b className="office-sum">
          <Rupees paise={paise as Paise} />
        </b>
        <span>{count === 1 ? '1 payment' : `${count} payments`}</span>
      </a>
    </li>
  );
}

/** Details outside the sums: refund methods, test payments, other currencies. */
function NotCounted({ money: { refunds, tests, foreign }, day }: Omit<DaySummaryProps, 'today'>) {
  return (
    <>
      {refunds.length > 0 && (
        <p className="office-note">
          Refunded:{' '}
          {refunds.map(({ way, paise }, index) => (
            <span key={way}>
              {index > 0 && ', '}
              {methodLabels[way] ?? way} <Rupees paise={paise as Paise} />
            </span>
          ))}
        </p>
      )}
      {tests.count > 0 && (
        <p className="office-note">
          <a href={paymentsPath({ day, way: 'sandbox' })}>
            {tests.count === 1 ? '1 test payment' : `${tests.count} test payments`}
          </a>{' '}
          of <Rupees paise={tests.paise as Paise} />: no money, not counted above.
        </p>
      )}
      {foreign > 0 && (
        <p className="office-note">
          In another currency, not counted above: {foreign}.{' '}
          <a href={paymentsPath({ show: 'attention' })}>Payments that need attention</a>
        </p>
      )}
    </>
  );
}

const sumOf = (sums: readonly WaySum[]) => sums.reduce((sum, { paise }) => sum + paise, 0);
const countOf = (sums: readonly WaySum[]) => sums.reduce((sum, { count }) => sum + count, 0);

const sourceLabels: Record<string, string> = {
  start: 'at the start',
  notice: 'reported by the gateway',
  return: 'checked on return',
  poll: 'checked with the gateway',
};

const eventLabels: Record<string, string> = {
  started: 'Gateway page opened',
  'not started': 'Gateway page could not be opened',
  pending: 'Payment in progress',
  paid: 'Received',
  failed: 'Failed',
  expired: 'Expired',
  mismatch: 'Different amount reported',
  overpaid: 'More than the price received',
  'second payment': 'Second payment on the order',
  identified: 'Confirmed by the gateway',
  matched: 'Matched to a registration',
  reviewed: 'Resolved',
  'refund asked': 'Refund requested',
  refund: 'Refunded',
  'refund failed': 'Refund failed',
  'refund mismatch': 'Refunded amount differs',
};

/** "Money came, ₹8,999, by Priya": event, amount and person. */
function eventText({ what, amountPaise, source, by, reason }: ListedEvent): string {
  return [
    eventLabels[what] ?? what,
    amountPaise !== null && formatRupees(amountPaise as Paise),
    by ? `by ${by}` : sourceLabels[source],
    reason && `“${reason}”`,
  ]
    .filter(Boolean)
    .join(', ');
}

/** The shown list; `isLater` on all pages but the first. */
type ShownQuery = Omit<PaymentListAsked, 'after'> & { isLater: boolean };

interface PaymentRowsProps {
  query: ShownQuery;
  page: PaymentPage;
  today: IsoDay;
  asOf: string;
}

const paymentsOf = (day: IsoDay, today: IsoDay): string =>
  day === today ? 'Today’s payments' : `Payments on ${printDay(day)}`;

const headings = {
  refunded: 'Refunds on this day',
  pending: 'Online payments in progress',
  attention: 'Needs attention',
  all: 'All payments, newest first',
} as const;

const emptyTexts = {
  today: 'No payments on this day. Record cash, a deposit or UPI above.',
  refunded: 'No refunds on this day.',
  pending: 'No payments in progress.',
  attention: '',
  all: 'No payment yet. Record the first one above.',
} as const;

/** One page of the list, with a link to the next. */
function PaymentRows({ query, page: { rows, next }, today, asOf }: PaymentRowsProps) {
  const { show, day, way, isLater } = query;
  const list = show === 'today' ? paymentsOf(day, today) : headings[show];
  const heading = way ? `${list}: ${methodLabels[way] ?? way}` : list;
  return (
    <Section id="payment-rows" title={heading}>
      {show === 'pending' && rows.length > 0 && (
        <p className="office-note">
          They are checked with the gateway automatically. Nothing to do.
        </p>
      )}
      {rows.length === 0 ? (
        <p className="office-empty">{isLater ? 'End of the list.' : emptyTexts[show]}</p>
      ) : (
        <ul className="office-list payment-rows">
          {rows.map((payment) => (
            <PaymentRow key={payment.id} payment={payment} asOf={asOf} />
          ))}
        </ul>
      )}
      <nav className="office-links" aria-label="Pages">
        {isLater && <a href={paymentsPath({ show, day, way })}>First page</a>}
        {next && <a href={paymentsPath({ show, day, way, after: next })}>Older</a>}
        {way && <a href={paymentsPath({ show, day })}>All methods</a>}
      </nav>
    </Section>
  );
}

interface PaymentsProps {
  rights: StaffRights;
  query: ShownQuery;
  today: IsoDay;
  /** When the page was rendered. */
  asOf: string;
  money: MoneyOfDay;
  page: PaymentPage;
  attention: AttentionList;
  pending: number;
  waiting: readonly WaitingRefund[];
  /** Numbers of open and of overdue refund claims. */
  claims: { open: number; late: number };
  /** Numbers of waiting and of late UPI claims. */
  upiClaims: { waiting: number; late: number };
}

function WaitingUpiClaims({ waiting, late }: PaymentsProps['upiClaims']) {
  if (waiting === 0) return null;
  return (
    <p className={late > 0 ? 'office-warning' : 'office-note'}>
      <a href={upiClaimsPath}>
        {waiting === 1 ? '1 UPI claim is waiting' : `${waiting} UPI claims are waiting`}
      </a>
      {late > 0 && `, ${late} for more than three days`}
    </p>
  );
}

function OpenClaims({ open, late }: PaymentsProps['claims']) {
  if (open === 0) return null;
  return (
    <p className={late > 0 ? 'office-warning' : 'office-note'}>
      <a href="/searchuser/refunds">
        {open === 1 ? '1 refund claim is open' : `${open} refund claims are open`}
      </a>
      {late > 0 && `, ${late} past the day it was due`}
    </p>
  );
}

/** Today's payments, those that need attention, and earlier ones. */
export function Payments(props: PaymentsProps) {
  const {
    rights,
    query,
    today,
    asOf,
    money,
    page,
    attention,
    pending,
    waiting,
    claims,
    upiClaims,
  } = props;
  const { show, day } = query;
  const undecided = `${attention.items.length}${attention.more ? '+' : ''}`;
  return (
    <RefreshOnChange rights={rights}>
      <FindAndRecord
        idSuffix="new"
        summary="Record cash, a deposit or UPI"
        className="office-box payment-new"
      />
      <WaitingRefunds refunds={waiting} asOf={asOf} />
      <OpenClaims {...claims} />
      <WaitingUpiClaims {...upiClaims} />
      <PaymentTabs show={show} day={day} today={today} counts={{ pending, attention: undecided }} />
      {(show === 'today' || show === 'refunded') && (
        <DaySummary money={money} day={day} today={today} />
      )}
      {show === 'attention' ? (
        <Section id="attention" title={headings.attention}>
          {attention.items.length === 0 && (
            <p className="office-empty">No payments need attention.</p>
          )}
          <AttentionSection list={attention} />
        </Section>
      ) : (
        <PaymentRows query={query} page={page} today={today} asOf={asOf} />
      )}
    </RefreshOnChange>
  );
}

const badgeTones: Readonly<Record<ListedPayment['status'], BadgeTone>> = {
  paid: 'success',
  review: 'warning',
  partRefunded: 'warning',
  created: 'warning',
  pending: 'warning',
  failed: 'closed',
  expired: 'closed',
  refunded: 'closed',
};

interface PaymentRowProps {
  payment: ListedPayment;
  /** Time of the list. */
  asOf: string;
}

/** A payment, with its history on demand. */
function PaymentRow({ payment, asOf }: PaymentRowProps) {
  const { id, at, name, phone, what, registration, status, receipt, provider } = payment;
  const amount = (status === 'review' ? payment.receivedPaise : payment.amountPaise) as Paise;
  const isTest = provider === 'sandbox';
  return (
    <Row
      id={`payment-${id}`}
      heading={
        registration ? (
          <a href={`/searchuser/person/${registration.studentId}#payment-${id}`}>{name}</a>
        ) : (
          name
        )
      }
      about={
        <>
          <p>{what ?? 'Unmatched'}</p>
          <p className="office-note">
            {registration && <>Reg. No {registration.registrationnumber}, </>}
            {phone && (
              <>
                phone <span className="sr-only">ending in </span>
                {phone}
              </>
            )}
          </p>
        </>
      }
      time={<time dateTime={at}>{printedMoment(at, asOf)}</time>}
      below={<PaymentHistory payment={payment} asOf={asOf} />}
    >
      <div>
        <p className="office-sum">
          <Rupees paise={amount} />
          {payment.receivedCurrency !== 'INR' && ` (${payment.receivedCurrency})`}
        </p>
        <p>{methodLabel(payment)}</p>
      </div>
      <div className="office-stack">
        <Badge tone={isTest ? 'warning' : badgeTones[status]}>
          {isTest ? `Test payment: ${statusLabels[status]}` : statusLabels[status]}
        </Badge>
        {receipt && <ReceiptLink receipt={receipt} />}
      </div>
    </Row>
  );
}

function PaymentHistory({ payment, asOf }: PaymentRowProps) {
  const { note, refunds, events, onStatement, attention, status, on, at, name } = payment;
  const needsAttention = attention !== null || status === 'review';
  return (
    <Details
      open={needsAttention}
      summary={
        <>
          History{needsAttention && ' and actions'}
          <span className="sr-only"> of the payment by {name}</span>
        </>
      }
    >
      {needsAttention && <p className="office-strong">{attentionText(payment)}</p>}
      {note && <p>{note}</p>}
      <ul className="office-quote">
        {refunds.map((refund, index) => (
          <li key={`refund-${index}`}>
            {refundLabel(refund)}, {printDay(refund.on)}{' '}
            <span className="office-note">{refund.reason}</span>
          </li>
        ))}
        {events.map((one, index) => (
          <li key={index}>
            <time dateTime={one.at}>{printedMoment(one.at, asOf)}</time> {eventText(one)}
          </li>
        ))}
        {events.length === 0 && (
          <li>
            <time dateTime={at}>{printedMoment(at, asOf)}</time> Started
          </li>
        )}
        {payment.method && <li>Received on {printDay(on)}</li>}
        {onStatement && <li>On the bank statement of {printDay(onStatement)}</li>}
      </ul>
      <PaymentActions payment={payment} />
    </Details>
  );
}

interface PaymentTabsProps {
  show: PaymentListName;
  day: IsoDay;
  today: IsoDay;
  /** Numbers of pending payments and of those that need attention. */
  counts: { pending: number; attention: string };
}

function PaymentTabs({ show, day, today, counts }: PaymentTabsProps) {
  const lists: readonly (readonly [PaymentListName, string])[] = [
    ['today', paymentsOf(day, today)],
    ...(show === 'refunded' ? [['refunded', 'Refunded'] as const] : []),
    ['pending', `In progress: ${counts.pending}`],
    ['attention', `Needs attention: ${counts.attention}`],
    ['all', 'All'],
  ];
  return (
    <Tabs
      label="Lists of payments"
      tabs={lists.map(([name, label]) => ({
        label,
        href: paymentsPath({ show: name, day }),
        isCurrent: name === show,
      }))}
    />
  );
}
