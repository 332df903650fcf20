import { openSubjectCall } from '@/lib/office/site/calls';
import { openSubjectById } from '@/lib/office/site/draft';
import { serveStaff } from '@/lib/office/staff/serve-staff';

export const POST = serveStaff(openSubjectCall, ({ who, body }) =>
  openSubjectById(who, body.subject),
);
