import { decidePointsCall } from '@/lib/publishing/calls';
import { decidePoints } from '@/lib/publishing/checklist';
import { serveStaff } from '@/lib/staff/serve-staff';

export const POST = serveStaff(decidePointsCall, ({ who, body }) => decidePoints(who, body));
