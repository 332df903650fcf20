import type { IsoDay } from '@/content/day';

const names: Readonly<Record<string, string>> = {
  '/': 'Home page',
  '/contact': 'Contact page',
  none: 'Walk-ins and others',
};

/** Where a lead came from; a page we have no name for is its path. */
export const sourceWords = (source: string): string => names[source] ?? source;

const format = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'short',
  timeZone: 'UTC',
});

/** "16 Nov" */
export const shortDay = (day: IsoDay): string => (day === '' ? '' : format.format(new Date(day)));

/** "12.5%"; a dash where there is nothing to be a part of. */
export function percent(part: number, whole: number): string {
  return whole === 0 ? '–' : `${Math.round((part / whole) * 1000) / 10}%`;
}
