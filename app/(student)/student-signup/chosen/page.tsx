import { SignUpPage } from '@/components/student/accounts/account-pages';
import { readChoice, type PageQuery } from '@/content/catalogue/plan-choice';
import { boughtBy } from '@/lib/enrolment/offerings';
import { routeMetadata } from '@/lib/site/seo';

export const metadata = routeMetadata('/student-signup');

interface Props {
  searchParams: Promise<PageQuery>;
}

/** `/student-signup` with a plan or item in its query (next.config.mjs). */
export default async function ChosenSignUpPage({ searchParams }: Props) {
  const choice = readChoice(await searchParams);
  return <SignUpPage choice={choice} bought={choice && boughtBy(choice)} />;
}
