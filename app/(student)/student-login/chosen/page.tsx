import { LogInPage } from '@/components/student/accounts/account-pages';
import { readChoice, type PageQuery } from '@/content/catalogue/plan-choice';
import { boughtBy } from '@/lib/enrolment/offerings';
import { routeMetadata } from '@/lib/site/seo';

export const metadata = routeMetadata('/student-login');

interface Props {
  searchParams: Promise<PageQuery>;
}

/** `/student-login` with a plan or item in its query (next.config.mjs). */
export default async function ChosenLogInPage({ searchParams }: Props) {
  const choice = readChoice(await searchParams);
  return <LogInPage choice={choice} bought={choice && boughtBy(choice)} />;
}
