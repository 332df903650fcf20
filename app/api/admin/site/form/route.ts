import { openSubjectCall } from '@/lib/publishing/calls';
import { openSubjectById } from '@/lib/publishing/draft';
import { serveStaff } from '@/lib/staff/serve-staff';

export const POST = serveStaff(openSubjectCall, ({ who, body }) =>
  openSubjectById(who, body.subject),
);
