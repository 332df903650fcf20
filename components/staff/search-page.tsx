import { PageFrame } from '@/components/site/page-frame';
import { Still } from '@/components/ui/still/still';
import { requireRoute } from '@/content/routes';
import type { AttentionList } from '@/lib/schemas/found-payment';
import { trailThrough } from '@/lib/seo';
import { OnlyWithToken } from '../student/session/only-with-token';
import { LogOutButton } from './log-out-button';
import { PeopleSearch } from './people-search';
import type { Shown } from './use-people-search';

interface SearchPageProps {
  path: string;
  /** What the page begins with: the newest, or who has the number of a printed form. */
  start: Shown;
  isOwner: boolean;
  attention: AttentionList;
}

/** `/searchuser`: whoever calls is found before the first sentence is over. */
export function SearchPage({ path, ...office }: SearchPageProps) {
  return (
    <PageFrame path={path} trail={trailThrough(path)} courseList still={Still}>
      <OnlyWithToken logInAt="/admin" />
      <div className="staff-head">
        <h1>{requireRoute(path).title}</h1>
        <LogOutButton />
      </div>
      <PeopleSearch {...office} />
    </PageFrame>
  );
}
