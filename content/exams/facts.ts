import type { ExamFacts } from '@/content/exam-facts';
import { csirNetFacts } from './csir-net/facts';
import type { FactsTopic } from './exam';
import type { ExamId, ExamWithFacts } from './exams';

/* The type requires facts for every exam that `exams.ts` lists with pages of facts. */

export const examFacts: Readonly<Record<ExamWithFacts, ExamFacts>> = {
  'csir-net': csirNetFacts,
};

const byExam: Partial<Record<ExamId, ExamFacts>> = examFacts;

/** The facts about an exam; undefined where it has no pages of facts. */
export const factsFor = (id: ExamId): ExamFacts | undefined => byExam[id];

/** The segments of the path of a page of facts. */
export type FactsParams = { exam: string; topic: string };

const pagesOfFacts = Object.values(examFacts).flatMap((exam) =>
  Object.entries(exam.pages).map(([topic, page]) => ({ exam, topic: topic as FactsTopic, page })),
);

export const factsParams: readonly FactsParams[] = pagesOfFacts.map(({ exam, topic }) => ({
  exam: exam.path.slice(1),
  topic,
}));

/** The page of facts at this path. Throws when there is none: a mistake in the code. */
export function requireFacts({ exam, topic }: FactsParams) {
  const found = pagesOfFacts.find((one) => one.exam.path === `/${exam}` && one.topic === topic);
  if (!found) throw new Error(`No page of facts /${exam}/${topic}`);
  return found;
}
