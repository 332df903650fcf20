import { z } from 'zod';
import type { Notice } from '../gateway';
import { sameText, sha256 } from './same-text';
import type { PhonepeClient } from './settings';

const id = z
  .string()
  .regex(/^[\w-]{1,63}$/)
  .optional()
  .catch(undefined);

/** The order's own notices name it one way, those of its refunds the other. */
const named = z.object({ merchantOrderId: id, originalMerchantOrderId: id });

/** Some notices of refunds are documented without `payload` around them. */
const noticeBody = z.union([
  z.object({ payload: named }).transform(({ payload }) => payload),
  named,
  z.unknown().transform(() => ({}) as z.infer<typeof named>),
]);

/**
 * A webhook. Its header is the same for every one and does not cover the body, so it proves only that
 * PhonePe has something to say about an order: whatever the body says, the order has to be asked about.
 * For the same reason a repeat is known by the whole body.
 */
export function readClientNotice(
  { webhook }: PhonepeClient,
  headers: Headers,
  body: Uint8Array,
): Notice | null {
  if (!webhook) return null;
  const expected = sha256(`${webhook.user}:${webhook.password}`);
  const given = headers.get('authorization') ?? '';
  if (!sameText(given.toLowerCase(), expected)) return null;
  const { merchantOrderId, originalMerchantOrderId } = noticeBody.parse(jsonIn(body));
  const orderId = merchantOrderId ?? originalMerchantOrderId;
  return {
    dedupeKey: `v2:${sha256(body)}`,
    about: orderId ? { kind: 'ask', orderId } : { kind: 'nothing' },
  };
}

function jsonIn(body: Uint8Array): unknown {
  try {
    return JSON.parse(Buffer.from(body).toString('utf8'));
  } catch {
    return null;
  }
}
