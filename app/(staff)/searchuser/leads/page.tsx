import { staffPage } from '@/app/(staff)/searchuser/staff-page';
import { StaffFrame } from '@/components/office/frame/staff-frame';
import { LeadActions, LeadsPage } from '@/components/office/leads/leads-page';
import { courseOptions } from '@/content/catalogue/course-options';
import { routes } from '@/content/pages/routes';
import { readLeadFilter } from '@/lib/leads/lead-filter';
import { assignableStaff } from '@/lib/leads/lead-rows';
import { countLeads, leadsInOrder, readCursor } from '@/lib/leads/leads-list';
import { recordView } from '@/lib/staff/audit/views';
import { messageDesk } from '@/lib/messages/message-texts';
import { officeMetadata } from '@/lib/site/seo';

const path = '/searchuser/leads';

export const metadata = officeMetadata('Leads');

const sources = routes
  .filter(({ indexable }) => indexable)
  .map((route) => [route.path, route.title] as const);

type Query = Record<string, string | string[] | undefined>;

export default async function Leads({ searchParams }: { searchParams: Promise<Query> }) {
  const query = await searchParams;
  return staffPage('leads.read', { path, title: 'Leads' }, async (staff) => {
    const filter = readLeadFilter(query);
    const after = readCursor(query.after);
    const asOf = after?.asOf ?? new Date();
    const [{ leads, next }, counts, assignable] = await Promise.all([
      leadsInOrder(staff, { filter, after, asOf }),
      countLeads(staff, filter, asOf),
      assignableStaff(staff),
    ]);
    const shown = leads.map(({ id }) => id);
    await recordView(staff, {
      action: 'leads.list',
      subject: 'list',
      people: shown,
      leads: shown,
      detail: { rows: leads.length, filters: Object.keys(filter) },
    });
    return (
      <StaffFrame
        path={path}
        title="Leads"
        staff={staff}
        actions={<LeadActions rights={staff.rights} />}
      >
        <LeadsPage
          staff={{
            assignable,
            staffId: staff.staffId,
            rights: staff.rights,
            messages: await messageDesk(staff),
          }}
          {...{ courses: courseOptions, sources, filter, leads, counts, next }}
          continued={after !== null}
          asOf={new Date().toISOString()}
        />
      </StaffFrame>
    );
  });
}
