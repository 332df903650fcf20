import { array, assert, date, integer, property, uniqueArray } from 'fast-check';
import { dateOf, dayOf, workingDayAfter } from '@/lib/site/days';

const days = date({
  min: dateOf('2024-01-01'),
  max: dateOf('2030-12-31'),
  noInvalidDate: true,
}).map(dayOf);
const counts = integer({ min: 1, max: 30 });
const holidays = uniqueArray(days, { maxLength: 40 });

const isWorking = (day: string, free: readonly string[]) =>
  dateOf(day).getUTCDay() !== 0 && !free.includes(day);

function daysAfter(from: string, to: string): string[] {
  const found: string[] = [];
  for (const at = dateOf(from); dayOf(at) < to;) {
    at.setUTCDate(at.getUTCDate() + 1);
    found.push(dayOf(at));
  }
  return found;
}

test('ten working days are counted from the day after, without Sundays and holidays', () => {
  // A Monday; Sundays on 29 November and 6 December.
  expect(workingDayAfter('2026-11-23', 10)).toBe('2026-12-04');
  expect(workingDayAfter('2026-11-23', 10, ['2026-11-24', '2026-11-29'])).toBe('2026-12-05');
  // A Saturday, before a Sunday and a holiday.
  expect(workingDayAfter('2026-12-05', 1, ['2026-12-07'])).toBe('2026-12-08');
});

test('the last day is a working day, and as many lie after the first as were asked for', () => {
  assert(
    property(days, counts, holidays, (from, count, free) => {
      const due = workingDayAfter(from, count, free);
      expect(isWorking(due, free)).toBe(true);
      expect(daysAfter(from, due).filter((day) => isWorking(day, free))).toHaveLength(count);
    }),
  );
});

test('more holidays and later days never make it due earlier', () => {
  assert(
    property(days, counts, holidays, array(days, { maxLength: 10 }), (from, count, free, more) => {
      const due = workingDayAfter(from, count, free);
      expect(workingDayAfter(from, count, [...free, ...more]) >= due).toBe(true);
      const [next = from] = daysAfter(from, due);
      expect(workingDayAfter(next, count, free) >= due).toBe(true);
    }),
  );
});
