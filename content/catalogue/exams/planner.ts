import {
  countsBySize,
  isMixed,
  printExactly,
  type CountedSection,
  type MixedSection,
  type PaperPattern,
  type QuestionKind,
  type Sixths,
} from './pattern';

export type Rule = { marks: Sixths; negative: Sixths };

/** `right` is at most `attempted`. */
export type Attempt = { attempted: number; right: number };

export const gained = (rule: Rule, { right }: Attempt): Sixths => right * rule.marks;

export const lost = (rule: Rule, { attempted, right }: Attempt): Sixths =>
  (attempted - right) * rule.negative;

/** The score of these answers in sixths; may be negative. */
export function scoreOf(answers: readonly (readonly [Rule, Attempt])[]): Sixths {
  return answers.reduce(
    (sum, [rule, attempt]) => sum + gained(rule, attempt) - lost(rule, attempt),
    0,
  );
}

/** Guessing breaks even when one guess in this many is right; 0 without negative marking. */
export function breakEven({ marks, negative }: Rule): number {
  return negative === 0 ? 0 : (marks + negative) / negative;
}

/** A typed count: empty is 0, anything but a whole number is `undefined`. */
export function readCount(typed: string): number | undefined {
  const text = typed.trim();
  return /^\d{0,4}$/.test(text) ? Number(text) : undefined;
}

/** A row of the marks planner: questions with the same marking, counted together. */
export type Line = Rule & {
  id: string;
  name: string;
  types: string;
  /** Lines with the same pool share its limit. */
  pool: string;
  limit: number;
  /** Error message for a count above the limit. */
  over: string;
};

export const markWord = (sixths: Sixths): string =>
  `${printExactly(sixths)} ${sixths === 6 ? 'mark' : 'marks'}`;

export const typeNames = ({ types }: QuestionKind): string => types.join(' or ');

function countedLines({ id, name, kinds }: CountedSection): Line[] {
  return kinds.map((kind, index) => {
    const size = markWord(kind.marks);
    const one = kinds.length === 1;
    const { shown, attemptMax: limit, marks, negative } = kind;
    return {
      id: `${id}${index}`,
      name: one ? name : `${name}, ${size}`,
      types: typeNames(kind),
      pool: `${id}${index}`,
      limit,
      over:
        limit < shown
          ? `Only the first ${limit} answers in ${name.split(',')[0]} are marked. Enter ${limit} or fewer.`
          : `There are ${limit} questions${one ? '' : ` of ${size}`} in ${name.split(',')[0]}. Enter ${limit} or fewer.`,
      marks,
      negative,
    };
  });
}

/* The question types vary by paper, so only each size has a limit across sections. */
function mixedLines(sections: readonly MixedSection[]): Line[] {
  const kinds = new Map<string, QuestionKind>();
  const limits = new Map<Sixths, number>();
  for (const section of sections) {
    for (const kind of section.mixed) kinds.set(`${typeNames(kind)}${kind.marks}`, kind);
    for (const [size, count] of countsBySize(section)) {
      limits.set(size, (limits.get(size) ?? 0) + count);
    }
  }
  return [...kinds.values()].map((kind, index) => {
    const limit = limits.get(kind.marks) ?? 0;
    return {
      id: `kind${index}`,
      name: `${typeNames(kind)} of ${markWord(kind.marks)}`,
      types: typeNames(kind),
      pool: `of${kind.marks}`,
      limit,
      over: `The paper has ${limit} questions of ${markWord(kind.marks)}, all kinds together.`,
      marks: kind.marks,
      negative: kind.negative,
    };
  });
}

/** The rows of an exam's marks planner. */
export function plannerLines({ sections }: PaperPattern): readonly Line[] {
  return [
    ...sections.flatMap((section) => (isMixed(section) ? [] : countedLines(section))),
    ...mixedLines(sections.filter(isMixed)),
  ];
}

const part = (count: number, percent: number): number => Math.round((count * percent) / 100);

const poolsOf = (lines: readonly Line[]): Line[][] =>
  [...new Set(lines.map(({ pool }) => pool))].map((pool) =>
    lines.filter((line) => line.pool === pool),
  );

/** The line with the highest penalty in each pool. */
const highestPenaltyLines = (exam: PaperPattern): Line[] =>
  poolsOf(plannerLines(exam)).map((lines) =>
    lines.reduce((worst, line) => (line.negative > worst.negative ? line : worst)),
  );

/** Whether question types vary by paper, so that an example assumes the highest penalty. */
export const isLowerBound = (exam: PaperPattern): boolean =>
  plannerLines(exam).length > highestPenaltyLines(exam).length;

/**
 * The result of attempting `share` percent of every section with `accuracy` percent right:
 * questions and marks, both rounded. A lower bound where question types vary by paper.
 */
export function example(
  exam: PaperPattern,
  share: number,
  accuracy: number,
): { attempted: number; score: number } {
  const lines = highestPenaltyLines(exam);
  const questions = lines.reduce((sum, { limit }) => sum + limit, 0);
  const sixths = lines.reduce(
    (sum, { limit, marks, negative }) =>
      sum + limit * share * (accuracy * marks - (100 - accuracy) * negative),
    0,
  );
  return { attempted: part(questions, share), score: Math.round(sixths / 60_000) };
}

/**
 * The planner's initial values: `share` percent of every limit, spread evenly over the lines of a
 * pool.
 */
export function startingAttempts(
  exam: PaperPattern,
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
