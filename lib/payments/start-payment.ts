import 'server-only';
import { randomBytes } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { Paise } from '@/content/money';
import { gatewayNamed, gatewayToStart, type GatewayName } from '@/lib/payments/gateways/gateways';
import { inTransaction, pool } from '@/lib/platform/db';
import { env } from '@/lib/platform/env';
import { defineLimit } from '@/lib/platform/limits';
import { receivedFor, underWay } from '@/lib/platform/money-terms';
import { amountDue, type Due } from './amount-due';
import { askGateway, logGateway } from './gateways/ask-gateway';
import {
  GatewayRefused,
  GatewaySilent,
  type Gateway,
  type Report,
  type Started,
} from './gateways/gateway';
import { paymentRefusals as refusals } from './payment-refusals';
import type { PaymentInput } from './payment-request';
import { settle } from './settle';

/** As many as sign-ups: on admission day thousands of phones of one network share an address. */
const startsPerAddress = defineLimit({ name: 'payment', points: 300, windowMs: 600_000 });

/**
 * Counts a payment that is to be started against the address it came from: 300 in ten minutes.
 * @param address null when it is not known; then nothing is counted
 * @throws ApiError too_many_requests, with the phone number
 */
export async function countPaymentStart(address: string | null): Promise<void> {
  if (address === null) return;
  const wait = await startsPerAddress.count(address);
  if (wait !== null) throw refusals.tooMany(wait);
}

/** Longer than any gateway is waited for. After it, whoever asked is taken to be gone. */
const START_LEASE = "interval '25 seconds'";

/** What became of asking the gateway to start a payment. */
type Outcome = 'no answer' | 'refused';

const START_EVENT = `
  insert into payment_events ("paymentId", source, what, status)
  select id, 'start', $2, status from payments where id = $1`;

/**
 * Takes the right to ask the gateway to start this payment: one press of the button has it, until it
 * notes what came of it or its lease is over.
 * @param expiresAt until when the gateway will take the money
 * @returns the address where it was started already; 'busy' while somebody else is asking; 'over' when
 *   nothing is to be started any more
 */
export async function claimStart(
  paymentId: string,
  expiresAt: Date,
): Promise<'claimed' | 'busy' | 'over' | { url: string }> {
  return inTransaction(async (client) => {
    const { rows } = await client.query<{ url: string | null }>(
      `select url from payments where id = $1 and status in ('created', 'pending') for update`,
      [paymentId],
    );
    const [row] = rows;
    if (!row) return 'over';
    if (row.url) return { url: row.url };
    const { rows: asking } = await client.query(
      `select from (
         select what, at from payment_events where "paymentId" = $1
           and what in ('asking', 'started', 'no answer', 'refused')
         order by id desc limit 1) as newest
       where what = 'asking' and at > now() - ${START_LEASE}`,
      [paymentId],
    );
    if (asking.length > 0) return 'busy';
    await client.query(START_EVENT, [paymentId, 'asking']);
    await client.query('update payments set "expiresAt" = $2, "updatedAt" = now() where id = $1', [
      paymentId,
      expiresAt,
    ]);
    return 'claimed';
  });
}

/** The gateway has the order, and this is its page for it. What became of it since stays as it is. */
export async function noteStarted(paymentId: string, { url, gatewayOrderId }: Started) {
  await inTransaction(async (client) => {
    await client.query(
      `update payments set url = $2, "gatewayOrderId" = $3, "updatedAt" = now(),
         status = case when status = 'created' then 'pending' else status end
       where id = $1`,
      [paymentId, url, gatewayOrderId],
    );
    await client.query(START_EVENT, [paymentId, 'started']);
  });
}

/** The payment stands where it stood; the next press may ask at once. */
async function noteNotStarted(paymentId: string, what: Outcome): Promise<void> {
  await pool.query(START_EVENT, [paymentId, what]);
}

/**
 * What is paid for: a registration, or else something that staff have to match later; `planId` is null
 * where several plans have that price.
 */
export type Target = { registrationId: string } | { planId: string | null };

interface NewPayment {
  target: Target;
  provider: string;
  name: string;
  number: string;
  amount: Paise;
  expiresAt: Date;
  /** When the gateway is to be asked first. */
  nextCheckAt: Date;
}

/** An attempt to pay online whose end is not known. */
interface OpenPayment {
  id: string;
  orderId: string;
  provider: string;
  name: string;
  number: string;
  amount: Paise;
  /** The gateway's page; null until its answer to the start is known. */
  url: string | null;
  gatewayOrderId: string | null;
  expiresAt: Date;
}

const open = `id, "orderId", provider, name, number, "amountPaise" as amount, url, "gatewayOrderId",
  "expiresAt"`;

/** At most 34 letters and digits, as every gateway takes them; not to be guessed. */
const newOrderId = () => `OC${randomBytes(16).toString('hex')}`;

/** Waits for a form that is being saved, and for money that is being settled. */
const LOCK_REGISTRATION = 'select from registrations where id = $1 for share';

/** Only where exactly this is still to be paid, and nothing has to be looked at first. */
const CREATE_ATTACHED = `
  insert into payments
    ("orderId", provider, "registrationId", name, number, "amountPaise", "expiresAt", "nextCheckAt")
  select $1, $2, registration.id, $4, $5, $6::int, $7, $8 from registrations as registration
  where registration.id = $3
    and registration."pricePaise" - $6::int = ${receivedFor('registration.id')}
    and not exists (
      select from payments where "registrationId" = registration.id and status = 'review')
  on conflict ("registrationId") where status in ('created', 'pending') do nothing
  returning ${open}`;

const CREATE_UNATTACHED = `
  insert into payments
    ("orderId", provider, "planId", name, number, "amountPaise", "expiresAt", "nextCheckAt")
  values ($1, $2, $3, $4, $5, $6, $7, $8)
  returning ${open}`;

/**
 * Writes an attempt to pay, before any gateway hears of it.
 * @returns null when one is under way for the registration, or what is due has changed
 */
export async function createPayment(payment: NewPayment): Promise<OpenPayment | null> {
  const { target, provider, name, number, amount, expiresAt, nextCheckAt } = payment;
  const isAttached = 'registrationId' in target;
  const what = isAttached ? target.registrationId : target.planId;
  return inTransaction(async (client) => {
    if (isAttached) await client.query(LOCK_REGISTRATION, [what]);
    const { rows } = await client.query<OpenPayment>(
      isAttached ? CREATE_ATTACHED : CREATE_UNATTACHED,
      [newOrderId(), provider, what, name, number, amount, expiresAt, nextCheckAt],
    );
    return rows[0] ?? null;
  });
}

/** The one attempt under way for a registration, or null. */
async function findUnderWay(registrationId: string): Promise<OpenPayment | null> {
  const { rows } = await pool.query<OpenPayment>(
    `select ${open} from payments
     where "registrationId" = $1 and status in ('created', 'pending')`,
    [registrationId],
  );
  return rows[0] ?? null;
}

const LOOK_EVERY_MS = 150;
/** Longer than a gateway is waited for. */
const WAIT_MS = 12_000;

/**
 * The right to ask the gateway to start a payment. While another press of the same button has it, this
 * one waits for its answer, and takes over where there was none.
 * @param expiresAt until when the gateway will take the money
 * @returns as `claimStart` has it
 * @throws ApiError unavailable when the other one is not answered in time
 */
export async function claimInTurn(paymentId: string, expiresAt: Date, waitMs = WAIT_MS) {
  const until = Date.now() + waitMs;
  for (;;) {
    const claim = await claimStart(paymentId, expiresAt);
    if (claim !== 'busy') return claim;
    if (Date.now() >= until) throw refusals.busy();
    await pause(LOOK_EVERY_MS);
  }
}

/** How long a gateway takes the money for an order. PhonePe takes at most an hour, Razorpay at least 15 minutes. */
const PAY_WITHIN_MS = 30 * 60_000;
/** One attempt ends, another takes its place; more often than this it does not happen. */
const ROUNDS = 3;

/**
 * The gateway's page for what is to be paid. The attempt is written down before the gateway is called,
 * and one registration has one at a time: whoever presses again, or twice at once, gets the same address.
 * @param studentId whose bearer came with the call; null for anybody else
 * @throws ApiError not_found, conflict, forbidden; unavailable when the gateway does not answer, which
 *   leaves the attempt as it is, to be asked about first when somebody presses again
 */
export async function startPayment(
  provider: GatewayName,
  studentId: string | null,
  input: PaymentInput,
): Promise<{ url: string }> {
  const gateway = gatewayToStart(provider);
  if (!gateway) throw refusals.closed();
  for (let round = 0; round < ROUNDS; round += 1) {
    const due = await amountDue(studentId, input);
    const found = await findAttempt(due);
    const payment = found ?? (await newAttempt(gateway, due, input));
    const url = payment && (await addressOf(payment, due, { isNew: !found }));
    if (url) return { url };
  }
  throw refusals.busy();
}

async function findAttempt({ target }: Due): Promise<OpenPayment | null> {
  return 'registrationId' in target ? findUnderWay(target.registrationId) : null;
}

function newAttempt(gateway: Gateway, due: Due, { name, number }: PaymentInput) {
  const firstCheck = Math.min(...gateway.checkAfterSeconds);
  return createPayment({
    target: due.target,
    amount: due.amount,
    provider: gateway.name,
    name,
    number,
    expiresAt: payUntil(),
    nextCheckAt: new Date(Date.now() + firstCheck * 1_000),
  });
}

const payUntil = () => new Date(Date.now() + PAY_WITHIN_MS);

/** @returns null when this attempt has come to its end, so that the next round looks again */
async function addressOf(
  payment: OpenPayment,
  due: Due,
  { isNew }: { isNew: boolean },
): Promise<string | null> {
  const gateway = gatewayNamed(payment.provider);
  if (!gateway) {
    // Its keys are gone: nobody can ask about it any more.
    await tell(payment, neverHeard(payment.orderId), true);
    return null;
  }
  if (payment.url) return addressAgain(gateway, payment, payment.url, due);
  const claim = await claimInTurn(payment.id, payUntil());
  if (claim === 'over') return null;
  if (claim !== 'claimed') return claim.url;
  return startClaimed(gateway, payment, due, isNew);
}

/** The address that is known already, unless the gateway says that it is all over with it. */
async function addressAgain(gateway: Gateway, payment: OpenPayment, url: string, due: Due) {
  const over = payment.expiresAt.getTime() <= Date.now() || payment.amount !== due.amount;
  const goesOn = await askGateway(gateway, payment, (report) => tell(payment, report, over));
  if (goesOn === null && over) throw refusals.unsure();
  return goesOn === false ? null : url;
}

/** Starts what is claimed. Of an attempt that is not new, the gateway is asked first what it knows. */
async function startClaimed(gateway: Gateway, payment: OpenPayment, due: Due, isNew: boolean) {
  let known: Report['state'] = 'notFound';
  if (!isNew) {
    const over = payment.amount !== due.amount;
    const goesOn = await askGateway(gateway, payment, async (report) => {
      known = report.state;
      return tell(payment, report, over);
    });
    if (goesOn === null) await noteNotStarted(payment.id, 'no answer');
    if (goesOn === null) throw refusals.silent();
    if (!goesOn) return null;
  }
  return askToStart(gateway, payment, due, known);
}

async function askToStart(
  gateway: Gateway,
  payment: OpenPayment,
  { description }: Due,
  known: Report['state'],
): Promise<string | null> {
  const { id, orderId, amount, name, number } = payment;
  const returnUrl = `${env.SITE_URL}/api/v1/${gateway.name}/return?payment=${id}`;
  try {
    const started = await gateway.start({
      orderId,
      amount,
      description,
      name,
      number,
      returnUrl,
      expiresAt: payUntil(),
    });
    await noteStarted(id, started);
    return started.url;
  } catch (error) {
    logGateway('start of a payment', gateway.name, error);
    const isRefused = error instanceof GatewayRefused;
    await noteNotStarted(id, isRefused ? 'refused' : 'no answer');
    if (error instanceof GatewaySilent) throw refusals.silent();
    if (!isRefused) throw error;
    if (known !== 'pending') throw refusals.refused();
    // It has the order and takes it only once; its address is lost, so nobody can pay it.
    await tell(payment, neverHeard(orderId), true);
    return null;
  }
}

/** @returns whether the payment is under way still */
async function tell(payment: OpenPayment, report: Report, over: boolean): Promise<boolean> {
  const settled = await settle(pool, { report, source: 'start', over });
  return settled !== null && underWay.includes(settled.status);
}

function neverHeard(orderId: string): Report {
  return { orderId, state: 'notFound', amount: null, currency: null, gatewayPaymentId: null };
}
