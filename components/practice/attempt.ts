import { isAnswered, type GivenAnswer } from '@/content/practice/mark-answers';

/** One candidate’s sitting of a paper, as it is kept on the device. Times are in milliseconds since 1970. */
export type Attempt = {
  /** The paper’s version; an attempt at another one is not continued. */
  version: string;
  /** When time is over, whatever happens to the page. */
  endsAt: number;
  /** When the candidate submitted; null while the attempt is open. */
  submittedAt: number | null;
  /** Slug of the question on the screen, and since when it is there. */
  shown: string;
  shownSince: number;
  visited: readonly string[];
  marked: readonly string[];
  answers: Readonly<Record<string, GivenAnswer>>;
  /** Milliseconds for which each question was on the screen. */
  spent: Readonly<Record<string, number>>;
};

/** The five states of the exam’s question palette. */
export type QuestionState =
  | 'not-visited'
  | 'not-answered'
  | 'answered'
  | 'marked'
  | 'answered-marked';

export const questionStates: Readonly<Record<QuestionState, string>> = {
  'not-visited': 'Not visited',
  'not-answered': 'Not answered',
  answered: 'Answered',
  marked: 'Marked for review',
  'answered-marked': 'Answered and marked for review',
};

/** A sitting that begins now at the first question. `minutes` includes compensatory time. */
export function beginAttempt(
  version: string,
  { first, minutes, now }: { first: string; minutes: number; now: number },
): Attempt {
  return {
    version,
    endsAt: now + minutes * 60_000,
    submittedAt: null,
    shown: first,
    shownSince: now,
    visited: [first],
    marked: [],
    answers: {},
    spent: {},
  };
}

/** Whether nothing can be answered any more. */
export const isOver = ({ submittedAt, endsAt }: Attempt, now: number): boolean =>
  submittedAt !== null || now >= endsAt;

function withTime(attempt: Attempt, now: number): Attempt {
  const { shown, shownSince, spent, endsAt } = attempt;
  const passed = Math.max(0, Math.min(now, endsAt) - shownSince);
  return {
    ...attempt,
    shownSince: now,
    spent: { ...spent, [shown]: (spent[shown] ?? 0) + passed },
  };
}

/** The question that is shown next. */
export function showQuestion(attempt: Attempt, slug: string, now: number): Attempt {
  if (isOver(attempt, now)) return attempt;
  return {
    ...withTime(attempt, now),
    shown: slug,
    visited: [...new Set([...attempt.visited, slug])],
  };
}

/** Keeps an answer; an empty one clears it. Refused when time is over. */
export function giveAnswer(
  attempt: Attempt,
  { slug, given, now }: { slug: string; given: GivenAnswer; now: number },
): Attempt {
  if (isOver(attempt, now)) return attempt;
  const { [slug]: _before, ...others } = attempt.answers;
  return { ...attempt, answers: isAnswered(given) ? { ...others, [slug]: given } : others };
}

/** Sets a minus before a number that is being typed, or takes it away. */
export const changeSign = (typed: string): string =>
  /^\s*[-−–]/.test(typed) ? typed.replace(/[-−–]/, '') : `-${typed.trim().replace(/^\+/, '')}`;

/** Marks a question for review, or takes the mark away. */
export function markForReview(attempt: Attempt, slug: string, isMarked: boolean): Attempt {
  const others = attempt.marked.filter((one) => one !== slug);
  return { ...attempt, marked: isMarked ? [...others, slug] : others };
}

export const submitAttempt = (attempt: Attempt, now: number): Attempt =>
  isOver(attempt, now) ? attempt : { ...withTime(attempt, now), submittedAt: now };

/** When the tab was closed, its time belongs to no question. */
export const continueAttempt = (attempt: Attempt, now: number): Attempt => ({
  ...attempt,
  shownSince: now,
});

export function stateOf({ answers, marked, visited }: Attempt, slug: string): QuestionState {
  const answered = isAnswered(answers[slug]);
  if (marked.includes(slug)) return answered ? 'answered-marked' : 'marked';
  if (answered) return 'answered';
  return visited.includes(slug) ? 'not-answered' : 'not-visited';
}

/** "1:12:05", "35:00", "0:09". */
export function printClock(milliseconds: number): string {
  const seconds = Math.max(0, Math.ceil(milliseconds / 1000));
  const two = (count: number) => String(count).padStart(2, '0');
  const hours = Math.floor(seconds / 3600);
  const minutes = Math.floor(seconds / 60) % 60;
  return hours > 0
    ? `${hours}:${two(minutes)}:${two(seconds % 60)}`
    : `${minutes}:${two(seconds % 60)}`;
}

/** A kept attempt at this version of the paper, or null: storage is not trusted. */
export function keptAttempt(kept: unknown, version: string): Attempt | null {
  if (typeof kept !== 'object' || kept === null) return null;
  const attempt = kept as Partial<Attempt>;
  return attempt.version === version &&
    Number.isFinite(attempt.endsAt) &&
    typeof attempt.shown === 'string' &&
    [attempt.visited, attempt.marked].every(Array.isArray) &&
    [attempt.answers, attempt.spent].every((one: unknown) => one instanceof Object)
    ? (attempt as Attempt)
    : null;
}
