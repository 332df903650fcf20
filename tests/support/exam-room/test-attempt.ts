import { randomUUID } from 'node:crypto';
import type { KeyRule } from '@/content/practice/mark-answers';
import { optionLetters } from '@/content/practice/practice-question';
import { markAttempt } from '@/lib/exam-room/mark-attempt';
import { db, inTransaction } from '@/lib/platform/db';
import { rightAnswer, type makeTestPaper } from './test-paper';

type TestPaper = Awaited<ReturnType<typeof makeTestPaper>>;

interface AttemptOptions {
  id?: string;
  number?: number;
  /** Questions answered right, from the first one on. */
  right?: number;
  /** Questions after these that are answered wrong. */
  wrong?: number;
  /** A minute ago, unless given. */
  endsAt?: Date;
  isMarked?: boolean;
}

/** An attempt that was submitted at its end and, unless asked otherwise, marked. Each answer took 40 seconds. */
export async function makeAttempt(
  paper: Pick<TestPaper, 'id' | 'minutes' | 'keys'>,
  studentId: string,
  {
    id = randomUUID(),
    number = 1,
    right = 0,
    wrong = 0,
    endsAt = new Date(Date.now() - 60_000),
    isMarked = true,
  }: AttemptOptions = {},
) {
  const startedAt = new Date(endsAt.getTime() - paper.minutes * 60_000);
  const deviceId = randomUUID();
  const sat = { startedAt, endsAt, submittedAt: endsAt, deviceId };
  const attempt = await db.testAttempt.create({
    data: {
      ...sat,
      id,
      paperId: paper.id,
      studentId,
      number,
      requestId: randomUUID(),
      devices: { create: { deviceId, name: 'Chrome on Android' } },
    },
    select: { id: true, paperId: true },
  });
  const answered = paper.keys.slice(0, right + wrong);
  await db.testAnswer.createMany({
    data: answered.map((key, position) => ({
      attemptId: attempt.id,
      deviceId,
      number: position + 1,
      position,
      given: (position < right ? rightAnswer(key) : wrongAnswer(key)) as string | string[],
      isMarked: false,
      spentMs: 40_000,
      givenAt: new Date(startedAt.getTime() + position * 40_000),
    })),
  });
  if (isMarked) await inTransaction((tx) => markAttempt(tx, attempt.id));
  return attempt;
}

/** An answer that the key does not take. */
function wrongAnswer(key: KeyRule): string | readonly string[] {
  if (key.type === 'NAT') return String(key.from - 1_000);
  const [only] = optionLetters.filter((letter) => !key.right.includes(letter));
  // All four options may be right.
  return only ? [only] : ['A'];
}

/** A challenge of the first question's key. */
export const challengeRow = (
  { id, paperId }: { id: string; paperId: string },
  more: { staffId?: string } = {},
) => ({
  attemptId: id,
  paperId,
  position: 0,
  reason: 'Option B is right as well.',
  ...more,
});
