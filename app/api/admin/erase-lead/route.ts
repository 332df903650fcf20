import { eraseLeadCall } from '@/lib/office/rights/calls';
import { eraseLead } from '@/lib/office/rights/erase-lead';
import { serveStaff } from '@/lib/office/staff/serve-staff';

export const POST = serveStaff(eraseLeadCall, ({ who, body }) => eraseLead(who, body));
