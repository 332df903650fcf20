import type { IsoDay } from './exam';

const names = new Intl.DateTimeFormat('en-IN', { dateStyle: 'long', timeZone: 'UTC' });

/** "21 November 2026" */
export const printDay = (day: IsoDay): string => names.format(new Date(`${day}T00:00:00Z`));
