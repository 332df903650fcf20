import { requireRoute } from '@/content/routes';
import type { AttentionList } from '@/lib/schemas/found-payment';
import { StaffFrame, type AtDesk } from './frame/staff-frame';
import { PeopleSearch } from './people-search';
import type { Shown } from './use-people-search';

interface SearchPageProps {
  path: string;
  staff: AtDesk;
  /** What the page begins with: the newest, or who has the number of a printed form. */
  start: Shown;
  attention: AttentionList;
}

/** `/searchuser`: whoever calls is found before the first sentence is over. */
export function SearchPage({ path, staff, start, attention }: SearchPageProps) {
  return (
    <StaffFrame path={path} title={requireRoute(path).title} staff={staff}>
      <PeopleSearch {...{ start, attention }} isOwner={staff.role === 'owner'} />
    </StaffFrame>
  );
}
