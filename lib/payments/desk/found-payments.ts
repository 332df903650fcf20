import 'server-only';
import type { IsoDay } from '@/content/day';
import type { HistoryEntry } from '@/lib/payments/decide';
import { receiptPdfPath } from '@/lib/payments/receipts/receipt';
import { refundPdfPath } from '@/lib/payments/receipts/refund-document';
import { amountReceived, owedBack, receivedCurrency, refundable } from '@/lib/payments/refundable';
import type { Queryable } from '@/lib/platform/database-connection';
import { narrow, statement, type RowOf } from '@/lib/platform/statement';
import { today } from '@/lib/site/days';
import type { FoundPayment, FoundRefund } from './found-payment';

/** Per registration; there can be many failed attempts. */
const MOST_EACH = 10;

/** Columns of a payment `p`; includes the history only if the amount received differs from the payment's. */
export const paymentColumns = `
  p.id, p.provider, p.method, p.reference, p.note, p."amountPaise", p."excessPaise", p.currency, p.status, p.attention,
  to_char(p."receivedOn", 'YYYY-MM-DD') as "receivedOn", p."paidAt", p."createdAt",
  (select json_build_object('number', number, 'checkCode', "checkCode")
    from receipts where "paymentId" = p.id) as receipt,
  (select json_agg(json_build_object('amountPaise', "amountPaise", 'status', status,
      'method', method, 'reference', reference, 'reason', reason,
      'at', coalesce("doneAt", "createdAt"), 'document',
        (select number from refund_documents d where d."refundId" = refunds."refundId"))
      order by "createdAt")
    from refunds where "paymentId" = p.id) as refunds,
  case when p.status = 'review' then
    (select json_agg(json_build_object('what', what, 'amountPaise', "amountPaise",
        'gatewayPaymentId', "gatewayPaymentId", 'currency', detail->>'currency') order by id)
      from payment_events where "paymentId" = p.id) end as history`;

export const paymentColumnTypes = {
  id: 'uuid',
  provider: 'text',
  method: 'text?',
  reference: 'text?',
  note: 'text?',
  amountPaise: 'int4',
  excessPaise: 'int4',
  currency: 'text',
  status: 'PaymentStatus',
  attention: 'text?',
  receivedOn: narrow<IsoDay | null>('text?'),
  paidAt: 'timestamptz?',
  createdAt: 'timestamptz',
  receipt: narrow<{ number: string; checkCode: string } | null>('json?'),
  refunds: narrow<
    (Omit<FoundRefund, 'on' | 'document'> & { at: string; document: string | null })[] | null
  >('json?'),
  history: narrow<HistoryEntry[] | null>('json?'),
} as const;

const OF_REGISTRATIONS = statement(
  'payments-of-registrations',
  { ids: 'uuid[]' },
  { registrationId: 'uuid', ...paymentColumnTypes },
  `select p."registrationId", ${paymentColumns}
  from unnest($ids::uuid[]) as asked (id) cross join lateral (
    select * from payments where "registrationId" = asked.id
    order by "createdAt" desc limit ${MOST_EACH}
  ) as p
  order by p."createdAt" desc`,
);
export type PaymentRow = Omit<RowOf<typeof OF_REGISTRATIONS>, 'registrationId'>;

export async function paymentsOfRegistrations(
  on: Queryable,
  ids: readonly string[],
): Promise<Map<string, FoundPayment[]>> {
  const found = new Map<string, FoundPayment[]>(ids.map((id) => [id, []]));
  if (ids.length === 0) return found;
  const rows = await OF_REGISTRATIONS.rows(on, { ids });
  for (const { registrationId, ...row } of rows) found.get(registrationId)?.push(foundPayment(row));
  return found;
}

/** Maps a row to a payment as staff see it. */
export function foundPayment(row: PaymentRow): FoundPayment {
  const { receivedOn, paidAt, createdAt, refunds, history, receipt, excessPaise, ...payment } = row;
  const receivedPaise = amountReceived(payment, history ?? []);
  const made = refunds ?? [];
  return {
    ...payment,
    receipt: receipt && { number: receipt.number, pdf: receiptPdfPath(receipt.checkCode) },
    on: receivedOn ?? today(paidAt ?? createdAt),
    receivedPaise,
    receivedCurrency: receivedCurrency(payment, history ?? []),
    leftPaise: refundable(receivedPaise, made),
    owedBackPaise: owedBack({ status: payment.status, excessPaise }, made),
    refunds: made.map(({ at, document, ...refund }) => ({
      ...refund,
      on: today(new Date(at)),
      document:
        receipt && document
          ? { number: document, pdf: refundPdfPath(receipt.checkCode, document) }
          : null,
    })),
  };
}
