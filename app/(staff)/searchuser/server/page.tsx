import { staffPage } from '@/app/(staff)/searchuser/staff-page';
import { ServerPage } from '@/components/office/health/server-page';
import { printedMoment } from '@/components/office/ui/printed-moment';
import { serverStatus } from '@/lib/health/faults';
import { officeMetadata } from '@/lib/site/seo';

const path = '/searchuser/server';
const title = 'Server';

export const metadata = officeMetadata(title);

export default function Server() {
  return staffPage('server.read', { path, title }, async (staff) => {
    const asOf = new Date().toISOString();
    const lines = await serverStatus(staff, (moment) => printedMoment(moment.toISOString(), asOf));
    return <ServerPage path={path} title={title} staff={staff} asOf={asOf} lines={lines} />;
  });
}
