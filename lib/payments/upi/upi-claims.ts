import 'server-only';
import type { Staff } from '@/lib/staff/access';
import type { IsoDay } from '@/content/day';
import { institute } from '@/content/facts/institute';
import type { Paise } from '@/content/money';
import { needsParentConsent } from '@/lib/accounts/parent-consent';
import { ApiError } from '@/lib/calls/errors';
import { alreadyEnrolled, lockStudent, otherOfSamePlan } from '@/lib/enrolment/same-plan';
import { instalmentPlan, moneyOf } from '@/lib/payments/instalment-plans';
import { standing, type InstalmentPlan } from '@/lib/payments/instalments';
import { paymentRefusals as refusals } from '@/lib/payments/payment-refusals';
import { noteAct } from '@/lib/staff/audit/audit';
import type { Transaction } from '@/lib/platform/database-connection';
import { inTransaction, pool } from '@/lib/platform/db';
import { defineLimit } from '@/lib/platform/limits';
import { balanceOf, dueOf, isReceived, receivedFor } from '@/lib/site/money-terms';
import { narrow, statement } from '@/lib/platform/statement';
import { today } from '@/lib/site/days';
import { queueDeclinedMail } from './declined-mails';
import type { DeclineUpiClaim, UpiClaimInput } from './claim-forms';
import { utrsIn } from './upi-link';
import { slipAmount } from './upi-slip';

/** SQL: no money was found for a row of `upi_claims`, and staff have not declined it. */
export const isUnsettled = (claim: string) =>
  `(${claim}."paymentId" is null and ${claim}."declinedAt" is null)`;

/** SQL: a row of `upi_claims` has been neither settled nor declined, and the fee is not paid otherwise. */
export const isWaiting = (claim: string) =>
  `(${isUnsettled(claim)} and ${claim}."closedAt" is null)`;

const claimsPerStudent = defineLimit({ name: 'upi-claim', points: 10, windowMs: 3_600_000 });

const LOCK = statement(
  'lock-registration-to-claim',
  {
    studentId: 'uuid',
    price: narrow<Paise | null>('int4?'),
    born: narrow<IsoDay>('text'),
    isSubmitted: 'bool',
  },
  `select "studentId", "pricePaise" as price, to_char(dateofbirth, 'YYYY-MM-DD') as born,
    "submittedAt" is not null as "isSubmitted"
  from registrations where id = $1 for no key update`,
);

/** An earlier claim of the transfer, or a payment recorded with it. */
const KNOWN = statement(
  'registration-of-utr',
  { registrationId: 'uuid?', claim: 'uuid?' },
  `select "registrationId", id as claim from upi_claims where utr = $1 and "declinedAt" is null
  union all
  select "registrationId", null from payments
  where provider = 'office' and method in ('bank', 'upi') and ${isReceived('payments')}
    and reference ~ ('(^|\\D)0*' || $1 || '($|\\D)')
  limit 1`,
);

const ADD = statement(
  'add-upi-claim',
  { id: 'uuid' },
  `insert into upi_claims ("registrationId", "amountPaise", utr) values ($1, $2, $3)
  on conflict (utr) where "declinedAt" is null do nothing returning id`,
);

/** Who has paid owes the fee: a draft is submitted by it, as by a payment. */
const SUBMIT = statement(
  'submit-claimed-registration',
  {},
  `update registrations set "submittedAt" = now() where id = $1 and "submittedAt" is null`,
);

const CHECK = 'Check the number in your UPI app, or call us on';
const [{ printed: PHONE }] = institute.phones;

/**
 * Takes a student's word that a slip was paid. Nothing counts as paid by it. Idempotent: a transfer has one
 * claim.
 * @throws ApiError not_found; conflict when nothing is to be paid or the UTR is known otherwise; forbidden for
 *   a child without a parent's consent; too_many_requests
 */
export async function claimUpi(
  studentId: string,
  { registration, utr, amount: asked }: UpiClaimInput,
): Promise<{ claim: string }> {
  const wait = await claimsPerStudent.count(studentId);
  if (wait !== null) throw tooMany(wait);
  return inTransaction(async (tx) => {
    await lockStudent(tx, studentId);
    const row = await LOCK.first(tx, [registration]);
    if (row?.studentId !== studentId) throw refusals.unknownRegistration();
    const known = await KNOWN.first(tx, [utr]);
    if (known) return knownClaim(known, registration);
    const money = await moneyOf(tx, registration);
    if (money.inReview) throw refusals.inReview();
    if (row.price === null) throw refusals.noPrice();
    const due = dueOf(row.price, money.paid);
    if (!due) throw refusals.paid();
    if (await needsParentConsent(studentId, { on: tx, born: row.born }))
      throw refusals.needsParent();
    // The claim would submit the draft. For what is submitted, money may have been sent.
    const other = row.isSubmitted ? null : await otherOfSamePlan(registration, tx);
    if (other) throw alreadyEnrolled(other);
    const plan = await instalmentPlan(registration, tx);
    const amount = claimedAmount(due, money.paid, { plan, asked });
    const added = await ADD.first(tx, [registration, amount, utr]);
    if (!added) throw taken();
    await SUBMIT.run(tx, [registration]);
    return { claim: added.id };
  });
}

/** @throws ApiError conflict for an amount that is neither the rest nor the next instalment */
function claimedAmount(
  due: Paise,
  paid: Paise,
  { plan, asked }: { plan: InstalmentPlan | null; asked: Paise | undefined },
): Paise {
  const amount = slipAmount(due, paid, plan);
  if (asked === undefined || asked === amount || asked === due) return asked ?? amount;
  const next = plan?.isCurrent ? (standing(plan.lines, paid, today()).next?.left ?? null) : null;
  if (asked !== next) throw refusals.otherAmount(due, asked, next);
  return asked;
}

function knownClaim(
  { registrationId, claim }: { registrationId: string | null; claim: string | null },
  registration: string,
) {
  if (registrationId !== registration) throw taken();
  if (claim !== null) return { claim };
  throw refused('This payment is recorded already. The receipt is in your Purchased History.');
}

const taken = () => refused(`This number has been used for another payment. ${CHECK} ${PHONE}.`);

const refused = (message: string) =>
  new ApiError('conflict', message, { fields: { utr: message } });

const tooMany = (retryAfterSeconds: number) =>
  new ApiError(
    'too_many_requests',
    `You have sent too many numbers. Try again in an hour, or call us on ${PHONE}.`,
    { retryAfterSeconds },
  );

const SETTLE = statement(
  'settle-upi-claim',
  {},
  `update upi_claims set "paymentId" = $3, "staffId" = $4 where id = (
    select id from upi_claims claim where "registrationId" = $1 and utr = any($2::text[])
      and ${isUnsettled('claim')} order by "createdAt" limit 1)
    and not exists (select from upi_claims where "paymentId" = $3)`,
);

/** Settles the claim of a registration that names a transfer, by the payment recorded with that reference. */
export async function settleUpiClaim(
  tx: Transaction,
  settled: { registration: string; reference: string; payment: string; staffId: string },
): Promise<void> {
  const { registration, reference, payment, staffId } = settled;
  const utrs = utrsIn(reference);
  if (utrs.length > 0) await SETTLE.run(tx, [registration, utrs, payment, staffId]);
}

const CLOSE = statement(
  'close-upi-claims-of-paid-fee',
  { id: 'uuid' },
  `update upi_claims claim set "closedAt" = now() from registrations r
  where claim."registrationId" = $1 and r.id = $1 and ${isWaiting('claim')}
    and r."pricePaise" <= ${receivedFor('r.id')}
  returning claim.id`,
);

/**
 * Closes what still waits of a registration whose fee is paid, and tells the student. A line of the statement
 * that names such a claim is left to staff.
 */
export async function closeUpiClaims(tx: Transaction, registration: string): Promise<void> {
  for (const { id } of await CLOSE.rows(tx, [registration])) {
    await queueDeclinedMail(tx, { claim: id });
  }
}

const DECLINE = statement(
  'decline-upi-claim',
  { registrationId: 'uuid', paise: 'int4' },
  `update upi_claims claim set "declinedAt" = now(), answer = $2, "staffId" = $3
  where id = $1 and ${isWaiting('claim')} returning "registrationId", "amountPaise" as paise`,
);

const ANSWER = statement(
  'answer-of-upi-claim',
  { answer: 'text?', settled: 'bool' },
  `select answer, "paymentId" is not null as settled from upi_claims where id = $1`,
);

/**
 * Declines a claim for which no money came, with a sentence that the student reads and is mailed. Idempotent.
 * @throws ApiError not_found; conflict when it was settled or declined otherwise
 */
export async function declineUpiClaim(
  staff: Staff<'payments.record'>,
  { claim, answer }: DeclineUpiClaim,
): Promise<{ claim: string }> {
  return inTransaction(async (tx) => {
    const declined = await DECLINE.first(tx, [claim, answer, staff.staffId]);
    if (!declined) {
      const known = await ANSWER.first(tx, [claim]);
      if (!known) throw new ApiError('not_found', 'This claim no longer exists. Reload the page.');
      if (known.answer === answer) return { claim };
      const what = known.settled ? 'The payment is recorded already' : 'It was declined already';
      throw new ApiError('conflict', `${what}. Reload the page.`);
    }
    const { registrationId, paise } = declined;
    const about = { subject: 'registration', subjectId: registrationId } as const;
    const detail = { claim, paise };
    await noteAct(tx, staff, { action: 'payment.declineClaim', ...about, detail });
    await queueDeclinedMail(tx, { claim });
    return { claim };
  });
}

/** A claim as its student sees it; amounts in paise, days are Delhi's. */
export interface OwnUpiClaim {
  id: string;
  registrationId: string;
  amount: Paise;
  utr: string;
  on: IsoDay;
  state: 'waiting' | 'closed' | 'declined';
  answer: string | null;
}

const OWN = statement(
  'upi-claims-of-student',
  {
    id: 'uuid',
    registrationId: 'uuid',
    amount: narrow<Paise>('int4'),
    utr: 'text',
    on: narrow<IsoDay>('text'),
    state: narrow<OwnUpiClaim['state']>('text'),
    answer: 'text?',
  },
  `select c.id, c."registrationId", c."amountPaise" as amount, c.utr,
    to_char(c."createdAt" at time zone 'Asia/Kolkata', 'YYYY-MM-DD') as on,
    case when c."declinedAt" is not null then 'declined' when c."closedAt" is not null then 'closed'
      else 'waiting' end as state, c.answer
  from upi_claims c join registrations r on r.id = c."registrationId"
  where r."studentId" = $1 and c."paymentId" is null
  order by c."createdAt", c.id`,
);

/** The claims of a student for which no money was found, oldest first. */
export async function ownUpiClaims(studentId: string): Promise<OwnUpiClaim[]> {
  return OWN.rows(pool, [studentId]);
}

/** After so many days without the money a claim is late: a UPI transfer takes seconds. */
const LATE_DAYS = 3;
const MOST_LISTED = 200;

/** A claim as the office lists it; amounts in paise, days are Delhi's. */
export interface ListedUpiClaim {
  id: string;
  registrationId: string;
  registrationnumber: string;
  studentId: string;
  name: string;
  pricePaise: Paise | null;
  balancePaise: Paise | null;
  amount: Paise;
  utr: string;
  on: IsoDay;
  isLate: boolean;
  state: 'waiting' | 'settled' | 'closed' | 'declined';
  answer: string | null;
  by: string | null;
  /** The line of the statement that names the transfer and is not matched. */
  line: { id: string; day: IsoDay; paise: number } | null;
}

const LIST = statement(
  'list-upi-claims',
  {
    id: 'uuid',
    registrationId: 'uuid',
    registrationnumber: 'text',
    studentId: 'uuid',
    name: 'text',
    pricePaise: narrow<Paise | null>('int4?'),
    balancePaise: narrow<Paise | null>('int4?'),
    amount: narrow<Paise>('int4'),
    utr: 'text',
    on: narrow<IsoDay>('text'),
    isLate: 'bool',
    state: narrow<ListedUpiClaim['state']>('text'),
    answer: 'text?',
    by: 'text?',
    line: narrow<ListedUpiClaim['line']>('json?'),
  },
  `select c.id, c."registrationId", r.registrationnumber, r."studentId", r.studentname as name,
    r."pricePaise", ${balanceOf('r')} as "balancePaise", c."amountPaise" as amount, c.utr,
    to_char(c."createdAt" at time zone 'Asia/Kolkata', 'YYYY-MM-DD') as on,
    ${isWaiting('c')} and c."createdAt" < now() - interval '${LATE_DAYS} days' as "isLate",
    case when c."paymentId" is not null then 'settled' when c."declinedAt" is not null then 'declined'
      when c."closedAt" is not null then 'closed' else 'waiting' end as state,
    c.answer, coalesce(nullif(s.name, ''), s.email) as by,
    case when ${isWaiting('c')} then (
      select json_build_object('id', b.id, 'day', to_char(b.day, 'YYYY-MM-DD'), 'paise', b."amountPaise")
      from bank_lines b where b."paymentId" is null and b."setAside" is null
        and strpos(b.reference || ' ' || b.description, c.utr) > 0
      order by b.day, b.id limit 1) end as line
  from upi_claims c join registrations r on r.id = c."registrationId"
    left join staff s on s.id = c."staffId"
  order by ${isWaiting('c')} desc, case when ${isWaiting('c')} then c."createdAt" end,
    c."createdAt" desc, c.id
  limit ${MOST_LISTED}`,
);

/**
 * Claims: those that wait, oldest first, then the others, newest first.
 */
export async function listUpiClaims(staff: Staff<'payments.read'>): Promise<ListedUpiClaim[]> {
  return LIST.rows(pool);
}

const COUNT = statement(
  'count-upi-claims',
  { waiting: 'int4', late: 'int4' },
  `select count(*)::int4 as waiting,
    (count(*) filter (where c."createdAt" < now() - interval '${LATE_DAYS} days'))::int4 as late
  from upi_claims c where ${isWaiting('c')}`,
);

/** How many claims wait, and how many of them are late. */
export async function countUpiClaims(): Promise<{ waiting: number; late: number }> {
  return (await COUNT.first(pool)) ?? { waiting: 0, late: 0 };
}
