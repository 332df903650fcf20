import type { IsoDay } from '@/content/day';
import { institute } from '@/content/institute';
import { receipt } from '@/content/receipt';
import { financialYear, receiptNumber, type Particulars } from '@/lib/payments/receipts/receipt';
import { receivedStatuses, type PaymentStatus } from '@/lib/platform/money-terms';
import { dateOf, dayOf, today } from '@/lib/site/days';
import type { Chance, Moments } from './chance';
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
export function demoBankLines(told: readonly Told[], { now }: Moments): BankRow[] {
  const [first, last] = [daysBefore(now, DAYS), daysBefore(now, 1)];
  const settled = daysBefore(now, WAITING_DAYS);
  const [missing, ...came] = told.flatMap(({ payment }) => {
    const { method, receivedOn, reference } = payment;
    const deposited = method === 'bank' || method === 'upi';
    const shown = deposited && receivedOn && receivedOn >= first && receivedOn <= last;
    return shown && reference ? [{ ...payment, receivedOn, reference }] : [];
  });
  const lines = came.map(({ id, receivedOn, amountPaise, reference, method, staffId }, index) => {
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
  });
  const strange = { reference: '', paymentId: null, setAside: null, staffId: demoOwner.id };
  const others = [
    { ...strange, day: last, amountPaise: 310_000, description: 'CASH DEP SELF' },
    {
      ...strange,
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

/** What can happen to the fee of a form; the demo contains each at least once. */
const stories = [
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

type Story = (typeof stories)[number][1] | 'created' | 'pending';
type Priced = RegistrationRow & { pricePaise: number };

const UNATTACHED = 6;
const UNDER_WAY = 10;

/** All payments of the demo, oldest first. */
export function demoPayments(
  registrations: readonly RegistrationRow[],
  chance: Chance,
  moments: Moments,
): Told[] {
  const ledger: Ledger = { chance, moments, count: 0 };
  const priced = registrations
    .filter((one): one is Priced => one.pricePaise !== null)
    .sort((one, other) => other.createdAt.getTime() - one.createdAt.getTime());
  const told = priced.flatMap((one, newest) => tell(storyOf(newest, chance), one, ledger));
  for (let index = 0; index < UNATTACHED; index += 1) told.push(unattached(ledger, index));
  const moment = ({ payment }: Told) => (payment.paidAt ?? payment.createdAt).getTime();
  return told.sort((one, other) => moment(one) - moment(other));
}

/** Only the newest payments can be pending. */
function storyOf(newest: number, chance: Chance): Story {
  if (newest < UNDER_WAY) return newest % 3 === 0 ? 'created' : 'pending';
  const forced = stories[newest - UNDER_WAY];
  return forced ? forced[1] : chance.weighted(stories);
}

function tell(story: Story, form: Priced, ledger: Ledger): Told[] {
  const { chance, moments } = ledger;
  const at = moments.after(form.createdAt, chance.between(2, 4_000));
  const all = { at, amountPaise: form.pricePaise, status: 'paid' };
  const half = Math.round(form.pricePaise / 20_000) * 10_000;
  const later = moments.after(at, chance.between(20_000, 60_000));
  const first = { ...all, amountPaise: half };
  const rest = { ...all, at: later, amountPaise: form.pricePaise - half };
  const tried = (status: string) => online(ledger, form, { ...all, status });
  switch (story) {
    case 'nothing':
      return [];
    case 'office':
      return [atOffice(ledger, form, all)];
    case 'firstPart':
      return [atOffice(ledger, form, first)];
    case 'twoParts':
      return [atOffice(ledger, form, first), atOffice(ledger, form, rest)];
    case 'failedFirst':
      return [tried('failed'), tried('paid')];
    case 'refunded':
      return [givenBack(ledger, tried('paid'), 'done', 1)];
    case 'partRefunded':
      return [givenBack(ledger, atOffice(ledger, form, all), 'done', 0.4)];
    case 'refundFailed':
      return [givenBack(ledger, tried('paid'), 'failed', 1)];
    case 'refundPending':
      return [givenBack(ledger, tried('paid'), 'pending', 0.5)];
    case 'review':
      return [tooLittle(ledger, form, all)];
    case 'second':
      return [tried('paid'), again(tried('paid'))];
    case 'online':
      return [tried('paid')];
    default:
      return [tried(story)];
  }
}

/** The gateway reports another amount than requested. */
function tooLittle(ledger: Ledger, form: Priced, all: { at: Date; amountPaise: number }): Told {
  const told = online(ledger, form, { ...all, status: 'review' });
  const { payment } = told;
  payment.attention = 'mismatch';
  const came = all.amountPaise - 10_000;
  const [begun] = told.events;
  const said = event(payment, payment.updatedAt, 'notice', 'mismatch', 'review', came);
  payment.paidAt = null;
  return { ...told, events: begun ? [begun, said] : [said] };
}

/** A second payment of a fee already paid in full. */
function again(told: Told): Told {
  told.payment.attention = 'second payment';
  return told;
}

/** A payment without a registration in the gateway's report. */
function unattached(ledger: Ledger, index: number): Told {
  const { chance, moments } = ledger;
  const amountPaise = chance.pick([499_900, 899_900, 1_499_900]);
  const told = online(ledger, null, { at: moments.past(index * 2), amountPaise, status: 'paid' });
  told.payment.attention = 'unattached';
  return told;
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
 * @param told oldest first
 */
export function demoReceipts(
  told: readonly Told[],
  registrations: readonly RegistrationRow[],
  chance: Chance,
): ReceiptRow[] {
  const forms = new Map(registrations.map((one) => [one.id, one]));
  const last = new Map<string, number>();
  return told.flatMap(({ payment }) => {
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
      checkCode: Buffer.from(chance.hex(32), 'hex').toString('base64url'),
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
      address: `${form.address}, ${form.pincode}`,
      state: form.state,
    },
    what: form.planTitle ?? receipt.coaching,
    registrationnumber: form.registrationnumber,
    excess: payment.attention === 'second payment',
  };
}

/** Refunds the given share of a payment. */
function givenBack(ledger: Ledger, told: Told, status: RefundRow['status'], share: number) {
  const { chance, moments } = ledger;
  const { payment } = told;
  const asked = moments.after(payment.paidAt ?? payment.createdAt, chance.between(2_000, 20_000));
  const amountPaise = Math.round((payment.amountPaise * share) / 100) * 100;
  const viaGateway = payment.provider !== 'office';
  const id = chance.uuid();
  told.refunds.push({
    id,
    refundId: `${DEMO_ORDER}R${chance.hex(20)}`,
    paymentId: payment.id,
    amountPaise,
    reason: chance.pick(refundReasons),
    status,
    method: viaGateway ? 'gateway' : (payment.method ?? 'cash'),
    reference: viaGateway ? null : 'Given back at the office',
    gatewayRefundId: viaGateway ? `rfnd_${payment.orderId}` : null,
    staffId: demoOwner.id,
    createdAt: asked,
    doneAt: status === 'done' ? asked : null,
  });
  if (status === 'done') payment.status = share === 1 ? 'refunded' : 'partRefunded';
  if (status === 'failed') payment.attention = 'refund failed';
  payment.updatedAt = asked;
  told.events.push(
    event(payment, asked, 'staff', 'refund asked', 'paid', amountPaise),
    ...(status === 'pending'
      ? []
      : [event(payment, asked, 'staff', status === 'done' ? 'refund' : 'refund failed')]),
  );
  return told;
}

type For = Pick<RegistrationRow, 'id' | 'planId' | 'studentname' | 'mobilenumber'>;
type Begun = { at: Date; amountPaise: number; status: string };

function online(ledger: Ledger, paidFor: For | null, begun: Begun): Told {
  const { chance, moments } = ledger;
  const provider = chance.pick(['phonepe', 'razorpay'] as const);
  const came = !['created', 'pending', 'failed', 'expired'].includes(begun.status);
  const paidAt = came ? moments.after(begun.at, chance.between(1, 9)) : null;
  const order = orderOf(ledger);
  const payment: PaymentRow = {
    ...rowOf(paidFor, begun, chance.uuid(), order),
    provider,
    gatewayOrderId: begun.status === 'created' ? null : `order_${order}`,
    gatewayPaymentId: came ? `pay_${order}` : null,
    paidAt,
    updatedAt: paidAt ?? begun.at,
  };
  const events = [event(payment, begun.at, 'start', 'started', 'pending')];
  if (begun.status === 'failed') events.push(event(payment, begun.at, 'notice', 'failed'));
  if (begun.status === 'expired') events.push(event(payment, begun.at, 'poll', 'expired'));
  if (paidAt) events.push(event(payment, paidAt, 'notice', 'paid', 'paid', begun.amountPaise));
  return { payment, events: begun.status === 'created' ? [] : events, refunds: [] };
}

function atOffice(ledger: Ledger, paidFor: For, begun: Begun): Told {
  const { chance } = ledger;
  const method = chance.weighted([
    [45, 'upi'],
    [30, 'cash'],
    [25, 'bank'],
  ] as const);
  const payment: PaymentRow = {
    ...rowOf(paidFor, begun, chance.uuid(), orderOf(ledger)),
    provider: 'office',
    paidAt: begun.at,
    method,
    reference:
      method === 'cash' ? null : `${method === 'upi' ? '3' : 'N'}${chance.hex(11)}`.toUpperCase(),
    receivedOn: today(begun.at),
    staffId: chance.pick(demoCounsellors).id,
  };
  return {
    payment,
    events: [event(payment, begun.at, 'staff', 'paid', 'paid', begun.amountPaise)],
    refunds: [],
  };
}

function orderOf(ledger: Ledger): string {
  ledger.count += 1;
  return `${DEMO_ORDER}${String(ledger.count).padStart(8, '0')}`;
}

function rowOf(paidFor: For | null, { at, amountPaise, status }: Begun, id: string, order: string) {
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

export interface Told {
  payment: PaymentRow;
  events: EventRow[];
  refunds: RefundRow[];
}

/** The demo's payments, with a realistic mix of methods. */
interface Ledger {
  chance: Chance;
  moments: Moments;
  /** Number of payments, for unique order ids. */
  count: number;
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
