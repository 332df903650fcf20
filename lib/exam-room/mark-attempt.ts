import 'server-only';
import {
  isAnswered,
  markSection,
  type GivenAnswer,
  type KeyRule,
  type Outcome,
} from '@/content/practice/mark-answers';
import type { Transaction } from '@/lib/platform/database-connection';
import type { Queryable } from '@/lib/platform/database-connection';
import { lockRow } from '@/lib/platform/database-locks';
import { narrow, statement } from '@/lib/platform/statement';
import {
  markedSections,
  slugAt,
  type PaperSectionPlan,
  type PlacedQuestion,
} from './paper-sections';

/** What counts of a candidate's answers to a question. */
export interface CurrentAnswer {
  position: number;
  /** Null for a cleared answer. */
  given: GivenAnswer | null;
  isMarked: boolean;
  /** Milliseconds for which it was on the screen, on all devices. */
  spentMs: number;
  isLate: boolean;
}

/** Marks of a question in an attempt, in sixths. */
export interface QuestionResult {
  position: number;
  outcome: Outcome;
  marks: number;
  given: GivenAnswer | null;
  spentMs: number;
}

/** Marks of a section, in sixths. */
export interface SectionResult {
  id: string;
  name: string;
  marks: number;
  maximum: number;
  /** What wrong answers took off. */
  lost: number;
}

/** The result of an attempt, as `TestAttempt.result` stores it. */
export interface AttemptResult {
  sections: readonly SectionResult[];
  questions: readonly QuestionResult[];
}

/** The last thing done with each question counts, whichever device did it. */
const CURRENT_ANSWERS = statement(
  'current-answers-of-attempts',
  { attempts: 'uuid[]' },
  {
    attemptId: 'uuid',
    position: 'int4',
    given: narrow<GivenAnswer | null>('jsonb?'),
    isMarked: 'bool',
    spentMs: 'int4',
    isLate: 'bool',
  },
  `select distinct on ("attemptId", position) "attemptId", position, given, "isMarked",
     sum("onDevice") over (partition by "attemptId", position)::int4 as "spentMs", "isLate"
   from (select *, case when row_number() over (
         partition by "attemptId", position, "deviceId" order by "spentMs" desc) = 1
       then "spentMs" else 0 end as "onDevice"
     from test_answers where "attemptId" = any($attempts)) as given_answers
   order by "attemptId", position, "givenAt" desc, "receivedAt" desc, number desc`,
);

/** What counts of each question that was shown, by attempt. */
export async function answersOfAttempts(
  on: Queryable,
  attempts: readonly string[],
): Promise<Map<string, CurrentAnswer[]>> {
  const answers = new Map<string, CurrentAnswer[]>();
  for (const { attemptId, ...answer } of await CURRENT_ANSWERS.rows(on, { attempts })) {
    const known = answers.get(attemptId);
    if (known) known.push(answer);
    else answers.set(attemptId, [answer]);
  }
  return answers;
}

/** What counts of each question that was shown, by its position. */
export const currentAnswers = async (on: Queryable, attempt: string): Promise<CurrentAnswer[]> =>
  (await answersOfAttempts(on, [attempt])).get(attempt) ?? [];

/** Marks answers by the keys of a paper. */
export function markPaper(
  sections: readonly PaperSectionPlan[],
  questions: readonly PlacedQuestion[],
  answers: readonly CurrentAnswer[],
): AttemptResult {
  const given = new Map(answers.map((answer) => [slugAt(answer.position), answer]));
  const answered: Record<string, GivenAnswer> = {};
  for (const [slug, { given: one }] of given) if (one && isAnswered(one)) answered[slug] = one;
  const key: Record<string, KeyRule> = Object.fromEntries(
    questions.map((question) => [slugAt(question.position), question.key]),
  );
  const marked = markedSections(sections, questions).map((section) =>
    markSection(section, { key, answers: answered }),
  );
  const outcomes = new Map(
    marked.flatMap((section) => section.questions.map((one) => [one.slug, one] as const)),
  );
  return {
    sections: marked.map(({ id, marks, maximum, lost }) => ({
      id,
      name: sections.find((one) => one.id === id)?.name ?? id,
      marks,
      maximum,
      lost,
    })),
    questions: questions.map(({ position }) => {
      const slug = slugAt(position);
      const { outcome = 'unanswered', marks = 0 } = outcomes.get(slug) ?? {};
      const { spentMs = 0 } = given.get(slug) ?? {};
      return { position, outcome, marks, given: answered[slug] ?? null, spentMs };
    }),
  };
}

const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0);

/**
 * Marks an attempt, or marks it anew after a change of a key, and stores the result.
 * @returns its marks before (null if it had none) and now, in sixths
 */
export async function markAttempt(
  tx: Transaction,
  id: string,
): Promise<{ before: number | null; after: number }> {
  await lockRow(tx, 'test_attempts', id);
  const attempt = await tx.db.testAttempt.findUniqueOrThrow({
    where: { id },
    select: {
      marks: true,
      markedAt: true,
      paper: {
        select: {
          sections: true,
          questions: {
            select: {
              position: true,
              section: true,
              gain: true,
              loss: true,
              key: true,
              isDropped: true,
            },
            orderBy: { position: 'asc' },
          },
        },
      },
    },
  });
  const result = markPaper(
    attempt.paper.sections as unknown as PaperSectionPlan[],
    attempt.paper.questions as unknown as PlacedQuestion[],
    await currentAnswers(tx, id),
  );
  const after = sum(result.sections.map(({ marks }) => marks));
  await tx.db.testAttempt.updateMany({
    where: { id },
    data: {
      marks: after,
      maximum: sum(result.sections.map(({ maximum }) => maximum)),
      result: structuredClone(result) as object,
      ...(attempt.markedAt === null && { markedAt: new Date() }),
    },
  });
  return { before: attempt.marks, after };
}
