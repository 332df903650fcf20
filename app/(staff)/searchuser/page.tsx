import { SearchPage } from '@/components/office/search/search-page';
import { searchAudited } from '@/lib/search/audited-search';
import { registrationNumberIn } from '@/lib/search/search-filters';
import { noFilters } from '@/lib/search/search-filters';
import { sessionsThere } from '@/lib/search/search-people';
import { attentionList } from '@/lib/payments/desk/list-payments';
import { examsToEnter } from '@/lib/publishing/checklist';
import { may } from '@/lib/staff/permissions';
import { routeMetadata } from '@/lib/site/seo';
import { staffPage } from './staff-page';

const path = '/searchuser';

export const metadata = routeMetadata(path);

type Query = { q?: string | string[] };

export default async function SearchUser({ searchParams }: { searchParams: Promise<Query> }) {
  const q = registrationNumberIn(await searchParams);
  return staffPage('people.read', { path }, async (staff) => {
    const [people, attention, sessions, examsWaiting] = await Promise.all([
      searchAudited(staff, { q }),
      attentionList(staff),
      sessionsThere(),
      may(staff, 'site.edit') ? examsToEnter(staff) : 0,
    ]);
    const start = { q, people, filters: noFilters };
    return (
      <SearchPage
        path={path}
        staff={staff}
        start={start}
        sessions={sessions}
        attention={attention}
        examsToEnter={examsWaiting}
      />
    );
  });
}
