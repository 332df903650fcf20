import { siteStatusCall } from '@/lib/publishing/calls';
import { siteStatus } from '@/lib/publishing/versions';
import { serveStaff } from '@/lib/staff/serve-staff';

export const GET = serveStaff(siteStatusCall, ({ who }) => siteStatus(who));
