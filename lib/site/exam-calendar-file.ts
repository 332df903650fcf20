import { examDateKinds, lastDayOf, type ExamDate } from '@/content/catalogue/exam-calendar';
import { examDates } from '@/content/catalogue/exams/exam-dates';
import type { ExamId } from '@/content/catalogue/exams/exams';
import { env } from '@/lib/platform/env';
import { calendarFile, calendarMoment, calendarText, wholeDays } from './calendar-file';

const slug = (session: string) => session.toLowerCase().replace(/[^a-z\d]+/g, '-');

/**
 * The dates of an exam as a calendar file (RFC 5545): events of whole days. The UID follows from session and
 * kind, so that a date that is put off moves its event.
 */
export function examCalendarFile(
  exam: ExamId,
  dates: readonly ExamDate[] = examDates,
  now = new Date(),
): string {
  const host = new URL(env.SITE_URL).hostname;
  const taken = new Map<string, number>();
  const events = dates
    .filter((date) => date.exam === exam)
    .sort((one, other) => one.firstDay.localeCompare(other.firstDay))
    .flatMap((date) => {
      const { session, kind, firstDay, link } = date;
      const name = `${slug(session)}-${kind}`;
      const place = (taken.get(name) ?? 0) + 1;
      taken.set(name, place);
      return [
        'BEGIN:VEVENT',
        `UID:exam-${name}${place > 1 ? `-${place}` : ''}@${host}`,
        `DTSTAMP:${calendarMoment(now)}`,
        ...wholeDays(firstDay, lastDayOf(date)),
        `SUMMARY:${calendarText(`${session}: ${examDateKinds[kind]}`)}`,
        `URL:${link}`,
        'TRANSP:TRANSPARENT',
        'END:VEVENT',
      ];
    });
  return calendarFile('Exam calendar', events);
}
