import { staffPage } from '@/app/(staff)/searchuser/staff-page';
import { ExportForms } from '@/components/office/export-forms';
import { StaffFrame } from '@/components/office/frame/staff-frame';
import { today } from '@/lib/site/days';
import { officeMetadata } from '@/lib/site/seo';

const path = '/searchuser/export';
const title = 'Export';

export const metadata = officeMetadata(title);

const refusal = (
  <p className="office-prose">Only the owner can take lists out of the office. Please ask.</p>
);

export default function ExportPage() {
  return staffPage('exports.download', { path, title, refusal }, (staff) => (
    <StaffFrame path={path} title={title} staff={staff}>
      <ExportForms today={today()} />
    </StaffFrame>
  ));
}
