import { z } from 'zod';
import type { Notice } from '../gateway';
import { notOurs } from './alerts';
import { saltReportIn } from './salt-answer';
import { checksum } from './salt-call';
import { orderReport } from './salt-order-status';
import { isRefundId, refundReport } from './salt-refund';
import { sameText, sha256 } from './same-text';
import type { PhonepeSalt } from './settings';

/** JSON in bytes or in base64; null when it is none. */
function jsonIn(data: Uint8Array): unknown {
  try {
    return JSON.parse(Buffer.from(data).toString('utf8'));
  } catch {
    return null;
  }
}

/** A callback: its checksum covers what it says, in the words of the status call. */
export function readSaltNotice(
  settings: PhonepeSalt,
  headers: Headers,
  body: Uint8Array,
): Notice | null {
  const { data: sent } = z.object({ response: z.string() }).safeParse(jsonIn(body));
  const given = headers.get('x-verify') ?? '';
  if (!sent || !sameText(given, checksum(settings, sent.response))) return null;
  return {
    dedupeKey: `v1:${sha256(sent.response)}`,
    about: aboutIn(settings, jsonIn(Buffer.from(sent.response, 'base64'))),
  };
}

function aboutIn({ merchantId }: PhonepeSalt, decoded: unknown): Notice['about'] {
  const report = saltReportIn(decoded);
  const ourId = report?.merchantTransactionId;
  if (!report || !ourId) return { kind: 'nothing' };
  if (report.merchantId !== merchantId) {
    notOurs('notice', 'merchant');
    return { kind: 'nothing' };
  }
  if (isRefundId(ourId)) {
    const refund = refundReport(ourId, report);
    return refund ? { kind: 'refund', report: refund } : { kind: 'nothing' };
  }
  if (report.state === 'paid' && report.amount === null) return { kind: 'ask', orderId: ourId };
  return { kind: 'order', report: orderReport(ourId, report) };
}
