import {
  beginAttempt,
  changeSign,
  continueAttempt,
  giveAnswer,
  isOver,
  keptAttempt,
  markForReview,
  printClock,
  showQuestion,
  stateOf,
  submitAttempt,
} from '@/components/practice/attempt';

const minute = 60_000;
const begun = beginAttempt('v1', { first: 'one', minutes: 36, now: 0 });

test('each question is in one of the five states of the exam’s palette', () => {
  let attempt = giveAnswer(begun, { slug: 'one', given: ['A'], now: 1 });
  attempt = showQuestion(attempt, 'two', 2);
  attempt = markForReview(showQuestion(attempt, 'three', 3), 'three', true);
  attempt = giveAnswer(markForReview(attempt, 'four', true), { slug: 'four', given: '1', now: 4 });
  expect(['one', 'two', 'three', 'four', 'five'].map((slug) => stateOf(attempt, slug))).toEqual([
    'answered',
    'not-answered',
    'marked',
    'answered-marked',
    'not-visited',
  ]);
  const cleared = giveAnswer(attempt, { slug: 'four', given: '  ', now: 5 });
  expect(stateOf(markForReview(cleared, 'four', false), 'four')).toBe('not-visited');
});

test('nothing is answered or shown after the end', () => {
  const late = 36 * minute;
  expect(isOver(begun, late - 1)).toBe(false);
  expect(isOver(begun, late)).toBe(true);
  expect(giveAnswer(begun, { slug: 'one', given: ['A'], now: late })).toBe(begun);
  expect(showQuestion(begun, 'two', late)).toBe(begun);
  const submitted = submitAttempt(begun, minute);
  expect(giveAnswer(submitted, { slug: 'one', given: ['A'], now: minute + 1 })).toBe(submitted);
});

test('the time of each question is counted, but not that of a closed page', () => {
  let attempt = showQuestion(begun, 'two', 2 * minute);
  attempt = showQuestion(attempt, 'one', 5 * minute);
  attempt = continueAttempt(attempt, 20 * minute);
  attempt = submitAttempt(attempt, 21 * minute);
  expect(attempt.spent).toEqual({ one: 3 * minute, two: 3 * minute });
});

test('only an attempt at the same version of the paper is continued', () => {
  const kept: unknown = JSON.parse(JSON.stringify(begun));
  expect(keptAttempt(kept, 'v1')).toEqual(begun);
  expect(keptAttempt(kept, 'v2')).toBeNull();
  for (const broken of [null, 'x', { version: 'v1' }, { ...begun, answers: null }]) {
    expect(keptAttempt(broken, 'v1')).toBeNull();
  }
});

test('the clock shows hours only where there are some', () => {
  expect([4325_000, 36 * minute, 8_001, 0, -5].map(printClock)).toEqual([
    '1:12:05',
    '36:00',
    '0:09',
    '0:00',
    '0:00',
  ]);
});

test('the sign of a number that is typed changes, and changes back', () => {
  expect(['2.5', '', '+3', ' 4', '−7', '-.5'].map(changeSign)).toEqual([
    '-2.5',
    '-',
    '-3',
    '-4',
    '7',
    '.5',
  ]);
  expect(changeSign(changeSign('2.5'))).toBe('2.5');
  expect(changeSign(changeSign(''))).toBe('');
});
