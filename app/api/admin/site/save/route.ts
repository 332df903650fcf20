import { saveSubjectCall } from '@/lib/publishing/calls';
import { saveSubject } from '@/lib/publishing/draft';
import { serveStaff } from '@/lib/staff/serve-staff';

export const POST = serveStaff(saveSubjectCall, ({ who, body }) => saveSubject(who, body));
