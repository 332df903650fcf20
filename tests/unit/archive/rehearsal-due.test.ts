import { isRehearsalDue } from '@/lib/delivery/archive-schedule';

const now = Date.parse('2026-11-28T22:00:00Z');
const before = (minutes: number) => new Date(now - minutes * 60_000);
const tried = (minutes: number, problem: string | null = null) => ({
  triedAt: before(minutes).toISOString(),
  problem,
  succeeded: null,
});

test.each([
  ['without a base backup', { baseAt: null, rehearsals: null }, false],
  ['right after the first base backup', { baseAt: before(5), rehearsals: null }, false],
  ['a while after the first base backup', { baseAt: before(15), rehearsals: null }, true],
  ['after a success since', { baseAt: before(600), rehearsals: tried(580) }, false],
  ['after a success before', { baseAt: before(15), rehearsals: tried(1_440) }, true],
  ['soon after a failure', { baseAt: before(600), rehearsals: tried(30, 'No room.') }, false],
  ['an hour after a failure', { baseAt: before(600), rehearsals: tried(61, 'No room.') }, true],
])('%s', (_, state, isDue) => {
  expect(isRehearsalDue(state, now)).toBe(isDue);
});
