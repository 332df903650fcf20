export type IsoDay = string;

const format = (locale: 'en-IN' | 'en-US', dateStyle: 'long' | 'medium' = 'long') =>
  new Intl.DateTimeFormat(locale, { dateStyle, timeZone: 'UTC' });
const indian = format('en-IN');
const shortIndian = format('en-IN', 'medium');
const american = format('en-US');

export const printDay = (day: IsoDay): string => indian.format(new Date(day));

/** "22 Nov 2026" */
export const printShortDay = (day: IsoDay): string => shortIndian.format(new Date(day));

/** "December 12, 2023", the date format of the policies. */
export const printPolicyDay = (day: IsoDay): string => american.format(new Date(day));
