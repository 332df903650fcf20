import { staffPage } from '@/app/(staff)/searchuser/staff-page';
import { StaffFrame } from '@/components/office/frame/staff-frame';
import { ImportLeads } from '@/components/office/leads/import-leads';
import { officeMetadata } from '@/lib/site/seo';

const path = '/searchuser/leads/import';
const title = 'Import walk-ins';

export const metadata = officeMetadata(title);

export default function Import() {
  return staffPage('leads.import', { path, title }, (staff) => (
    <StaffFrame path="/searchuser/leads" title={title} staff={staff}>
      <ImportLeads />
      <p className="office-links">
        <a href="/searchuser/leads">All leads</a>
      </p>
    </StaffFrame>
  ));
}
