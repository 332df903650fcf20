import 'server-only';
import type { IsoDay } from '@/content/day';
import type { Paise } from '@/content/money';
import { refundHolidays, refundPolicy, refundWorkingDays } from '@/content/pages/policies/refund';
import type { ClaimOutcome, ClaimWay } from './refund-claim-words';
import { ApiError } from '@/lib/calls/errors';
import {
  agreedPolicies,
  clausesOf,
  type AgreedPolicy,
  type NumberedClause,
} from '@/lib/enrolment/agreed-policies';
import { policyTexts } from '@/lib/enrolment/offerings';
import type { Staff, StaffPerson } from '@/lib/staff/access';
import { noteAct } from '@/lib/staff/audit/audit';
import type { Transaction } from '@/lib/platform/database-connection';
import { inTransaction, pool } from '@/lib/platform/db';
import { isHeld } from '@/lib/site/money-terms';
import { narrow, statement } from '@/lib/platform/statement';
import { textHash } from '@/lib/site/notice-hash';
import { today, workingDayAfter } from '@/lib/site/days';
import type { ClaimDecisionInput, RefundClaimInput } from './claim-forms';
import { queueClaimMail } from './claim-mails';

/** The clauses that a claim about a registration can go by. */
interface ClaimClauses {
  /** SHA-256 of the refund policy that they are from. */
  hash: string;
  clauses: readonly NumberedClause[];
  /** Whether it is the policy of the day of the purchase, and not today's in its place. */
  isAsBought: boolean;
}

/** The clauses of the refund policy among these; those of today where its text is not stored. */
export function claimClauses(policies: readonly AgreedPolicy[]): ClaimClauses {
  const agreed = policies.find(({ path }) => path === refundPolicy.path);
  if (agreed) return { hash: agreed.hash, clauses: clausesOf(agreed), isAsBought: true };
  const text = policyTexts.find(({ path }) => path === refundPolicy.path)?.text ?? '';
  return { hash: textHash(text), clauses: clausesOf(refundPolicy), isAsBought: false };
}

/**
 * The last of the working days within which a claim of this day is answered and, if granted, refunded:
 * clauses 4.2 and 6.1 of the refund policy.
 */
function claimDueOn(receivedOn: IsoDay): IsoDay {
  return workingDayAfter(receivedOn, refundWorkingDays, refundHolidays);
}

const REGISTRATION = statement(
  'registration-of-claim',
  { studentId: 'uuid', isPaymentOf: 'bool' },
  `select "studentId", $2::uuid is null or exists (
     select from payments where id = $2::uuid and "registrationId" = registrations.id
   ) as "isPaymentOf"
   from registrations where id = $1`,
);

const ADD = statement(
  'add-refund-claim',
  {},
  `insert into refund_claims ("requestId", "registrationId", "paymentId", "amountPaise", clause,
     claimant, via, "receivedOn", text, "clauseText", "policyHash", "dueOn", "notedById")
   values ($1, $2, $3, $4, $5, $6, $7, $8::date, $9, $10, $11, $12::date, $13)
   on conflict ("requestId") do nothing`,
);

const ADDED = statement(
  'added-refund-claim',
  { id: 'uuid', dueOn: narrow<IsoDay>('text'), isSame: 'bool' },
  `select id, "dueOn"::text as "dueOn", "registrationId" = $2
     and "paymentId" is not distinct from $3::uuid and "amountPaise" = $4 and clause = $5 as "isSame"
   from refund_claims where "requestId" = $1`,
);

/**
 * Writes down what somebody asks to have back. Idempotent by `requestId`. The student gets a mail.
 * @returns the day by which it is to be answered
 * @throws ApiError not_found; invalid_input (`payment`, `clause`); conflict if the `requestId` was
 * used for another claim
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
    const found = await REGISTRATION.first(tx, [registration, payment]);
    if (!found) throw new ApiError('not_found', 'This registration no longer exists.');
    if (!found.isPaymentOf) refuse('payment', 'Choose a payment of this registration.');
    if (!clause) return refuse('clause', 'Choose a clause of the refund policy.');
    const same = [requestId, registration, payment, amount, number];
    const { claimant, via, text } = input;
    const due = claimDueOn(receivedOn);
    const added = await ADD.run(tx, [
      ...same,
      ...[claimant, via, receivedOn, text, clause.text, hash, due, staff.staffId],
    ]);
    const claim = await ADDED.first(tx, same);
    if (!claim?.isSame) throw new ApiError('conflict', 'This was already sent. Reload the page.');
    const { id, dueOn } = claim;
    if (added > 0) {
      await queueClaimMail(tx, { claim: id, kind: 'received' });
      await note(tx, staff, 'refund.claim', registration, { claim: id, paise: amount, via });
    }
    return { id, dueOn };
  });
}

/** The clause of today's refund policy by which an excess is refunded. */
const EXCESS_CLAUSE = '4.2';

/** That clause in the policy as bought, or what comes closest to it in an earlier text. */
function excessClause(clauses: readonly NumberedClause[]): NumberedClause | undefined {
  return (
    clauses.find(({ number }) => number === EXCESS_CLAUSE) ??
    clauses.find(({ text }) => /excess/i.test(text)) ??
    clauses[0]
  );
}

const EXCESSES = statement(
  'excess-of-upi-slips',
  {
    payment: 'uuid',
    registration: 'uuid',
    claimant: 'text',
    excess: narrow<Paise>('int4'),
  },
  `select p.id as payment, r.id as registration, r.studentname as claimant,
     p."excessPaise" as excess
   from bank_lines b join payments p on p.id = b."paymentId"
     join registrations r on r.id = p."registrationId"
   where p."orderId" = 'F' || left(encode(sha256(('slip-line-' || b.id)::bytea), 'hex'), 33)
     and ${isHeld('p')} and p."excessPaise" > 0
     and not exists (select from refunds where "paymentId" = p.id)
     and not exists (select from refund_claims where "paymentId" = p.id)
   order by p.id`,
);

/**
 * Writes down a claim for what UPI fee slips brought above the price, once for each payment.
 * @param staff who imported the statement
 */
export async function noteExcesses(staff: Staff<'bank.match'>): Promise<void> {
  for (const { payment, registration, claimant, excess } of await EXCESSES.rows(pool)) {
    const clause = excessClause(claimClauses(await agreedPolicies(registration)).clauses);
    if (!clause) continue;
    await noteClaim(staff, {
      ...{ requestId: `excess-${payment}`, registration, payment, claimant },
      ...{ via: 'statement', receivedOn: today(), amount: excess, clause: clause.number },
      text: 'More than the price came by the UPI fee slip.',
    });
  }
}

const LOCK = statement(
  'lock-refund-claim',
  { registrationId: 'uuid', amountPaise: narrow<Paise>('int4'), outcome: 'text?' },
  `select "registrationId", "amountPaise", outcome from refund_claims where id = $1 for update`,
);

const DECIDE = statement(
  'decide-refund-claim',
  {},
  `update refund_claims set outcome = $2, "grantedPaise" = $3, answer = $4, "decidedAt" = now(),
     "decidedById" = $5 where id = $1 and outcome is null`,
);

/**
 * Decides on a claim. Nothing is refunded by it: that is done on the payment. The student gets a mail.
 * @returns the amount granted, in paise
 * @throws ApiError not_found; conflict when it is decided already; invalid_input (`amount`)
 */
export async function decideClaim(
  staff: Staff<'refundClaims.decide'>,
  { claim, outcome, amount, answer }: ClaimDecisionInput,
): Promise<{ granted: Paise }> {
  return inTransaction(async (tx) => {
    const row = await LOCK.first(tx, [claim]);
    if (!row) throw new ApiError('not_found', 'There is no such claim. Reload the page.');
    if (row.outcome)
      throw new ApiError('conflict', 'This has already been decided. Reload the page.');
    const granted = grantedOf(outcome, row.amountPaise, amount);
    await DECIDE.run(tx, [claim, outcome, granted, answer, staff.staffId]);
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

/** SQL: what went back, or is on its way, since the claim `c` came, for its payment or registration. */
const refundedSince = `(select coalesce(sum(r."amountPaise"), 0)::int4 from refunds r
    join payments p on p.id = r."paymentId"
  where r.status <> 'failed' and p."registrationId" = c."registrationId"
    and (c."paymentId" is null or p.id = c."paymentId")
    and r."createdAt" >= (c."receivedOn"::timestamp at time zone 'Asia/Kolkata'))`;

/** SQL: the claim `c` waits for a decision, or for money that was granted. */
const isOpen = `(c.outcome is null or c."grantedPaise" > ${refundedSince})`;

/** A claim as the office lists it; days are Delhi's, amounts paise. */
export interface ListedClaim {
  id: string;
  registrationId: string;
  registrationnumber: string;
  studentId: string;
  studentname: string;
  paymentId: string | null;
  claimant: string;
  via: ClaimWay;
  receivedOn: IsoDay;
  amountPaise: Paise;
  text: string;
  clause: string;
  clauseText: string;
  dueOn: IsoDay;
  outcome: ClaimOutcome | null;
  grantedPaise: Paise | null;
  answer: string | null;
  decidedOn: IsoDay | null;
  decidedBy: string | null;
  refundedPaise: Paise;
  isOpen: boolean;
}

const MOST_LISTED = 200;

const LIST = statement(
  'list-refund-claims',
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
     coalesce(nullif(s.name, ''), s.email) as "decidedBy", ${refundedSince} as "refundedPaise",
     ${isOpen} as "isOpen"
   from refund_claims c join registrations g on g.id = c."registrationId"
     left join staff s on s.id = c."decidedById"
   ) as claims
   order by "isOpen" desc, case when "isOpen" then "dueOn" end, "decidedOn" desc, id
   limit ${MOST_LISTED}`,
);

/** Claims: open ones by the day they are due, late ones first; then those that are done, newest first. */
export async function listClaims(staff: Staff<'refundClaims.note'>): Promise<ListedClaim[]> {
  return LIST.rows(pool);
}

const COUNT = statement(
  'count-refund-claims',
  { open: 'int4', late: 'int4' },
  `select count(*)::int4 as open, (count(*) filter (where c."dueOn" < $1::date))::int4 as late
   from refund_claims c where ${isOpen}`,
);

/** How many claims are open, and how many of them are past their day. */
export async function countClaims(today: IsoDay): Promise<{ open: number; late: number }> {
  return (await COUNT.first(pool, [today])) ?? { open: 0, late: 0 };
}

/** A claim as the student sees it; days are Delhi's, amounts paise. */
export interface OwnClaim {
  id: string;
  registrationId: string;
  via: ClaimWay;
  receivedOn: IsoDay;
  amountPaise: Paise;
  dueOn: IsoDay;
  outcome: ClaimOutcome | null;
  grantedPaise: Paise | null;
  answer: string | null;
  decidedOn: IsoDay | null;
}

const OWN = statement(
  'refund-claims-of-student',
  {
    id: 'uuid',
    registrationId: 'uuid',
    via: narrow<ClaimWay>('text'),
    receivedOn: narrow<IsoDay>('text'),
    amountPaise: narrow<Paise>('int4'),
    dueOn: narrow<IsoDay>('text'),
    outcome: narrow<ClaimOutcome | null>('text?'),
    grantedPaise: narrow<Paise | null>('int4?'),
    answer: 'text?',
    decidedOn: narrow<IsoDay | null>('text?'),
  },
  `select c.id, c."registrationId", c.via, c."receivedOn"::text as "receivedOn", c."amountPaise",
     c."dueOn"::text as "dueOn", c.outcome, c."grantedPaise", c.answer,
     (c."decidedAt" at time zone 'Asia/Kolkata')::date::text as "decidedOn"
   from refund_claims c join registrations g on g.id = c."registrationId"
   where g."studentId" = $1 order by c."receivedOn", c."createdAt", c.id`,
);

/** The student's claims, oldest first. */
export async function ownClaims(studentId: string): Promise<OwnClaim[]> {
  return OWN.rows(pool, [studentId]);
}
