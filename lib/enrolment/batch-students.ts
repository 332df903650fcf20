import 'server-only';
import { batches, batchName } from '@/content/facts/batches';
import type { IsoDay } from '@/content/day';
import { recordView } from '@/lib/staff/audit/views';
import type { Staff } from '@/lib/staff/access';
import { pool } from '@/lib/platform/db';
import { statement } from '@/lib/platform/statement';
import { IS_KEPT } from './batch-seats';

export const batchesPath = '/searchuser/batches';

/** A published batch with the number of its students: those who have a seat. */
export interface ListedBatch {
  id: string;
  name: string;
  start: IsoDay;
  timing: string | null;
  students: number;
  /** Null for a batch without a limit. */
  seats: number | null;
}

const COUNTS = statement(
  'students-of-batches',
  {},
  { batch: 'text', students: 'int4' },
  `select seat."batchId" as batch, count(*)::int as students from batch_seats seat
   where ${IS_KEPT} group by seat."batchId"`,
);

/** Every published batch, newest first. */
export async function listBatches(_staff: Staff<'batches.read'>): Promise<ListedBatch[]> {
  const counts = new Map((await COUNTS.rows(pool)).map((row) => [row.batch, row.students]));
  return batches
    .map(({ id, start, timing, seats, ...batch }) => ({
      id,
      start,
      name: batchName(batch),
      timing: timing ?? null,
      students: counts.get(id) ?? 0,
      seats: seats ?? null,
    }))
    .sort((one, other) => other.start.localeCompare(one.start));
}

interface BatchStudent {
  studentId: string;
  name: string;
}

const STUDENTS = statement(
  'students-of-batch',
  { batch: 'text' },
  { studentId: 'uuid', name: 'text' },
  `select r."studentId", r.studentname as name from batch_seats seat
   join registrations r on r.id = seat."registrationId"
   where seat."batchId" = $batch and ${IS_KEPT}
   order by lower(r.studentname), r.id`,
);

/**
 * A batch with the names of its students, in alphabetical order. The view is audited first.
 * @returns null for a batch that is not published
 * @throws ApiError too_many_requests when the budget of people was used up
 */
export async function readBatch(
  staff: Staff<'batches.read'>,
  id: string,
): Promise<(ListedBatch & { names: BatchStudent[] }) | null> {
  const batch = (await listBatches(staff)).find((one) => one.id === id);
  if (!batch) return null;
  const names = await STUDENTS.rows(pool, { batch: id });
  const students = names.map(({ studentId }) => studentId);
  await recordView(staff, {
    action: 'batches.list',
    subject: 'list',
    people: students,
    students,
    detail: { rows: names.length, batch: id },
  });
  return { ...batch, names };
}
