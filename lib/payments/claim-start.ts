import { setTimeout as pause } from 'node:timers/promises';
import { claimStart } from '@/lib/data/payment-starts';
import { paymentRefusals } from './payment-refusals';

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
