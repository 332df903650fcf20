import 'server-only';
import { findOffering } from '@/lib/enrolment/offerings';
import { pool } from '@/lib/platform/db';
import type { AttentionItem, AttentionList } from './found-payment';
import { foundPayment, paymentColumns, type PaymentRow } from './found-payments';

const MOST = 50;

/**
 * Served by the partial index on just these rows; besides them, refunds that no gateway has ended in a
 * week.
 */
const WAITING = `
  select p.name, p.number, p."planId", ${paymentColumns},
    (select json_build_object('id', id, 'registrationnumber', registrationnumber, 'session', session,
        'studentname', studentname, 'coursename', coursename, 'planTitle', "planTitle",
        'pricePaise', "pricePaise")
      from registrations where id = p."registrationId") as registration
  from (
    select * from payments where attention is not null or status = 'review'
    union
    select * from payments where id in (
      select "paymentId" from refunds
      where status = 'pending' and "createdAt" < now() - interval '7 days')
  ) as p
  order by p."createdAt", p.id limit ${MOST + 1}`;

type Row = PaymentRow & { planId: string | null } & Pick<
    AttentionItem,
    'name' | 'number' | 'registration'
  >;

/**
 * Payments that wait for a person to decide, longest waiting first.
 * @param _staff who has shown to be staff
 */
export async function attentionList(_staff: { staffId: string }): Promise<AttentionList> {
  const { rows } = await pool.query<Row>(WAITING);
  return { items: rows.slice(0, MOST).map(itemOf), more: rows.length > MOST };
}

function itemOf({ name, number, planId, registration, ...row }: Row): AttentionItem {
  const plan = planId && (findOffering(planId)?.title ?? planId);
  return { ...foundPayment(row), name, number, registration, plan };
}
