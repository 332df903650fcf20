import { parentLinkCall } from '@/lib/people/calls';
import { parentLinkFor } from '@/lib/people/student-account';
import { serveStaff } from '@/lib/staff/serve-staff';

export const POST = serveStaff(parentLinkCall, ({ who, body }) => parentLinkFor(who, body));
