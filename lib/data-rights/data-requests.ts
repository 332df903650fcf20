import 'server-only';
import type { dataRequestWords } from '@/content/data-request-words';
import { institute, namedContact } from '@/content/institute';
import { ApiError, tooManyForms } from '@/lib/calls/errors';
import type { Staff } from '@/lib/staff/access';
import { noteAct } from '@/lib/staff/audit/audit';
import type { Queryable, Transaction } from '@/lib/platform/database-connection';
import { inTransaction, pool } from '@/lib/platform/db';
import { env } from '@/lib/platform/env';
import { defineQueue, insertJobs } from '@/lib/platform/jobs/queue';
import { defineLimit } from '@/lib/platform/limits';
import type { QueuedMail } from '@/lib/platform/mail/mail-worker';
import { narrow, statement, type RowOf } from '@/lib/platform/statement';
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
  /** The day by which the institute means to answer. */
  targetAt: string;
  closedAt: string | null;
  outcome: string | null;
}

/** In a statement that adds a request as `added`: each owner gets a mail. */
const QUEUED = insertJobs(
  dataRequestMailsQueue,
  `jsonb_build_object('request', added.id, 'staff', owner.id)`,
  { from: 'added, staff owner', where: `owner.role = 'owner' and owner."disabledAt" is null` },
);

/** A repeat is the same row and queues nothing. */
const ADD = statement(
  'add-data-request',
  {},
  `with added as (
    insert into data_requests ("requestId", kind, "studentId", text, "dueAt")
    select $1::text, $2::"DataRequestKind", id, $4::text, now() + interval '${MOST_DAYS} days'
    from students where id = $3
    on conflict ("requestId") do nothing returning id
  ), queued as (${QUEUED}
  ) select from added`,
);

/**
 * Adds a request of a student within a transaction. Idempotent by `requestId`.
 * @throws ApiError conflict if the `requestId` was used by another student
 */
export async function addRequest(
  tx: Transaction,
  studentId: string,
  { requestId, kind, text }: { requestId: string; kind: string; text: string },
): Promise<OwnRequest> {
  const added = await ADD.run(tx, [requestId, kind, studentId, text]);
  const found = await BY_REQUEST.first(tx, [requestId, studentId]);
  if (!found) throw new ApiError('conflict', 'This was already sent. Reload the page.');
  if (added > 0) {
    const about = { subject: 'student', subjectId: studentId } as const;
    await noteAct(tx, null, { action: 'student.request', ...about, detail: { kind } });
  }
  return ownRequest(found);
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

/** `$6` is the day in Delhi from which it is due. */
const NOTE = statement(
  'note-data-request',
  {},
  `with added as (
    insert into data_requests
      ("requestId", kind, via, "studentId", person, "createdAt", text, "dueAt")
    select $1::text, $2::"DataRequestKind", $3::text, $4::uuid, $5::text, received, $7::text,
      received + interval '${MOST_DAYS} days'
    from (select ($6::date)::timestamp at time zone 'Asia/Kolkata' as received) as day
    on conflict ("requestId") do nothing returning id
  ), queued as (${QUEUED}
  ) select from added`,
);

const NOTED = statement(
  'noted-data-request',
  { id: 'uuid', createdAt: 'timestamptz', isSame: 'bool' },
  `select id, "createdAt",
    kind::text = $2 and via = $3 and "studentId" is not distinct from $4::uuid and person = $5
      as "isSame"
  from data_requests where "requestId" = $1`,
);

const ACCOUNT = statement(
  'account-of-noted-request',
  { id: 'uuid' },
  'select id from students where email = $1',
);

/**
 * Writes down a request that reached the office without the student's account. Idempotent by
 * `requestId`.
 * @returns the day by which it is to be answered
 * @throws ApiError invalid_input (`account`) if there is no such account; conflict if the
 * `requestId` was used for another request
 */
export async function noteRequest(
  staff: Staff<'requests.handle'>,
  { requestId, name, contact, account, kind, via, receivedOn, text }: NoteRequestInput,
): Promise<{ id: string; targetAt: string }> {
  return inTransaction(async (tx) => {
    const student = account === '' ? null : await ACCOUNT.first(tx, [account]);
    if (account !== '' && !student) {
      const message = 'No student account has this e-mail. Correct it, or leave it empty.';
      throw new ApiError('invalid_input', message, { fields: { account: message } });
    }
    const subjectId = student?.id ?? null;
    const same = [requestId, kind, via, subjectId, namedContact(name, contact)];
    const added = await NOTE.run(tx, [...same, receivedOn, text]);
    const noted = await NOTED.first(tx, same);
    if (!noted?.isSame) throw new ApiError('conflict', 'This was already sent. Reload the page.');
    const { id, createdAt } = noted;
    if (added > 0) {
      const detail = { kind, via, request: id };
      await noteAct(tx, staff, { action: 'request.add', subject: 'student', subjectId, detail });
    }
    return { id, targetAt: targetOf(createdAt).toISOString() };
  });
}

const shownColumns = {
  id: 'uuid',
  kind: narrow<keyof typeof dataRequestWords>('DataRequestKind'),
  text: 'text',
  createdAt: 'timestamptz',
  closedAt: 'timestamptz?',
  outcome: 'text?',
} as const;

const SHOWN = 'id, kind, text, "createdAt", "closedAt", outcome';

const BY_REQUEST = statement(
  'data-request-by-request',
  shownColumns,
  `select ${SHOWN} from data_requests where "requestId" = $1 and "studentId" = $2`,
);

const OWN = statement(
  'data-requests-of-student',
  shownColumns,
  `select ${SHOWN} from data_requests where "studentId" = $1 order by "createdAt" desc, id`,
);

const targetOf = (createdAt: Date) => new Date(createdAt.getTime() + TARGET_DAYS * DAY_MS);

function ownRequest({ createdAt, closedAt, ...row }: RowOf<typeof OWN>): OwnRequest {
  return {
    ...row,
    createdAt: createdAt.toISOString(),
    targetAt: targetOf(createdAt).toISOString(),
    closedAt: closedAt?.toISOString() ?? null,
  };
}

/** The student's requests, newest first. */
export async function ownRequests(studentId: string): Promise<OwnRequest[]> {
  return (await OWN.rows(pool, [studentId])).map(ownRequest);
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

const LIST = statement(
  'list-data-requests',
  {
    ...shownColumns,
    dueAt: 'timestamptz',
    studentId: 'uuid?',
    studentname: 'text?',
    via: 'text',
    person: 'text',
    closedBy: 'text?',
  },
  `select r.id, r.kind, r.text, r."createdAt", r."closedAt", r.outcome, r."dueAt",
    r."studentId", t.studentname, r.via, r.person, coalesce(nullif(s.name, ''), s.email) as "closedBy"
  from data_requests r left join students t on t.id = r."studentId" left join staff s on s.id = r."staffId"
  order by r."closedAt" is not null, case when r."closedAt" is null then r."dueAt" end,
    r."closedAt" desc, r.id
  limit ${MOST_LISTED}`,
);

/** Requests: open ones by due date, then closed ones, newest first. */
export async function listRequests(staff: Staff<'requests.handle'>): Promise<ListedRequest[]> {
  const rows = await LIST.rows(pool);
  return rows.map(({ dueAt, studentId, studentname, via, person, closedBy, ...row }) => ({
    ...ownRequest(row),
    dueAt: dueAt.toISOString(),
    student: studentId === null ? null : { id: studentId, name: studentname ?? '' },
    via,
    person,
    closedBy,
  }));
}

const CLOSE = statement(
  'close-data-request',
  { studentId: 'uuid?', kind: 'text' },
  `update data_requests set "closedAt" = now(), "staffId" = $2, outcome = $3
  where id = $1 and "closedAt" is null returning "studentId", kind::text`,
);

const FIND = statement(
  'data-request-to-close',
  { closedAt: 'timestamptz?' },
  'select "closedAt" from data_requests where id = $1 for update',
);

/**
 * Closes a request with what was done. The student reads the text in the account.
 * @throws ApiError not_found, conflict when it is closed already
 */
export async function closeRequest(
  staff: Staff<'requests.handle'>,
  { request, outcome }: CloseRequestInput,
): Promise<{ closed: boolean }> {
  return inTransaction(async (tx) => {
    const found = await FIND.first(tx, [request]);
    if (!found) throw new ApiError('not_found', 'There is no such request. Reload the page.');
    const row = await CLOSE.first(tx, [request, staff.staffId, outcome]);
    if (!row) throw new ApiError('conflict', 'This request has been answered already.');
    const about = { subject: 'student', subjectId: row.studentId } as const;
    await noteAct(tx, staff, {
      action: 'student.answer',
      ...about,
      detail: { kind: row.kind, request },
    });
    return { closed: true };
  });
}

const OPEN = statement(
  'data-request-to-announce',
  { email: 'text', dueAt: 'timestamptz', createdAt: 'timestamptz' },
  `select s.email, r."dueAt", r."createdAt" from data_requests r, staff s
  where r.id = $1 and s.id = $2 and s."disabledAt" is null and r."closedAt" is null`,
);

const printed = new Intl.DateTimeFormat('en-IN', { dateStyle: 'long', timeZone: 'Asia/Kolkata' });

/** A job holds the ids of the request and of an owner. The mail names nobody. */
export const dataRequestMails: QueuedMail<{ request: string; staff: string }> = {
  queue: dataRequestMailsQueue,
  resendable: false,
  write: async (on: Queryable, { data }) => {
    const open = await OPEN.first(on, [data.request, data.staff]);
    if (!open) return null;
    return {
      to: { address: open.email },
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
