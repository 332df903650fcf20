import { eraseLeadCall } from '@/lib/data-rights/calls';
import { eraseLead } from '@/lib/data-rights/erase-lead';
import { serveStaff } from '@/lib/staff/serve-staff';

export const POST = serveStaff(eraseLeadCall, ({ who, body }) => eraseLead(who, body));
