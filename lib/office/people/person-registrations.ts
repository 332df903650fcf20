import 'server-only';
import { admissionAnswers, educationNames, type AnswerName } from '@/content/admission-answers';
import type { IsoDay } from '@/content/day';
import type { Paise } from '@/content/money';
import type { FoundRefund } from '@/lib/payments/desk/found-payment';
import { foundPayment, paymentColumns, type PaymentRow } from '@/lib/payments/desk/found-payments';
import type { Queryable } from '@/lib/platform/database-connection';
import { balanceOf, boughtStatuses, dueOf, netFor, receivedFor } from '@/lib/platform/money-terms';
import { today } from '@/lib/site/days';
import type { PersonPayment, PersonRegistration } from './person';

const answerNames = [...Object.keys(admissionAnswers), ...educationNames] as AnswerName[];

/** Days as text: the driver would make moments of them. */
const REGISTRATIONS = `
  select ${answerNames.map((name) => `"${name}"::text`).join(', ')},
    id, registrationnumber, to_char(date, 'YYYY-MM-DD') as date, "planId", "planTitle",
    "pricePaise", inclusions, "createdAt",
    ${receivedFor('registrations.id')} as "receivedPaise", ${netFor('registrations.id')} as "netPaise",
    ${balanceOf('registrations')} as "balancePaise"
  from registrations where "studentId" = $1
  order by "createdAt" desc, id desc`;

const NAME = `coalesce(nullif(staff.name, ''), staff.email)`;

const PAYMENTS = `
  select p."registrationId", ${paymentColumns}, p."createdAt" as begun,
    (select ${NAME} from staff where id = p."staffId") as by,
    (select json_agg(json_build_object('at', coalesce("doneAt", "createdAt"),
        'by', (select ${NAME} from staff where id = "staffId")) order by "createdAt")
      from refunds where "paymentId" = p.id) as "refundedBy"
  from payments as p where p."registrationId" = any($1::uuid[])
  order by p."createdAt" desc, p.id`;

type Row = Record<AnswerName, string> & {
  id: string;
  registrationnumber: string;
  date: IsoDay;
  planId: string | null;
  planTitle: string | null;
  pricePaise: number | null;
  inclusions: { name: string; included: boolean }[] | null;
  createdAt: Date;
  receivedPaise: number;
  netPaise: number;
  balancePaise: number | null;
};

type PaidRow = PaymentRow & {
  registrationId: string;
  by: string | null;
  refundedBy: { at: string; by: string | null }[] | null;
};

/** What a student registered for, newest first, with all that was typed and paid. */
export async function personRegistrations(
  client: Queryable,
  studentId: string,
): Promise<PersonRegistration[]> {
  const { rows } = await client.query<Row>(REGISTRATIONS, [studentId]);
  const ids = rows.map(({ id }) => id);
  const payments = await client.query<PaidRow>(PAYMENTS, [ids]);
  return rows.map((row) =>
    registrationOf(
      row,
      payments.rows.filter(({ registrationId }) => registrationId === row.id).map(paymentOf),
    ),
  );
}

function registrationOf(row: Row, payments: PersonPayment[]): PersonRegistration {
  const {
    id,
    registrationnumber,
    date,
    planId,
    planTitle,
    pricePaise,
    receivedPaise,
    netPaise,
    balancePaise,
  } = row;
  const { studentname, email, session, coursename, coursetype, modeofpayment } = row;
  const answers = Object.fromEntries(answerNames.map((name) => [name, row[name]]));
  const phones = [row.mobilenumber, row.phonenumber].filter((phone) => phone.trim() !== '');
  return {
    id,
    registrationnumber,
    session,
    coursename,
    coursetype,
    modeofpayment,
    email,
    planTitle,
    pricePaise,
    netPaise,
    balancePaise,
    date,
    payments,
    name: studentname,
    phones: [...new Set(phones)],
    createdAt: row.createdAt.toISOString(),
    answers: answers as Record<AnswerName, string>,
    included: (row.inclusions ?? []).filter(({ included }) => included).map(({ name }) => name),
    bought: planId !== null || payments.some(({ status }) => boughtStatuses.includes(status)),
    duePaise: dueOf(pricePaise as Paise | null, receivedPaise as Paise),
  };
}

function paymentOf({ registrationId: _of, by, refundedBy, ...row }: PaidRow): PersonPayment {
  const { refunds, ...payment } = foundPayment(row);
  return {
    ...payment,
    by,
    at: (row.paidAt ?? row.createdAt).toISOString(),
    refunds: refunds.map((refund: FoundRefund, index) => {
      const { at, by: who } = refundedBy?.[index] ?? { at: '', by: null };
      const moment = new Date(at);
      return { ...refund, on: today(moment), at: moment.toISOString(), by: who };
    }),
  };
}
