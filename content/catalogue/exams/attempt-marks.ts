import {
  countsBySize,
  isMixed,
  type ExamSection,
  type MixedSection,
  type PaperPattern,
  type Sixths,
} from './pattern';

/** Questions of equal marks. `mildest` and `harshest` bound the penalty for a wrong answer. */
type Pool = { marks: Sixths; mildest: Sixths; harshest: Sixths; count: number };

type Attempt = { right: number; wrong: number };

/** The lowest and highest marks of an attempt, in sixths. */
export type AttemptMarks = Attempt & { from: Sixths; to: Sixths };

/* The question types of a mixed section vary by paper, so the penalty has two possible values. */
function mixedPools(section: MixedSection): Pool[] {
  return [...countsBySize(section)].map(([marks, count]) => {
    const costs = section.mixed.filter((kind) => kind.marks === marks).map((kind) => kind.negative);
    return { marks, count, mildest: Math.min(...costs), harshest: Math.max(...costs) };
  });
}

function poolsOf(section: ExamSection): Pool[] {
  if (isMixed(section)) return mixedPools(section);
  return section.kinds.map(({ marks, negative, shown }) => ({
    marks,
    mildest: negative,
    harshest: negative,
    count: shown,
  }));
}

const key = ({ right, wrong }: Attempt) => `${right} ${wrong}`;

/* All ways to take answers from one more pool; of those with equal counts, keeps the `better`
   one. */
function withPool(
  ways: ReadonlyMap<string, Attempt & { sum: Sixths }>,
  { count, marks, cost }: { count: number; marks: Sixths; cost: Sixths },
  limit: Attempt,
  better: (a: number, b: number) => number,
) {
  const next = new Map<string, Attempt & { sum: Sixths }>();
  for (const way of ways.values()) {
    for (let right = 0; right <= Math.min(count, limit.right - way.right); right += 1) {
      for (let wrong = 0; wrong <= Math.min(count - right, limit.wrong - way.wrong); wrong += 1) {
        const sum = way.sum + right * marks - wrong * cost;
        const found = { right: way.right + right, wrong: way.wrong + wrong, sum };
        const known = next.get(key(found))?.sum ?? sum;
        next.set(key(found), { ...found, sum: better(known, sum) });
      }
    }
  }
  return next;
}

function extreme(
  exam: PaperPattern,
  attempt: Attempt,
  better: typeof Math.min,
  cost: keyof Pool,
): Sixths {
  const start = { right: 0, wrong: 0, sum: 0 };
  const ways = exam.sections
    .flatMap(poolsOf)
    .reduce<ReadonlyMap<string, Attempt & { sum: Sixths }>>(
      (all, pool) => withPool(all, { ...pool, cost: pool[cost] }, attempt, better),
      new Map([[key(start), start]]),
    );
  const found = ways.get(key(attempt));
  if (!found)
    throw new Error(`${exam.name} has fewer than ${attempt.right + attempt.wrong} questions.`);
  return found.sum;
}

/**
 * The range of marks for these counts of right and wrong answers, over all choices of questions.
 */
export function attemptMarks(exam: PaperPattern, right: number, wrong = 0): AttemptMarks {
  const attempt = { right, wrong };
  return {
    ...attempt,
    from: extreme(exam, attempt, Math.min, 'harshest'),
    to: extreme(exam, attempt, Math.max, 'mildest'),
  };
}
