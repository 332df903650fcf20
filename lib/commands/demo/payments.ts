import type { IsoDay } from '@/content/day';
import { institute } from '@/content/facts/institute';
import { officeHolidays } from '@/content/facts/institute';
import { refundPolicy, refundWorkingDays } from '@/content/pages/policies/refund';
import { receipt } from '@/lib/payments/receipt-words';
import { clausesOf } from '@/lib/enrolment/agreed-policies';
import { policyTexts } from '@/lib/enrolment/policies-in-force';
import { financialYear, receiptNumber, type Particulars } from '@/lib/payments/receipts/receipt';
import { refundDocumentNumber } from '@/lib/payments/receipts/refund-document';
import { receivedStatuses, type PaymentStatus } from '@/lib/site/money-terms';
import { dateOf, dayOf, today, workingDayAfter } from '@/lib/site/days';
import { textHash } from '@/lib/site/notice-hash';
import type { DemoContext } from './demo-context';
import { refundReasons } from './leads';
import { DEMO_DOMAIN, DEMO_ORDER, demoCounsellors, demoOwner } from './people';
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

/** Days that the statement covers, up to yesterday. */
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

/** Weighted outcomes of a registration's fee; the demo contains each at least once. */
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
  paid.payment.attention = 'overpaid';
  paid.payment.excessPaise = paid.payment.amountPaise;
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

interface InstalmentRows {
  plan: { id: string; registrationId: string; pricePaise: number; staffId: string; agreedAt: Date };
  lines: { planId: string; number: number; dueOn: IsoDay; amountPaise: number }[];
}

const DAYS_TO_PAY = 45;

/** Instalment plans of students who paid a first part at the office: that part, and the rest later. */
export function demoInstalments(
  payments: readonly DemoPayment[],
  registrations: readonly RegistrationRow[],
  demo: DemoContext,
): InstalmentRows[] {
  const forms = registrations.filter(({ items }) => !items);
  const prices = new Map(forms.map(({ id, pricePaise }) => [id, pricePaise]));
  const agreed = new Set<string>();
  return payments.flatMap(({ payment }): InstalmentRows[] => {
    const { registrationId, amountPaise, paidAt, staffId, status } = payment;
    const pricePaise = prices.get(registrationId ?? '') ?? 0;
    if (!registrationId || !paidAt || !staffId || status !== 'paid') return [];
    if (amountPaise >= pricePaise || agreed.has(registrationId)) return [];
    agreed.add(registrationId);
    const id = demo.uuid();
    const line = (number: number, days: number, paise: number) => ({
      planId: id,
      number,
      amountPaise: paise,
      dueOn: daysBefore(paidAt, -days),
    });
    return [
      {
        plan: { id, registrationId, pricePaise, staffId, agreedAt: paidAt },
        lines: [line(1, 0, amountPaise), line(2, DAYS_TO_PAY, pricePaise - amountPaise)],
      },
    ];
  });
}

interface PayerLinkRows {
  link: {
    id: string;
    tokenHash: string;
    registrationId: string;
    via: string;
    staffId: string | null;
    createdAt: Date;
    expiresAt: Date;
    openedAt: Date | null;
  };
  payment: { paymentId: string; linkId: string; name: string; email: string } | null;
}

const PAYER_LINKS = 12;
const LINK_DAYS = 7;

/** Links by which parents paid, one fee each, and links of today for open fees. Their tokens are unknown. */
export function demoPayerLinks(
  payments: readonly DemoPayment[],
  instalments: readonly InstalmentRows[],
  demo: DemoContext,
): PayerLinkRows[] {
  const link = (registrationId: string, createdAt: Date, staffId: string | null) => ({
    id: demo.uuid(),
    tokenHash: `demo-${demo.uuid()}`,
    registrationId,
    createdAt,
    staffId,
    via: staffId === null ? 'student' : 'office',
    expiresAt: new Date(createdAt.getTime() + LINK_DAYS * 86_400_000),
  });
  const online = payments.filter(
    ({ payment }) => payment.registrationId && payment.paidAt && payment.provider !== 'office',
  );
  const paid = online.slice(-PAYER_LINKS).map(({ payment }): PayerLinkRows => {
    const { id: paymentId, registrationId, name, createdAt } = payment;
    const made = link(registrationId ?? '', new Date(createdAt.getTime() - 3_600_000), null);
    const payer = { paymentId, linkId: made.id, name, email: `payer@${DEMO_DOMAIN}` };
    return { link: { ...made, openedAt: createdAt }, payment: payer };
  });
  const open = instalments.slice(-PAYER_LINKS).map(({ plan }): PayerLinkRows => {
    const made = link(plan.registrationId, demo.now, demo.pick(demoCounsellors).id);
    return { link: { ...made, openedAt: null }, payment: null };
  });
  return [...paid, ...open];
}

interface ReceiptRow {
  number: string;
  year: string;
  serial: number;
  paymentId: string;
  issuedOn: string;
  amountPaise: number;
  excessPaise: number;
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
      excessPaise: payment.excessPaise,
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
  };
}

interface RefundDocumentRow {
  number: string;
  series: 'RR';
  year: string;
  serial: number;
  refundId: string;
  paymentId: string;
  issuedOn: string;
  amountPaise: number;
  createdAt: Date;
}

/** A refund receipt for every completed refund of a receipt, numbered by date: the demo has no GSTIN. */
export function demoRefundDocuments(
  payments: readonly DemoPayment[],
  receipts: readonly { paymentId: string }[],
): RefundDocumentRow[] {
  const withReceipt = new Set(receipts.map(({ paymentId }) => paymentId));
  const last = new Map<string, number>();
  const done = payments
    .flatMap(({ refunds }) => refunds)
    .flatMap(({ doneAt, ...refund }) =>
      doneAt && withReceipt.has(refund.paymentId) ? [{ ...refund, doneAt }] : [],
    )
    .sort((one, other) => one.doneAt.getTime() - other.doneAt.getTime());
  return done.map(({ refundId, paymentId, amountPaise, doneAt }) => {
    const issuedOn = today(doneAt);
    const year = financialYear(issuedOn);
    const serial = (last.get(year) ?? 0) + 1;
    last.set(year, serial);
    const number = refundDocumentNumber('RR', year, serial);
    const about = { refundId, paymentId, issuedOn, amountPaise, createdAt: doneAt };
    return { number, series: 'RR', year, serial, ...about };
  });
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
    excessPaise: 0,
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
  excessPaise: number;
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

/** Ages in days of the demo's UPI claims: two are late. */
const UPI_CLAIM_DAYS = [6, 4, 2, 1, 0];

/** Claims by students who owe a fee; the oldest was declined. */
export function demoUpiClaims(
  payments: readonly DemoPayment[],
  forms: readonly RegistrationRow[],
  demo: DemoContext,
) {
  const paid = new Set(payments.map(({ payment }) => payment.registrationId));
  const unpaid = forms.filter(({ id, email, pricePaise }) => email && pricePaise && !paid.has(id));
  return unpaid.slice(-UPI_CLAIM_DAYS.length).map(({ id, pricePaise }, index) => {
    const createdAt = demo.past(UPI_CLAIM_DAYS[index] ?? 0);
    const isDeclined = index === 0;
    return {
      id: demo.uuid(),
      registrationId: id,
      amountPaise: pricePaise,
      utr: `6${String(demo.between(10_000_000_000, 99_999_999_999))}`,
      createdAt,
      declinedAt: isDeclined ? demo.after(createdAt, 4_000) : null,
      answer: isDeclined ? 'No payment with this number has reached our account.' : null,
      staffId: isDeclined ? demo.pick(demoCounsellors).id : null,
    };
  });
}

/** Ages in days of the demo's refund claims: some are late, some are due, the last is new. */
const CLAIM_DAYS = [40, 25, 16, 9, 4, 1];

/** Claims about payments of the last months: the oldest are decided. */
export function demoClaims(
  payments: readonly DemoPayment[],
  forms: readonly RegistrationRow[],
  demo: DemoContext,
) {
  const paid = payments.flatMap(({ payment, refunds }) => {
    const form = forms.find(({ id }) => id === payment.registrationId);
    return form && payment.status === 'paid' && refunds.length === 0 ? [{ payment, form }] : [];
  });
  const clauses = clausesOf(refundPolicy);
  return paid.slice(-CLAIM_DAYS.length).map(({ payment, form }, index) => {
    const receivedOn = daysBefore(demo.now, CLAIM_DAYS[index] ?? 1);
    const createdAt = new Date(`${receivedOn}T06:30:00Z`);
    const isDecided = index < 2;
    const clause = clauses.find(({ number }) => number === (isDecided ? '2.1' : '4.2'));
    return {
      id: demo.uuid(),
      requestId: `demo-${demo.uuid()}`,
      registrationId: form.id,
      paymentId: payment.id,
      claimant: form.fathername,
      via: index % 3 === 0 ? 'letter' : 'visit',
      receivedOn,
      amountPaise: payment.amountPaise,
      text: demo.pick(refundReasons),
      clause: clause?.number ?? '',
      clauseText: clause?.text ?? '',
      policyHash: refundPolicyHash,
      dueOn: workingDayAfter(receivedOn, refundWorkingDays, officeHolidays),
      createdAt,
      notedById: demo.pick(demoCounsellors).id,
      outcome: isDecided ? 'refused' : null,
      grantedPaise: isDecided ? 0 : null,
      answer: isDecided ? 'The seat was booked, and the batch has begun.' : null,
      decidedAt: isDecided ? demo.after(createdAt, 4_000) : null,
      decidedById: isDecided ? demoOwner.id : null,
    };
  });
}

const refundPolicyHash = textHash(
  policyTexts.find(({ path }) => path === refundPolicy.path)?.text ?? '',
);
