import 'server-only';
import { setTimeout as pause } from 'node:timers/promises';
import { gatewayForNew, gatewayOf, settleSaid } from '@/lib/payments/gateways/payment-gateways';
import { env } from '@/lib/platform/env';
import { underWay } from '@/lib/platform/money-terms';
import { amountDue, type Due } from './amount-due';
import { askGateway, logGateway } from './gateways/ask-gateway';
import {
  GatewayRefused,
  GatewaySilent,
  type Gateway,
  type GatewayName,
  type Report,
} from './gateways/gateway';
import type { PaymentInput } from './payment';
import { paymentRefusals, paymentRefusals as refusals } from './payment-refusals';
import { claimStart, noteNotStarted, noteStarted } from './payment-starts';
import { createPayment, findUnderWay, type OpenPayment } from './payments';

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
    if (Date.now() >= until) throw paymentRefusals.busy();
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
  const gateway = gatewayForNew(provider);
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
  const gateway = gatewayOf(payment.provider);
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
  const settled = await settleSaid({ report, source: 'start', over });
  return settled !== null && underWay.includes(settled.status);
}

function neverHeard(orderId: string): Report {
  return { orderId, state: 'notFound', amount: null, currency: null, gatewayPaymentId: null };
}
