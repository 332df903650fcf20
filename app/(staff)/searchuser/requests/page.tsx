import { staffPage } from '@/app/(staff)/searchuser/staff-page';
import { DataRequests } from '@/components/office/data-rights/data-requests';
import { StaffFrame } from '@/components/office/frame/staff-frame';
import { recordView } from '@/lib/staff/audit/views';
import { listRequests } from '@/lib/data-rights/data-requests';
import { listMatches } from '@/lib/data-rights/match-decisions';
import { shownOnSite } from '@/lib/publishing/shown-people';
import { officeMetadata } from '@/lib/site/seo';

const path = '/searchuser/requests';
const title = 'Data requests';

export const metadata = officeMetadata(title);

export default function Requests() {
  return staffPage('requests.handle', { path, title }, async (staff) => {
    const [requests, matches, isShown] = await Promise.all([
      listRequests(staff),
      listMatches(staff),
      shownOnSite(),
    ]);
    const students = requests.flatMap(({ student }) => student?.id ?? []);
    await recordView(staff, {
      action: 'requests.list',
      subject: 'list',
      people: [
        ...requests.map(({ id, student }) => student?.id ?? id),
        ...matches.map(({ id, leadId }) => leadId ?? id),
      ],
      students,
      detail: { rows: requests.length + matches.length },
    });
    return (
      <StaffFrame path={path} title={title} staff={staff}>
        <DataRequests
          rights={staff.rights}
          requests={requests.map((request) => ({
            ...request,
            isOnSite: isShown(request.student?.name ?? request.person),
          }))}
          matches={matches}
          asOf={new Date().toISOString()}
        />
      </StaffFrame>
    );
  });
}
