import type { Exam } from './exam';
import { type Line, plannerLines } from './lines';
import type { Attempt } from './score';

const part = (count: number, percent: number): number => Math.round((count * percent) / 100);

const poolsOf = (lines: readonly Line[]): Line[][] =>
  [...new Set(lines.map(({ pool }) => pool))].map((pool) =>
    lines.filter((line) => line.pool === pool),
  );

/** The line of each pool on which a wrong answer costs most. */
const dearest = (exam: Exam): Line[] =>
  poolsOf(plannerLines(exam)).map((lines) =>
    lines.reduce((worst, line) => (line.negative > worst.negative ? line : worst)),
  );

/** Whether the paper of the day decides the kinds, so that an example has to assume the costliest one. */
export const isLeast = (exam: Exam): boolean => plannerLines(exam).length > dearest(exam).length;

/**
 * What `share` percent of every section, `accuracy` percent of it right, comes to: questions and marks,
 * both rounded to whole ones. The least it can be where the paper of the day decides the kinds.
 */
export function example(
  exam: Exam,
  share: number,
  accuracy: number,
): { attempted: number; score: number } {
  const lines = dearest(exam);
  const questions = lines.reduce((sum, { limit }) => sum + limit, 0);
  const sixths = lines.reduce(
    (sum, { limit, marks, negative }) =>
      sum + limit * share * (accuracy * marks - (100 - accuracy) * negative),
    0,
  );
  return { attempted: part(questions, share), score: Math.round(sixths / 60_000) };
}

/** What the planner starts with: `share` percent of every limit, spread evenly over the lines that share it. */
export function startingAttempts(
  exam: Exam,
  share: number,
  accuracy: number,
): readonly (readonly [Line, Attempt])[] {
  return poolsOf(plannerLines(exam)).flatMap((lines) =>
    lines.map((line, index) => {
      const all = part(line.limit, share);
      const attempted = Math.floor(all / lines.length) + (index < all % lines.length ? 1 : 0);
      return [line, { attempted, right: part(attempted, accuracy) }] as const;
    }),
  );
}
