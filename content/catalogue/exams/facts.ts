import type { ExamFacts } from '../exam-facts';
import { csirNetFacts } from './csir-net/facts';
import { cuetFacts } from './cuet/facts';
import type { ExamId, ExamWithFacts } from './exams';
import { gateFacts } from './gate/facts';
import { iitJamFacts } from './iit-jam/facts';

/* The type requires facts for every exam that `exams.ts` lists with pages of facts. */

export const examFacts: Readonly<Record<ExamWithFacts, ExamFacts>> = {
  'csir-net': csirNetFacts,
  gate: gateFacts,
  'iit-jam': iitJamFacts,
  cuet: cuetFacts,
};

/** The facts of an exam; null where it has no pages of facts. */
export function factsOf(exam: ExamId): ExamFacts | null {
  const byExam: Partial<Record<ExamId, ExamFacts>> = examFacts;
  return byExam[exam] ?? null;
}

/** Every page of facts with its path. */
export const factsPages = Object.values(examFacts).flatMap((exam) => [
  ...(exam.overview ? [{ path: exam.path as string, exam, page: exam.overview }] : []),
  ...Object.entries(exam.pages).map(([topic, page]) => ({
    path: `${exam.path}/${topic}`,
    exam,
    page,
  })),
]);

/** The page of facts at this path. Throws when there is none: a mistake in the code. */
export function requireFacts(path: string) {
  const found = factsPages.find((one) => one.path === path);
  if (!found) throw new Error(`No page of facts ${path}`);
  return found;
}
