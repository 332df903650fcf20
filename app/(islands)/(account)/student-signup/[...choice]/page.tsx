import { SignUpPage } from '@/components/student/accounts/account-pages';
import { choiceParts, everyChoice, readChoiceParts } from '@/content/catalogue/plan-choice';
import { boughtBy } from '@/lib/enrolment/offerings';
import { routeMetadata } from '@/lib/site/seo';

export const dynamic = 'error';
export const dynamicParams = false;

export const metadata = routeMetadata('/student-signup');

export const generateStaticParams = () =>
  everyChoice.map((choice) => ({ choice: choiceParts(choice) }));

interface ChosenProps {
  params: Promise<{ choice: string[] }>;
}

/** `/student-signup` with a plan or item in its query (`lib/delivery/chosen-pages.ts`). */
export default async function ChosenSignUpPage({ params }: ChosenProps) {
  const choice = readChoiceParts((await params).choice);
  return <SignUpPage choice={choice} bought={choice && boughtBy(choice)} />;
}
