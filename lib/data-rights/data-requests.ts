import 'server-only';
import { institute, namedContact } from '@/content/facts/institute';
import { ApiError, tooManyForms } from '@/lib/calls/errors';
import type { Staff } from '@/lib/staff/access';
import { openOwners } from '@/lib/staff/owner-address';
import { noteAct } from '@/lib/staff/audit/audit';
import type { Transaction } from '@/lib/platform/database-connection';
import { databaseTime, lockRow } from '@/lib/platform/database-locks';
import { db, inTransaction } from '@/lib/platform/db';
import { env } from '@/lib/platform/env';
import { defineQueue, queueJob } from '@/lib/platform/jobs/queue';
import { defineLimit } from '@/lib/platform/limits';
import type { QueuedMail } from '@/lib/platform/mail/mail-worker';
import type { DataRequestKind, Prisma } from '@/prisma/client/client';
import type { CloseRequestInput, DataRequestInput, NoteRequestInput } from './forms';

/** The institute's own target, and the longest that the DPDP Rules 2025 allow. */
const TARGET_DAYS = 30;
const MOST_DAYS = 90;

const DAY_MS = 24 * 3_600_000;

const WEEK_MINUTES = 7 * 24 * 60;

const dataRequestMailsQueue = defineQueue({
  name: 'data-request-mails',
  retryDelay: 30,
  retentionMinutes: WEEK_MINUTES,
});

const requestsPerStudent = defineLimit({ name: 'data-request', points: 10, windowMs: DAY_MS });

/** A request as its student sees it. Times are ISO 8601. */
export interface OwnRequest {
  id: string;
  kind: string;
  text: string;
  createdAt: string;
  /** Target day of the answer. */
  targetAt: string;
  closedAt: string | null;
  outcome: string | null;
}

/**
 * Adds a request and queues a mail to each owner.
 * @returns false for a repeat, which is the same row and queues nothing
 */
async function addRow(
  tx: Transaction,
  row: Omit<Prisma.DataRequestCreateManyInput, 'dueAt'> & { createdAt: Date },
): Promise<boolean> {
  const dueAt = new Date(row.createdAt.getTime() + MOST_DAYS * DAY_MS);
  const [added] = await tx.db.dataRequest.createManyAndReturn({
    data: [{ ...row, dueAt }],
    skipDuplicates: true,
    select: { id: true },
  });
  if (!added) return false;
  for (const staff of await openOwners(tx)) {
    await queueJob(tx, dataRequestMailsQueue, { request: added.id, staff });
  }
  return true;
}

/**
 * Adds a request of a student within a transaction. Idempotent by `requestId`.
 * @throws ApiError conflict if the `requestId` was used by another student
 */
export async function addRequest(
  tx: Transaction,
  studentId: string,
  { requestId, kind, text }: { requestId: string; kind: DataRequestKind; text: string },
): Promise<OwnRequest> {
  await lockRow(tx, 'students', studentId, 'key share');
  const createdAt = await databaseTime(tx);
  const isNew = await addRow(tx, { requestId, kind, studentId, text, createdAt });
  const found = await tx.db.dataRequest.findFirst({
    where: { requestId, studentId },
    select: shownColumns,
  });
  if (!found) throw new ApiError('conflict', 'This was already sent. Reload the page.');
  if (isNew) {
    const about = { subject: 'student', subjectId: studentId } as const;
    await noteAct(tx, null, { action: 'student.request', ...about, detail: { kind } });
  }
  return ownRequest(found);
}

/** The open request of this kind that the student sent from the account; null without one. */
export async function openRequest(
  tx: Transaction,
  studentId: string,
  kind: DataRequestKind,
): Promise<OwnRequest | null> {
  const found = await tx.db.dataRequest.findFirst({
    where: { studentId, kind, via: 'account', closedAt: null },
    orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
    select: shownColumns,
  });
  return found && ownRequest(found);
}

/**
 * A student's request about their own data: ten a day.
 * @throws ApiError too_many_requests, conflict
 */
export async function requestByStudent(
  studentId: string,
  input: DataRequestInput,
): Promise<OwnRequest> {
  const wait = await requestsPerStudent.count(studentId);
  if (wait !== null) throw tooManyForms(wait);
  return inTransaction((tx) => addRequest(tx, studentId, input));
}

/**
 * Records a request that reached the office without the student's account. Idempotent by `requestId`.
 * @returns the target day of the answer
 * @throws ApiError invalid_input (`account`) if there is no such account; conflict if the `requestId` was
 * used for another request
 */
export async function noteRequest(
  staff: Staff<'requests.handle'>,
  { requestId, name, contact, account, kind, via, receivedOn, text }: NoteRequestInput,
): Promise<{ id: string; targetAt: string }> {
  return inTransaction(async (tx) => {
    const found = { where: { email: account }, select: { id: true } };
    const student = account === '' ? null : await tx.db.student.findFirst(found);
    if (account !== '' && !student) {
      const message = 'No student account has this e-mail. Correct it, or leave it empty.';
      throw new ApiError('invalid_input', message, { fields: { account: message } });
    }
    const subjectId = student?.id ?? null;
    const person = namedContact(name, contact);
    const request = { requestId, kind, via, studentId: subjectId, person };
    const createdAt = new Date(`${receivedOn}T00:00:00+05:30`);
    const isNew = await addRow(tx, { ...request, text, createdAt });
    const noted = await tx.db.dataRequest.findFirst({
      where: request,
      select: { id: true },
    });
    if (!noted) throw new ApiError('conflict', 'This was already sent. Reload the page.');
    const { id } = noted;
    if (isNew) {
      const detail = { kind, via, request: id };
      await noteAct(tx, staff, { action: 'request.add', subject: 'student', subjectId, detail });
    }
    return { id, targetAt: targetOf(createdAt).toISOString() };
  });
}

const shownColumns = {
  id: true,
  kind: true,
  text: true,
  createdAt: true,
  closedAt: true,
  outcome: true,
} as const;

type ShownRow = Prisma.DataRequestGetPayload<{ select: typeof shownColumns }>;

const targetOf = (createdAt: Date) => new Date(createdAt.getTime() + TARGET_DAYS * DAY_MS);

function ownRequest({ createdAt, closedAt, ...row }: ShownRow): OwnRequest {
  return {
    ...row,
    createdAt: createdAt.toISOString(),
    targetAt: targetOf(createdAt).toISOString(),
    closedAt: closedAt?.toISOString() ?? null,
  };
}

/** The student's requests, newest first. */
export async function ownRequests(studentId: string): Promise<OwnRequest[]> {
  const rows = await db.dataRequest.findMany({
    where: { studentId },
    orderBy: [{ createdAt: 'desc' }, { id: 'asc' }],
    select: shownColumns,
  });
  return rows.map(ownRequest);
}

/** A request as the office lists it. Times are ISO 8601. */
export interface ListedRequest extends OwnRequest {
  /** The last day by law. */
  dueAt: string;
  /** Null without an account, or when it has been erased. */
  student: { id: string; name: string } | null;
  /** "account", or a key of `requestWays`. */
  via: string;
  /** Name and contact as written down by the office; '' otherwise, and when the person is erased. */
  person: string;
  closedBy: string | null;
}

const MOST_LISTED = 200;

/** Requests: open ones by due date, then closed ones, newest first. */
export async function listRequests(staff: Staff<'requests.handle'>): Promise<ListedRequest[]> {
  const rows = await db.dataRequest.findMany({
    orderBy: [{ closedAt: { sort: 'desc', nulls: 'first' } }, { dueAt: 'asc' }, { id: 'asc' }],
    take: MOST_LISTED,
    select: {
      ...shownColumns,
      dueAt: true,
      via: true,
      person: true,
      student: { select: { id: true, studentname: true } },
      staff: { select: { name: true, email: true } },
    },
  });
  return rows.map(({ dueAt, student, via, person, staff: by, ...row }) => ({
    ...ownRequest(row),
    dueAt: dueAt.toISOString(),
    student: student && { id: student.id, name: student.studentname },
    via,
    person,
    closedBy: by && (by.name || by.email),
  }));
}

/**
 * Closes a request with an answer, which the student reads in the account.
 * @throws ApiError not_found, conflict when it is closed already
 */
export async function closeRequest(
  staff: Staff<'requests.handle'>,
  { request, outcome }: CloseRequestInput,
): Promise<{ closed: boolean }> {
  return inTransaction(async (tx) => {
    const { count } = await tx.db.dataRequest.updateMany({
      where: { id: request, closedAt: null },
      data: { closedAt: new Date(), staffId: staff.staffId, outcome },
    });
    const found = await tx.db.dataRequest.findUnique({
      where: { id: request },
      select: { studentId: true, kind: true },
    });
    if (!found) throw new ApiError('not_found', 'There is no such request. Reload the page.');
    if (count === 0) throw new ApiError('conflict', 'This request has been answered already.');
    const { studentId, kind } = found;
    const about = { subject: 'student', subjectId: studentId } as const;
    await noteAct(tx, staff, { action: 'student.answer', ...about, detail: { kind, request } });
    return { closed: true };
  });
}

const printed = new Intl.DateTimeFormat('en-IN', { dateStyle: 'long', timeZone: 'Asia/Kolkata' });

/** A job holds the ids of the request and of an owner. The mail names nobody. */
export const dataRequestMails: QueuedMail<{ request: string; staff: string }> = {
  queue: dataRequestMailsQueue,
  resendable: false,
  write: async (_, { data }) => {
    const open = await db.dataRequest.findFirst({
      where: { id: data.request, closedAt: null },
      select: { dueAt: true, createdAt: true },
    });
    const owner = await db.staff.findFirst({
      where: { id: data.staff, disabledAt: null },
      select: { email: true },
    });
    if (!open || !owner) return null;
    return {
      to: { address: owner.email },
      subject: `${institute.name}: a request about personal data`,
      messageId: `data-request-${data.request}-${data.staff}`,
      text: [
        'There is a new request about personal data.',
        '',
        `Answer by ${printed.format(targetOf(open.createdAt))}. The law allows until ${printed.format(open.dueAt)}.`,
        '',
        `${env.SITE_URL}/searchuser/requests`,
        '',
      ].join('\n'),
    };
  },
};
