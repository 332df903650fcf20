import 'server-only';
import type { IsoDay } from '@/content/day';
import type { Paise } from '@/content/money';
import { officeHolidays } from '@/content/facts/institute';
import { refundPolicy, refundWorkingDays } from '@/content/pages/policies/refund';
import type { ClaimOutcome, ClaimWay } from './refund-claim-words';
import { ApiError } from '@/lib/calls/errors';
import {
  agreedPolicies,
  clausesOf,
  type AgreedPolicy,
  type NumberedClause,
} from '@/lib/enrolment/agreed-policies';
import { policyTexts } from '@/lib/enrolment/policies-in-force';
import type { Staff, StaffPerson } from '@/lib/staff/access';
import { noteAct } from '@/lib/staff/audit/audit';
import type { Transaction } from '@/lib/platform/database-connection';
import { db, inTransaction, pool } from '@/lib/platform/db';
import { slipLineOrder } from '@/lib/payments/bank/slip-lines';
import { heldStatuses, isBought } from '@/lib/site/money-terms';
import { narrow, statement, type RowOf } from '@/lib/platform/statement';
import { textHash } from '@/lib/site/notice-hash';
import { dateOf, dayOf, today, workingDayAfter } from '@/lib/site/days';
import type { ClaimDecisionInput, RefundClaimInput } from './refund-forms';
import { queueClaimMail } from './claim-mails';

/** The clauses on which a claim about a registration can rest. */
interface ClaimClauses {
  /** SHA-256 of their refund policy. */
  hash: string;
  clauses: readonly NumberedClause[];
  /** Whether it is the policy of the day of purchase rather than today's in its place. */
  isAsBought: boolean;
}

/** The clauses of the refund policy among these; today's if its text is not stored. */
export function claimClauses(policies: readonly AgreedPolicy[]): ClaimClauses {
  const agreed = policies.find(({ path }) => path === refundPolicy.path);
  if (agreed) return { hash: agreed.hash, clauses: clausesOf(agreed), isAsBought: true };
  const text = policyTexts.find(({ path }) => path === refundPolicy.path)?.text ?? '';
  return { hash: textHash(text), clauses: clausesOf(refundPolicy), isAsBought: false };
}

/**
 * Last working day for answering a claim of this day and, if granted, refunding it: clauses 4.2 and 6.1 of
 * the refund policy.
 */
function claimDueOn(receivedOn: IsoDay): IsoDay {
  return workingDayAfter(receivedOn, refundWorkingDays, officeHolidays);
}

/**
 * Stores a refund claim. Idempotent by `requestId`. The student gets a mail.
 * @returns the day by which it must be answered
 * @throws ApiError not_found; invalid_input (`payment`, `clause`); conflict if the `requestId` was used for
 * another claim
 */
export async function noteClaim(
  staff: Staff<'refundClaims.note' | 'bank.match'>,
  input: RefundClaimInput,
): Promise<{ id: string; dueOn: IsoDay }> {
  const { requestId, registration, amount, clause: number, receivedOn } = input;
  const payment = input.payment || null;
  const { hash, clauses } = claimClauses(await agreedPolicies(registration));
  const clause = clauses.find((one) => one.number === number);
  return inTransaction(async (tx) => {
    const found = await tx.db.registration.findUnique({
      where: { id: registration },
      select: { payments: { where: { id: payment ?? undefined }, select: { id: true }, take: 1 } },
    });
    if (!found) throw new ApiError('not_found', 'This registration no longer exists.');
    if (payment && found.payments.length === 0)
      refuse('payment', 'Choose a payment of this registration.');
    if (!clause) return refuse('clause', 'Choose a clause of the refund policy.');
    const { claimant, via, text } = input;
    const claim = {
      registrationId: registration,
      paymentId: payment,
      amountPaise: amount,
      clause: number,
    };
    const { count: added } = await tx.db.refundClaim.createMany({
      data: {
        ...claim,
        requestId,
        claimant,
        via,
        text,
        receivedOn: dateOf(receivedOn),
        clauseText: clause.text,
        policyHash: hash,
        dueOn: dateOf(claimDueOn(receivedOn)),
        notedById: staff.staffId,
      },
      skipDuplicates: true,
    });
    const known = await tx.db.refundClaim.findFirst({
      where: { requestId, ...claim },
      select: { id: true, dueOn: true },
    });
    if (!known) throw new ApiError('conflict', 'This was already sent. Reload the page.');
    const { id } = known;
    const dueOn = dayOf(known.dueOn);
    if (added > 0) {
      await queueClaimMail(tx, { claim: id, kind: 'received' });
      await note(tx, staff, 'refund.claim', registration, { claim: id, paise: amount, via });
    }
    return { id, dueOn };
  });
}

/** The clause of today's refund policy by which an excess is refunded. */
const EXCESS_CLAUSE = '4.2';

/** That clause in the policy at purchase, or the closest one in an earlier text. */
function excessClause(clauses: readonly NumberedClause[]): NumberedClause | undefined {
  return (
    clauses.find(({ number }) => number === EXCESS_CLAUSE) ??
    clauses.find(({ text }) => /excess/i.test(text)) ??
    clauses[0]
  );
}

/** Payments of statement lines above the price, without a claim or a refund. */
async function excesses() {
  const lines = await db.bankLine.findMany({
    where: {
      payment: {
        status: { in: [...heldStatuses] },
        excessPaise: { gt: 0 },
        refunds: { none: {} },
        refundClaims: { none: {} },
      },
    },
    select: {
      id: true,
      payment: {
        select: {
          id: true,
          orderId: true,
          excessPaise: true,
          registration: { select: { id: true, studentname: true } },
        },
      },
    },
    orderBy: { paymentId: 'asc' },
  });
  return lines.flatMap(({ id, payment }) => {
    if (!payment?.registration || payment.orderId !== slipLineOrder(id)) return [];
    return [{ payment, registration: payment.registration }];
  });
}

/**
 * Stores a claim for each UPI fee slip payment above the price, once for each payment.
 * @param staff who imported the statement
 */
export async function claimExcesses(staff: Staff<'bank.match'>): Promise<void> {
  for (const { payment, registration } of await excesses()) {
    const clause = excessClause(claimClauses(await agreedPolicies(registration.id)).clauses);
    if (!clause) continue;
    await noteClaim(staff, {
      requestId: `excess-${payment.id}`,
      registration: registration.id,
      payment: payment.id,
      claimant: registration.studentname,
      via: 'statement',
      receivedOn: today(),
      amount: payment.excessPaise as Paise,
      clause: clause.number,
      text: 'More than the price came by the UPI fee slip.',
    });
  }
}

/**
 * Decides on a claim. The refund itself is made on the payment. The student gets a mail.
 * @returns the amount granted, in paise
 * @throws ApiError not_found; conflict when it is decided already; invalid_input (`amount`)
 */
export async function decideClaim(
  staff: Staff<'refundClaims.decide'>,
  { claim, outcome, amount, answer }: ClaimDecisionInput,
): Promise<{ granted: Paise }> {
  return inTransaction(async (tx) => {
    const row = await tx.db.refundClaim.findUnique({
      where: { id: claim },
      select: { registrationId: true, amountPaise: true },
    });
    if (!row) throw new ApiError('not_found', 'There is no such claim. Reload the page.');
    const granted = grantedOf(outcome, row.amountPaise as Paise, amount);
    const { count: decided } = await tx.db.refundClaim.updateMany({
      where: { id: claim, outcome: null },
      data: {
        outcome,
        grantedPaise: granted,
        answer,
        decidedAt: new Date(),
        decidedById: staff.staffId,
      },
    });
    if (decided === 0)
      throw new ApiError('conflict', 'This has already been decided. Reload the page.');
    await queueClaimMail(tx, { claim, kind: 'decided' });
    const detail = { claim, outcome, paise: granted };
    await note(tx, staff, 'refund.decide', row.registrationId, detail);
    return { granted };
  });
}

function grantedOf(outcome: ClaimOutcome, claimed: Paise, part: Paise | ''): Paise {
  if (outcome === 'refused') return 0 as Paise;
  if (outcome === 'whole' || part === '') return claimed;
  if (part >= claimed) {
    return refuse(
      'amount',
      'A part is less than the amount claimed. Enter less, or choose the whole.',
    );
  }
  return part;
}

async function note(
  tx: Transaction,
  staff: StaffPerson,
  action: 'refund.claim' | 'refund.decide',
  subjectId: string,
  detail: Record<string, unknown>,
): Promise<void> {
  await noteAct(tx, staff, { action, subject: 'registration', subjectId, detail });
}

function refuse(field: string, message: string): never {
  throw new ApiError('invalid_input', message, { fields: { [field]: message } });
}

/** SQL: the claim `c` is about the payment `p`; one that names no payment is about all of its registration. */
const isClaimed = `(p."registrationId" = c."registrationId"
    and (c."paymentId" is null or p.id = c."paymentId"))`;

/** SQL: sum of the refunds, done or pending, for the claim `c` since the day of the claim `first`. */
const refundedSince = `(select coalesce(sum(r."amountPaise"), 0) from refunds r
    join payments p on p.id = r."paymentId"
  where r.status <> 'failed' and ${isClaimed}
    and r."createdAt" >= (first."receivedOn"::timestamp at time zone 'Asia/Kolkata'))`;

/** SQL: `claim` is `c` or an earlier one of the same registration and payment. */
const isUpTo = (claim: string) => `(${claim}."registrationId" = c."registrationId"
    and ${claim}."paymentId" is not distinct from c."paymentId"
    and (${claim}."receivedOn", ${claim}."createdAt", ${claim}.id) <= (c."receivedOn", c."createdAt", c.id))`;

/**
 * SQL: paise granted for the claim `c` and not refunded. A refund counts once, for the earliest claim that
 * waits for it: `c` waits if from the day of some claim on, more was granted up to `c` than was refunded.
 */
const toRefund = `greatest(0, least(c."grantedPaise", (
  select max((select sum(upto."grantedPaise") from refund_claims upto
      where ${isUpTo('upto')} and upto."receivedOn" >= first."receivedOn") - ${refundedSince})
  from refund_claims first where ${isUpTo('first')})))::int4`;

/** SQL: not everything that came for the claim `c` is refunded. */
const isRefundable = `(select coalesce(bool_or(p.status <> 'refunded'), true) from payments p
  where ${isClaimed} and ${isBought('p')})`;

/** SQL: the claim `c` waits for a decision, or for the granted refund. */
const isOpen = `(c.outcome is null or ${toRefund} > 0 and ${isRefundable})`;

const MOST_LISTED = 200;

const LIST = statement(
  'list-refund-claims',
  {},
  {
    id: 'uuid',
    registrationId: 'uuid',
    registrationnumber: 'text',
    studentId: 'uuid',
    studentname: 'text',
    paymentId: 'uuid?',
    claimant: 'text',
    via: narrow<ClaimWay>('text'),
    receivedOn: narrow<IsoDay>('text'),
    amountPaise: narrow<Paise>('int4'),
    text: 'text',
    clause: 'text',
    clauseText: 'text',
    dueOn: narrow<IsoDay>('text'),
    outcome: narrow<ClaimOutcome | null>('text?'),
    grantedPaise: narrow<Paise | null>('int4?'),
    answer: 'text?',
    decidedOn: narrow<IsoDay | null>('text?'),
    decidedBy: 'text?',
    refundedPaise: narrow<Paise>('int4'),
    isOpen: 'bool',
  },
  `select * from (
   select c.id, c."registrationId", g.registrationnumber, g."studentId", g.studentname, c."paymentId",
     c.claimant, c.via, c."receivedOn"::text as "receivedOn", c."amountPaise", c.text, c.clause,
     c."clauseText", c."dueOn"::text as "dueOn", c.outcome, c."grantedPaise", c.answer,
     (c."decidedAt" at time zone 'Asia/Kolkata')::date::text as "decidedOn",
     coalesce(nullif(s.name, ''), s.email) as "decidedBy",
     coalesce(c."grantedPaise" - ${toRefund}, 0) as "refundedPaise",
     ${isOpen} as "isOpen"
   from refund_claims c join registrations g on g.id = c."registrationId"
     left join staff s on s.id = c."decidedById"
   ) as claims
   order by "isOpen" desc, case when "isOpen" then "dueOn" end, "decidedOn" desc, id
   limit ${MOST_LISTED}`,
);

/** A claim in the office's list; days are Delhi's, amounts paise. */
export type ListedClaim = RowOf<typeof LIST>;

/** Claims: open ones by due date, then completed ones, newest first. */
export async function listClaims(staff: Staff<'refundClaims.note'>): Promise<ListedClaim[]> {
  return LIST.rows(pool);
}

const COUNT = statement(
  'count-refund-claims',
  { today: 'date' },
  { open: 'int4', late: 'int4' },
  `select count(*)::int4 as open, (count(*) filter (where c."dueOn" < $today::date))::int4 as late
   from refund_claims c where ${isOpen}`,
);

/** Numbers of open and of overdue claims. */
export async function countClaims(today: IsoDay): Promise<{ open: number; late: number }> {
  return (await COUNT.first(pool, { today })) ?? { open: 0, late: 0 };
}

/** A claim for its student; days are Delhi's, amounts paise. */
export type OwnClaim = Pick<
  ListedClaim,
  | 'id'
  | 'registrationId'
  | 'via'
  | 'receivedOn'
  | 'amountPaise'
  | 'dueOn'
  | 'outcome'
  | 'grantedPaise'
  | 'answer'
  | 'decidedOn'
>;

/** The student's claims, oldest first. */
export async function ownClaims(studentId: string): Promise<OwnClaim[]> {
  const claims = await db.refundClaim.findMany({
    where: { registration: { studentId } },
    orderBy: [{ receivedOn: 'asc' }, { createdAt: 'asc' }, { id: 'asc' }],
    select: {
      id: true,
      registrationId: true,
      via: true,
      receivedOn: true,
      amountPaise: true,
      dueOn: true,
      outcome: true,
      grantedPaise: true,
      answer: true,
      decidedAt: true,
    },
  });
  return claims.map(({ decidedAt, ...claim }) => ({
    ...claim,
    via: claim.via as ClaimWay,
    receivedOn: dayOf(claim.receivedOn),
    amountPaise: claim.amountPaise as Paise,
    dueOn: dayOf(claim.dueOn),
    outcome: claim.outcome as ClaimOutcome | null,
    grantedPaise: claim.grantedPaise as Paise | null,
    decidedOn: decidedAt && today(decidedAt),
  }));
}
