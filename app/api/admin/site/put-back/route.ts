import { putBackCall } from '@/lib/publishing/calls';
import { putBack } from '@/lib/publishing/versions';
import { serveStaff } from '@/lib/staff/serve-staff';

export const POST = serveStaff(putBackCall, ({ who, body }) => putBack(who, body));
