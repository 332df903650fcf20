import { saveSubjectCall } from '@/lib/office/site/calls';
import { saveSubject } from '@/lib/office/site/draft';
import { serveStaff } from '@/lib/office/staff/serve-staff';

export const POST = serveStaff(saveSubjectCall, ({ who, body }) => saveSubject(who, body));
