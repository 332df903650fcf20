import type { IsoDay } from '@/content/day';
import { institute } from '@/content/institute';
import { receipt } from '@/content/receipt';
import { financialYear, receiptNumber, type Particulars } from '@/lib/payments/receipts/receipt';
import { receivedStatuses, type PaymentStatus } from '@/lib/platform/money-terms';
import { dateOf, dayOf, today } from '@/lib/site/days';
import type { DemoContext } from './demo-context';
import { refundReasons } from './leads';
import { DEMO_ORDER, demoCounsellors, demoOwner } from './people';
import type { RegistrationRow } from './registrations';

interface BankRow {
  lineKey: string;
  day: IsoDay;
  amountPaise: number;
  reference: string;
  description: string;
  paymentId: string | null;
  setAside: string | null;
  staffId: string;
}

/** How many days before yesterday the statement begins. */
const DAYS = 30;

/** Some lines of the last days are unmatched: the bank gave no reference. */
const WAITING_DAYS = 5;
const WAITING = 3;

/**
 * The lines of a bank statement up to yesterday: most matched, the rest to be decided. One recorded
 * deposit is missing from it.
 */
export function demoBankLines(payments: readonly DemoPayment[], { now }: DemoContext): BankRow[] {
  const [first, last] = [daysBefore(now, DAYS), daysBefore(now, 1)];
  const settled = daysBefore(now, WAITING_DAYS);
  const [missing, ...deposits] = payments.flatMap(({ payment }) => {
    const { method, receivedOn, reference } = payment;
    const isDeposit = method === 'bank' || method === 'upi';
    const isShown = isDeposit && receivedOn && receivedOn >= first && receivedOn <= last;
    return isShown && reference ? [{ ...payment, receivedOn, reference }] : [];
  });
  const lines = deposits.map(
    ({ id, receivedOn, amountPaise, reference, method, staffId }, index) => {
      const unclear = receivedOn > settled && index % WAITING === 0;
      const description = method === 'upi' ? 'UPI/CR COURSE FEE' : 'NEFT CR COURSE FEE';
      return {
        day: receivedOn,
        amountPaise,
        reference: unclear ? '' : reference,
        description,
        paymentId: unclear ? null : id,
        setAside: null,
        staffId: staffId ?? demoOwner.id,
      };
    },
  );
  const unmatched = { reference: '', paymentId: null, setAside: null, staffId: demoOwner.id };
  const others = [
    { ...unmatched, day: last, amountPaise: 310_000, description: 'CASH DEP SELF' },
    {
      ...unmatched,
      day: missing?.receivedOn ?? first,
      amountPaise: 450_000,
      description: 'NEFT CR OLD FURNITURE',
      setAside: 'Desks that were sold',
    },
  ];
  return [...lines, ...others].map((one, index) => ({
    lineKey: `${DEMO_ORDER}${index}`,
    ...one,
  }));
}

function daysBefore(now: Date, days: number): IsoDay {
  const day = dateOf(today(now));
  day.setUTCDate(day.getUTCDate() - days);
  return dayOf(day);
}

/** What can happen to the fee of a registration, by weight; the demo contains each at least once. */
const outcomes = [
  [30, 'online'],
  [32, 'office'],
  [9, 'twoParts'],
  [6, 'firstPart'],
  [5, 'failedFirst'],
  [9, 'nothing'],
  [2, 'failed'],
  [2, 'expired'],
  [2, 'refunded'],
  [2, 'partRefunded'],
  [0.6, 'review'],
  [0.4, 'second'],
  [0.2, 'refundFailed'],
  [0.2, 'refundPending'],
] as const;

type Outcome = (typeof outcomes)[number][1] | 'created' | 'pending';
type Priced = RegistrationRow & { pricePaise: number };

const UNATTACHED = 6;
const PENDING = 10;

/** All payments of the demo, oldest first. */
export function demoPayments(
  registrations: readonly RegistrationRow[],
  demo: DemoContext,
): DemoPayment[] {
  const priced = registrations
    .filter((one): one is Priced => one.pricePaise !== null)
    .sort((one, other) => other.createdAt.getTime() - one.createdAt.getTime());
  const payments = priced.flatMap((one, newest) => paymentsFor(one, outcomeOf(newest, demo), demo));
  for (let index = 0; index < UNATTACHED; index += 1) payments.push(unattached(demo, index));
  const moment = ({ payment }: DemoPayment) => (payment.paidAt ?? payment.createdAt).getTime();
  return payments.sort((one, other) => moment(one) - moment(other));
}

/** Only the newest payments can be pending. */
function outcomeOf(newest: number, demo: DemoContext): Outcome {
  if (newest < PENDING) return newest % 3 === 0 ? 'created' : 'pending';
  const forced = outcomes[newest - PENDING];
  return forced ? forced[1] : demo.weighted(outcomes);
}

function paymentsFor(form: Priced, outcome: Outcome, demo: DemoContext): DemoPayment[] {
  const at = demo.after(form.createdAt, demo.between(2, 4_000));
  const full = { at, amountPaise: form.pricePaise, status: 'paid' };
  const half = Math.round(form.pricePaise / 20_000) * 10_000;
  const later = demo.after(at, demo.between(20_000, 60_000));
  const first = { ...full, amountPaise: half };
  const rest = { ...full, at: later, amountPaise: form.pricePaise - half };
  const online = (status: string) => onlinePayment(demo, form, { ...full, status });
  switch (outcome) {
    case 'nothing':
      return [];
    case 'office':
      return [officePayment(demo, form, full)];
    case 'firstPart':
      return [officePayment(demo, form, first)];
    case 'twoParts':
      return [officePayment(demo, form, first), officePayment(demo, form, rest)];
    case 'failedFirst':
      return [online('failed'), online('paid')];
    case 'refunded':
      return [refund(demo, online('paid'), 'done', 1)];
    case 'partRefunded':
      return [refund(demo, officePayment(demo, form, full), 'done', 0.4)];
    case 'refundFailed':
      return [refund(demo, online('paid'), 'failed', 1)];
    case 'refundPending':
      return [refund(demo, online('paid'), 'pending', 0.5)];
    case 'review':
      return [underpaid(demo, form, full)];
    case 'second':
      return [online('paid'), secondPayment(online('paid'))];
    case 'online':
      return [online('paid')];
    default:
      return [online(outcome)];
  }
}

/** The gateway reports another amount than requested. */
function underpaid(demo: DemoContext, form: Priced, full: Started): DemoPayment {
  const { payment, events, refunds } = onlinePayment(demo, form, { ...full, status: 'review' });
  const received = full.amountPaise - 10_000;
  payment.attention = 'mismatch';
  payment.paidAt = null;
  const notice = event(payment, payment.updatedAt, 'notice', 'mismatch', 'review', received);
  return { payment, events: [...events.slice(0, 1), notice], refunds };
}

/** A second payment of a fee already paid in full. */
function secondPayment(paid: DemoPayment): DemoPayment {
  paid.payment.attention = 'second payment';
  return paid;
}

/** A payment without a registration in the gateway's report. */
function unattached(demo: DemoContext, index: number): DemoPayment {
  const amountPaise = demo.pick([499_900, 899_900, 1_499_900]);
  const started = { at: demo.past(index * 2), amountPaise, status: 'paid' };
  const paid = onlinePayment(demo, null, started);
  paid.payment.attention = 'unattached';
  return paid;
}

interface ReceiptRow {
  number: string;
  year: string;
  serial: number;
  paymentId: string;
  issuedOn: string;
  amountPaise: number;
  particulars: Particulars;
  checkCode: string;
  createdAt: Date;
}

/**
 * A receipt for every settled payment with a student, numbered by date. Each is marked as not
 * genuine.
 * @param payments oldest first
 */
export function demoReceipts(
  payments: readonly DemoPayment[],
  registrations: readonly RegistrationRow[],
  demo: DemoContext,
): ReceiptRow[] {
  const forms = new Map(registrations.map((one) => [one.id, one]));
  const last = new Map<string, number>();
  return payments.flatMap(({ payment }) => {
    const form = forms.get(payment.registrationId ?? '');
    if (!form || !payment.paidAt || !receivedStatuses.includes(payment.status as PaymentStatus))
      return [];
    const issuedOn = today(payment.paidAt);
    const year = financialYear(issuedOn);
    const serial = (last.get(year) ?? 0) + 1;
    last.set(year, serial);
    const row: ReceiptRow = {
      number: receiptNumber(year, serial),
      year,
      serial,
      issuedOn,
      paymentId: payment.id,
      amountPaise: payment.amountPaise,
      particulars: particularsOf(payment, form),
      checkCode: Buffer.from(demo.hex(32), 'hex').toString('base64url'),
      createdAt: payment.paidAt,
    };
    return [row];
  });
}

function particularsOf(payment: PaymentRow, form: RegistrationRow): Particulars {
  return {
    seller: { name: `Demo data, no receipt: ${institute.name}`, address: institute.address },
    buyer: {
      name: form.studentname,
      address: form.address,
      state: `${form.state} ${form.pincode}`,
    },
    what: form.planTitle ?? receipt.coaching,
    registrationnumber: form.registrationnumber,
    excess: payment.attention === 'second payment',
  };
}

/** Refunds the given share of a payment. */
function refund(demo: DemoContext, paid: DemoPayment, status: RefundRow['status'], share: number) {
  const { payment } = paid;
  const requestedAt = demo.after(payment.paidAt ?? payment.createdAt, demo.between(2_000, 20_000));
  const amountPaise = Math.round((payment.amountPaise * share) / 100) * 100;
  const viaGateway = payment.provider !== 'office';
  const id = demo.uuid();
  paid.refunds.push({
    id,
    refundId: `${DEMO_ORDER}R${demo.hex(20)}`,
    paymentId: payment.id,
    amountPaise,
    reason: demo.pick(refundReasons),
    status,
    method: viaGateway ? 'gateway' : (payment.method ?? 'cash'),
    reference: viaGateway ? null : 'Refunded at the office',
    gatewayRefundId: viaGateway ? `rfnd_${payment.orderId}` : null,
    staffId: demoOwner.id,
    createdAt: requestedAt,
    doneAt: status === 'done' ? requestedAt : null,
  });
  if (status === 'done') payment.status = share === 1 ? 'refunded' : 'partRefunded';
  if (status === 'failed') payment.attention = 'refund failed';
  payment.updatedAt = requestedAt;
  paid.events.push(
    event(payment, requestedAt, 'staff', 'refund asked', 'paid', amountPaise),
    ...(status === 'pending'
      ? []
      : [event(payment, requestedAt, 'staff', status === 'done' ? 'refund' : 'refund failed')]),
  );
  return paid;
}

type Payer = Pick<RegistrationRow, 'id' | 'planId' | 'studentname' | 'mobilenumber'>;
type Started = { at: Date; amountPaise: number; status: string };

function onlinePayment(demo: DemoContext, paidFor: Payer | null, started: Started): DemoPayment {
  const provider = demo.pick(['phonepe', 'razorpay'] as const);
  const isPaid = !['created', 'pending', 'failed', 'expired'].includes(started.status);
  const paidAt = isPaid ? demo.after(started.at, demo.between(1, 9)) : null;
  const order = orderOf(demo);
  const payment: PaymentRow = {
    ...rowOf(paidFor, started, demo.uuid(), order),
    provider,
    gatewayOrderId: started.status === 'created' ? null : `order_${order}`,
    gatewayPaymentId: isPaid ? `pay_${order}` : null,
    paidAt,
    updatedAt: paidAt ?? started.at,
  };
  const events = [event(payment, started.at, 'start', 'started', 'pending')];
  if (started.status === 'failed') events.push(event(payment, started.at, 'notice', 'failed'));
  if (started.status === 'expired') events.push(event(payment, started.at, 'poll', 'expired'));
  if (paidAt) events.push(event(payment, paidAt, 'notice', 'paid', 'paid', started.amountPaise));
  return { payment, events: started.status === 'created' ? [] : events, refunds: [] };
}

function officePayment(demo: DemoContext, paidFor: Payer, started: Started): DemoPayment {
  const method = demo.weighted([
    [45, 'upi'],
    [30, 'cash'],
    [25, 'bank'],
  ] as const);
  const payment: PaymentRow = {
    ...rowOf(paidFor, started, demo.uuid(), orderOf(demo)),
    provider: 'office',
    paidAt: started.at,
    method,
    reference:
      method === 'cash' ? null : `${method === 'upi' ? '3' : 'N'}${demo.hex(11)}`.toUpperCase(),
    receivedOn: today(started.at),
    staffId: demo.pick(demoCounsellors).id,
  };
  return {
    payment,
    events: [event(payment, started.at, 'staff', 'paid', 'paid', started.amountPaise)],
    refunds: [],
  };
}

function orderOf(demo: DemoContext): string {
  return `${DEMO_ORDER}${String(demo.serial()).padStart(8, '0')}`;
}

function rowOf(
  paidFor: Payer | null,
  { at, amountPaise, status }: Started,
  id: string,
  order: string,
) {
  return {
    id,
    orderId: order,
    registrationId: paidFor?.id ?? null,
    planId: paidFor?.planId ?? null,
    name: paidFor?.studentname ?? 'UPI payer',
    number: paidFor?.mobilenumber ?? '',
    amountPaise,
    status,
    attention: null,
    gatewayOrderId: null,
    gatewayPaymentId: null,
    expiresAt: at,
    paidAt: null,
    method: null,
    reference: null,
    receivedOn: null,
    staffId: null,
    createdAt: at,
    updatedAt: at,
  };
}

interface PaymentRow {
  id: string;
  orderId: string;
  provider: 'office' | 'phonepe' | 'razorpay';
  registrationId: string | null;
  planId: string | null;
  name: string;
  number: string;
  amountPaise: number;
  status: string;
  attention: string | null;
  gatewayOrderId: string | null;
  gatewayPaymentId: string | null;
  expiresAt: Date;
  paidAt: Date | null;
  method: string | null;
  reference: string | null;
  receivedOn: string | null;
  staffId: string | null;
  createdAt: Date;
  updatedAt: Date;
}

interface EventRow {
  paymentId: string;
  at: Date;
  source: 'start' | 'notice' | 'poll' | 'staff';
  what: string;
  status: string;
  amountPaise: number | null;
  gatewayPaymentId: string | null;
  staffId: string | null;
}

interface RefundRow {
  id: string;
  refundId: string;
  paymentId: string;
  amountPaise: number;
  reason: string;
  status: 'pending' | 'done' | 'failed';
  method: string;
  reference: string | null;
  gatewayRefundId: string | null;
  staffId: string;
  createdAt: Date;
  doneAt: Date | null;
}

export interface DemoPayment {
  payment: PaymentRow;
  events: EventRow[];
  refunds: RefundRow[];
}

function event(
  payment: PaymentRow,
  at: Date,
  source: EventRow['source'],
  what: string,
  status = payment.status,
  amountPaise: number | null = null,
): EventRow {
  const { id: paymentId, gatewayPaymentId, staffId } = payment;
  return {
    paymentId,
    at,
    source,
    what,
    status,
    amountPaise,
    gatewayPaymentId: amountPaise === null ? null : gatewayPaymentId,
    staffId: source === 'staff' ? (staffId ?? demoOwner.id) : null,
  };
}
