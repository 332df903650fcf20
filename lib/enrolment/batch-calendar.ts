import { batchName } from '@/content/facts/batches';
import { institute } from '@/content/facts/institute';
import {
  calendarFile,
  calendarMoment,
  calendarText,
  compactDay,
  wholeDays,
} from '@/lib/site/calendar-file';
import { batchPlace, type AssignedBatch, type ShownBatch } from './next-step';

interface ClassTime {
  /** "0730" */
  from: string;
  /** Null when only the beginning is given. */
  to: string | null;
}

const TIME = String.raw`(\d{1,2})(?:[:.](\d{2}))?\s*(am|pm|a\.m\.|p\.m\.)?`;
const RANGE = new RegExp(String.raw`\b${TIME}\s*(?:to|until|till|[-–—])\s*${TIME}(?![\d:])`, 'i');
const SINGLE = /\b(\d{1,2})(?:[:.](\d{2}))?\s*(am|pm|a\.m\.|p\.m\.)|\b(\d{1,2}):(\d{2})\b/i;

/** Minutes of the day; null for an invalid time. */
function minutesOf(hour: string, minute: string | undefined, half: string | undefined) {
  const [hours, minutes] = [Number(hour), Number(minute ?? 0)];
  if (minutes > 59 || hours > 23 || (half && (hours < 1 || hours > 12))) return null;
  if (!half) return hours * 60 + minutes;
  return ((hours % 12) + (/^p/i.test(half) ? 12 : 0)) * 60 + minutes;
}

const printed = (minutes: number) =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}${String(minutes % 60).padStart(2, '0')}`;

/**
 * The hours of a class in a timing as the owner typed it: "7 to 11 am, Monday to Saturday". A first hour
 * without am or pm takes that of the second, or am if the class would otherwise end before it begins.
 * @returns null when the time is ambiguous
 */
export function classTime(timing: string): ClassTime | null {
  const [range, fromHour, fromMinute, fromHalf, toHour = '', toMinute, toHalf] =
    RANGE.exec(timing) ?? [];
  if (range === undefined || fromHour === undefined) return singleTime(timing);
  const isClock = fromMinute !== undefined && toMinute !== undefined;
  if (!toHalf && !isClock) return null;
  const to = minutesOf(toHour, toMinute, toHalf);
  if (to === null) return null;
  const halves = fromHalf || !toHalf ? [fromHalf] : [toHalf, 'am'];
  const from = halves
    .map((half) => minutesOf(fromHour, fromMinute, half))
    .find((minutes) => minutes !== null && minutes < to);
  return from === undefined || from === null ? null : { from: printed(from), to: printed(to) };
}

function singleTime(timing: string): ClassTime | null {
  const [found, hour, minute, half, clockHour = '', clockMinute] = SINGLE.exec(timing) ?? [];
  if (found === undefined) return null;
  const from =
    hour === undefined
      ? minutesOf(clockHour, clockMinute, undefined)
      : minutesOf(hour, minute, half);
  return from === null ? null : { from: printed(from), to: null };
}

function when({ start, timing }: ShownBatch): readonly string[] {
  const time = classTime(timing ?? '');
  if (!time) {
    return wholeDays(start, start);
  }
  const at = (minutes: string) => `;TZID=Asia/Kolkata:${compactDay(start)}T${minutes}00`;
  return [`DTSTART${at(time.from)}`, ...(time.to === null ? [] : [`DTEND${at(time.to)}`])];
}

interface Calendar {
  registration: { id: string; number: string };
  assigned: AssignedBatch;
  siteUrl: string;
  now?: Date;
}

/**
 * The first day of a batch as a calendar file (RFC 5545). A registration has one event, whichever batch it
 * is in: a changed batch is a higher SEQUENCE of the same UID.
 */
export function batchCalendar({
  registration,
  assigned: { batch, sequence },
  siteUrl,
  now = new Date(),
}: Calendar): string {
  const host = new URL(siteUrl).hostname;
  const place = batchPlace(batch);
  const description = [
    batch.timing,
    batch.link && `Online class: ${batch.link}`,
    `Reg. No ${registration.number}`,
    `Questions: ${institute.phones[0].printed}`,
  ];
  return calendarFile('Batches', [
    ...timeZone,
    'BEGIN:VEVENT',
    `UID:batch-${registration.id}@${host}`,
    `SEQUENCE:${sequence}`,
    `DTSTAMP:${calendarMoment(now)}`,
    ...when(batch),
    `SUMMARY:${calendarText(`First class: ${batchName(batch)}`)}`,
    ...(place === null ? [] : [`LOCATION:${calendarText(place)}`]),
    ...(batch.link ? [`URL:${batch.link}`] : []),
    `DESCRIPTION:${calendarText(description.filter(Boolean).join('\n'))}`,
    'STATUS:CONFIRMED',
    'END:VEVENT',
  ]);
}

const timeZone = [
  'BEGIN:VTIMEZONE',
  'TZID:Asia/Kolkata',
  'BEGIN:STANDARD',
  'DTSTART:19700101T000000',
  'TZOFFSETFROM:+0530',
  'TZOFFSETTO:+0530',
  'TZNAME:IST',
  'END:STANDARD',
  'END:VTIMEZONE',
];
