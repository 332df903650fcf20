import { exportQuestions } from '@/lib/question-bank/export-questions';
import { downloadStaff, factorRefusal } from '@/lib/staff/download-staff';
import { zipAnswer } from '@/lib/platform/documents/downloads';
import { today } from '@/lib/site/days';

/** The questions with their keys. Authenticated by cookie, so requests from other sites are refused. */
export async function GET(request: Request): Promise<Response> {
  const from = {
    page: '/searchuser/questions',
    askedOn: 'Questions',
    verb: 'export the questions',
  };
  const staff = await downloadStaff(request, 'questions.export', from);
  if (staff instanceof Response) return staff;
  const factorNeeded = await factorRefusal(staff);
  if (factorNeeded) return factorNeeded;
  return zipAnswer(await exportQuestions(staff), `questions-${today()}.zip`);
}
