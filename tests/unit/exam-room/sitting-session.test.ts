import type { AttemptState } from '@/components/exam-room/answer-queue';
import { offsetOf, SittingSession, type SittingView } from '@/components/exam-room/sitting-session';
import { giveAnswer } from '@/components/practice/attempt';
import type { RoomPaper } from '@/content/practice/room-paper';

const MINUTE = 60_000;
const startedAt = Date.parse('2026-11-28T04:30:00Z');

const question = { slug: 'q1', type: 'MCQ', text: '', options: [], gain: 6, loss: 2 } as const;
const paper: RoomPaper = {
  version: 'v1',
  minutes: 60,
  sections: [{ id: 'only', name: 'Section A', counted: 1, questions: [question] }],
};

const begun: AttemptState = {
  attempt: 'a',
  now: startedAt,
  endsAt: startedAt + 60 * MINUTE,
  isOver: false,
  holds: true,
  holder: 'Chrome on Android',
  stored: 0,
  answers: [],
};

/** What the browser has, with clocks that the test sets, and a server that says what the test wants. */
function open() {
  const clock = { page: 5_000, device: startedAt - 3_600_000 };
  jest.spyOn(performance, 'now').mockImplementation(() => clock.page);
  jest.spyOn(Date, 'now').mockImplementation(() => clock.device);
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const kept = new Map([['token', 'x']]);
  const wakes: (() => void)[] = [];
  const provided = {
    localStorage: {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => void kept.set(key, value),
      removeItem: (key: string) => kept.delete(key),
    },
    document: { visibilityState: 'visible', addEventListener: () => undefined },
    addEventListener: (_: string, wake: () => void) => wakes.push(wake),
  };
  for (const [name, value] of Object.entries(provided)) {
    Object.defineProperty(globalThis, name, { configurable: true, value });
  }
  const asked: string[] = [];
  const answers = new Map<string, () => Response>();
  jest.spyOn(globalThis, 'fetch').mockImplementation((path) => {
    asked.push(String(path));
    const answer = answers.get(String(path));
    return answer ? Promise.resolve(answer()) : Promise.reject(new TypeError('Offline'));
  });
  return {
    asked,
    answers,
    passes: (milliseconds: number) => {
      clock.page += milliseconds;
      clock.device += milliseconds;
    },
    jumps: (milliseconds: number) => void (clock.device += milliseconds),
    isOnline: () => wakes.forEach((wake) => wake()),
  };
}

/** A test in such a browser. Jest measures its time with the same clocks, so they are given back before it ends. */
const inBrowser = (run: (browser: ReturnType<typeof open>) => Promise<void> | void) => async () => {
  try {
    await run(open());
  } finally {
    jest.restoreAllMocks();
    for (const name of ['localStorage', 'document', 'addEventListener']) {
      Reflect.deleteProperty(globalThis, name);
    }
  }
};

const sessionOf = (state: AttemptState) =>
  new SittingSession({
    paperId: 'p',
    paper,
    device: 'd',
    state,
    offset: offsetOf(state, performance.now()),
  });

const reaches = (session: SittingSession, phase: SittingView['phase']) =>
  new Promise<void>((resolve) => {
    const look = () => session.view().phase === phase && resolve();
    session.subscribe(look);
    look();
  });

const refused = () =>
  Response.json(
    { success: false, code: 'conflict', message: 'This test is open on another device.' },
    { status: 409 },
  );

test(
  'a test goes on when the clock of the device jumps, and ends when its time has passed',
  inBrowser(({ passes, jumps }) => {
    const session = sessionOf(begun);
    const give = (letter: 'A' | 'B') =>
      session.change((attempt, now) => giveAnswer(attempt, { slug: 'q1', given: [letter], now }));
    passes(30 * MINUTE);
    for (const jump of [5.5 * 60 * MINUTE, -11 * 60 * MINUTE]) {
      jumps(jump);
      session.tick();
      give(jump > 0 ? 'A' : 'B');
      expect(session.view()).toMatchObject({
        phase: 'open',
        attempt: { answers: { q1: [jump > 0 ? 'A' : 'B'] } },
      });
      expect(session.now()).toBe(startedAt + 30 * MINUTE);
    }
    passes(30 * MINUTE - 1);
    session.tick();
    expect(session.view().phase).toBe('open');
    passes(1);
    session.tick();
    expect(session.view().phase).toBe('ending');
    session.lock();
  }),
);

test(
  'a page that stood still while the device slept has the server’s time after its next call',
  inBrowser(async ({ passes, answers, isOnline }) => {
    const session = sessionOf(begun);
    passes(MINUTE);
    const stored = { stored: 0, endsAt: begun.endsAt, isOver: false, holds: true, holder: '' };
    const data = { ...stored, now: begun.endsAt + 1 };
    answers.set('/api/student/test-answers', () => Response.json({ success: true, data }));
    const answered = new Promise<void>((resolve) => session.subscribe(() => resolve()));
    isOnline();
    await answered;
    expect(session.now()).toBe(begun.endsAt + 1);
    session.tick();
    expect(session.view().phase).toBe('ending');
    session.lock();
  }),
);

test(
  'after the end on another device, a device says so until the test is marked',
  inBrowser(async ({ asked, answers, isOnline }) => {
    const submit = '/api/student/test-submit';
    answers.set(submit, refused);
    const session = sessionOf({
      ...begun,
      now: begun.endsAt + 5 * MINUTE,
      isOver: true,
      holds: false,
    });
    expect(session.view().phase).toBe('ending');
    await reaches(session, 'closing');
    expect(session.view().holder).toBe('Chrome on Android');
    expect(asked).toEqual([submit]);

    answers.set(submit, () => Response.json({ success: true }));
    isOnline();
    await reaches(session, 'ended');
    expect(asked).toEqual([submit, submit]);
  }),
);

test(
  'a submission is refused while another device answers: the test goes on there',
  inBrowser(async ({ answers, passes }) => {
    answers.set('/api/student/test-submit', refused);
    const session = sessionOf(begun);
    passes(MINUTE);
    session.change((attempt, now) => ({ ...attempt, submittedAt: now }));
    await reaches(session, 'elsewhere');
    session.lock();
  }),
);
