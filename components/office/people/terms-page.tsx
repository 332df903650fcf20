import { StaffFrame, type SignedInStaff } from '@/components/office/frame/staff-frame';
import { NoteClaim, type ClaimChoices } from '@/components/office/refunds/refund-claim-forms';
import { AgreedPolicies } from '@/components/student/enrolment/agreed-policies';
import { printDay, type IsoDay } from '@/content/day';
import type { AgreedPolicy } from '@/lib/enrolment/agreed-policies';

interface TermsPageProps {
  staff: SignedInStaff;
  path: string;
  title: string;
  record: BoughtRegistration;
  policies: readonly AgreedPolicy[];
  shown: string | undefined;
  claim: ClaimChoices;
}

interface BoughtRegistration {
  id: string;
  studentId: string;
  studentname: string;
  registrationnumber: string;
  planTitle: string | null;
  coursename: string;
  date: IsoDay;
}

/** The policies of a registration's day, for staff. */
export function TermsPage({ staff, path, title, record, policies, shown, claim }: TermsPageProps) {
  const { studentId, studentname, registrationnumber, planTitle, coursename, date } = record;
  return (
    <StaffFrame
      path="/searchuser"
      title={title}
      staff={staff}
      actions={
        <a className="office-link" href={`/searchuser/person/${studentId}`}>
          Student’s page
        </a>
      }
    >
      <p>
        <bdi>{studentname}</bdi>, Reg. No <b>{registrationnumber}</b>, {planTitle ?? coursename}, of{' '}
        {printDay(date)}
      </p>
      <NoteClaim rights={staff.rights} claim={claim} />
      <AgreedPolicies
        policies={policies}
        shown={shown}
        hrefOf={(one) => `${path}?${new URLSearchParams({ policy: one })}`}
      />
    </StaffFrame>
  );
}
