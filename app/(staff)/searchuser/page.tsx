import { SearchPage } from '@/components/staff/search-page';
import { LogInFirst } from '@/components/student/session/log-in-first';
import { pageStaff } from '@/lib/auth/page-staff';
import { attentionList } from '@/lib/data/attention-list';
import { sessionsThere } from '@/lib/data/search/sessions';
import { searchPeople } from '@/lib/data/staff-search';
import { noFilters } from '@/lib/schemas/search-filters';
import { routeMetadata } from '@/lib/seo';

const path = '/searchuser';

export const metadata = routeMetadata(path);

type Query = { q?: string | string[] };

export default async function SearchUser({ searchParams }: { searchParams: Promise<Query> }) {
  const q = registrationNumberIn(await searchParams);
  const staff = await pageStaff();
  if (!staff) return <LogInFirst path={path} logInAt="/admin" />;
  const [people, attention, sessions] = await Promise.all([
    searchPeople(staff, { q }),
    attentionList(staff),
    sessionsThere(staff),
  ]);
  const start = { q, people, filters: noFilters };
  return (
    <SearchPage path={path} staff={staff} start={start} sessions={sessions} attention={attention} />
  );
}

/** The printed form's QR code holds one. Nothing else is taken from an address: it may be personal. */
function registrationNumberIn({ q }: Query): string {
  return typeof q === 'string' && /^\d{5}$/.test(q) ? q : '';
}
