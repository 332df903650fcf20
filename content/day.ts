export type IsoDay = string;

// Not by `Intl`: its names and their order differ between browsers, and the browser has to print the same
// text as the server.
const months = [
  ['January', 'Jan'],
  ['February', 'Feb'],
  ['March', 'Mar'],
  ['April', 'Apr'],
  ['May', 'May'],
  ['June', 'Jun'],
  ['July', 'Jul'],
  ['August', 'Aug'],
  ['September', 'Sept'],
  ['October', 'Oct'],
  ['November', 'Nov'],
  ['December', 'Dec'],
] as const;

const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

/** @throws RangeError when there is no such day */
function partsOf(isoDay: IsoDay) {
  const at = new Date(isoDay);
  const name = months[at.getUTCMonth()];
  const weekday = weekdays[at.getUTCDay()];
  if (!name || !weekday) throw new RangeError(`${isoDay} is no day.`);
  const [month, shortMonth] = name;
  return { day: at.getUTCDate(), month, shortMonth, year: at.getUTCFullYear(), weekday };
}

/** "22 November 2026" */
export function printDay(isoDay: IsoDay): string {
  const { day, month, year } = partsOf(isoDay);
  return `${day} ${month} ${year}`;
}

/** "Sunday, 22 November 2026" */
export function printDayOfWeek(isoDay: IsoDay): string {
  return `${partsOf(isoDay).weekday}, ${printDay(isoDay)}`;
}

/** "22 Nov 2026" */
export function printShortDay(isoDay: IsoDay): string {
  const { day, shortMonth, year } = partsOf(isoDay);
  return `${day} ${shortMonth} ${year}`;
}

/** "December 12, 2023", the date format of the policies. */
export function printPolicyDay(isoDay: IsoDay): string {
  const { day, month, year } = partsOf(isoDay);
  return `${month} ${day}, ${year}`;
}
