import { addWalkIn } from '@/lib/leads/add-walk-in';
import { addWalkInCall } from '@/lib/leads/calls';
import { serveStaff } from '@/lib/staff/serve-staff';

export const POST = serveStaff(addWalkInCall, ({ who, body }) => addWalkIn(who, body));
