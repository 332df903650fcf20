import 'server-only';
import { planLabel } from '@/content/plan-label';
import type { SearchList } from '@/content/search-filters';
import {
  foundPayment,
  paymentColumns,
  paymentsOfRegistrations,
  type PaymentRow,
} from '@/lib/payments/desk/found-payments';
import type { Transaction } from '@/lib/platform/database-connection';
import { balanceOf } from '@/lib/platform/money-terms';
import { ask } from './dictionary';
import type { FoundMoney, FoundPeople } from './staff-search';

const LEADS = `
  select id, name, email, array[phonenumber] as phones, "createdAt", coursename, message, page, plan,
    status, suspect
  from leads where id = any ($1::uuid[])`;

const STUDENTS = `
  select id, studentname as name, email, array[contactnumber] as phones, "createdAt", city, state,
    (select count(*)::int from registrations where "studentId" = students.id) as registrations
  from students where id = any ($1::uuid[])`;

const REGISTRATIONS = `
  select id, studentname as name, email, array[mobilenumber, phonenumber] as phones, "createdAt",
    "studentId", registrationnumber, session, coursename, "planTitle", coursetype, modeofpayment,
    "pricePaise", ${balanceOf('registrations')} as "balancePaise"
  from registrations where id = any ($1::uuid[])`;

const PAYMENTS = `
  select p.name, array[p.number] as phones, ${paymentColumns},
    array_remove(array[p."gatewayPaymentId", p."gatewayOrderId",
      case when p.provider <> 'office' then p."orderId" end], null) as numbers,
    (select json_build_object('id', id, 'studentId', "studentId", 'studentname', studentname,
        'registrationnumber', registrationnumber, 'session', session, 'coursename', coursename)
      from registrations where id = p."registrationId") as registration
  from payments p where p.id = any ($1::uuid[])`;

type FromDatabase<Found> = Omit<Found, 'createdAt' | 'phones'> & {
  createdAt: Date;
  phones: string[];
};
type MoneyRow = PaymentRow &
  Pick<FoundMoney, 'name' | 'numbers' | 'registration'> & { phones: string[] };

/** What each list shows of the rows with these ids, in their order. */
export const readRows: {
  [List in SearchList]: (client: Transaction, ids: readonly string[]) => Promise<FoundPeople[List]>;
} = {
  async leads(client, ids) {
    const rows = await inOrder<FromDatabase<FoundPeople['leads'][number]>>(client, LEADS, ids);
    return rows.map((row) => ({
      ...printed(row),
      plan: row.plan && (planLabel(row.plan) ?? row.plan),
    }));
  },
  async students(client, ids) {
    const rows = await inOrder<FromDatabase<FoundPeople['students'][number]>>(
      client,
      STUDENTS,
      ids,
    );
    return rows.map(printed);
  },
  async registrations(client, ids) {
    type Row = FromDatabase<Omit<FoundPeople['registrations'][number], 'payments'>>;
    const rows = await inOrder<Row>(client, REGISTRATIONS, ids);
    const payments = await paymentsOfRegistrations(client, ids);
    return rows.map((row) => ({ ...printed(row), payments: payments.get(row.id) ?? [] }));
  },
  async payments(client, ids) {
    const rows = await inOrder<MoneyRow>(client, PAYMENTS, ids);
    return rows.map(({ name, numbers, registration, phones, ...payment }) => {
      const { id, createdAt } = payment;
      const person = printed({ id, name, email: '', phones, createdAt });
      return { ...person, numbers, registration, payment: foundPayment(payment) };
    });
  },
};

async function inOrder<Row extends { id: string }>(
  client: Transaction,
  text: string,
  ids: readonly string[],
): Promise<Row[]> {
  if (ids.length === 0) return [];
  const rows = await ask<Row>(client, text, [ids]);
  const found = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => found.get(id) ?? []);
}

function printed<Row extends { createdAt: Date; phones: string[] }>(row: Row) {
  const phones = [...new Set(row.phones.filter((phone) => phone.trim() !== ''))];
  return { ...row, phones, createdAt: row.createdAt.toISOString() };
}
