import { StaffFrame, type SignedInStaff } from '@/components/office/frame/staff-frame';
import { requireRoute } from '@/content/routes';
import type { AttentionList } from '@/lib/payments/desk/payment-list';
import { PeopleSearch, type ShownResults } from './people-search';

interface SearchPageProps {
  path: string;
  staff: SignedInStaff;
  /** What the page begins with: the newest, or who has the number of a printed form. */
  start: ShownResults;
  /** The academic sessions to choose from. */
  sessions: readonly string[];
  attention: AttentionList;
}

/** `/searchuser`: whoever calls is found before the first sentence is over. */
export function SearchPage({ path, staff, start, sessions, attention }: SearchPageProps) {
  return (
    <StaffFrame path={path} title={requireRoute(path).title} staff={staff}>
      <PeopleSearch
        start={start}
        sessions={sessions}
        role={staff.role}
        attention={waitingWords(attention)}
      />
    </StaffFrame>
  );
}

function waitingWords({ items: { length }, more }: AttentionList): string {
  if (length === 0) return '';
  if (length === 1) return '1 payment waits for somebody';
  return `${more ? 'More than ' : ''}${length} payments wait for somebody`;
}
