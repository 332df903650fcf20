import { exams } from '@/content/catalogue/exams/exams';
import { examCalendarFile } from '@/lib/site/exam-calendar-file';

export const dynamic = 'force-static';
export const dynamicParams = false;

export function generateStaticParams() {
  return exams.map(({ id }) => ({ file: `${id}.ics` }));
}

/** The dates of an exam as a calendar file, finished at build. */
export async function GET(_request: Request, { params }: { params: Promise<{ file: string }> }) {
  const { file } = await params;
  const exam = exams.find(({ id }) => file === `${id}.ics`);
  if (!exam) return new Response(null, { status: 404 });
  return new Response(examCalendarFile(exam.id), {
    headers: { 'Content-Type': 'text/calendar; charset=utf-8' },
  });
}
