import { AgreedPolicies } from '@/components/student/enrolment/agreed-policies';
import { NoRegistration } from '@/components/student/enrolment/print-page';
import { LogInFirst } from '@/components/student/accounts/log-in-first';
import { RequireToken } from '@/components/student/accounts/require-token';
import { StudentPage } from '@/components/student/student-page';
import { printDay } from '@/content/day';
import { pageLogIn } from '@/lib/accounts/page-log-in';
import { agreedPolicies } from '@/lib/enrolment/agreed-policies';
import { requestedRegistration } from '@/lib/enrolment/registrations';
import { termsPath } from '@/lib/enrolment/shown-payment';
import { routeMetadata } from '@/lib/site/seo';

const path = '/terms-as-bought';

export const metadata = routeMetadata(path);

interface TermsAsBoughtProps {
  searchParams: Promise<{ registration?: string | string[]; policy?: string | string[] }>;
}

export default async function TermsAsBought({ searchParams }: TermsAsBoughtProps) {
  const { registration, policy } = await searchParams;
  const logIn = await pageLogIn();
  if (!logIn?.studentId) return <LogInFirst path={path} />;
  const record = await requestedRegistration(logIn.studentId, registration);
  if (typeof record === 'string') return <NoRegistration path={path} reason={record} />;
  const { id, registrationnumber, planTitle, coursename, date } = record;
  return (
    <StudentPage
      path={path}
      lede={`Reg. No ${registrationnumber}, ${planTitle ?? coursename}, of ${printDay(date)}.`}
      above={<RequireToken />}
    >
      <AgreedPolicies
        policies={await agreedPolicies(id)}
        shown={typeof policy === 'string' ? policy : undefined}
        hrefOf={(one) => termsPath(id, one)}
      />
    </StudentPage>
  );
}
