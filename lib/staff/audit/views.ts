import 'server-only';
import type { AuditAction } from '../audit-words';
import { retention } from '@/content/pages/retention';
import { ApiError } from '@/lib/calls/errors';
import type { StaffPerson } from '@/lib/staff/access';
import type { StaffRole } from '@/lib/staff/permissions';
import { noteAct, noteAdded, type Act } from './audit';
import type { Queryable, Transaction } from '@/lib/platform/database-connection';
import { databaseTime } from '@/lib/platform/database-locks';
import { db, inTransaction, pool } from '@/lib/platform/db';
import { narrow, statement } from '@/lib/platform/statement';
import { queueViewLimitMails, type ViewWindow } from './view-limit-mails';

/**
 * Number of different people a member of staff may see. A busy hour of a counsellor is 20 calls: each search
 * shows about 25 people not seen before, and the working lists show 150 once. A day is 80 calls. Each person
 * counts once within a day.
 */
export const viewBudgets: Readonly<Record<StaffRole, Readonly<Record<ViewWindow, number>>>> = {
  counsellor: { hour: 800, day: 2_400 },
  // A bank statement of a month, or dues of a session, list some hundred people at once.
  accountant: { hour: 800, day: 2_400 },
  // The students of every batch, once.
  teacher: { hour: 800, day: 1_600 },
  // Parcels are listed by 50.
  dispatch: { hour: 400, day: 1_200 },
  owner: { hour: 8_000, day: 40_000 },
};

const COUNT = statement(
  'count-viewed-people',
  { staffId: 'uuid', people: 'uuid[]' },
  { window: narrow<ViewWindow>('text'), added: 'int4', counted: 'int4', expire: 'int8' },
  `select "window", added, counted, expire from count_viewed_people($staffId, $people)`,
);

/** Null, and nothing is written, where a budget is used up by then. */
const RECORD = statement(
  'record-view',
  {
    staffId: 'uuid',
    people: 'uuid[]',
    hour: 'int4',
    day: 'int4',
    action: 'text',
    subject: 'text',
    subjectId: 'text?',
    json: 'jsonb',
  },
  { id: 'int8?' },
  `select record_view($staffId, $people, $hour, $day, $action, $subject, $subjectId, $json) as id`,
);

const sorted = (people: readonly string[]) => [...new Set(people)].sort();

/**
 * Counts people towards the budget of a member of staff.
 * @returns the budgets that are used up from now on
 * @throws ApiError too_many_requests when they were used up before, and a new person would be shown
 */
async function countPeople(
  client: Transaction,
  { staffId, role }: StaffPerson,
  people: readonly string[],
): Promise<ViewWindow[]> {
  if (people.length === 0) return [];
  const rows = await COUNT.rows(client, { staffId, people: sorted(people) });
  const over = rows.filter(
    ({ window, counted, added }) => counted - added >= viewBudgets[role][window],
  );
  if (over.length > 0) {
    throw limitReached(Math.max(...over.map(({ expire }) => Number(expire))) - Date.now());
  }
  return rows
    .filter(({ window, counted }) => counted >= viewBudgets[role][window])
    .map(({ window }) => window);
}

function limitReached(waitMs: number): ApiError {
  const retryAfterSeconds = Math.max(1, Math.ceil(waitMs / 1000));
  const minutes = Math.ceil(retryAfterSeconds / 60);
  const wait = minutes <= 90 ? `${minutes} minutes` : `${Math.ceil(minutes / 60)} hours`;
  return new ApiError(
    'too_many_requests',
    `You have reached the limit for opening people’s details. The owner has been told. You can still open people you have seen today; for others, try again in ${wait} or ask the owner.`,
    { retryAfterSeconds },
  );
}

/** `dataViews` says what the student reads of each. */
export type ViewAction = Extract<
  AuditAction,
  | 'people.search'
  | 'leads.list'
  | 'payments.list'
  | 'dues.list'
  | 'requests.list'
  | 'refunds.list'
  | 'bank.list'
  | 'batches.list'
  | 'testResults.list'
  | 'export.testResults'
  | 'key.view'
  | 'parcels.list'
  | 'parcels.labels'
  | 'student.view'
  | 'student.birthDate'
  | 'registration.print'
  | 'receipt.print'
  | 'leads.preview'
  | 'phone.ringing'
  | 'phone.list'
  | 'call.unchanged'
>;

interface View extends Pick<Act, 'subject' | 'subjectId'> {
  action: ViewAction;
  /** Ids of the people shown: the student's, or the lead's or payment's without one. */
  people: readonly string[];
  /** Ids of the students among them, who can see the view. */
  students?: readonly string[];
  /** Ids of the leads among them. */
  leads?: readonly string[];
  /** Counts and kinds: no personal data and nothing as typed. */
  detail?: Readonly<Record<string, unknown>>;
}

/**
 * Writes a view to the audit log before it is shown, and counts the people. Nothing may be shown when this
 * throws.
 * @throws ApiError too_many_requests when the budget was used up
 */
export async function recordView(staff: StaffPerson, view: View): Promise<void> {
  const { action, subject, subjectId, people, students = [], leads = [], detail } = view;
  const act = {
    action,
    subject,
    subjectId,
    detail: {
      role: staff.role,
      ...detail,
      ...(students.length > 0 && { students: [...new Set(students)] }),
      ...(leads.length > 0 && { leadIds: leads }),
    },
  };
  const recorded = await RECORD.first(pool, {
    staffId: staff.staffId,
    people: sorted(people),
    ...viewBudgets[staff.role],
    action,
    subject,
    subjectId: subjectId ?? null,
    json: JSON.stringify(act.detail),
  });
  if (recorded?.id) return noteAdded(staff.staffId, act, recorded.id);
  await withBudget(staff, people, async (client) => void (await noteAct(client, staff, act)));
}

/**
 * Counts people whose view the caller audits.
 * @throws ApiError too_many_requests when the budget was used up
 */
export function countView(staff: StaffPerson, people: readonly string[]): Promise<void> {
  return withBudget(staff, people, async () => {});
}

async function withBudget(
  staff: StaffPerson,
  people: readonly string[],
  work: (client: Transaction) => Promise<void>,
): Promise<void> {
  const { staffId, role } = staff;
  await inTransaction(async (client) => {
    const reached = await countPeople(client, staff, people);
    await work(client);
    for (const window of reached) {
      const detail = { window, people: viewBudgets[role][window] };
      await noteAct(client, staff, { action: 'people.limit', subject: 'list', detail });
      await queueViewLimitMails(client, { staff: staffId, window, people: detail.people });
    }
  });
}

/**
 * Records the view of a list of payments, with their students.
 * @param payments their ids
 * @param named ids of further students shown
 * @throws ApiError too_many_requests when the budget was used up
 */
export async function recordPaymentsView(
  staff: StaffPerson,
  action: 'payments.list' | 'bank.list',
  payments: readonly string[],
  detail: View['detail'] = {},
  named: readonly string[] = [],
): Promise<void> {
  const payers = await db.payment.findMany({
    where: { id: { in: [...payments] } },
    select: { id: true, registration: { select: { studentId: true } } },
  });
  await recordView(staff, {
    action,
    subject: 'list',
    people: [...payers.map(({ id, registration }) => registration?.studentId ?? id), ...named],
    students: [...payers.flatMap(({ registration }) => registration?.studentId ?? []), ...named],
    detail: { rows: payers.length, ...detail },
  });
}

/** Deletes expired views. */
export async function deleteOldViews(on: Queryable): Promise<void> {
  const counted = await databaseTime(on, `-${retention.viewedPeople.period.join(' ')}`);
  await db.viewedPerson.deleteMany({ where: { at: { lt: counted } } });
}
