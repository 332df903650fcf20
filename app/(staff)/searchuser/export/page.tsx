import { staffPage } from '@/app/(staff)/searchuser/staff-page';
import { ExportForms } from '@/components/office/reports/export-forms';
import { StaffFrame } from '@/components/office/frame/staff-frame';
import { today } from '@/lib/site/days';
import { officeMetadata } from '@/lib/site/seo';

const path = '/searchuser/export';
const title = 'Export';

export const metadata = officeMetadata(title);

export default function ExportPage() {
  return staffPage('exports.download', { path, title }, (staff) => (
    <StaffFrame path={path} title={title} staff={staff}>
      <ExportForms rights={staff.rights} today={today()} />
    </StaffFrame>
  ));
}
