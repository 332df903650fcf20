import { PageLinks } from '@/components/site/page-links';
import { RequireToken } from '@/components/student/accounts/require-token';
import { StudentPage } from '@/components/student/student-page';
import { registrationCopy as words } from '@/lib/enrolment/registration-copy-words';
import { RegistrationSheet, type SheetProps } from './registration-sheet';

interface PrintPageProps extends SheetProps {
  path: string;
}

/** `/form-print`: one registration, read-only, for print. */
export function PrintPage({ path, ...sheet }: PrintPageProps) {
  const { title, lede } = sheet.copy;
  return (
    <StudentPage path={path} heading={title} lede={lede} above={<RequireToken />}>
      <RegistrationSheet {...sheet} />
    </StudentPage>
  );
}

interface NoRegistrationProps {
  path: string;
  /** A registration of another student is reported as unknown. */
  reason: 'none' | 'unknown';
}

/** `/form-print` without a registration to print. */
export function NoRegistration({ path, reason }: NoRegistrationProps) {
  return (
    <StudentPage path={path} heading={words.title} lede={words[reason]} above={<RequireToken />}>
      <div className="mt-6">
        <PageLinks paths={reason === 'none' ? ['/form', '/history'] : ['/history', '/form']} />
      </div>
    </StudentPage>
  );
}
