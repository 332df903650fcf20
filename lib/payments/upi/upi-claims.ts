import 'server-only';
import type { Staff } from '@/lib/staff/access';
import type { IsoDay } from '@/content/day';
import { institute } from '@/content/facts/institute';
import type { Paise } from '@/content/money';
import { needsParentConsent } from '@/lib/accounts/parent-consent';
import { ApiError } from '@/lib/calls/errors';
import { alreadyEnrolled, lockStudent, otherOfSamePlan } from '@/lib/enrolment/same-plan';
import { instalmentPlan, moneyOf } from '@/lib/payments/instalment-plans';
import { planStanding, type InstalmentPlan } from '@/lib/payments/instalments';
import { lockedRegistration } from '@/lib/payments/locked-registration';
import { paymentRefusals as refusals } from '@/lib/payments/payment-refusals';
import { noteAct } from '@/lib/staff/audit/audit';
import type { Transaction } from '@/lib/platform/database-connection';
import { db, inTransaction, pool } from '@/lib/platform/db';
import { defineLimit } from '@/lib/platform/limits';
import { balanceOf, dueOf, isReceived, receivedFor } from '@/lib/site/money-terms';
import { narrow, statement, type RowOf } from '@/lib/platform/statement';
import { today } from '@/lib/site/days';
import { queueDeclinedMail } from './declined-mails';
import type { DeclineUpiClaim, UpiClaimInput } from './claim-forms';
import { utrsIn } from './upi-link';
import { slipAmount } from './upi-slip';

/** SQL: a row of `upi_claims` without a matching payment that staff have not declined. */
export const isUnsettled = (claim: string) =>
  `(${claim}."paymentId" is null and ${claim}."declinedAt" is null)`;

/** SQL: a row of `upi_claims` neither settled nor declined, whose fee has not been paid otherwise. */
export const isWaiting = (claim: string) =>
  `(${isUnsettled(claim)} and ${claim}."closedAt" is null)`;

/** `isUnsettled` and `isWaiting` as conditions of Prisma's client. */
export const unsettled = { paymentId: null, declinedAt: null };
export const waiting = { ...unsettled, closedAt: null };

/** SQL: a row of `payments` was recorded with this UTR, possibly with leading zeros. */
export const isRecordedWith = (payment: string, utr: string) =>
  `(${payment}.provider = 'office' and ${payment}.method in ('bank', 'upi') and ${isReceived(payment)}
    and ${payment}.reference ~ ('(^|\\D)0*' || ${utr} || '($|\\D)'))`;

const claimsPerStudent = defineLimit({ name: 'upi-claim', points: 10, windowMs: 3_600_000 });

const RECORDED = statement(
  'payment-recorded-with-utr',
  { utr: 'text' },
  { registrationId: 'uuid?' },
  `select "registrationId" from payments where ${isRecordedWith('payments', '$utr::text')} limit 1`,
);

/** An earlier claim of the transfer, or a payment recorded with it. */
async function knownTransfer(tx: Transaction, utr: string) {
  const claim = await tx.db.upiClaim.findFirst({
    where: { utr, declinedAt: null },
    select: { id: true, registrationId: true, paymentId: true },
  });
  return claim ?? RECORDED.first(tx, { utr });
}

const CHECK = 'Check the number in your UPI app, or call us on';
const [{ printed: PHONE }] = institute.phones;

/**
 * Stores a student's claim to have paid a slip. It counts as no payment. Idempotent: a transfer has one
 * claim.
 * @throws ApiError not_found; conflict when nothing is due or the UTR is known otherwise; forbidden for a
 * child without a parent's consent; too_many_requests
 */
export async function claimUpi(
  studentId: string,
  { registration, utr, amount: asked }: UpiClaimInput,
): Promise<{ claim: string }> {
  const wait = await claimsPerStudent.count(studentId);
  if (wait !== null) throw tooMany(wait);
  return inTransaction(async (tx) => {
    await lockStudent(tx, studentId);
    const row = await lockedRegistration(tx, registration);
    if (row?.studentId !== studentId) throw refusals.unknownRegistration();
    const known = await knownTransfer(tx, utr);
    const money = await moneyOf(tx, registration);
    const isPaid = row.price !== null && !dueOf(row.price, money.paid);
    if (known) return knownClaim(known, registration, isPaid);
    if (money.inReview) throw refusals.inReview();
    if (row.price === null) throw refusals.noPrice();
    const due = dueOf(row.price, money.paid);
    if (!due) throw refusals.paid();
    if (await needsParentConsent(studentId, { on: tx, born: row.born }))
      throw refusals.needsParent();
    // The claim would submit the draft. For a submitted form, money may have been sent.
    const other = row.submittedAt ? null : await otherOfSamePlan(registration, tx);
    if (other) throw alreadyEnrolled(other);
    const plan = await instalmentPlan(registration, tx.db);
    const amount = claimedAmount(due, money.paid, { plan, asked });
    const [added] = await tx.db.upiClaim.createManyAndReturn({
      data: { registrationId: registration, amountPaise: amount, utr },
      skipDuplicates: true,
      select: { id: true },
    });
    if (!added) throw taken();
    // The claim submits a draft, as a payment does.
    await tx.db.registration.updateMany({
      where: { id: registration, submittedAt: null },
      data: { submittedAt: new Date() },
    });
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
  const next = plan?.isCurrent
    ? (planStanding(plan.lines, paid, today()).next?.left ?? null)
    : null;
  if (asked !== next) throw refusals.otherAmount(due, asked, next);
  return asked;
}

interface KnownTransfer {
  registrationId: string | null;
  /** Id of its claim; none where staff recorded the payment without one. */
  id?: string;
  /** The payment that settled the claim; null while it waits. */
  paymentId?: string | null;
}

/** A repeat of a claim. The number of a settled claim cannot pay the next instalment too. */
function knownClaim(known: KnownTransfer, registration: string, isPaid: boolean) {
  if (known.registrationId !== registration) throw taken();
  if (known.id && (isPaid || known.paymentId === null)) return { claim: known.id };
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

/** Settles the registration's claim of a transfer by the payment recorded with that reference. */
export async function settleUpiClaim(
  tx: Transaction,
  settled: { registration: string; reference: string; payment: string; staffId: string },
): Promise<void> {
  const { registration, reference, payment, staffId } = settled;
  const claim = await tx.db.upiClaim.findFirst({
    where: { registrationId: registration, utr: { in: utrsIn(reference) }, ...unsettled },
    orderBy: { createdAt: 'asc' },
    select: { id: true },
  });
  if (!claim || (await tx.db.upiClaim.count({ where: { paymentId: payment } })) > 0) return;
  await tx.db.upiClaim.update({
    where: { id: claim.id },
    data: { paymentId: payment, staffId },
  });
}

const CLOSE = statement(
  'close-upi-claims-of-paid-fee',
  { registration: 'uuid' },
  { id: 'uuid' },
  `update upi_claims claim set "closedAt" = now() from registrations r
  where claim."registrationId" = $registration and r.id = $registration and ${isWaiting('claim')}
    and r."pricePaise" <= ${receivedFor('r.id')}
  returning claim.id`,
);

/**
 * Closes the waiting claims of a registration with a paid fee, and mails the student. A statement line that
 * names such a claim is left to staff.
 */
export async function closeUpiClaims(tx: Transaction, registration: string): Promise<void> {
  for (const { id } of await CLOSE.rows(tx, { registration })) {
    await queueDeclinedMail(tx, { claim: id });
  }
}

/**
 * Declines a claim without a matching payment, with a reason that is mailed to the student. Idempotent.
 * @throws ApiError not_found; conflict when it was settled or declined otherwise
 */
export async function declineUpiClaim(
  staff: Staff<'payments.record'>,
  { claim, answer }: DeclineUpiClaim,
): Promise<{ claim: string }> {
  return inTransaction(async (tx) => {
    const [declined] = await tx.db.upiClaim.updateManyAndReturn({
      where: { id: claim, ...waiting },
      data: { declinedAt: new Date(), answer, staffId: staff.staffId },
      select: { registrationId: true, amountPaise: true },
    });
    if (!declined) {
      const known = await tx.db.upiClaim.findUnique({ where: { id: claim } });
      if (!known) throw new ApiError('not_found', 'This claim no longer exists. Reload the page.');
      if (known.answer === answer) return { claim };
      const what = known.paymentId ? 'The payment is recorded already' : 'It was declined already';
      throw new ApiError('conflict', `${what}. Reload the page.`);
    }
    const { registrationId, amountPaise: paise } = declined;
    const about = { subject: 'registration', subjectId: registrationId } as const;
    const detail = { claim, paise };
    await noteAct(tx, staff, { action: 'payment.declineClaim', ...about, detail });
    await queueDeclinedMail(tx, { claim });
    return { claim };
  });
}

/** A claim for its student; amounts in paise, days are Delhi's. */
export interface OwnUpiClaim {
  id: string;
  registrationId: string;
  amount: Paise;
  utr: string;
  on: IsoDay;
  state: 'waiting' | 'closed' | 'declined';
  answer: string | null;
}

/** The student's claims without a matching payment, oldest first. */
export async function ownUpiClaims(studentId: string): Promise<OwnUpiClaim[]> {
  const claims = await db.upiClaim.findMany({
    where: { registration: { studentId }, paymentId: null },
    orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
  });
  return claims.map(({ id, registrationId, amountPaise, utr, answer, ...claim }) => ({
    id,
    registrationId,
    amount: amountPaise as Paise,
    utr,
    on: today(claim.createdAt),
    state: claim.declinedAt ? 'declined' : claim.closedAt ? 'closed' : 'waiting',
    answer,
  }));
}

/** Days after which a claim without the money is late: a UPI transfer takes seconds. */
const LATE_DAYS = 3;
const DAY_MS = 86_400_000;
const MOST_LISTED = 200;

const LIST = statement(
  'list-upi-claims',
  {},
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
    state: narrow<'waiting' | 'settled' | 'closed' | 'declined'>('text'),
    answer: 'text?',
    by: 'text?',
    /** The unmatched statement line that names the transfer. */
    line: narrow<{ id: string; day: IsoDay; paise: number } | null>('json?'),
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

/** A claim in the office's list; amounts in paise, days are Delhi's. */
export type ListedUpiClaim = RowOf<typeof LIST>;

/**
 * Claims: waiting ones oldest first, then the others, newest first.
 */
export async function listUpiClaims(staff: Staff<'payments.read'>): Promise<ListedUpiClaim[]> {
  return LIST.rows(pool);
}

/** Numbers of waiting and of late claims. */
export async function countUpiClaims(): Promise<{ waiting: number; late: number }> {
  const lateBefore = new Date(Date.now() - LATE_DAYS * DAY_MS);
  const [all, late] = await Promise.all([
    db.upiClaim.count({ where: waiting }),
    db.upiClaim.count({ where: { ...waiting, createdAt: { lt: lateBefore } } }),
  ]);
  return { waiting: all, late };
}
