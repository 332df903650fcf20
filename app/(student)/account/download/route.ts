import { cookieLogIn } from '@/lib/accounts/cookie-log-in';
import { dataArchive } from '@/lib/data-rights/data-archive';
import { countDownload } from '@/lib/data-rights/own-data';
import { pageFirst, plainRefusal, zipAnswer } from '@/lib/platform/documents/downloads';

/** Everything about the student, as a ZIP archive. Reached by a link, so authenticated by cookie. */
export async function GET(request: Request): Promise<Response> {
  const logIn = await cookieLogIn(request);
  if (!logIn?.studentId) return pageFirst('/account');
  if ((await countDownload(logIn.studentId)) !== null) {
    const sentence = 'You have downloaded your data ten times. Try again in an hour.';
    return plainRefusal(429, sentence, logIn);
  }
  return zipAnswer(await dataArchive(logIn.studentId), 'my-data.zip');
}
