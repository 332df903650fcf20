import { cookieLogIn } from '@/lib/accounts/cookie-log-in';
import { batchCalendar } from '@/lib/enrolment/batch-calendar';
import { calendarBatch } from '@/lib/enrolment/batch-seats';
import { requestedRegistration } from '@/lib/enrolment/registrations';
import { calendarAnswer, noSuchDocument, pageFirst } from '@/lib/platform/documents/downloads';
import { env } from '@/lib/platform/env';

/**
 * The calendar file of a registration's batch. Reached by a link, so authenticated by cookie; without one,
 * redirects to the page with the link.
 */
export async function GET(request: Request): Promise<Response> {
  const logIn = await cookieLogIn(request);
  if (!logIn?.studentId) return pageFirst('/history');
  const asked = new URL(request.url).searchParams.get('registration');
  const record = await requestedRegistration(logIn.studentId, asked);
  if (typeof record === 'string') return noSuchDocument('registration');
  const { id, registrationnumber: number } = record;
  const assigned = await calendarBatch(id);
  if (!assigned) return noSuchDocument('batch');
  const calendar = batchCalendar({
    registration: { id, number },
    assigned,
    siteUrl: env.SITE_URL,
  });
  return calendarAnswer(calendar, `batch-${number}.ics`);
}
