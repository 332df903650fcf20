import { institute } from '@/content/facts/institute';
import type { IsoDay } from '@/content/day';
import { dayAfter } from './days';

/** Text of a property, with what has a meaning there escaped. */
export const calendarText = (text: string): string =>
  text.replace(/[\\;,]/g, String.raw`\$&`).replace(/\r\n|\r|\n/g, String.raw`\n`);

/** "20261122" */
export const compactDay = (day: IsoDay): string => day.replaceAll('-', '');

/** "20261122T093000Z" */
export const calendarMoment = (moment: Date): string =>
  moment.toISOString().replace(/[-:]|\.\d+/g, '');

/** Begin and end of an event that lasts whole days; the end is the day after it. */
export const wholeDays = (first: IsoDay, last: IsoDay): readonly string[] => [
  `DTSTART;VALUE=DATE:${compactDay(first)}`,
  `DTEND;VALUE=DATE:${compactDay(dayAfter(last, 1))}`,
];

/** Lines are folded before 75 bytes, between characters (RFC 5545, 3.1). */
function folded(line: string): string {
  const lines = [''];
  for (const character of line) {
    const last = lines.at(-1) ?? '';
    if (Buffer.byteLength(last + character) > 74) lines.push(` ${character}`);
    else lines[lines.length - 1] = last + character;
  }
  return lines.join('\r\n');
}

/**
 * A calendar file (RFC 5545).
 * @param product what of the institute it is: "Batches"
 * @param lines of its components
 */
export function calendarFile(product: string, lines: readonly string[]): string {
  return [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${calendarText(institute.name)}//${product}//EN`,
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    ...lines,
    'END:VCALENDAR',
  ]
    .map((line) => `${folded(line)}\r\n`)
    .join('');
}
