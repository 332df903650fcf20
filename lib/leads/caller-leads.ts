import 'server-only';
import type { Transaction } from '@/lib/platform/database-connection';
import { isIndianNumber } from '@/lib/platform/phone-number';
import { statement } from '@/lib/platform/statement';
import { changedTogether, lockFold, type Fold } from './change-lead';
import { findDoNotCall } from './do-not-call';
import { assignmentOf, assignmentTypes, leadAssignment } from './lead-assignment';
import { currentFirst } from './lead-terms';
import { openStatuses } from './lead-words';

/** SQL: the first student with a number, by sign-up or a form. */
export const studentOfNumber = (
  phone: string,
) => `select s.id, s.studentname as name from students s
  where phone_key(s.contactnumber) = phone_key(${phone}) or exists (select from registrations r
    where r."studentId" = s.id and phone_key(r.mobilenumber) = phone_key(${phone}))
  order by s."createdAt", s.id limit 1`;

/** Who is known under a number: the lead that stands for its phone, and the name of its student. */
const KNOWN = statement(
  'known-caller',
  { phone: 'text' },
  { leadId: 'uuid?', leadName: 'text?', coursename: 'text?', studentName: 'text?' },
  `select l.id as "leadId", l.name as "leadName", l.coursename, s.name as "studentName"
  from (select) as once
  left join lateral (select * from leads where "foldKey" = phone_key($phone)
    order by suspect, ${currentFirst('leads')} limit 1) l on true
  left join lateral (${studentOfNumber('$phone')}) s on true`,
);

/** A lead is answered at once by whoever answered its call; otherwise its first answer is promised. */
const SAVE = statement(
  'save-caller',
  {
    requestId: 'text',
    name: 'text',
    phonenumber: 'text',
    coursename: 'text',
    kind: 'LeadKind',
    suspect: 'bool',
    isAnswered: 'bool',
    ...assignmentTypes,
  },
  { id: 'uuid' },
  `insert into leads ("requestId", kind, name, email, phonenumber, coursename, "staffId", "answerBy", "answeredAt")
  select $requestId, $kind::"LeadKind", $name, '', $phonenumber, $coursename, ${leadAssignment.assignee},
    case when not $isAnswered then ${leadAssignment.answerBy} end,
    case when $isAnswered then now() end
  from ${leadAssignment.given('false')}
  on conflict ("requestId") do nothing
  returning id`,
);

/** A call to us that was answered or missed. */
export interface IncomingCall {
  /** The same for each event of the call. */
  requestId: string;
  phone: string;
  isAnswered: boolean;
  /** What it did before, as a missed one. */
  made: MadeDue;
}

interface MadeDue {
  /** The next call that the call has made due. */
  dueAt: Date | null;
  /** The next call that was planned before. */
  plannedAt: Date | null;
}

const NOTHING: MadeDue = { dueAt: null, plannedAt: null };

export interface FollowedCall extends MadeDue {
  /** The lead that the call belongs to. */
  leadId: string | null;
}

/**
 * What a call to us does to the leads of its number. Missed, it makes the next call of an open lead due now, or a lead
 * that is to be answered; a number that is not to be called gets a lead without a promise or a planned call. Answered,
 * it answers an open lead, plans what was planned before it counted as missed, and makes a lead only of a number that nobody
 * has. Numbers that are withheld, foreign or short make none. Calls of one number must not run at the same time.
 */
export async function followUpCall(tx: Transaction, call: IncomingCall): Promise<FollowedCall> {
  const { phone, isAnswered } = call;
  const known = await KNOWN.first(tx, { phone });
  const { leadId = null, leadName = null, studentName = null, coursename = null } = known ?? {};
  const followed = leadId && (await followUpOpenLead(tx, leadId, call));
  if (followed) return followed;
  const isKnown = leadId !== null || studentName !== null;
  if (!isIndianNumber(phone) || (isAnswered && isKnown)) return { leadId, ...NOTHING };
  const saved = await SAVE.first(tx, {
    requestId: call.requestId,
    kind: 'phoneCall',
    name: leadName || studentName || '',
    phonenumber: phone,
    coursename: coursename ?? '',
    suspect: false,
    isAnswered,
    ...assignmentOf({}),
  });
  return { leadId: saved?.id ?? leadId, ...NOTHING };
}

/** @returns null for a lead that is closed or enrolled */
async function followUpOpenLead(
  tx: Transaction,
  leadId: string,
  { phone, isAnswered, made }: IncomingCall,
): Promise<FollowedCall | null> {
  const locked = await lockFold(tx, leadId, null);
  if (!openStatuses.includes(locked.lead.status)) return null;
  const id = { in: changedTogether(locked).map((lead) => lead.id) };
  const now = new Date();
  // Whoever calls is no robot.
  await tx.db.lead.updateMany({ where: { id, suspect: true }, data: { suspect: false } });
  if (isAnswered) {
    await tx.db.lead.updateMany({ where: { id, answeredAt: null }, data: { answeredAt: now } });
    const { dueAt, plannedAt } = made;
    const planned = { nextCallAt: plannedAt, version: { increment: 1 } };
    if (dueAt) await tx.db.lead.updateMany({ where: { id, nextCallAt: dueAt }, data: planned });
    return { leadId, ...NOTHING };
  }
  return { leadId, ...((await makeDue(tx, locked, phone)) ?? made) };
}

/**
 * Makes the next call of a lead due now, unless it is due already, waits for its first call, is closed, or its number
 * is not to be called.
 */
export async function makeCallDue(tx: Transaction, leadId: string): Promise<void> {
  const locked = await lockFold(tx, leadId, null);
  const { status, phonenumber } = locked.lead;
  if (openStatuses.includes(status)) await makeDue(tx, locked, phonenumber);
}

/** @returns null where it was not made due */
async function makeDue(tx: Transaction, locked: Fold, phone: string): Promise<MadeDue | null> {
  const { status, nextCallAt, answeredAt, suspect } = locked.lead;
  const now = new Date();
  const isUncalled = status === 'new' && nextCallAt === null && answeredAt === null && !suspect;
  const isDue = isUncalled || (nextCallAt !== null && nextCallAt <= now);
  if (isDue || (await findDoNotCall(tx, [phone])).size > 0) return null;
  const id = { in: changedTogether(locked).map((lead) => lead.id) };
  const due = { nextCallAt: now, version: { increment: 1 } };
  await tx.db.lead.updateMany({ where: { id }, data: due });
  return { dueAt: now, plannedAt: nextCallAt };
}
