'use client';

import { call, type Failure } from '@/components/form/call';
import { readToken } from '../token';

/** What the page sends; the server finds the price itself (decision D16). */
export interface StartRequest {
  name: string;
  number: string;
  /** In rupees. */
  amount: number;
  registration: string;
}

/** Longer than the server waits for the gateway. */
const TIMEOUT_MS = 30_000;

/**
 * POST /api/v1/{provider}/payment, in the student's name.
 * @returns the address of the payment page; null in the place of one that may not be opened
 */
export async function startPayment(
  provider: string,
  request: StartRequest,
  now = Date.now(),
): Promise<{ ok: true; url: string | null } | Failure> {
  const token = readToken();
  const path = `/api/v1/${provider}/payment`;
  const outcome = await call(path, {
    body: { ...request, MUID: `MUID${now}`, transactionId: `T${now}` },
    // The call itself needs none (decision D16).
    ...(token !== null && { token }),
    timeoutMs: TIMEOUT_MS,
  });
  if (!outcome.ok) return outcome;
  const { url } = outcome;
  if (isAddress(url)) return { ok: true, url };
  console.error(`${path} failed: no address to open`);
  return { ok: true, url: null };
}

/** The sandbox's page is one of ours; a gateway's is elsewhere. */
function isAddress(url: unknown): url is string {
  return typeof url === 'string' && /^(https?:\/\/|\/(?!\/))/.test(url);
}
