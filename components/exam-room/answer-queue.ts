import type { Attempt } from '@/components/practice/attempt';
import type { CallData } from '@/components/form/call';
import { isAnswered, type GivenAnswer } from '@/content/practice/mark-answers';
import { slugsOf, type RoomPaper } from '@/content/practice/room-paper';
import { ROWS_IN_CALL } from '@/lib/exam-room/paper-sections';

/** What was done with a question: its whole state from then on. */
interface AnswerRow {
  /** Counts up on this device from 1. */
  number: number;
  position: number;
  given: GivenAnswer | null;
  isMarked: boolean;
  /** Milliseconds for which this device has shown the question, in all. */
  spentMs: number;
  /** By the server's clock, as this device knows it. */
  givenAt: number;
}

/** A test before its clock starts. */
export type OpenedTest = CallData<'/api/student/test-paper'>;

/** An attempt as the server knows it. */
export type AttemptState = CallData<'/api/student/test-attempt'>;

/** What this device has not been told to be stored, in the order in which it was done. */
export interface AnswerQueue {
  /** The number of the next row; none is ever used twice. */
  next: number;
  /** When the latest answer was given that this device knows of: what it gives now is not earlier. */
  latest: number;
  rows: readonly AnswerRow[];
}

export const emptyQueue: AnswerQueue = { next: 1, latest: 0, rows: [] };

const isTyped = ({ given }: Pick<AnswerRow, 'given'>) => typeof given === 'string';

/**
 * Adds a row. Of a number that is being typed, only the latest waits: another row may have been sent before. A clock
 * that was set back meanwhile changes no order, by which the last answer counts.
 */
function addRow({ next, latest, rows }: AnswerQueue, row: Omit<AnswerRow, 'number'>): AnswerQueue {
  const last = rows.at(-1);
  const continues =
    last?.position === row.position &&
    last.isMarked === row.isMarked &&
    isTyped(last) &&
    isTyped(row);
  const givenAt = Math.max(latest, row.givenAt);
  return {
    next: next + 1,
    latest: givenAt,
    rows: [...(continues ? rows.slice(0, -1) : rows), { ...row, givenAt, number: next }],
  };
}

/** Takes away what is stored, up to the highest number that the server has of this device. */
export const acknowledge = (queue: AnswerQueue, stored: number): AnswerQueue => ({
  ...queue,
  next: Math.max(queue.next, stored + 1),
  rows: queue.rows.filter(({ number }) => number > stored),
});

/** The queue of a device that has read where the attempt stands. */
export const continueQueue = (
  queue: AnswerQueue,
  { stored, answers }: AttemptState,
): AnswerQueue => ({
  ...acknowledge(queue, stored),
  latest: Math.max(queue.latest, ...answers.map(({ givenAt }) => givenAt)),
});

/** What is sent next. */
export const batchOf = ({ rows }: AnswerQueue) =>
  rows.slice(0, ROWS_IN_CALL).map(({ given, ...row }) => ({
    ...row,
    given: typeof given === 'string' ? given : given && [...given],
  }));

/** How many questions wait to be stored. */
export const waitingIn = ({ rows }: AnswerQueue): number =>
  new Set(rows.map(({ position }) => position)).size;

/** A row for each question that a press has changed: its answer, its mark, its time, or that it was shown. */
export function addChanges(
  queue: AnswerQueue,
  { paper, before, after, now }: { paper: RoomPaper; before: Attempt; after: Attempt; now: number },
): AnswerQueue {
  const rowOf = (slug: string, position: number) => ({
    position,
    given: after.answers[slug] ?? null,
    isMarked: after.marked.includes(slug),
    spentMs: Math.round(after.spent[slug] ?? 0),
    givenAt: Math.round(now),
  });
  const isChanged = (slug: string) =>
    before.answers[slug] !== after.answers[slug] ||
    before.spent[slug] !== after.spent[slug] ||
    before.marked.includes(slug) !== after.marked.includes(slug) ||
    before.visited.includes(slug) !== after.visited.includes(slug);
  return slugsOf(paper)
    .map((slug, position) => ({ slug, position }))
    .filter(({ slug }) => isChanged(slug))
    .reduce((all, { slug, position }) => addRow(all, rowOf(slug, position)), queue);
}

/**
 * The attempt on the screen: the last of what the server has and what waits on this device.
 * @param shown slug of the question that was on the screen; the first one otherwise
 */
export function attemptFrom(
  paper: RoomPaper,
  state: AttemptState,
  { queue, shown, now }: { queue: AnswerQueue; shown: string | null; now: number },
): Attempt {
  const slugs = slugsOf(paper);
  const current = new Map(
    [...state.answers, ...queue.rows]
      .sort((one, other) => one.givenAt - other.givenAt)
      .map((row) => [slugs[row.position] ?? '', row] as const),
  );
  const all = [...current].filter(([slug]) => slug !== '');
  const first = slugs.find((slug) => slug === shown) ?? slugs[0] ?? '';
  return {
    version: paper.version,
    endsAt: state.endsAt,
    submittedAt: null,
    shown: first,
    shownSince: now,
    visited: [...new Set([...all.map(([slug]) => slug), first])],
    marked: all.filter(([, { isMarked }]) => isMarked).map(([slug]) => slug),
    answers: Object.fromEntries(
      all.flatMap(([slug, { given }]) => (given && isAnswered(given) ? [[slug, given]] : [])),
    ),
    spent: Object.fromEntries(all.map(([slug, { spentMs }]) => [slug, spentMs])),
  };
}

/** What this device keeps of an attempt. */
export interface KeptTest {
  attempt: string;
  queue: AnswerQueue;
  shown: string;
  isSubmitted: boolean;
}

/** What was kept, or null: storage is not trusted. */
export function keptTest(kept: unknown): KeptTest | null {
  const { attempt, queue, shown } = (kept ?? {}) as Partial<KeptTest>;
  const isKept =
    typeof attempt === 'string' &&
    typeof shown === 'string' &&
    [queue?.next, queue?.latest].every(Number.isFinite) &&
    Array.isArray(queue?.rows) &&
    queue.rows.every((row: unknown) => Number.isSafeInteger((row as Partial<AnswerRow>).number));
  return isKept ? (kept as KeptTest) : null;
}
