import 'server-only';
import { followUpCall, studentOfNumber } from '@/lib/leads/caller-leads';
import { isInScope, leadScope, type LeadScope } from '@/lib/leads/lead-scope';
import { currentFirst } from '@/lib/leads/lead-terms';
import { UNKNOWN_CALLER } from '@/lib/leads/lead-words';
import { asciiDigits } from '@/lib/platform/ascii-digits';
import { lockNames } from '@/lib/platform/database-locks';
import { db, inTransaction, pool } from '@/lib/platform/db';
import { defineLoop, MINUTE_MS } from '@/lib/platform/jobs/loop';
import { isApiError } from '@/lib/calls/errors';
import type { RingingCall } from '@/lib/leads/unanswered-leads';
import { statement, type RowOf } from '@/lib/platform/statement';
import { recordView } from '@/lib/staff/audit/views';
import type { Staff, StaffPerson } from '@/lib/staff/access';
import { may } from '@/lib/staff/permissions';
import { isAnswered, withEvent, type CallEvent, type KnownCall } from './call-events';

/**
 * Notes an event of a call, and what follows from it for the leads of its number, in one transaction. Events may come
 * in any order and repeatedly, from several processes: a call is one row, and its lead is told once that it was missed
 * or answered.
 */
export async function noteCallEvent(exchange: string, event: CallEvent): Promise<void> {
  const { callId } = event;
  await inTransaction(async (tx) => {
    // Two calls of one number make one lead.
    const key = asciiDigits(event.phone).slice(-10);
    await lockNames(tx, `phone call ${exchange} ${callId}`, `phone calls of ${key}`);
    const before = await tx.db.phoneCall.findUnique({
      where: { exchange_callId: { exchange, callId } },
    });
    const after = withEvent(before, event, new Date());
    if (before && !isChanged(before, after)) return;
    const { id } = await tx.db.phoneCall.upsert({
      where: { exchange_callId: { exchange, callId } },
      create: { exchange, callId, ...after },
      update: after,
      select: { id: true },
    });
    if (after.state === 'ringing' || isSame(before, after)) return;
    const followed = await followUpCall(tx, {
      requestId: `phone-call-${exchange}-${callId}`,
      phone: after.phone,
      isAnswered: isAnswered(after.state),
      made: { dueAt: before?.dueAt ?? null, plannedAt: before?.plannedAt ?? null },
    });
    await tx.db.phoneCall.update({ where: { id }, data: followed, select: { id: true } });
  });
}

function isChanged(before: KnownCall, after: KnownCall): boolean {
  const names = Object.keys(after) as (keyof KnownCall)[];
  return names.some((name) => before[name]?.valueOf() !== after[name]?.valueOf());
}

/** Whether the leads know already that the call was missed, or that it was answered. */
const isSame = (before: KnownCall | null, after: KnownCall): boolean =>
  before !== null &&
  before.state !== 'ringing' &&
  isAnswered(before.state) === isAnswered(after.state);

/** Longer than a phone rings, and than most conversations of exchanges that tell only of ringing and of the end. */
const SILENT = `interval '1 hour'`;

const FIND_SILENT = statement(
  'silent-phone-calls',
  {},
  { exchange: 'text', callId: 'text', phone: 'text', dialled: 'text' },
  `select exchange, "callId", phone, dialled from phone_calls
  where state = 'ringing' and "receivedAt" < now() - ${SILENT} order by "receivedAt" limit 100`,
);

/** Counts calls as missed whose end the exchange has not told, so that nobody who called is forgotten. */
export async function endSilentCalls(): Promise<void> {
  for (const { exchange, ...call } of await FIND_SILENT.rows(pool)) {
    const unknown = { startedAt: null, endedAt: null, seconds: null };
    await noteCallEvent(exchange, { ...call, ...unknown, state: 'missed' });
  }
}

export const silentCallsLoop = defineLoop({
  name: 'silent phone calls',
  everyMs: 5 * MINUTE_MS,
  run: endSilentCalls,
});

/** SQL: who is known under the number of a call `c`, of leads within `$scope`. */
const KNOWN_CALLER = `
  left join lateral (select l.id, l.name from leads l
    where l."foldKey" = phone_key(c.phone) and ${isInScope('l', '$scope')}
    order by l.suspect, ${currentFirst('l')} limit 1) lead on true
  left join lateral (${studentOfNumber('c.phone')}) student on true`;

const knownColumns = {
  leadId: 'uuid?',
  leadName: 'text?',
  studentId: 'uuid?',
  studentName: 'text?',
} as const;

const KNOWN_COLUMNS = `lead.id as "leadId", lead.name as "leadName", student.id as "studentId",
  student.name as "studentName"`;

/** No phone rings longer. */
const RINGS = `interval '60 seconds'`;

const RINGING = statement(
  'ringing-phone-calls',
  { scope: 'uuid?' },
  { id: 'uuid', phone: 'text', ...knownColumns },
  `select c.id, c.phone, ${KNOWN_COLUMNS} from phone_calls c ${KNOWN_CALLER}
  where c.state = 'ringing' and c."receivedAt" > now() - ${RINGS}
  order by c."receivedAt", c.id limit 20`,
);

interface Caller {
  /** Null for nobody that this member of staff may see. */
  person: { name: string; path: string } | null;
  studentId: string | null;
  leadId: string | null;
}

type KnownRow = Omit<RowOf<typeof RINGING>, 'id' | 'phone'>;

/** The student, or else the lead, that a member of staff may see under a number. */
function callerOf(staff: StaffPerson, row: KnownRow): Caller {
  const { leadId, leadName, studentId, studentName } = row;
  if (studentId !== null && may(staff, 'people.read')) {
    const person = { name: studentName ?? '', path: `/searchuser/person/${studentId}` };
    return { person, studentId, leadId: null };
  }
  if (leadId === null) return { person: null, studentId: null, leadId: null };
  const person = { name: leadName || UNKNOWN_CALLER, path: `/searchuser/leads/${leadId}` };
  return { person, studentId: null, leadId };
}

/** Who is calling now. Of a call that names a person, the first answer to each member of staff is a view. */
export async function ringingCalls(staff: Staff<'leads.change'>): Promise<RingingCall[]> {
  const ringing = await RINGING.rows(pool, { scope: leadScope(staff) });
  const calls: RingingCall[] = [];
  for (const { id, phone, ...known } of ringing) {
    const shown = callerOf(staff, known);
    const isShown = shown.person !== null && (await mayBeShown(staff, id, shown));
    calls.push({ id, phone, person: isShown ? shown.person : null });
  }
  return calls;
}

/** Records the view once; false when the member of staff may be shown nobody more. */
async function mayBeShown(
  staff: StaffPerson,
  call: string,
  { studentId, leadId }: Caller,
): Promise<boolean> {
  const view = { action: 'phone.ringing', subject: 'list', subjectId: call } as const;
  const seen = await db.auditEntry.findFirst({
    where: { ...view, staffId: staff.staffId },
    select: { id: true },
  });
  if (seen) return true;
  try {
    await recordView(staff, { ...view, ...viewedIn([{ studentId, leadId }]) });
    return true;
  } catch (error) {
    if (isApiError(error) && error.code === 'too_many_requests') return false;
    throw error;
  }
}

type Viewed = Pick<Caller, 'studentId' | 'leadId'>;

function viewedIn(callers: readonly Viewed[]) {
  const students = callers.flatMap(({ studentId }) => studentId ?? []);
  const leads = callers.flatMap(({ leadId }) => leadId ?? []);
  return { people: [...students, ...leads], students, leads };
}

const LISTED = 50;

/** A call of a colleague's lead is left out where those are not seen. */
const LIST = statement(
  'phone-calls',
  { scope: 'uuid?' },
  {
    id: 'uuid',
    phone: 'text',
    state: 'PhoneCallState',
    startedAt: 'timestamptz',
    seconds: 'int4?',
    ...knownColumns,
  },
  `select c.id, c.phone, c.state, c."startedAt", c.seconds, ${KNOWN_COLUMNS}
  from phone_calls c ${KNOWN_CALLER}
  where c."leadId" is null or exists (select from leads own
    where own.id = c."leadId" and ${isInScope('own', '$scope')})
  order by c."startedAt" desc, c.id desc limit ${LISTED}`,
);

/** The latest calls, newest first. Writes the view to the audit log first. */
export async function phoneCallList(staff: Staff<'leads.read'>) {
  const scope: LeadScope = leadScope(staff);
  const rows = await LIST.rows(pool, { scope });
  const calls = rows.map(({ id, phone, state, startedAt, seconds, ...known }) => ({
    call: { id, phone, state, startedAt: startedAt.toISOString(), seconds },
    ...callerOf(staff, known),
  }));
  const detail = { rows: calls.length };
  await recordView(staff, { action: 'phone.list', subject: 'list', ...viewedIn(calls), detail });
  return calls.map(({ call, person }) => ({ ...call, person }));
}

export type ListedPhoneCall = Awaited<ReturnType<typeof phoneCallList>>[number];
