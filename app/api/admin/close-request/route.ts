import { closeRequestCall } from '@/lib/data-rights/calls';
import { closeRequest } from '@/lib/data-rights/data-requests';
import { serveStaff } from '@/lib/staff/serve-staff';

export const POST = serveStaff(closeRequestCall, ({ who, body }) => closeRequest(who, body));
