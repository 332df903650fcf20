import 'server-only';
import { ApiError, tooManyForms } from '@/lib/calls/errors';
import type { ChallengeDecision } from '@/prisma/client/enums';
import { db } from '@/lib/platform/db';
import { defineLimit } from '@/lib/platform/limits';
import { today } from '@/lib/site/days';
import type { KeyChallengeInput } from './challenge-form';
import { resultState, lastChallengeDay } from './result-time';

/** A questioned key as its student sees it. */
export interface OwnChallenge {
  position: number;
  reason: string;
  createdAt: Date;
  /** Null until a teacher has decided. */
  decision: ChallengeDecision | null;
  answer: string;
}

const challengesPerStudent = defineLimit({
  name: 'key-challenge',
  points: 60,
  windowMs: 24 * 3_600_000,
});

/**
 * Questions the key of a question in an attempt of the student. A repeat is the challenge that is there.
 * @throws ApiError not_found for an attempt of somebody else or a place without a question; conflict before the result
 * and after the last day; too_many_requests
 */
export async function challengeKey(
  studentId: string,
  { attempt: id, position: place, reason }: KeyChallengeInput,
): Promise<{ position: number }> {
  const position = Number(place);
  const attempt = await db.testAttempt.findFirst({
    where: { id, studentId, paper: { questions: { some: { position } } } },
    select: {
      paperId: true,
      endsAt: true,
      submittedAt: true,
      markedAt: true,
      paper: { select: { resultsAt: true, challengeDays: true } },
    },
  });
  if (!attempt) throw new ApiError('not_found', 'This question is not in a test of yours.');
  const { paperId, paper } = attempt;
  const now = new Date();
  const { state, at } = resultState({ ...attempt, resultsAt: paper.resultsAt }, now);
  if (state !== 'result') {
    throw new ApiError('conflict', 'A key can be questioned once your result is here.');
  }
  const lastDay = lastChallengeDay(at, paper.challengeDays);
  if (lastDay === null || today(now) > lastDay) {
    throw new ApiError('conflict', 'The keys of this test can no longer be questioned.');
  }
  const wait = await challengesPerStudent.count(studentId);
  if (wait !== null) throw tooManyForms(wait);
  const data = [{ attemptId: id, paperId, position, reason }];
  await db.keyChallenge.createMany({ data, skipDuplicates: true });
  return { position };
}
