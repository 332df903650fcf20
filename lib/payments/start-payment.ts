import 'server-only';
import { randomBytes } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { Paise } from '@/content/money';
import { holdSeat } from '@/lib/enrolment/batch-seats';
import { lockStudent, otherOfSamePlan } from '@/lib/enrolment/same-plan';
import { lockRow } from '@/lib/platform/database-locks';
import { db, inTransaction, pool } from '@/lib/platform/db';
import { env } from '@/lib/platform/env';
import { defineLimit } from '@/lib/platform/limits';
import { receivedFor, underWayStatuses } from '@/lib/site/money-terms';
import { statement } from '@/lib/platform/statement';
import { amountDue, type Due, type Target } from './amount-due';
import { askGateway, logGatewayError } from './gateways/ask-gateway';
import {
  GatewayRefused,
  GatewaySilent,
  unknownOrder,
  type Gateway,
  type Report,
  type Started,
} from './gateways/gateway';
import { gatewayNamed, gatewayToStart } from './gateways/gateways';
import { sumsOfLines } from './instalment-plans';
import type { GatewayName } from './payment-ways';
import { paymentRefusals as refusals } from './payment-refusals';
import { addEvent } from './payment-events';
import { notePayer, type Payer as LinkPayer } from './payer-links/payer-links';
import type { PaymentInput } from './payment-request';
import { settle } from './settle';
import type { Prisma } from '@/prisma/client/client';

/** As for sign-ups: on admission day thousands of phones of one network share an address. */
const callsPerAddress = defineLimit({ name: 'payment', points: 300, windowMs: 600_000 });

/**
 * Counts a call against the client address: 300 in ten minutes.
 * @param address null if unknown; then nothing is counted
 * @throws ApiError too_many_requests, with the phone number
 */
export async function countPaymentCall(address: string | null): Promise<void> {
  if (address === null) return;
  const wait = await callsPerAddress.count(address);
  if (wait !== null) throw refusals.tooMany(wait);
}

const startsOfStrangers = defineLimit({ name: 'stranger-payment', points: 15, windowMs: 600_000 });
const startsPerRegistration = defineLimit({
  name: 'registration-payment',
  points: 10,
  windowMs: 3_600_000,
});

/**
 * Counts a new attempt, not a call that returns an open one: ten an hour for a registration, and without a
 * log-in 15 in ten minutes from an address.
 * @throws ApiError too_many_requests
 */
async function countStart({ target }: Due, { studentId, address }: Payer): Promise<void> {
  if (studentId === null && address !== null) {
    const wait = await startsOfStrangers.count(address);
    if (wait !== null) throw refusals.tooManyOfStrangers(wait);
  }
  if (!('registrationId' in target)) return;
  const wait = await startsPerRegistration.count(target.registrationId);
  if (wait !== null) throw refusals.tooMany(wait);
}

/** The caller who starts a payment: null without a bearer token, and for an unknown address. */
interface Payer {
  studentId: string | null;
  address: string | null;
  /** Payer of the student's fee by a link, who gets the receipt as well. */
  payer?: LinkPayer;
}

/** Lifetime of an order. PhonePe allows at most an hour, Razorpay at least 15 minutes. */
const PAY_WITHIN_MS = 30 * 60_000;
/** Retries, since a new attempt can follow one that just ended. */
const ROUNDS = 3;

/**
 * Returns the URL of the payment page. The attempt is stored before the gateway is called, and a registration
 * has one at a time: repeated and concurrent requests return the same URL.
 * @throws ApiError not_found, conflict, forbidden, too_many_requests; unavailable if the gateway does not
 *   answer: the attempt stays and is checked first on the next request
 */
export async function startPayment(
  provider: GatewayName,
  payer: Payer,
  input: PaymentInput,
): Promise<{ url: string }> {
  const gateway = gatewayToStart(provider);
  if (!gateway) throw refusals.closed();
  for (let round = 0; round < ROUNDS; round += 1) {
    const due = await amountDue(payer.studentId, input);
    await holdSeatFor(due, payer);
    const found = await findAttempt(due);
    if (!found) await countStart(due, payer);
    const payment = found ?? (await newAttempt(gateway, due, { ...input, payer: payer.payer }));
    const url = payment && (await paymentUrl(payment, due, { isNew: !found }));
    if (url) return { url };
  }
  throw refusals.busy();
}

/** Holds a seat of the batch before the gateway is called, so that no payer loses it meanwhile. */
async function holdSeatFor({ target }: Due, { studentId }: Payer): Promise<void> {
  if (!('registrationId' in target) || (await holdSeat(target.registrationId)) !== 'full') return;
  throw studentId === null ? refusals.notForStrangers() : refusals.batchFull();
}

async function findAttempt({ target }: Due): Promise<OpenPayment | null> {
  if (!('registrationId' in target)) return null;
  const payment = await db.payment.findFirst({
    where: { registrationId: target.registrationId, status: { in: [...underWayStatuses] } },
    select: openColumns,
  });
  return payment && openPayment(payment);
}

function newAttempt(
  gateway: Gateway,
  due: Due,
  { name, number, declaration, payer }: PaymentInput & { payer?: LinkPayer | undefined },
) {
  const firstCheck = Math.min(...gateway.checkAfterSeconds);
  return createPayment({
    target: due.target,
    amount: due.amount,
    provider: gateway.name,
    name,
    number,
    payer,
    declaration: due.isAgeKnown ? null : declaration,
    expiresAt: payUntil(),
    nextCheckAt: new Date(Date.now() + firstCheck * 1_000),
  });
}

const payUntil = () => new Date(Date.now() + PAY_WITHIN_MS);

/** @returns null if the attempt has ended, so that the next round retries */
async function paymentUrl(
  payment: OpenPayment,
  due: Due,
  { isNew }: { isNew: boolean },
): Promise<string | null> {
  const gateway = gatewayNamed(payment.provider);
  if (!gateway) {
    // Without keys it can no longer be checked.
    await settleStart(payment, unknownOrder(payment.orderId), true);
    return null;
  }
  if (payment.url) return knownUrl(gateway, payment, payment.url, due);
  const claim = await awaitClaim(payment.id, payUntil());
  if (claim === 'over') return null;
  if (claim !== 'claimed') return claim.url;
  return startClaimed(gateway, payment, due, isNew);
}

/** The known URL, unless the gateway reports that the order has ended. */
async function knownUrl(gateway: Gateway, payment: OpenPayment, url: string, due: Due) {
  const over = payment.expiresAt.getTime() <= Date.now() || payment.amount !== due.amount;
  const isOpen = await askGateway(gateway, payment, (report) => settleStart(payment, report, over));
  if (isOpen === null && over) throw refusals.unsure();
  return isOpen === false ? null : url;
}

/** Starts a claimed payment. An attempt that is not new is first checked with the gateway. */
async function startClaimed(gateway: Gateway, payment: OpenPayment, due: Due, isNew: boolean) {
  let known: Report['state'] = 'notFound';
  if (!isNew) {
    const over = payment.amount !== due.amount;
    const isOpen = await askGateway(gateway, payment, async (report) => {
      known = report.state;
      return settleStart(payment, report, over);
    });
    if (isOpen === null) await noteNotStarted(payment.id, 'no answer');
    if (isOpen === null) throw refusals.silent();
    if (!isOpen) return null;
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
    logGatewayError('start of a payment', gateway.name, error);
    const isRefused = error instanceof GatewayRefused;
    await noteNotStarted(id, isRefused ? 'refused' : 'no answer');
    if (error instanceof GatewaySilent) throw refusals.silent();
    if (!isRefused) throw error;
    if (known !== 'pending') throw refusals.refused();
    // The gateway accepts an order once and its URL is lost, so it cannot be paid.
    await settleStart(payment, unknownOrder(orderId), true);
    return null;
  }
}

/** @returns whether the payment is still open */
async function settleStart(payment: OpenPayment, report: Report, over: boolean): Promise<boolean> {
  const settled = await settle(pool, { report, source: 'start', over });
  return settled !== null && underWayStatuses.includes(settled.status);
}

const openColumns = {
  id: true,
  orderId: true,
  provider: true,
  name: true,
  number: true,
  amountPaise: true,
  url: true,
  gatewayOrderId: true,
  expiresAt: true,
} as const;

const openPayment = ({
  amountPaise,
  ...payment
}: Prisma.PaymentGetPayload<{ select: typeof openColumns }>) => ({
  ...payment,
  amount: amountPaise as Paise,
});

/** An open online payment. `url` is null until the gateway has answered. */
type OpenPayment = ReturnType<typeof openPayment>;

/** Only if exactly this amount, or this next instalment, is still due and nothing is in review. */
const CREATE_ATTACHED = statement(
  'create-payment-of-registration',
  {
    orderId: 'text',
    provider: 'text',
    registrationId: 'uuid',
    name: 'text',
    number: 'text',
    amount: 'int4',
    expiresAt: 'timestamptz',
    nextCheckAt: 'timestamptz',
  },
  { id: 'uuid' },
  `insert into payments
    ("orderId", provider, "registrationId", name, number, "amountPaise", "expiresAt", "nextCheckAt")
  select $orderId, $provider, registration.id, $name, $number, $amount::int, $expiresAt, $nextCheckAt
  from registrations as registration
  where registration.id = $registrationId
    and ${receivedFor('registration.id')} + $amount::int in (
      registration."pricePaise",
      (select min(upto) from ${sumsOfLines('registration')} as sums
        where upto > ${receivedFor('registration.id')}))
    and not exists (
      select from payments where "registrationId" = registration.id and status = 'review')
  on conflict ("registrationId") where status in ('created', 'pending') do nothing
  returning id`,
);

interface NewPayment {
  target: Target;
  provider: string;
  name: string;
  number: string;
  amount: Paise;
  /** Hash of the payer's declaration of age. */
  declaration?: string | null;
  /** The payer, for a start by a link. */
  payer?: LinkPayer | undefined;
  expiresAt: Date;
  nextCheckAt: Date;
}

/** Within the 34 letters and digits that every gateway accepts; not guessable. */
const newOrderId = () => `OC${randomBytes(16).toString('hex')}`;

/**
 * Stores an attempt before any gateway is called.
 * @returns null if one is open for the registration, the amount due has changed, or the student has or pays
 *   the same plan by another registration
 */
export async function createPayment(payment: NewPayment): Promise<OpenPayment | null> {
  const { target, provider, name, number, amount, expiresAt, nextCheckAt } = payment;
  const { declaration = null } = payment;
  const order = { orderId: newOrderId(), provider, name, number, expiresAt, nextCheckAt };
  if (!('registrationId' in target)) {
    const { planId } = target;
    return openPayment(
      await db.payment.create({
        data: { ...order, planId, amountPaise: amount, declarationHash: declaration },
        select: openColumns,
      }),
    );
  }
  const { registrationId } = target;
  return inTransaction(async (tx) => {
    const registration = await tx.db.registration.findUnique({
      where: { id: registrationId },
      select: { studentId: true },
    });
    if (!registration) return null;
    // No other registration of the student is settled or started meanwhile.
    await lockStudent(tx, registration.studentId);
    // Saves of the form and payments that are being settled wait.
    await lockRow(tx, 'registrations', registrationId);
    if (await otherOfSamePlan(registrationId, tx)) return null;
    const created = await CREATE_ATTACHED.first(tx, { ...order, registrationId, amount });
    if (!created) return null;
    if (payment.payer) await notePayer(tx, created.id, payment.payer);
    return openPayment(
      await tx.db.payment.findUniqueOrThrow({ where: { id: created.id }, select: openColumns }),
    );
  });
}

const LOOK_EVERY_MS = 150;
/** Longer than any gateway timeout. */
const WAIT_MS = 12_000;

/**
 * Claims the start of a payment, waiting for a concurrent claim and taking over if that got no answer.
 * @param expiresAt end of the order's validity
 * @returns as `claimStart`, without 'busy'
 * @throws ApiError unavailable if the other claim is not resolved in time
 */
export async function awaitClaim(paymentId: string, expiresAt: Date, waitMs = WAIT_MS) {
  const until = Date.now() + waitMs;
  for (;;) {
    const claim = await claimStart(paymentId, expiresAt);
    if (claim !== 'busy') return claim;
    if (Date.now() >= until) throw refusals.busy();
    await pause(LOOK_EVERY_MS);
  }
}

/** Longer than any gateway timeout; after it, the process has died. */
const ASKING_MS = 25_000;

/**
 * Claims the start of a payment for one request, until it records the result or its lease ends.
 * @param expiresAt end of the order's validity
 * @returns the URL if started already; 'busy' during another claim; 'over' if the payment cannot be started
 *   any more
 */
export async function claimStart(
  paymentId: string,
  expiresAt: Date,
): Promise<'claimed' | 'busy' | 'over' | { url: string }> {
  return inTransaction(async (tx) => {
    if (!(await lockRow(tx, 'payments', paymentId, 'update'))) return 'over';
    const payment = await tx.db.payment.findFirst({
      where: { id: paymentId, status: { in: [...underWayStatuses] } },
      select: { url: true, status: true },
    });
    if (!payment) return 'over';
    if (payment.url) return { url: payment.url };
    const newest = await tx.db.paymentEvent.findFirst({
      where: { paymentId, what: { in: ['asking', 'started', 'no answer', 'refused'] } },
      orderBy: { id: 'desc' },
      select: { what: true, at: true },
    });
    const isAsking = newest?.what === 'asking' && newest.at.getTime() > Date.now() - ASKING_MS;
    if (isAsking) return 'busy';
    await addEvent(tx, paymentId, { source: 'start', what: 'asking', status: payment.status });
    await tx.db.payment.update({ where: { id: paymentId }, data: { expiresAt } });
    return 'claimed';
  });
}

/** Records the gateway's order and payment URL; keeps a status that changed meanwhile. */
export async function noteStarted(
  paymentId: string,
  { url, gatewayOrderId }: Started,
): Promise<void> {
  await inTransaction(async (tx) => {
    const { status: before } = await tx.db.payment.update({
      where: { id: paymentId },
      data: { url, gatewayOrderId },
      select: { status: true },
    });
    const status = before === 'created' ? 'pending' : before;
    if (status !== before)
      await tx.db.payment.update({ where: { id: paymentId }, data: { status } });
    await addEvent(tx, paymentId, { source: 'start', what: 'started', status });
  });
}

/** Leaves the payment unchanged; the next request may retry at once. */
async function noteNotStarted(paymentId: string, what: 'no answer' | 'refused'): Promise<void> {
  await inTransaction(async (tx) => {
    const { status } = await tx.db.payment.findUniqueOrThrow({ where: { id: paymentId } });
    await addEvent(tx, paymentId, { source: 'start', what, status });
  });
}
