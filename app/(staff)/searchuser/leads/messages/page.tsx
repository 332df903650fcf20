import { staffPage } from '@/app/(staff)/searchuser/staff-page';
import { StaffFrame } from '@/components/office/frame/staff-frame';
import { MessageTextsPage } from '@/components/office/messages/message-texts';
import { messageDesk } from '@/lib/messages/message-texts';
import { officeMetadata } from '@/lib/site/seo';

const path = '/searchuser/leads/messages';
const title = 'Message texts';

export const metadata = officeMetadata(title);

export default function Messages() {
  return staffPage('settings.change', { path, title }, async (staff) => (
    <StaffFrame path="/searchuser/leads" title={title} staff={staff}>
      <MessageTextsPage rights={staff.rights} desk={await messageDesk(staff)} />
    </StaffFrame>
  ));
}
