import { lastChallengeDay, resultsAtOf, resultState } from '@/lib/exam-room/result-time';

const at = (time: string) => new Date(`2026-11-28T${time}Z`);
const over = { endsAt: at('10:00'), submittedAt: null, markedAt: null, resultsAt: null };

test('an attempt goes on until it is submitted or its time is over', () => {
  expect(resultState(over, at('09:59')).state).toBe('running');
  expect(resultState({ ...over, submittedAt: at('09:00') }, at('09:59')).state).toBe('waiting');
});

test('after the end, answers on their way have fifteen minutes', () => {
  expect(resultState(over, at('10:01'))).toEqual({ state: 'waiting', at: at('10:15') });
});

test('a result is shown once it is marked, and not before the test has closed for everybody', () => {
  const marked = { ...over, submittedAt: at('09:30'), markedAt: at('09:31') };
  expect(resultState(marked, at('09:31'))).toEqual({ state: 'result', at: at('09:31') });
  const windowed = { ...marked, resultsAt: at('18:00') };
  expect(resultState(windowed, at('17:59'))).toEqual({ state: 'waiting', at: at('18:00') });
  expect(resultState(windowed, at('18:00')).state).toBe('result');
});

test('results wait for whoever begins in the last minute of the window with compensatory time', () => {
  // Three hours, an hour more, and fifteen minutes for answers on their way.
  expect(resultsAtOf(at('10:00'), 180)).toEqual(at('14:15'));
  expect(resultsAtOf(null, 180)).toBeNull();
  // Whoever began before it was made to close earlier is waited for, too.
  expect(resultsAtOf(at('10:00'), 180, at('13:59'))).toEqual(at('14:15'));
  expect(resultsAtOf(at('10:00'), 180, at('15:00'))).toEqual(at('15:15'));
  expect(resultsAtOf(null, 180, at('15:00'))).toBeNull();
});

test('a key may be questioned for whole days in Delhi after the result', () => {
  // Past midnight in Delhi.
  expect(lastChallengeDay(at('19:00'), 3)).toBe('2026-12-02');
  expect(lastChallengeDay(at('18:00'), 3)).toBe('2026-12-01');
  expect(lastChallengeDay(at('18:00'), 0)).toBeNull();
});
