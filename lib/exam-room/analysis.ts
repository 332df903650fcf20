import { isAnswered, type GivenAnswer, type KeyRule } from '@/content/practice/mark-answers';
import { optionLetters } from '@/content/practice/practice-question';
import type { AttemptResult, QuestionResult } from './mark-attempt';

/** A marked attempt as it is analysed. Marks in sixths. */
export interface AnalysedAttempt {
  marks: number;
  result: AttemptResult;
}

/** How the first attempts answered a question. */
export interface QuestionAnalysis {
  position: number;
  /** Attempts whose answer to it was marked, or that left it out. */
  attempts: number;
  /** Share of them that is right, from 0 to 1: its difficulty. Null without attempts, and where it is dropped. */
  right: number | null;
  /** From -1 to 1; null with fewer than `FEWEST_ATTEMPTS`. */
  discrimination: number | null;
  /** Option or number, and how many gave it; of numbers the three most frequent. */
  choices: readonly (readonly [answer: string, count: number])[];
  unanswered: number;
  /** Median time of those who saw it, in milliseconds; null where nobody did. */
  medianMs: number | null;
}

/** With fewer, the best and the worst are too few to compare. */
export const FEWEST_ATTEMPTS = 10;

/** Share of the attempts in each of the two groups: T. L. Kelley, J. Educ. Psychol. 30 (1939) 17-24. */
const GROUP = 0.27;

/** Median; the mean of the two middle values of an even number. */
export function medianOf(values: readonly number[]): number | null {
  const sorted = values.toSorted((one, other) => one - other);
  const middle = (sorted.length - 1) / 2;
  const [low, high] = [sorted[Math.floor(middle)], sorted[Math.ceil(middle)]];
  return low === undefined || high === undefined ? null : (low + high) / 2;
}

/**
 * The weight of each attempt in the 27% with the most marks: 1 above the mark at which the group ends, and an
 * equal share of what is left for those at this mark, so that no order among equals decides.
 */
function upperWeights(marks: readonly number[]): number[] {
  const size = marks.length * GROUP;
  const sorted = marks.toSorted((one, other) => other - one);
  const last = sorted[Math.max(0, Math.ceil(size) - 1)] ?? 0;
  const above = marks.filter((one) => one > last).length;
  const level = marks.filter((one) => one === last).length;
  return marks.map((one) => (one > last ? 1 : one === last ? (size - above) / level : 0));
}

/**
 * Upper-lower discrimination index: the share that is right among the 27% with the most marks, less that among
 * the 27% with the fewest. It is null where there are fewer than `FEWEST_ATTEMPTS`.
 * @param isRight of each attempt, in the order of `marks`
 */
export function discriminationOf(
  marks: readonly number[],
  isRight: readonly boolean[],
): number | null {
  if (marks.length < FEWEST_ATTEMPTS) return null;
  const shareIn = (weights: readonly number[]) =>
    weights.reduce((sum, weight, at) => sum + (isRight[at] ? weight : 0), 0) /
    (marks.length * GROUP);
  return shareIn(upperWeights(marks)) - shareIn(upperWeights(marks.map((one) => -one)));
}

const questionAt = ({ result }: AnalysedAttempt, position: number): QuestionResult | undefined =>
  result.questions.find((one) => one.position === position);

/** Difficulty, discrimination, choices and time of each question. */
export function analyseQuestions(
  attempts: readonly AnalysedAttempt[],
  questions: readonly { position: number; key: KeyRule; isDropped: boolean }[],
): QuestionAnalysis[] {
  return questions.map(({ position, key, isDropped }) => {
    const all = attempts.flatMap((attempt) => {
      const found = questionAt(attempt, position);
      return found ? [{ ...found, total: attempt.marks }] : [];
    });
    // Beyond the number that counts, nobody has said whether an answer is right.
    const judged = all.filter(({ outcome }) => outcome !== 'extra');
    const isRight = judged.map(({ outcome }) => outcome === 'right');
    const isJudged = !isDropped && judged.length > 0;
    const given = all.flatMap((one) => (one.given === null ? [] : [one.given]));
    return {
      position,
      attempts: judged.length,
      right: isJudged ? isRight.filter(Boolean).length / judged.length : null,
      discrimination: isJudged
        ? discriminationOf(
            judged.map(({ total }) => total),
            isRight,
          )
        : null,
      choices: choicesOf(key, given),
      unanswered: all.length - given.length,
      medianMs: medianOf(all.flatMap(({ spentMs }) => (spentMs > 0 ? [spentMs] : []))),
    };
  });
}

function choicesOf(key: KeyRule, given: readonly GivenAnswer[]): [string, number][] {
  if (key.type !== 'NAT') {
    return optionLetters.map((letter) => [
      letter,
      given.filter((one) => typeof one !== 'string' && one.includes(letter)).length,
    ]);
  }
  const counts = new Map<string, number>();
  for (const one of given) {
    if (typeof one === 'string') counts.set(one.trim(), (counts.get(one.trim()) ?? 0) + 1);
  }
  return [...counts].sort((one, other) => other[1] - one[1]).slice(0, 3);
}

/** Two attempts with more identical wrong answers than chance explains. Indices of the attempts. */
export interface SimilarPair {
  first: number;
  second: number;
  /** Questions that both have wrong, and with the same answer. */
  wrong: number;
  same: number;
  /** What chance would give for these questions. */
  expected: number;
}

/** Fewer identical wrong answers are shown of nobody. */
const FEWEST_SAME = 5;

/** Of a hundred tests in which nobody copied, about one names a pair. */
const FALSE_ALARMS = 0.01;

/**
 * Pairs with identical wrong answers to questions with options. By chance, two wrong answers are the same with
 * the sum of the squared shares of the wrong answers of all attempts; a pair is named where the probability of
 * as many identical ones, times the number of pairs, is below `FALSE_ALARMS`. Error similarity analysis: F. S.
 * Belleza and S. F. Belleza, Teaching of Psychology 16 (1989) 151-155, with the shares of each option in place of
 * equal ones.
 */
export function similarPairs(attempts: readonly AnalysedAttempt[]): SimilarPair[] {
  const wrong = attempts.map(wrongAnswers);
  const chances = sameByChance(wrong);
  const pairs = (attempts.length * (attempts.length - 1)) / 2;
  const found: (SimilarPair & { chance: number })[] = [];
  for (const [first, own] of wrong.entries()) {
    for (let second = first + 1; second < wrong.length; second += 1) {
      const other = wrong[second];
      const both = other && compared(own, other, chances);
      if (!both || both.same < FEWEST_SAME) continue;
      const chance = atLeast(both.same, both.chances) * pairs;
      if (chance >= FALSE_ALARMS) continue;
      const expected = both.chances.reduce((sum, one) => sum + one, 0);
      const counts = { wrong: both.chances.length, same: both.same, expected };
      found.push({ first, second, ...counts, chance });
    }
  }
  return found
    .toSorted((one, other) => one.chance - other.chance)
    .map(({ chance: _, ...pair }) => pair);
}

/** Wrong answers with options, by position: "AC". */
function wrongAnswers({ result }: AnalysedAttempt): Map<number, string> {
  return new Map(
    result.questions.flatMap(({ position, outcome, given }) =>
      outcome === 'wrong' && given && typeof given !== 'string' && isAnswered(given)
        ? [[position, given.toSorted().join('')] as const]
        : [],
    ),
  );
}

/** By position, the probability that two wrong answers are the same. */
function sameByChance(wrong: readonly ReadonlyMap<number, string>[]): Map<number, number> {
  const counts = new Map<number, Map<string, number>>();
  for (const [position, answer] of wrong.flatMap((one) => [...one])) {
    const known = counts.get(position) ?? new Map<string, number>();
    counts.set(position, known.set(answer, (known.get(answer) ?? 0) + 1));
  }
  return new Map(
    [...counts].map(([position, answers]) => {
      const all = [...answers.values()].reduce((sum, one) => sum + one, 0);
      return [position, [...answers.values()].reduce((sum, one) => sum + (one / all) ** 2, 0)];
    }),
  );
}

function compared(
  one: ReadonlyMap<number, string>,
  other: ReadonlyMap<number, string>,
  chances: ReadonlyMap<number, number>,
) {
  const both = { same: 0, chances: [] as number[] };
  for (const [position, answer] of one) {
    const theirs = other.get(position);
    if (theirs === undefined) continue;
    if (theirs === answer) both.same += 1;
    both.chances.push(chances.get(position) ?? 1);
  }
  return both;
}

/** The probability of at least `count` successes in trials with these probabilities. */
export function atLeast(count: number, probabilities: readonly number[]): number {
  /** Probabilities of 0 to `count` successes; the last also of more. */
  let reached = [1, ...Array.from({ length: count }, () => 0)];
  for (const probability of probabilities) {
    reached = reached.map((stay, at) => {
      const before = at === 0 ? 0 : (reached[at - 1] ?? 0) * probability;
      return at === count ? stay + before : stay * (1 - probability) + before;
    });
  }
  return reached[count] ?? 0;
}
