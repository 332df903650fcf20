import { staffPage } from '@/app/(staff)/searchuser/staff-page';
import { StaffFrame } from '@/components/office/frame/staff-frame';
import { CallSheet } from '@/components/office/leads/call-sheet';
import { PrintButton } from '@/components/ui/print-button';
import { delhiDay } from '@/lib/site/delhi-time';
import { readLeadFilter } from '@/lib/leads/lead-filter';
import { assignableStaff } from '@/lib/leads/lead-rows';
import { callSheet } from '@/lib/leads/leads-list';
import { recordView } from '@/lib/staff/audit/views';
import { messageDesk } from '@/lib/messages/message-texts';
import { officeMetadata } from '@/lib/site/seo';

const path = '/searchuser/leads/day';

export const metadata = officeMetadata('Call list');

type Query = Record<string, string | string[] | undefined>;

export default async function Day({ searchParams }: { searchParams: Promise<Query> }) {
  const query = await searchParams;
  return staffPage('leads.read', { path, title: 'Call list' }, async (staff) => {
    const now = new Date();
    const day = readLeadFilter({ from: query.day }).from ?? delhiDay(now);
    const who = query.who === 'all' ? 'all' : 'me';
    const [sheet, assignable] = await Promise.all([
      callSheet(staff, day, who === 'me' ? staff.staffId : null),
      assignableStaff(staff),
    ]);
    const shown = [...sheet.calls, ...sheet.waiting].map(({ id }) => id);
    await recordView(staff, {
      action: 'leads.list',
      subject: 'list',
      people: shown,
      leads: shown,
      detail: { rows: shown.length, filters: ['day', who] },
    });
    return (
      <StaffFrame
        path="/searchuser/leads"
        title="Call list"
        staff={staff}
        actions={<PrintButton variant="outline" />}
      >
        <CallSheet
          staff={{
            assignable,
            staffId: staff.staffId,
            rights: staff.rights,
            messages: await messageDesk(staff),
          }}
          day={day}
          who={who}
          {...sheet}
          asOf={now.toISOString()}
        />
      </StaffFrame>
    );
  });
}
