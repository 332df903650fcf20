import { StaffFrame, type SignedInStaff } from '@/components/office/frame/staff-frame';
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
}

/** `/searchuser`: search across leads, students, registrations and payments. */
export function SearchPage({ path, staff, start, sessions, attention }: SearchPageProps) {
  return (
    <StaffFrame path={path} title={requireRoute(path).title} staff={staff}>
      <PeopleSearch
        start={start}
        courses={searchCourses}
        sessions={sessions}
        rights={staff.rights}
        attention={attentionText(attention)}
      />
    </StaffFrame>
  );
}

function attentionText({ items: { length }, more }: AttentionList): string {
  if (length === 0) return '';
  if (length === 1) return '1 payment needs attention';
  return `${more ? 'More than ' : ''}${length} payments need attention`;
}
