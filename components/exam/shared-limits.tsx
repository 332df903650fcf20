import { type Line, markWord } from '@/content/exams/lines';

type SharedLimitsProps = { answers: readonly (readonly [Line, unknown])[]; total: number };

/** Says how many questions of each size there are where the kinds are open. */
export function SharedLimits({ answers, total }: SharedLimitsProps) {
  const limits = new Map(answers.map(([{ marks, limit }]) => [marks, limit]));
  const sizes = [...limits].map(([marks, limit]) => `${limit} carry ${markWord(marks)}`);
  return (
    <p className="planner-shared">
      Of the {total} questions, {sizes.join(' and ')}. How many of them are MCQ differs from paper
      to paper, so the kinds share these numbers.
    </p>
  );
}
