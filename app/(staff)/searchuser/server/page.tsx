import { staffPage } from '@/app/(staff)/searchuser/staff-page';
import { ServerPage } from '@/components/office/health/server-page';
import { printedMoment } from '@/components/office/ui/printed-moment';
import { serverStatus } from '@/lib/health/faults';
import { officeMetadata } from '@/lib/site/seo';
import { pageSpeed } from '@/lib/web-vitals/figures';

const path = '/searchuser/server';
const title = 'Server';

export const metadata = officeMetadata(title);

export default function Server() {
  return staffPage('server.read', { path, title }, async (staff) => {
    const asOf = new Date().toISOString();
    const print = (moment: Date) => printedMoment(moment.toISOString(), asOf);
    const [lines, figures] = await Promise.all([serverStatus(staff, print), pageSpeed(staff)]);
    return <ServerPage {...{ path, title, staff, asOf, lines, figures }} />;
  });
}
