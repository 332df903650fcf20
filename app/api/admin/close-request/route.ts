import { closeRequestCall } from '@/lib/office/rights/calls';
import { closeRequest } from '@/lib/office/rights/data-requests';
import { serveStaff } from '@/lib/office/staff/serve-staff';

export const POST = serveStaff(closeRequestCall, ({ who, body }) => closeRequest(who, body));
