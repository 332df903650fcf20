import { putBackCall } from '@/lib/office/site/calls';
import { putBack } from '@/lib/office/site/versions';
import { serveStaff } from '@/lib/office/staff/serve-staff';

export const POST = serveStaff(putBackCall, ({ who, body }) => putBack(who, body));
