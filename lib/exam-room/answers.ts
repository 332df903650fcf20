import 'server-only';
import { ApiError } from '@/lib/calls/errors';
import { pool } from '@/lib/platform/db';
import { defineLimit } from '@/lib/platform/limits';
import { statement } from '@/lib/platform/statement';
import type { TestAnswers } from './attempt-forms';
import { GRACE_MINUTES } from './result-time';

/** A quick candidate sends two calls in a second, when each press arrives before the next. */
const calls = defineLimit({ name: 'test-answers', points: 240, windowMs: 60_000 });

/*
 * One statement, so that no answer is acknowledged that a submission beside it does not mark: it waits for the lock of
 * that submission, then sees that the attempt is over.
 */
const STORE = statement(
  'store-test-answers',
  { attempt: 'uuid', student: 'uuid', device: 'uuid', rows: 'jsonb' },
  {
    now: 'timestamptz',
    endsAt: 'timestamptz',
    isOver: 'bool',
    isKnown: 'bool',
    holds: 'bool',
    holder: 'text?',
    stored: 'int4',
    refused: 'int4',
    afterEnd: 'bool',
  },
  `with attempt as materialized (
     select a.*, a."endsAt" + interval '${GRACE_MINUTES} minutes' as "closesAt" from test_attempts a
     where a.id = $attempt and a."studentId" = $student for share
   ), device as (
     select d."deviceId" from test_devices d where d."attemptId" = $attempt and d."deviceId" = $device
   ), sent as (
     select s.number, s."position", s.given, s."isMarked", s."spentMs",
       greatest(a."startedAt", least(s."givenAt", now())) as "givenAt"
     from attempt a, jsonb_to_recordset($rows) as s(number int4, "position" int4, given jsonb,
       "isMarked" bool, "spentMs" int4, "givenAt" timestamptz)
   ), fitting as (
     select s.* from attempt a cross join sent s
       join test_paper_questions q on q."paperId" = a."paperId" and q."position" = s."position"
       join question_versions v on v.id = q."versionId"
     where a."submittedAt" is null and now() < a."closesAt" and s."givenAt" <= a."endsAt"
       and exists (select from device)
       and (s.given is null or case when jsonb_typeof(s.given) = 'array'
         then v.type = 'MSQ' or v.type = 'MCQ' and jsonb_array_length(s.given) = 1
         else v.type = 'NAT' end)
   ), stored as (
     insert into test_answers ("attemptId", "deviceId", number, "position", given, "isMarked", "spentMs", "givenAt", "isLate")
     select a.id, $device, f.number, f."position", f.given, f."isMarked", f."spentMs", f."givenAt", now() > a."endsAt"
     from attempt a, fitting f on conflict do nothing
   ), seen as (
     update test_devices d set "lastAt" = now() from attempt a
     where d."attemptId" = a.id and d."deviceId" = $device and a."deviceId" = $device and a."submittedAt" is null
       and d."lastAt" < now() - interval '15 seconds'
   )
   select now() as now, a."endsAt", a."submittedAt" is not null or now() >= a."closesAt" as "isOver",
     exists (select from device) as "isKnown", a."deviceId" = $device as holds,
     (select h.name from test_devices h where h."attemptId" = a.id and h."deviceId" = a."deviceId") as holder,
     greatest(0, (select max(t.number) from test_answers t where t."attemptId" = a.id and t."deviceId" = $device),
       (select max(f.number) from fitting f)) as stored,
     (select count(*)::int4 from sent s where not exists (select from fitting f where f.number = s.number)
       and not exists (select from test_answers t where t."attemptId" = a.id and t."deviceId" = $device
         and t.number = s.number)) as refused,
     exists (select from sent s where s."givenAt" > a."endsAt") as "afterEnd"
   from attempt a`,
);

/** Where an attempt stands after a call of a device. Times are in milliseconds since 1970. */
export interface StoredAnswers {
  /** The highest number of this device that is stored; 0 without any. */
  stored: number;
  now: number;
  endsAt: number;
  /** Submitted, or nothing is taken any more. */
  isOver: boolean;
  /** Whether this device may answer. */
  holds: boolean;
  /** "Chrome on Android": the device that may. */
  holder: string | null;
}

/**
 * Stores rows of a device, on disk when it returns; a repeat changes nothing. The database decides what belongs to the
 * student, fits its question and was given before the end.
 * @throws ApiError not_found for an attempt of nobody or of somebody else, or a device in which it was not opened;
 * conflict for answers given or received after the end, invalid_input for ones that fit no question: the others of the
 * call are stored
 */
export async function storeAnswers(
  studentId: string,
  { attempt, device, rows }: TestAnswers,
): Promise<StoredAnswers> {
  const wait = await calls.count(studentId);
  if (wait !== null) {
    throw new ApiError('too_many_requests', 'Too many answers in a minute.', {
      retryAfterSeconds: wait,
    });
  }
  const found = await STORE.first(pool, {
    attempt,
    student: studentId,
    device,
    rows: JSON.stringify(
      rows.map((row) => ({ ...row, givenAt: new Date(row.givenAt).toISOString() })),
    ),
  });
  if (!found?.isKnown) throw new ApiError('not_found', 'This test is not open on this device.');
  const { now, endsAt, refused, afterEnd, isOver, holds, holder, stored } = found;
  if (refused > 0) {
    if (isOver) throw new ApiError('conflict', 'The test is over: nothing is stored now.');
    throw afterEnd
      ? new ApiError('conflict', 'Given after the end of the test, so it is not stored.')
      : new ApiError('invalid_input', 'An answer does not fit its question.', {
          fields: { rows: 'An answer does not fit its question.' },
        });
  }
  return { stored, isOver, holds, holder, now: now.getTime(), endsAt: endsAt.getTime() };
}
