import { SearchPage } from '@/components/staff/search-page';
import { LogInFirst } from '@/components/student/session/log-in-first';
import { pageLogIn } from '@/lib/auth/page-log-in';
import { attentionList } from '@/lib/data/attention-list';
import { isOwner } from '@/lib/data/staff';
import { searchPeople } from '@/lib/data/staff-search';
import { routeMetadata } from '@/lib/seo';

const path = '/searchuser';

export const metadata = routeMetadata(path);

type Query = { q?: string | string[] };

export default async function SearchUser({ searchParams }: { searchParams: Promise<Query> }) {
  const q = registrationNumberIn(await searchParams);
  const { staffId } = (await pageLogIn()) ?? {};
  if (!staffId) return <LogInFirst path={path} logInAt="/admin" />;
  const staff = { staffId };
  const [people, attention, owner] = await Promise.all([
    searchPeople(staff, q),
    attentionList(staff),
    isOwner(staff),
  ]);
  return <SearchPage path={path} start={{ q, people }} isOwner={owner} {...{ attention }} />;
}

/** The printed form's QR code holds one. Nothing else is taken from an address: it may be personal. */
function registrationNumberIn({ q }: Query): string {
  return typeof q === 'string' && /^\d{5}$/.test(q) ? q : '';
}
