import { assert, constantFrom, integer, property, record, uniqueArray, array } from 'fast-check';
import type { IsoDay } from '@/content/day';
import type { Weekday } from '@/content/facts/site-facts';
import { afterOpenMinutes, nextOpen, type OfficeTime } from '@/lib/site/office-time';

const at = (time: string) => new Date(`${time}:00+05:30`);

/** Diwali 2026 is a Sunday; the Monday after it is free as well. */
const office: OfficeTime = {
  hours: [
    { from: 'Monday', to: 'Saturday', opens: '10:00', closes: '13:00' },
    { from: 'Monday', to: 'Friday', opens: '14:00', closes: '19:00' },
  ],
  holidays: ['2026-11-09'],
};

test.each([
  ['while the office is open', '2026-11-06T15:00', '2026-11-06T15:30'],
  ['before noon, the rest after lunch', '2026-11-06T12:45', '2026-11-06T14:15'],
  ['in the evening, the next morning', '2026-11-05T21:00', '2026-11-06T10:30'],
  [
    'on Saturday evening: Sunday and the holiday do not count',
    '2026-11-07T18:00',
    '2026-11-10T10:30',
  ],
  ['begun on Saturday, ended on Tuesday', '2026-11-07T12:50', '2026-11-10T10:20'],
  ['after midnight in Delhi, still yesterday in London', '2026-11-06T00:10', '2026-11-06T10:30'],
  ['until the office closes', '2026-11-06T18:30', '2026-11-06T19:00'],
])('thirty open minutes %s', (_, from, until) => {
  expect(afterOpenMinutes(at(from), 30, office)).toEqual(at(until));
});

test('the office opens after a holiday, and is open at its first minute', () => {
  expect(nextOpen(at('2026-11-08T09:00'), office)).toEqual(at('2026-11-10T10:00'));
  expect(nextOpen(at('2026-11-10T10:00'), office)).toEqual(at('2026-11-10T10:00'));
});

test('an office that never opens promises nothing', () => {
  const sundays = Array.from({ length: 60 }, (_, week) =>
    new Date(Date.UTC(2026, 10, 8 + week * 7)).toISOString().slice(0, 10),
  ) as IsoDay[];
  const closed: OfficeTime = {
    hours: [{ from: 'Sunday', to: 'Sunday', opens: '10:00', closes: '12:00' }],
    holidays: sundays,
  };
  expect(afterOpenMinutes(at('2026-11-06T15:00'), 30, closed)).toBeNull();
  expect(nextOpen(at('2026-11-06T15:00'), closed)).toBeNull();
});

const weekdays: Weekday[] = [
  'Sunday',
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
];
const clock = (minute: number) =>
  `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`;
const anyHours = record({
  from: constantFrom(...weekdays),
  to: constantFrom(...weekdays),
  opens: integer({ min: 0, max: 1_200 }),
  lasts: integer({ min: 1, max: 239 }),
});
const anyOffice = record({
  hours: array(anyHours, { minLength: 1, maxLength: 4 }),
  free: uniqueArray(integer({ min: 0, max: 10 }), { maxLength: 4 }),
});
const START = at('2026-11-04T00:00').getTime();
const DAY_MINUTES = 1_440;

/** Minute by minute: whether the office is open in the minute that begins so many minutes after `START`. */
function openMinutes(hours: OfficeTime['hours'], holidays: readonly string[], days: number) {
  return Array.from({ length: days * DAY_MINUTES }, (_, minute) => {
    const local = new Date(START + minute * 60_000 + 5.5 * 3_600_000);
    const time = local.toISOString().slice(11, 16);
    if (holidays.includes(local.toISOString().slice(0, 10))) return false;
    return hours.some(({ from, to, opens, closes }) => {
      const first = weekdays.indexOf(from);
      const length = (weekdays.indexOf(to) - first + 7) % 7;
      const isDay = (local.getUTCDay() - first + 7) % 7 <= length;
      return isDay && opens <= time && time < closes;
    });
  });
}

test('any hours and holidays: the minutes are those that a minute by minute count finds', () => {
  const from = integer({ min: 0, max: 3 * DAY_MINUTES });
  const count = integer({ min: 1, max: 600 });
  assert(
    property(anyOffice, from, count, ({ hours, free }, first, wanted) => {
      const given: OfficeTime = {
        hours: hours.map(({ opens, lasts, ...days }) => ({
          ...days,
          opens: clock(opens),
          closes: clock(opens + lasts),
        })),
        holidays: free.map((day) => `2026-11-${String(4 + day).padStart(2, '0')}` as IsoDay),
      };
      const open = openMinutes(given.hours, given.holidays, 14);
      const until = afterOpenMinutes(new Date(START + first * 60_000), wanted, given);
      let left = wanted;
      const last = open.findIndex((isOpen, minute) => minute >= first && isOpen && --left === 0);
      if (last === -1) return;
      expect(until).toEqual(new Date(START + (last + 1) * 60_000));
    }),
    { numRuns: 15 },
  );
});
