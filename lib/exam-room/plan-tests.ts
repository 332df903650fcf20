import type { IsoDay } from '@/content/day';
import { dateOf, dayAfter, daysBetween } from '@/lib/site/days';

/** A test that a student has still to sit, with the days of its window. */
export interface PlannedTest {
  id: string;
  exam: string;
  opensOn: IsoDay | null;
  closesOn: IsoDay | null;
}

/** The Monday of a day's week. */
export const weekOf = (day: IsoDay): IsoDay => dayAfter(day, -((dateOf(day).getUTCDay() + 6) % 7));

/**
 * The week in which to sit each test, as the Monday on which it begins. The tests of an exam are spread evenly over
 * the weeks before the exam's, from this one on, in their order; where no day of the exam is known, one a week. A
 * test with a window stays within it.
 * @param examDays the next day of each exam, if one is known
 */
export function planTests(
  tests: readonly PlannedTest[],
  today: IsoDay,
  examDays: ReadonlyMap<string, IsoDay>,
): ReadonlyMap<string, IsoDay> {
  const first = weekOf(today);
  const plan = new Map<string, IsoDay>();
  for (const exam of new Set(tests.map((test) => test.exam))) {
    const own = tests.filter((test) => test.exam === exam);
    const examDay = examDays.get(exam);
    const weeks =
      examDay === undefined ? own.length : Math.max(1, daysBetween(first, weekOf(examDay)) / 7);
    for (const [index, { id, opensOn, closesOn }] of own.entries()) {
      const week = dayAfter(first, 7 * Math.floor((index * weeks) / own.length));
      plan.set(id, withinWindow(week, opensOn, closesOn));
    }
  }
  return plan;
}

function withinWindow(week: IsoDay, opensOn: IsoDay | null, closesOn: IsoDay | null): IsoDay {
  if (opensOn !== null && week < weekOf(opensOn)) return weekOf(opensOn);
  return closesOn !== null && week > weekOf(closesOn) ? weekOf(closesOn) : week;
}
