import { staffPage } from '@/app/(staff)/searchuser/staff-page';
import { DemoClasses } from '@/components/office/demo-classes/demo-classes';
import { StaffFrame } from '@/components/office/frame/staff-frame';
import { listDemoClasses } from '@/lib/demo-classes/demo-seats';
import { assignableStaff } from '@/lib/leads/lead-rows';
import { messageDesk } from '@/lib/messages/message-texts';
import { officeMetadata } from '@/lib/site/seo';

const path = '/searchuser/leads/demo-classes';
const title = 'Demo classes';

export const metadata = officeMetadata(title);

export default function DemoClassesPage() {
  return staffPage('leads.read', { path, title }, async (staff) => (
    <StaffFrame path="/searchuser/leads" title={title} staff={staff}>
      <DemoClasses
        staff={{
          assignable: await assignableStaff(staff),
          staffId: staff.staffId,
          rights: staff.rights,
          messages: await messageDesk(staff),
        }}
        classes={await listDemoClasses(staff)}
        asOf={new Date().toISOString()}
      />
    </StaffFrame>
  ));
}
