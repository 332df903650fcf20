import { RefreshOnChange } from '@/components/office/frame/refresh-on-change';
import { StaffFrame, type SignedInStaff } from '@/components/office/frame/staff-frame';
import type { SiteSubject } from '@/content/site-subjects';
import type { OpenSubject } from '@/lib/office/site/draft';
import { SiteForm } from './site-form';

interface SubjectPageProps {
  path: string;
  staff: SignedInStaff;
  subject: SiteSubject;
  open: OpenSubject;
}

/** `/searchuser/site/{subject}`: one form of what the site says. */
export function SubjectPage({ path, staff, subject, open }: SubjectPageProps) {
  return (
    <StaffFrame path={path} title={subject.title} staff={staff}>
      <RefreshOnChange role={staff.role}>
        <p className="office-prose">
          {subject.intro} <a href="/searchuser/site">All about the site</a>
        </p>
        <SiteForm subject={subject} typed={open.typed} seen={open.seen} />
      </RefreshOnChange>
    </StaffFrame>
  );
}
