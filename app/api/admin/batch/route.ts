import { assignBatch } from '@/lib/office/people/assign-batch';
import { assignBatchCall } from '@/lib/office/people/calls';
import { serveStaff } from '@/lib/office/staff/serve-staff';

export const POST = serveStaff(assignBatchCall, ({ who, body }) => assignBatch(who, body));
