import { parentLinkCall } from '@/lib/office/people/calls';
import { parentLinkFor } from '@/lib/office/people/student-account';
import { serveStaff } from '@/lib/office/staff/serve-staff';

export const POST = serveStaff(parentLinkCall, ({ who, body }) => parentLinkFor(who, body));
