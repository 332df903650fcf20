import { decidePointCall } from '@/lib/office/site/calls';
import { decidePoint } from '@/lib/office/site/checklist';
import { serveStaff } from '@/lib/office/staff/serve-staff';

export const POST = serveStaff(decidePointCall, ({ who, body }) => decidePoint(who, body));
