import { serveStudent } from '@/lib/accounts/bearer';
import { stopCallsCall } from '@/lib/data-rights/calls';
import { stopCalls } from '@/lib/data-rights/stop-calls';

export const POST = serveStudent(stopCallsCall, ({ who }) => stopCalls(who.studentId));
