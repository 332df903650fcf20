import { randomUUID } from 'node:crypto';
import { staffPage } from '@/app/(staff)/searchuser/staff-page';
import { StaffFrame } from '@/components/office/frame/staff-frame';
import { LeadRulesPage } from '@/components/office/leads/lead-rules';
import { courseOptions } from '@/content/catalogue/course-options';
import { leadRules } from '@/lib/leads/lead-rules';
import { officeMetadata } from '@/lib/site/seo';

const path = '/searchuser/leads/rules';
const title = 'Who gets new leads';

export const metadata = officeMetadata(title);

export default function Rules() {
  return staffPage('leads.assign', { path, title }, async (staff) => (
    <StaffFrame path="/searchuser/leads" title={title} staff={staff}>
      <LeadRulesPage
        rights={staff.rights}
        {...await leadRules(staff)}
        courses={courseOptions}
        requestId={randomUUID()}
      />
    </StaffFrame>
  ));
}
