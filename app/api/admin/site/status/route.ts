import { siteStatusCall } from '@/lib/office/site/calls';
import { siteStatus } from '@/lib/office/site/versions';
import { serveStaff } from '@/lib/office/staff/serve-staff';

export const GET = serveStaff(siteStatusCall, ({ who }) => siteStatus(who));
