import {
  countsBySize,
  isMixed,
  type ExamSection,
  type MixedSection,
  type PaperPattern,
  type Sixths,
} from './pattern';

/** Questions of one worth. `mildest` and `harshest` are what a wrong answer to one of them can cost. */
type Pool = { marks: Sixths; mildest: Sixths; harshest: Sixths; count: number };

type Attempt = { right: number; wrong: number };

/** The least and the most marks an attempt can bring, in sixths. */
export type AttemptMarks = Attempt & { from: Sixths; to: Sixths };

/* The paper of the day decides the kinds of a mixed section, so a wrong answer costs one thing or another. */
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

/* All ways to take some answers from one more pool; of those that come to the same counts, the `better` one stays. */
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

/** What so many right and wrong answers can come to, whichever questions of the paper they were. */
export function attemptMarks(exam: PaperPattern, right: number, wrong = 0): AttemptMarks {
  const attempt = { right, wrong };
  return {
    ...attempt,
    from: extreme(exam, attempt, Math.min, 'harshest'),
    to: extreme(exam, attempt, Math.max, 'mildest'),
  };
}
