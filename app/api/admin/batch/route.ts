import { assignBatch } from '@/lib/people/assign-batch';
import { assignBatchCall } from '@/lib/people/calls';
import { serveStaff } from '@/lib/staff/serve-staff';

export const POST = serveStaff(assignBatchCall, ({ who, body }) => assignBatch(who, body));
