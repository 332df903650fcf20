import { isBaseDue } from '@/prisma/archive/write-archive';

const at = (delhi: string) => new Date(`${delhi}+05:30`);
const isDue = (since: string, now: string) => isBaseDue(at(since), at(now).getTime());

test('a base backup is made after three at night in Delhi', () => {
  expect(isDue('2026-11-28T14:00', '2026-11-29T02:59')).toBe(false);
  expect(isDue('2026-11-28T14:00', '2026-11-29T03:01')).toBe(true);
  expect(isDue('2026-11-29T03:05', '2026-11-30T02:59')).toBe(false);
  expect(isDue('2026-11-29T03:05', '2026-11-30T03:01')).toBe(true);
});

test('one that the night missed is made as soon as the site runs', () => {
  expect(isDue('2026-11-28T03:05', '2026-11-29T09:00')).toBe(true);
  expect(isDue('2026-11-29T09:10', '2026-11-29T23:00')).toBe(false);
});

test('a chain that has ended begins at once', () => {
  expect(isBaseDue(null)).toBe(true);
});
