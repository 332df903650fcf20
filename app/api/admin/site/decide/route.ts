import { decidePointsCall } from '@/lib/office/site/calls';
import { decidePoints } from '@/lib/office/site/checklist';
import { serveStaff } from '@/lib/office/staff/serve-staff';

export const POST = serveStaff(decidePointsCall, ({ who, body }) => decidePoints(who, body));
