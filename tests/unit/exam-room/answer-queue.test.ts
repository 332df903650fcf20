import fc from 'fast-check';
import {
  acknowledge,
  addChanges,
  attemptFrom,
  batchOf,
  continueQueue,
  emptyQueue,
  keptTest,
  waitingIn,
  type AnswerQueue,
  type AttemptState,
} from '@/components/exam-room/answer-queue';
import {
  beginAttempt,
  giveAnswer,
  markForReview,
  showQuestion,
  stateOf,
  type Attempt,
} from '@/components/practice/attempt';
import type { RoomPaper } from '@/content/practice/room-paper';

const texts = { text: '', options: [], gain: 6, loss: 2 };
const paper: RoomPaper = {
  version: 'v1',
  minutes: 60,
  sections: [
    {
      id: 'only',
      name: 'Section A',
      counted: 3,
      questions: [
        { slug: 'q1', type: 'MCQ', ...texts },
        { slug: 'q2', type: 'MSQ', ...texts },
        { slug: 'q3', type: 'NAT', ...texts },
      ],
    },
  ],
};
const slugs = ['q1', 'q2', 'q3'];

type Row = AnswerQueue['rows'][number];

/** The server's side: a row is stored once, and the last thing done with a question counts. */
function server() {
  const rows = new Map<number, Row & { received: number }>();
  return {
    rows,
    store(batch: readonly Row[]) {
      for (const row of batch) {
        if (!rows.has(row.number)) rows.set(row.number, { ...row, received: rows.size });
      }
      return Math.max(0, ...rows.keys());
    },
    state(): AttemptState {
      const last = new Map(
        [...rows.values()]
          .sort((one, other) => one.givenAt - other.givenAt || one.received - other.received)
          .map((row) => [row.position, row] as const),
      );
      const answers = [...last.values()].map(({ position, given, isMarked, spentMs, givenAt }) => ({
        position,
        given: typeof given === 'string' ? given : given && [...given],
        isMarked,
        spentMs,
        givenAt,
      }));
      const stored = Math.max(0, ...rows.keys());
      const attempt = { attempt: 'a', now: 0, endsAt: 3_600_000, holder: '', holds: true };
      return { ...attempt, isOver: false, stored, answers };
    },
  };
}

const press = fc.record({
  kind: fc.constant('press' as const),
  slug: fc.constantFrom(...slugs),
  given: fc.constantFrom('A', 'B', '', '1', '12', '12.'),
  does: fc.constantFrom('answer', 'show', 'mark', 'unmark'),
});
const send = fc.record({
  kind: fc.constant('send' as const),
  goes: fc.constantFrom('well', 'lost', 'answer lost', 'twice'),
});
const reload = fc.record({
  kind: fc.constant('reload' as const),
  skew: fc.integer({ min: -9_000, max: 9_000 }),
});

type Step =
  | { kind: 'press'; slug: string; given: string; does: string }
  | { kind: 'send'; goes: string }
  | { kind: 'reload'; skew: number };

/** Shows a question and does something with it. */
function pressed(attempt: Attempt, { slug, given, does }: Step & { kind: 'press' }, now: number) {
  const shown = showQuestion(attempt, slug, now);
  if (does === 'show') return shown;
  if (does !== 'answer') return markForReview(shown, slug, does === 'mark');
  const answer = slug === 'q3' ? given : given === 'A' || given === 'B' ? ([given] as const) : [];
  return giveAnswer(shown, { slug, given: answer, now });
}

test('whatever is lost, repeated or killed on the way, the server ends with what was on the screen', () => {
  fc.assert(
    fc.property(
      fc.array(fc.oneof({ arbitrary: press, weight: 4 }, send, reload)),
      (steps: Step[]) => {
        const there = server();
        let attempt = beginAttempt('v1', { first: 'q1', minutes: 60, now: 0 });
        let queue = emptyQueue;
        let [clock, skew] = [10_000, 0];
        const acknowledged = new Set<number>();
        const sendAll = (goes: string) => {
          const batch = batchOf(queue);
          if (goes === 'lost') return;
          if (goes === 'twice') there.store(batch);
          const stored = there.store(batch);
          if (goes === 'answer lost') return;
          for (const { number } of batch) if (number <= stored) acknowledged.add(number);
          queue = acknowledge(queue, stored);
        };
        for (const step of steps) {
          clock += 1_000;
          if (step.kind === 'send') sendAll(step.goes);
          else if (step.kind === 'press') {
            const before = attempt;
            attempt = pressed(attempt, step, clock + skew);
            queue = addChanges(queue, { paper, before, after: attempt, now: clock + skew });
          } else {
            skew = step.skew;
            const kept = keptTest(
              JSON.parse(
                JSON.stringify({ attempt: 'a', queue, shown: attempt.shown, isSubmitted: false }),
              ),
            );
            const state = there.state();
            queue = continueQueue(kept?.queue ?? emptyQueue, state);
            const again = attemptFrom(paper, state, {
              queue,
              shown: attempt.shown,
              now: clock + skew,
            });
            expect(slugs.map((slug) => stateOf(again, slug))).toEqual(
              slugs.map((slug) => stateOf(attempt, slug)),
            );
            expect(again.answers).toEqual(attempt.answers);
            attempt = again;
          }
        }
        while (queue.rows.length > 0) sendAll('well');
        expect(waitingIn(queue)).toBe(0);
        for (const number of acknowledged) expect(there.rows.has(number)).toBe(true);
        const ended = attemptFrom(paper, there.state(), { queue, shown: attempt.shown, now: 0 });
        expect(ended.answers).toEqual(attempt.answers);
        expect(new Set(ended.marked)).toEqual(new Set(attempt.marked));
      },
    ),
  );
});

test('a number that is typed waits as one row, and storage is not trusted', () => {
  const begun = beginAttempt('v1', { first: 'q3', minutes: 60, now: 0 });
  let [attempt, queue] = [begun, emptyQueue];
  for (const given of ['1', '12', '12.5']) {
    const after = giveAnswer(attempt, { slug: 'q3', given, now: 1 });
    queue = addChanges(queue, { paper, before: attempt, after, now: 1 });
    attempt = after;
  }
  expect(queue.rows).toMatchObject([{ number: 3, position: 2, given: '12.5' }]);
  expect(waitingIn(queue)).toBe(1);
  const kept = { attempt: 'a', queue, shown: 'q3', isSubmitted: false };
  expect(keptTest(kept)).toBe(kept);
  for (const broken of [
    null,
    'x',
    {},
    { ...kept, queue: { next: 1 } },
    { ...kept, queue: { ...queue, rows: [{}] } },
  ]) {
    expect(keptTest(broken)).toBeNull();
  }
});
