import { staffPage } from '@/app/(staff)/searchuser/staff-page';
import { StaffFrame } from '@/components/office/frame/staff-frame';
import { WalkIn } from '@/components/office/leads/walk-in';
import { DataNotice } from '@/components/form/data-notice';
import { assignableStaff } from '@/lib/leads/lead-rows';
import { noticeHash } from '@/lib/site/notice-hash';
import { messageDesk } from '@/lib/messages/message-texts';
import { officeMetadata } from '@/lib/site/seo';

const path = '/searchuser/leads/new';
const title = 'Add a walk-in';

export const metadata = officeMetadata(title);

export default function NewWalkIn() {
  return staffPage('leads.change', { path, title }, async (staff) => {
    const assignable = await assignableStaff(staff);
    return (
      <StaffFrame path="/searchuser/leads" title={title} staff={staff}>
        <WalkIn
          staff={{
            assignable,
            staffId: staff.staffId,
            rights: staff.rights,
            messages: await messageDesk(staff),
          }}
          noticeHash={noticeHash('walkIn')}
        />
        <DataNotice form="walkIn" />
        <p className="office-links">
          <a href="/searchuser/leads">All leads</a>
        </p>
      </StaffFrame>
    );
  });
}
