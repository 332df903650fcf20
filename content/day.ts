export type IsoDay = string;

const format = (locale: 'en-IN' | 'en-US') =>
  new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' });
const indian = format('en-IN');
const american = format('en-US');

export const printDay = (day: IsoDay): string => indian.format(new Date(day));

/** "December 12, 2023", the date format of the policies. */
export const printPolicyDay = (day: IsoDay): string => american.format(new Date(day));
