import { ExamCalendarPage } from '@/components/catalogue/exam-calendar-page';
import { examCalendar } from '@/content/pages/exam-calendar';
import { pageMetadata } from '@/lib/site/seo';

export const dynamic = 'error';

export const metadata = pageMetadata({ ...examCalendar.meta, path: examCalendar.path });

export default function ExamCalendarRoute() {
  return <ExamCalendarPage />;
}
