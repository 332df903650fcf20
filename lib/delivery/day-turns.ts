import type { IsoDay } from '@/content/day';
import { dayAfter } from '@/lib/site/days';
import type { FinishedManifest } from '../publishing/finished-file';

/**
 * The days after `madeOn` from which a page says something else: what begins on a day or is over after one is
 * marked with it (`PastMark`, the dates of exams, policies), because the site script compares again. What is
 * for one day only (`QuestionOfTheDay`) stays until the page is built again.
 */
export function turnsIn(html: string, madeOn: IsoDay): readonly IsoDay[] {
  const marks = [...html.matchAll(/ data-(first|last|only)-day="(\d{4}-\d\d-\d\d)"/g)];
  const days = marks.map(([, end, day = '']) => (end === 'first' ? day : dayAfter(day, 1)));
  return [...new Set(days)].filter((day) => day > madeOn).sort();
}

/** Whether finished pages say something else on this day than on the one when they were made. */
export const haveTurned = ({ turns = [] }: Pick<FinishedManifest, 'turns'>, day: IsoDay): boolean =>
  turns.some((turn) => turn <= day);
