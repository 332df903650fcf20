import { markDemoSeatCall } from '@/lib/demo-classes/calls';
import { markDemoSeat } from '@/lib/demo-classes/demo-seats';
import { serveStaff } from '@/lib/staff/serve-staff';

export const POST = serveStaff(markDemoSeatCall, ({ who, body }) => markDemoSeat(who, body));
