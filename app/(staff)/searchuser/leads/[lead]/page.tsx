import { staffPage } from '@/app/(staff)/searchuser/staff-page';
import { StaffFrame } from '@/components/office/frame/staff-frame';
import { LeadPage } from '@/components/office/leads/lead-page';
import { assignableStaff } from '@/lib/leads/lead-rows';
import { leadStory } from '@/lib/leads/lead-story';
import { countView } from '@/lib/staff/audit/views';
import { isUuid } from '@/lib/platform/uuid';
import { messageDesk } from '@/lib/messages/message-texts';
import { officeMetadata } from '@/lib/site/seo';

const path = '/searchuser/leads';

export const metadata = officeMetadata('Lead');

export default async function Lead({ params }: { params: Promise<{ lead: string }> }) {
  const { lead: leadId } = await params;
  return staffPage('leads.read', { path: `${path}/${leadId}`, title: 'Lead' }, async (staff) => {
    if (isUuid(leadId)) await countView(staff, [leadId]);
    const [story, assignable] = await Promise.all([
      leadStory(staff, leadId),
      assignableStaff(staff),
    ]);
    if (!story) {
      return (
        <StaffFrame path={path} title="Lead not found" staff={staff}>
          <p className="office-empty">
            It may have been erased or assigned to a colleague, or part of the address is missing.{' '}
            <a href={path}>All leads</a>
          </p>
        </StaffFrame>
      );
    }
    return (
      <StaffFrame path={path} title={story.lead.name} staff={staff}>
        <LeadPage
          staff={{
            assignable,
            staffId: staff.staffId,
            rights: staff.rights,
            messages: await messageDesk(staff),
          }}
          story={story}
          asOf={new Date().toISOString()}
        />
      </StaffFrame>
    );
  });
}
