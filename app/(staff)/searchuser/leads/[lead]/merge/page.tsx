import { randomUUID } from 'node:crypto';
import { notFound, redirect } from 'next/navigation';
import { staffPage } from '@/app/(staff)/searchuser/staff-page';
import { StaffFrame } from '@/components/office/frame/staff-frame';
import { MergePage } from '@/components/office/leads/merge-page';
import { assignableStaff } from '@/lib/leads/lead-rows';
import { mergePage } from '@/lib/leads/merge-leads';
import { recordView } from '@/lib/staff/audit/views';
import { messageDesk } from '@/lib/messages/message-texts';
import { officeMetadata } from '@/lib/site/seo';

const path = '/searchuser/leads';

export const metadata = officeMetadata('The same person');

interface Props {
  params: Promise<{ lead: string }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

export default async function Merge({ params, searchParams }: Props) {
  const { lead: leadId } = await params;
  const { with: other } = await searchParams;
  const title = 'The same person';
  return staffPage('leads.change', { path: `${path}/${leadId}/merge`, title }, async (staff) => {
    const page = await mergePage(staff, leadId, typeof other === 'string' ? other : null);
    if (!page) return notFound();
    // Also how the page goes on once they are merged.
    if (page.isOne) return redirect(`${path}/${page.lead.id}`);
    const shown = [page.lead, ...page.alike].map(({ id }) => id);
    await recordView(staff, {
      action: 'leads.list',
      subject: 'list',
      people: shown,
      leads: shown,
      detail: { rows: shown.length },
    });
    return (
      <StaffFrame path={path} title={`The same person as ${page.lead.name}?`} staff={staff}>
        <MergePage
          staff={{
            assignable: await assignableStaff(staff),
            staffId: staff.staffId,
            rights: staff.rights,
            messages: await messageDesk(staff),
          }}
          {...page}
          requestId={randomUUID()}
          asOf={new Date().toISOString()}
        />
      </StaffFrame>
    );
  });
}
