import { StaffFrame, type SignedInStaff } from '@/components/office/frame/staff-frame';
import { countText } from '@/content/counted';
import { requireRoute } from '@/content/pages/routes';
import { searchCourses } from '@/content/catalogue/search-courses';
import type { AttentionList } from '@/lib/payments/desk/found-payment';
import { PeopleSearch, type ShownResults } from './people-search';

interface SearchPageProps {
  path: string;
  staff: SignedInStaff;
  /** The newest entries, or the registration of a scanned form. */
  start: ShownResults;
  sessions: readonly string[];
  attention: AttentionList;
  /** Number of exams with facts to enter. */
  examsToEnter: number;
}

/** `/searchuser`: search across leads, students, registrations and payments. */
export function SearchPage({
  path,
  staff,
  start,
  sessions,
  attention,
  examsToEnter,
}: SearchPageProps) {
  return (
    <StaffFrame path={path} title={requireRoute(path).title} staff={staff}>
      <PeopleSearch
        start={start}
        courses={searchCourses}
        sessions={sessions}
        rights={staff.rights}
        attention={[...paymentsIn(attention), ...examsIn(examsToEnter)]}
      />
    </StaffFrame>
  );
}

function paymentsIn({ items: { length }, more }: AttentionList) {
  if (length === 0) return [];
  const text =
    length === 1
      ? '1 payment needs attention'
      : `${more ? 'More than ' : ''}${length} payments need attention`;
  return [{ text, href: '/searchuser/payments?show=attention' }];
}

function examsIn(count: number) {
  if (count === 0) return [];
  const text = `${countText(count, 'exam')}: enter dates, results or cut-offs`;
  return [{ text, href: '/searchuser/site#topic-exams' }];
}
