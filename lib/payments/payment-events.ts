import 'server-only';
import type { Transaction } from '@/lib/platform/database-connection';
import type { PaymentStatus } from '@/lib/site/money-terms';
import { statement } from '@/lib/platform/statement';
import type { HistoryEntry } from './decide';

interface PaymentEvent {
  source: 'start' | 'notice' | 'return' | 'poll' | 'staff';
  what: string;
  status: PaymentStatus;
  amountPaise?: number | null;
  gatewayPaymentId?: string | null;
  detail?: Record<string, string | boolean | null> | null;
  staffId?: string | null;
}

const ADD = statement(
  'add-payment-event',
  {
    paymentId: 'uuid',
    source: 'text',
    what: 'text',
    status: 'PaymentStatus',
    amountPaise: 'int4?',
    gatewayPaymentId: 'text?',
    detail: 'jsonb?',
    staffId: 'uuid?',
  },
  {},
  `insert into payment_events
    ("paymentId", source, what, status, "amountPaise", "gatewayPaymentId", detail, "staffId")
  values ($paymentId, $source, $what, $status, $amountPaise, $gatewayPaymentId, $detail, $staffId)`,
);

/** Adds an event to a payment's history, in the transaction of the change. */
export async function addEvent(
  tx: Transaction,
  paymentId: string,
  event: PaymentEvent,
): Promise<void> {
  const { amountPaise = null, gatewayPaymentId = null, detail = null, staffId = null } = event;
  await ADD.run(tx, { paymentId, ...event, amountPaise, gatewayPaymentId, detail, staffId });
}

const HISTORY = statement(
  'payment-history',
  { paymentId: 'uuid' },
  { what: 'text', amountPaise: 'int4?', gatewayPaymentId: 'text?', currency: 'text?' },
  `select what, "amountPaise", "gatewayPaymentId", detail->>'currency' as currency from payment_events
  where "paymentId" = $paymentId order by id`,
);

/** The events of a payment, oldest first. */
export async function paymentHistory(tx: Transaction, paymentId: string): Promise<HistoryEntry[]> {
  return HISTORY.rows(tx, { paymentId });
}
